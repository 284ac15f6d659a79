# Rus: jedes Wort, das jemand liest, auf Deutsch.

title = Rus
tagline = Der Prototyp, aus dem Rurik wurde: Bestechung, Intrigen und ein Würfel auf einem Spielplan, der jedes Mal neu ist.

## Optionen
option-intrigue = Ränkekarten (Modul)
option-intrigue-off = bleiben in der Schachtel
option-intrigue-on = eine je Runde
option-epic = Prachtbauten (Modul)
option-epic-off = bleiben in der Schachtel
option-epic-on = einer weniger als Spieler
option-limit = Rundenlimit
option-limit-none = keines: Die Partie endet durch ihren eigenen Auslöser
option-limit-8 = Runde 8 ist auf jeden Fall die letzte
sign-reconstructed = ≈
help-reconstructed = Das Original dieser Karte oder dieses Tableaus fehlt uns: Die Angaben sind rekonstruiert.

## Wer und wo
seat-red = Rot
seat-blue = Blau
seat-ochre = Ocker
seat-green = Grün
land-l1 = Land 1
land-l2 = Land 2
land-l3 = Land 3
land-l4 = Land 4
land-l5 = Land 5
land-l6 = Land 6
land-l7 = Land 7
land-l8 = Land 8
land-l9 = Land 9
land-l10 = Land 10
land-l11 = Land 11
land-l12 = Land 12
land-l13 = Land 13
label-lumber = Wald { $land }
label-wheat = Ackerland { $land }
label-ore = Erzberge { $land }
label-honey = Lindenhain { $land }
label-fur = Taiga { $land }
label-swamp = Sumpf { $land }
label-hidden = { $land }
good-lumber = Holz
good-wheat = Weizen
good-ore = Erz
good-honey = Honig
good-fur = Fell
terrain-lumber = Wald
terrain-wheat = Ackerland
terrain-ore = Erzberge
terrain-honey = ein Lindenhain
terrain-fur = Taiga
terrain-swamp = der Sumpf
model-troop = eine Truppe
model-heavy = eine schwere Truppe
model-prince = der Fürst
building-stronghold = eine Festung
building-church = eine Kirche
building-market = ein Markt
tile = { $key }
gold = { $key }
pips = { $key }
level = { $key }
amount = { $key }
column-scheme = Intrigieren
column-deed = Tat
column-move = Ziehen
column-build = Bauen
column-collect = Einsammeln
column-attack = Angreifen
column-muster = Mustern
column-income = Einkommen
window-scheme-1 = Intrigieren, Fenster 1
window-scheme-2 = Intrigieren, Fenster 2
window-scheme-3 = Intrigieren, Fenster 3
window-scheme-4 = Intrigieren, Fenster 4
window-deed-1 = Tat, Fenster 1
window-deed-2 = Tat, Fenster 2
window-deed-3 = Tat, Fenster 3
window-deed-4 = Tat, Fenster 4
window-move-1 = Ziehen, Fenster 1
window-move-2 = Ziehen, Fenster 2
window-move-3 = Ziehen, Fenster 3
window-move-4 = Ziehen, Fenster 4
window-build-1 = Bauen, Fenster 1
window-build-2 = Bauen, Fenster 2
window-build-3 = Bauen, Fenster 3
window-build-4 = Bauen, Fenster 4
window-collect-1 = Einsammeln, Fenster 1
window-collect-2 = Einsammeln, Fenster 2
window-collect-3 = Einsammeln, Fenster 3
window-collect-4 = Einsammeln, Fenster 4
window-attack-1 = Angreifen, Fenster 1
window-attack-2 = Angreifen, Fenster 2
window-attack-3 = Angreifen, Fenster 3
window-attack-4 = Angreifen, Fenster 4
window-muster-1 = Mustern, Fenster 1
window-muster-2 = Mustern, Fenster 2
window-muster-3 = Mustern, Fenster 3
window-muster-4 = Mustern, Fenster 4
window-income = das Einkommensfeld
category-rule = Herrschaft
category-build = Bau
category-wealth = Reichtum
category-fame = Ruhm
deck-left = der linke Stapel
deck-right = der rechte Stapel
answer-let = Geschehen lassen
answer-cancel = Vereiteln
company-alone = allein
company-troop = mit einer Truppe
company-heavy = mit einer schweren Truppe

## Intrigen
scheme-attack-gold = Überfall
scheme-attack-gold-2 = { scheme-attack-gold }
scheme-attack = Scharmützel
scheme-attack-2 = { scheme-attack }
scheme-attack-hired = Gekaufte Schwerter
scheme-deed = Große Pläne
scheme-deed-2 = { scheme-deed }
scheme-deed-gold = Großzügiger Gönner
scheme-cancel = Gegenspiel
scheme-cancel-2 = { scheme-cancel }
scheme-heavy = Schwere Garde
scheme-heavy-2 = { scheme-heavy }
scheme-muster-hired = Söldner
scheme-muster-hired-2 = { scheme-muster-hired }
scheme-muster = Aufgebot
scheme-muster-2 = { scheme-muster }
scheme-muster-two = Großes Aufgebot
scheme-collect = Tribut
scheme-collect-2 = { scheme-collect }
scheme-collect-two = Reicher Tribut
scheme-collect-gold = Steuerpächter
scheme-move-two = Marsch
scheme-move-two-2 = { scheme-move-two }
scheme-move-three = Eilmarsch
scheme-build = Baumeister
scheme-build-2 = { scheme-build }
scheme-build-gold = Reiche Baumeister
scheme-build-hired = Fremde Baumeister
scheme-gold = Verborgene Börse
scheme-gold-2 = { scheme-gold }
line-scheme-attack-gold = 1 Angriffspunkt und 1 Gold.
line-scheme-attack = 1 Angriffspunkt.
line-scheme-attack-hired = Zahle 1 Gold: 2 Angriffspunkte.
line-scheme-deed = Nimm eine offene Tat.
line-scheme-deed-gold = Nimm eine offene Tat und 1 Gold.
line-scheme-cancel = Antworte auf die Intrige eines anderen: Vereitle sie.
line-scheme-heavy = Setze 1 schwere Truppe nach den Regeln des Musterns.
line-scheme-muster-hired = Zahle 1 Gold: 1 Musterungspunkt.
line-scheme-muster = 1 Musterungspunkt.
line-scheme-muster-two = 2 Musterungspunkte.
line-scheme-collect = 1 Einsammelpunkt.
line-scheme-collect-two = 2 Einsammelpunkte.
line-scheme-collect-gold = 1 Einsammelpunkt und 1 Gold.
line-scheme-move-two = 2 Bewegungspunkte.
line-scheme-move-three = 3 Bewegungspunkte.
line-scheme-build = 1 Baupunkt.
line-scheme-build-gold = 1 Baupunkt und 1 Gold.
line-scheme-build-hired = Zahle 1 Gold: 2 Baupunkte.
line-scheme-gold = 2 Gold.

## Taten
deed-amass-forces = Truppen sammeln
deed-border-patrols = Grenzpatrouillen
deed-capital-city = Hauptstadt
deed-defensive-belt = Verteidigungsgürtel
deed-dispatch-messengers = Boten aussenden
deed-enforce-peace = Frieden erzwingen
deed-establish-fortress = Burg gründen
deed-generous-prince = Großzügiger Fürst
deed-grand-hunter = Großer Jäger
deed-great-library = Große Bibliothek
deed-hire-mercenaries = Söldner anheuern
deed-hoard = Hort
deed-honorable-prince = Ehrenhafter Fürst
deed-law-giver = Gesetzgeber
deed-market-day = Markttag
deed-master-beekeeper = Meisterimker
deed-new-beginning = Neuanfang
deed-peace-maker = Friedensstifter
deed-retire-veterans = Veteranen entlassen
deed-reward-laborers = Arbeiter entlohnen
deed-send-gifts = Geschenke senden
deed-splendid-feast = Prächtiges Festmahl
deed-tithe-payments = Zehnt
deed-trade-route = Handelsroute
deed-wilderness-forts = Wildnisfestungen
deed-drain-the-marsh = Den Sumpf trockenlegen
line-deed-amass-forces = Habe 6 Truppen in einem Land.
line-deed-border-patrols = Entferne je 1 Truppe aus 3 Ländern.
line-deed-capital-city = Habe Festung, Kirche und Markt in einem Land.
line-deed-defensive-belt = Habe Festungen in 3 zusammenhängenden Ländern.
line-deed-dispatch-messengers = Habe Truppen in 5 Ländern (zu dritt 6, zu viert 7).
line-deed-enforce-peace = Habe 2 Unruhetruppen besiegt; zahle 1 Holz, 1 Honig.
line-deed-establish-fortress = Habe Festung und Kirche in einem Land; zahle 2 Holz.
line-deed-generous-prince = Zahle 5 Gold.
line-deed-grand-hunter = Habe den Startspielermarker; zahle 2 Felle.
line-deed-great-library = Lege 1 Intrige ab; zahle 1 Erz.
line-deed-hire-mercenaries = Zahle 1 Weizen, 1 Erz, 2 Gold.
line-deed-hoard = Zahle 3 gleiche Waren.
line-deed-honorable-prince = Lege 1 Intrige ab; zahle 3 Gold.
line-deed-law-giver = Habe 3 Unruhetruppen besiegt; zahle 2 Gold.
line-deed-market-day = Habe Märkte in 3 Ländern mit verschiedenen Waren.
line-deed-master-beekeeper = Lege 1 Intrige ab; zahle 2 Honig.
line-deed-new-beginning = Entferne 1 deiner Gebäude.
line-deed-peace-maker = Entferne 2 Truppen aus einem Land, das du beherrschst.
line-deed-retire-veterans = Entferne 2 deiner Truppen; zahle 2 Gold.
line-deed-reward-laborers = Zahle 2 beliebige Waren und 2 Gold.
line-deed-send-gifts = Zahle 1 Weizen, 1 Fell, 2 Gold.
line-deed-splendid-feast = Zahle 1 Weizen, 1 Honig, 2 Gold.
line-deed-tithe-payments = Habe Kirchen in 3 zusammenhängenden Ländern.
line-deed-trade-route = Zahle 3 verschiedene Waren.
line-deed-wilderness-forts = Zahle 1 Erz, 1 Fell, 1 Holz.
line-deed-drain-the-marsh = Beherrsche den Sumpf und habe dort ein Gebäude.

## Sonderfähigkeiten
ability-fast-march = Schneller Marsch
ability-sharp-eyes = Scharfe Augen
ability-veteran-blades = Alte Klingen
ability-patron = Gönner
ability-plunder = Beute
ability-credit = Kredit
ability-trading-posts = Handelsposten
ability-windfall = Geldsegen
ability-druzhina = Druschina
ability-archive = Archiv
ability-retinue = Gefolge
ability-renown = Ansehen
line-ability-fast-march = Je Zug 1 Bewegungspunkt mehr, wenn du welche erhältst.
line-ability-sharp-eyes = Sieh 1 Karte mehr an, wenn du Intrigen ziehst.
line-ability-veteran-blades = In jedem deiner Züge +2 auf einen Angriffswurf.
line-ability-patron = 1 Gold, sooft du eine Tat nimmst.
line-ability-plunder = 1 Gold für den ersten Angriff in jedem deiner Züge.
line-ability-credit = Je Runde entfällt ein Goldpreis (Fenster oder Intrige).
line-ability-trading-posts = Deine Märkte zählen für die Herrschaft als Truppen.
line-ability-windfall = Sofort 10 Gold, wenn sie aufgedeckt wird.
line-ability-druzhina = Deine schweren Truppen zählen für Herrschaft doppelt.
line-ability-archive = Nimm eine beliebige abgelegte Intrige, statt zu ziehen.
line-ability-retinue = Musterst du, stößt je Zug 1 Truppe mehr zum Fürsten.
line-ability-renown = Du darfst je Anspruchsphase 2 Taten vollbringen.

## Pläne
agenda-most-gold = Reich
agenda-most-goods = Fähig
agenda-most-buildings = Baumeister
agenda-most-ruled = Herrscher
agenda-most-present = Angesehen
agenda-most-deeds = Würdevoll
agenda-most-killed = Mutig
agenda-most-troops = Kriegsherr
agenda-most-schemes = Intrigant
agenda-most-heavies = Eisern
line-agenda-most-gold = Habe am Ende das meiste Gold.
line-agenda-most-goods = Habe am Ende die meisten Waren.
line-agenda-most-buildings = Habe am Ende die meisten Gebäude auf dem Spielplan.
line-agenda-most-ruled = Beherrsche am Ende die meisten Länder.
line-agenda-most-present = Habe am Ende in den meisten Ländern Truppen.
line-agenda-most-deeds = Habe am Ende die meisten Taten vollbracht.
line-agenda-most-killed = Habe am Ende die meisten Unruhetruppen besiegt.
line-agenda-most-troops = Habe am Ende die meisten Truppen auf dem Spielplan.
line-agenda-most-schemes = Habe am Ende die meisten Intrigen auf der Hand.
line-agenda-most-heavies = Habe am Ende die meisten schweren Truppen im Spiel.

## Ränkekarten
intrigue-no-bribes = Ehrliche Männer
intrigue-double-bribes = Offene Hände
intrigue-counter-clockwise = Verkehrte Welt
intrigue-one-more-tile = Volles Haus
intrigue-one-tile = Enges Tor
intrigue-ascending = Langsamer Aufstieg
intrigue-descending = Kühner Beginn
intrigue-newcomers-above = Neue Günstlinge
intrigue-income-closed = Leere Truhen
intrigue-income-full = Gute Ernte
intrigue-uprising = Aufstand
intrigue-pacify = Friedensgespräche
intrigue-reinforce = Verstärkung
intrigue-truce = Waffenruhe
line-intrigue-no-bribes = Keine Bestechung in dieser Runde.
line-intrigue-double-bribes = Jedes Bestechungsgold zählt 2 für den Platz der Spalte.
line-intrigue-counter-clockwise = Geplant wird gegen den Uhrzeigersinn.
line-intrigue-one-more-tile = Ein Plättchen mehr je Spieler und Spalte.
line-intrigue-one-tile = Ein Plättchen je Spieler und Spalte, auch zu zweit.
line-intrigue-ascending = Lege deine Plättchen in aufsteigender Folge.
line-intrigue-descending = Lege deine Plättchen in absteigender Folge.
line-intrigue-newcomers-above = Neue Plättchen gleichen Werts kommen über die alten.
line-intrigue-income-closed = Das Einkommensfeld ist geschlossen.
line-intrigue-income-full = Das Einkommensfeld zahlt den vollen Wert.
line-intrigue-uprising = Sofort: 1 Unruhetruppe in jedes Land ohne.
line-intrigue-pacify = Jeder darf nun 1 Unruhetruppe bei einer Truppe entfernen.
line-intrigue-reinforce = Jeder darf nun 1 Truppe in ein beherrschtes Land setzen.
line-intrigue-truce = Angriffspunkte wirken nur gegen Unruhetruppen.

## Prachtbauten
epic-golden-gate = Goldenes Tor
epic-cathedral = Kathedrale
epic-great-kremlin = Großer Kreml
epic-grand-bazaar = Großer Basar
epic-princely-hall = Fürstenhalle
epic-treasury = Schatzkammer
epic-cave-monastery = Höhlenkloster
epic-chronicle-tower = Chronikturm
line-epic-golden-gate = Festung, Kirche und Markt in einem Land: dort.
line-epic-cathedral = Deine Kirchen in 3 Ländern: in einem davon.
line-epic-great-kremlin = Deine Festungen in 3 Ländern: in einem davon.
line-epic-grand-bazaar = Deine Märkte in 3 Ländern: in einem davon.
line-epic-princely-hall = 5 Truppen beim Fürsten, wo du herrschst: dort.
line-epic-treasury = 10 Gold und Fürst auf dem Spielplan: in seinem Land.
line-epic-cave-monastery = Beherrsche den Sumpf ohne Unruhe darin: dort.
line-epic-chronicle-tower = 3 Taten vollbracht: in einem beherrschten Land.

## Fürsten
prince-boris = Boris
prince-gleb = Gleb
prince-yaroslav = Jaroslaw
prince-mstislav = Mstislaw
prince-sviatopolk = Swjatopolk
prince-sudislav = Sudislaw
prince-sviatoslav = Swjatoslaw
prince-izyaslav = Isjaslaw
line-prince-boris = Dort +2 auf Würfe gegen andere; nimm ihnen je 1 Gold.
line-prince-gleb = Nach Angriff dort ohne Verlust: 2 Schritte, je Runde einmal.
line-prince-yaroslav = Dort gewinnst du Gleichstände, auch gegen Unruhe.
line-prince-mstislav = Bauen und Einsammeln kosten dort 1 Punkt.
line-prince-sviatopolk = Unruhe dort zählt für dich; besiegt wird sie deine Truppe.
line-prince-sudislav = Dort dienen Angriffspunkte auch zum Mustern.
line-prince-sviatoslav = Vor dem Bauen: er und 1 Truppe gratis ein Land weit.
line-prince-izyaslav = Erste Ware je Runde aus seinem Land: 1 Gold dazu.

## Fragen
step-flip-tile = Der Spielplan wird ausgelegt.
    .wait = Der Spielplan wird ausgelegt.
step-deal-prince = Fürsten werden ausgeteilt.
    .wait = Fürsten werden ausgeteilt.
step-deal-agenda = Pläne werden ausgeteilt.
    .wait = Pläne werden ausgeteilt.
step-deal-ability = Sonderfähigkeiten werden ausgeteilt.
    .wait = Sonderfähigkeiten werden ausgeteilt.
step-deal-epic = Ein Prachtbau wird aufgedeckt.
    .wait = Ein Prachtbau wird aufgedeckt.
step-draw-first = Das Los bestimmt, wer beginnt.
    .wait = Das Los bestimmt, wer beginnt.
step-start-troop = Setze eine Truppe in ein beliebiges Land.
    .wait = { $seat } setzt eine Truppe.
step-start-prince = Stelle deinen Fürsten zu einer deiner Truppen.
    .wait = { $seat } stellt den Fürsten auf.
step-next-intrigue = Eine Ränkekarte wird aufgedeckt.
    .wait = Eine Ränkekarte wird aufgedeckt.
step-pacify = Friedensgespräche: Eine Unruhetruppe bei deiner Truppe entfernen?
    .wait = { $seat } verhandelt über Frieden.
step-reinforce = Verstärkung: Eine Truppe setzen, wo du herrschst?
    .wait = { $seat } setzt Verstärkung ein.
step-plan = Planung: Lege ein Einflussplättchen oder passe.
    .wait = { $seat } plant.
step-retrieve = Deine niedrigsten Plättchen sind gleich: welches zuerst?
    .wait = { $seat } wählt ein Plättchen.
step-act = Deine Aktion: Nutze deine Punkte, dann beende den Zug.
    .wait = { $seat } führt eine Aktion aus.
step-response = { $actor } spielt „{ $card }“. Lässt du es geschehen?
    .wait = { $seat } darf auf eine Intrige antworten.
step-next-card = Eine Intrige wird gezogen.
    .wait = Eine Intrige wird gezogen.
step-keep = Behalte eine Karte; die anderen gehen zurück ({ $deck }).
    .wait = { $seat } wählt eine Intrige.
step-put-back = Lege eine Karte zurück; die letzte liegt oben.
    .wait = { $seat } legt Intrigen zurück.
step-next-deed = Eine Tat wird aufgedeckt.
    .wait = Eine Tat wird aufgedeckt.
step-roll = Der Würfel fällt.
    .wait = Der Würfel fällt.
step-choose-loss = Du verlierst eine Truppe in { $land }: welche?
    .wait = { $seat } wählt einen Verlust.
step-choose-building = Du verlierst ein Gebäude in { $land }: welches?
    .wait = { $seat } wählt einen Verlust.
step-rally-troops = Neu formieren: Setze eine Truppe in ein beliebiges Land (noch { $left }).
    .wait = { $seat } formiert sich neu.
step-rally-prince = Neu formieren: Stelle deinen Fürsten zu einer deiner Truppen.
    .wait = { $seat } formiert sich neu.
step-raise = Du musst „{ $epic }“ errichten: in welchem Land?
    .wait = { $seat } errichtet einen Prachtbau.
step-claim = Anspruchsphase: Vollbringe auf Wunsch eine Tat.
    .wait = { $seat } darf eine Tat vollbringen.
step-give-scheme = Lege für deine Tat eine Intrige ab.
    .wait = { $seat } zahlt für eine Tat.
step-give-equal = Zahle für deine Tat drei gleiche Waren: welche?
    .wait = { $seat } zahlt für eine Tat.
step-give-good = Zahle Waren für deine Tat (noch { $left }).
    .wait = { $seat } zahlt für eine Tat.
step-give-troop = Entferne Truppen für deine Tat (noch { $left }).
    .wait = { $seat } zahlt für eine Tat.
step-give-building = Entferne für deine Tat eines deiner Gebäude.
    .wait = { $seat } zahlt für eine Tat.

## Was man tun kann
verb-flip-tile-tile = Aufdecken
    .log = { $land }: { $terrain }
verb-deal-prince-prince = Austeilen
    .log = { $receiver } erhält { $prince }
verb-deal-agenda-agenda = Austeilen
    .log = { $receiver } erhält den Plan „{ $agenda }“
    .hidden = { $receiver } erhält einen Plan
verb-deal-ability-ability = Austeilen
    .log = { $receiver } erhält die Fähigkeit „{ $ability }“
verb-deal-epic-epic = Aufdecken
    .log = Prachtbau im Spiel: „{ $epic }“
verb-draw-first-seat = Beginnen
    .log = { $first } beginnt
verb-place = Truppe setzen
    .ask0 = In welches Land?
    .log = { $seat } setzt eine Truppe in { $land }
verb-start-prince-place = Fürsten aufstellen
    .ask0 = In welches Land?
    .log = { $seat } stellt den Fürsten in { $land } auf
verb-next-intrigue-card = Aufdecken
    .log = Ränke der Runde: „{ $intrigue }“
verb-pacify-remove = Unruhe entfernen
    .ask0 = In welchem Land?
    .log = { $seat } befriedet { $land }
    .short = Befrieden
verb-pacify-none = Verzichten
    .log = { $seat } entfernt keine Unruhe
    .short = Verzicht
verb-reinforce-place = Truppe setzen
    .ask0 = In welches Land?
    .log = { $seat } verstärkt { $land }
    .short = Setzen
verb-reinforce-none = Verzichten
    .log = { $seat } setzt keine Truppe
    .short = Verzicht
verb-plan-place = Plättchen legen
    .ask0 = Welches Plättchen?
    .ask1 = In welche Spalte?
    .ask2 = Wie viel Gold als Bestechung?
    .log = { $gold ->
        [0] { $seat } legt die { $tile } in die Spalte „{ $column }“
       *[other] { $seat } legt die { $tile } in die Spalte „{ $column }“ und besticht mit { $gold } Gold
    }
    .short = Legen
verb-plan-pass = Passen
    .log = { $seat } passt
    .short = Passen
verb-sell = Ware verkaufen
    .ask0 = Welche Ware?
    .log = { $seat } verkauft { $good }
    .short = Verkauf
verb-retrieve-retrieve = Zurücknehmen
    .ask0 = Aus welchem Fenster?
    .log = { $seat } wählt { $window }
verb-act-move = Ziehen
    .ask0 = Welche Figur?
    .ask1 = Von wo?
    .ask2 = Wohin?
    .log = { $seat } zieht { $model-key ->
        [prince] den Fürsten
        [heavy] eine schwere Truppe
       *[other] eine Truppe
    } von { $from } nach { $to }
    .short = Ziehen
verb-act-ride = Mit Swjatoslaw reiten
    .ask0 = Wohin?
    .ask1 = Mit wem?
    .log = Der Fürst von { $seat } reitet nach { $to }, { $company }
    .short = Reiten
verb-act-build = Bauen
    .ask0 = Welches Gebäude?
    .ask1 = In welchem Land?
    .log = { $seat } baut { $building-key ->
        [market] einen Markt
        [church] eine Kirche
       *[other] eine Festung
    } in { $land }
    .short = Bauen
verb-act-collect = Einsammeln
    .ask0 = In welchem Land?
    .log = { $seat } sammelt in { $land } ein
    .short = Sammeln
verb-act-attack = Truppen angreifen
    .ask0 = In welchem Land?
    .ask1 = Wen?
    .log = { $seat } greift { $foe } in { $land } an
    .short = Angriff
verb-act-raze = Gebäude zerstören
    .ask0 = In welchem Land?
    .ask1 = Wessen?
    .log = { $seat } greift ein Gebäude von { $foe } in { $land } an
    .short = Zerstören
verb-act-quell = Unruhe niederschlagen
    .ask0 = In welchem Land?
    .log = { $seat } schlägt Unruhe in { $land } nieder
    .short = Unruhe
verb-act-muster = Mustern
    .ask0 = Was?
    .ask1 = In welchem Land?
    .log = { $seat } mustert { $model-key ->
        [prince] den Fürsten
        [heavy] eine schwere Truppe
       *[other] eine Truppe
    } in { $land }
    .short = Mustern
verb-act-levy = Mit Angriffspunkten mustern
    .ask0 = Was?
    .log = { $seat } mustert { $model-key ->
        [prince] den Fürsten
        [heavy] eine schwere Truppe
       *[other] eine Truppe
    } bei Sudislaw
    .short = Aushebung
verb-act-prince = Fürsten zurückholen
    .ask0 = In welchem Land?
    .log = Der Fürst von { $seat } kehrt in { $land } zurück
    .short = Fürst
verb-act-draw = Intrigen ziehen
    .ask0 = Von welchem Stapel?
    .log = { $seat } zieht Intrigen vom { $deck-key ->
        [left] linken
       *[other] rechten
    } Stapel
    .short = Karten
verb-act-search = Ablagestapel durchsuchen
    .ask0 = Welche Karte?
    .log = { $seat } nimmt „{ $scheme }“ vom Ablagestapel
    .short = Ablage
verb-act-draft = Tat nehmen
    .ask0 = Welche Tat?
    .log = { $seat } nimmt die Tat „{ $deed }“
    .short = Tat
verb-act-token = Startspielermarker nehmen
    .log = { $seat } nimmt den Startspielermarker
    .short = Marker
verb-act-scheme = Intrige spielen
    .ask0 = Welche Intrige?
    .log = { $seat } spielt „{ $scheme }“
    .short = Intrige
verb-act-scheme-free = Intrige auf Kredit spielen
    .ask0 = Welche Intrige?
    .log = { $seat } spielt „{ $scheme }“ auf Kredit
    .short = Geborgt
verb-act-pay = Preis zahlen
    .log = { $seat } zahlt für die Aktion
    .short = Zahlen
verb-act-credit = Kredit nutzen
    .log = { $seat } nimmt die Aktion auf Kredit
    .short = Kredit
verb-act-rally = Neu formieren
    .log = { $seat } formiert sich neu
    .short = Formieren
verb-act-end = Zug beenden
    .log = { $seat } beendet den Zug
    .short = Fertig
verb-response-answer = Antworten
    .ask0 = Was tust du?
    .log = { $answer-key ->
        [cancel] { $seat } will „{ $card }“ vereiteln
       *[other] { $seat } lässt „{ $card }“ geschehen
    }
    .hidden = { $seat } hat geantwortet
verb-next-card-card = Ziehen
    .log = { $drawer } sieht „{ $scheme }“
    .hidden = { $drawer } sieht eine Karte an
verb-keep-keep = Behalten
    .ask0 = Welche Karte?
    .log = { $seat } behält „{ $scheme }“
    .hidden = { $seat } behält eine Karte
verb-put-back-back = Zurücklegen
    .ask0 = Welche Karte als Nächste?
    .log = { $seat } legt „{ $scheme }“ zurück
    .hidden = { $seat } legt eine Karte zurück
verb-next-deed-deed = Aufdecken
    .log = Neue offene Tat: „{ $deed }“
verb-roll-roll = Würfeln
    .log = Der Würfel zeigt { $pips }
verb-choose-loss-lose = Verlieren
    .ask0 = Welche?
    .log = { $seat } opfert { $model-key ->
        [prince] den Fürsten
        [heavy] eine schwere Truppe
       *[other] eine Truppe
    } in { $land }
verb-choose-building-lose = Verlieren
    .ask0 = Welches?
    .log = { $seat } gibt { $building-key ->
        [market] einen Markt
        [church] eine Kirche
       *[other] eine Festung
    } in { $land } auf
verb-rally-prince-place = Fürsten aufstellen
    .ask0 = In welchem Land?
    .log = { $seat } stellt den Fürsten in { $land } auf
verb-raise-raise = Errichten
    .ask0 = In welchem Land?
    .log = { $seat } errichtet „{ $epic }“ in { $land }
verb-claim-fulfil = Tat vollbringen
    .ask0 = Welche Tat?
    .log = { $seat } vollbringt die Tat „{ $deed }“
    .short = Tat
verb-claim-none = Keine Tat
    .log = { $seat } vollbringt keine Tat
    .short = Keine
verb-give-scheme-discard = Ablegen
    .ask0 = Welche Karte?
    .log = { $seat } legt „{ $scheme }“ ab
verb-give-equal-pay = Zahlen
    .ask0 = Welche Ware?
    .log = { $seat } zahlt dreimal { $good }
verb-give-good-pay = Zahlen
    .ask0 = Welche Ware?
    .log = { $seat } zahlt { $good }
verb-give-troop-remove = Entfernen
    .ask0 = Aus welchem Land?
    .ask1 = Welche?
    .log = { $seat } entfernt { $model-key ->
        [prince] den Fürsten
        [heavy] eine schwere Truppe
       *[other] eine Truppe
    } aus { $land }
verb-give-building-remove = Entfernen
    .ask0 = Welches Gebäude?
    .ask1 = Aus welchem Land?
    .log = { $seat } entfernt { $building-key ->
        [market] einen Markt
        [church] eine Kirche
       *[other] eine Festung
    } aus { $land }

## Was geschieht
event-unrest-rises = Unruhe bricht in { $land } aus
event-retrieved = { $seat } nimmt ein Plättchen zurück ({ $window })
event-income-paid = { $seat } erhält { $amount } Gold Einkommen
event-cancelled = { $seat } vereitelt „{ $scheme }“
event-takes-effect = „{ $scheme }“ wirkt
event-reshuffled = Die Intrigen werden neu gemischt und geteilt
event-market-gold = Der Markt von { $seat } in { $land } bringt 1 Gold
event-prince-gold = Der Fürst von { $seat } in { $land } bringt 1 Gold
event-joined = Eine Truppe von { $seat } stößt in { $land } zum Fürsten
event-prince-gone = Der Fürst von { $seat } steht in { $land } allein und verlässt den Spielplan
event-paid-to = { $seat } verliert 1 Gold an { $receiver }
event-replaced = Eine Truppe von { $seat } tritt in { $land } an die Stelle der Unruhe
event-may-charge = { $seat } darf von { $land } aus weiterziehen: 2 Bewegungspunkte
event-lost-model = { $seat } verliert { $model-key ->
        [prince] den Fürsten
        [heavy] eine schwere Truppe
       *[other] eine Truppe
    } in { $land }
event-lost-building = { $seat } verliert { $building-key ->
        [market] einen Markt
        [church] eine Kirche
       *[other] eine Festung
    } in { $land }
event-raised = { $seat } errichtet „{ $epic }“ in { $land }
event-claimed = { $seat } erreicht Reihe { $level } ({ $category })
event-freed-tile = { $seat } gewinnt das Einflussplättchen { $tile }
event-freed-ability = { $seat } deckt eine Sonderfähigkeit auf
event-windfall-paid = { $seat } erhält 10 Gold
event-last-turn = { $seat } löst das Ende aus: noch eine Runde
event-claim-gold = { $seat } erhält { $amount } Gold für Ansprüche

## Warum nicht
why-no-such-tile = Dieses Plättchen hast du nicht auf der Hand.
why-not-ascending = In dieser Runde wird aufsteigend gelegt. Wähle ein gleiches oder höheres.
why-not-descending = In dieser Runde wird absteigend gelegt. Wähle ein gleiches oder niedrigeres.
why-column-full = Diese Spalte ist voll. Wähle eine andere.
why-column-taken = In dieser Spalte hast du schon so viele Plättchen wie erlaubt. Wähle eine andere.
why-income-taken = Dein Einkommensfeld ist belegt.
why-income-is-closed = Das Einkommensfeld ist in dieser Runde geschlossen.
why-bribe-too-high = Eine Bestechung ist höchstens 5 Gold, und du musst sie haben. Verkaufe vorher Waren, wenn du mehr brauchst.
why-bribes-forbidden = In dieser Runde ist Bestechung verboten.
why-nothing-to-sell = Von dieser Ware hast du nichts.
why-not-lowest = Dein niedrigstes Plättchen kommt zuerst.
why-prince-alone = Dein Fürst steht allein. Bring ihn zuerst zu einer Truppe oder eine Truppe zu ihm.
why-nothing-due = Es ist kein Preis zu zahlen.
why-cannot-pay = Du kannst den Preis nicht zahlen. Verkaufe vorher Waren.
why-no-credit = Du hast in dieser Runde keinen Kredit mehr.
why-no-points = Dafür hast du keine Punkte.
why-not-in-hand = Diese Intrige hast du nicht auf der Hand.
why-one-scheme = Eine Intrige je Zug.
why-drew-already = In einem Zug, in dem du Intrigen ziehst, spielst du keine.
why-only-in-response = Diese Karte wird nur als Antwort auf die Intrige eines anderen gespielt.
why-no-cancel = Du hast keine Karte, die vereitelt.
why-schemes-full = Du hast schon fünf Intrigen. Spiele erst eine.
why-not-looked-at = Diese Karte ist nicht unter denen, die du ansiehst.
why-no-archive = Nur die Fähigkeit Archiv lässt dich den Ablagestapel durchsuchen.
why-not-discarded = Diese Karte liegt nicht im Ablagestapel.
why-not-in-row = Diese Tat liegt nicht offen.
why-deeds-full = Du hast schon drei Taten. Vollbringe erst eine.
why-not-in-play = Dieses Land gehört nicht zu diesem Spielplan.
why-none-there = So eine Figur hast du dort nicht.
why-not-adjacent = Dieses Land grenzt nicht an.
why-prince-stranded = Dein Fürst stünde am Ende allein. Behalte genug Bewegungspunkte, um ihn zu einer Truppe zu bringen.
why-no-troop-there = Du hast dort keine Truppe.
why-none-left = Du hast keine mehr in deinem Vorrat.
why-not-a-troop = Der Fürst wird nicht gemustert; er stößt kostenlos zu neuen Truppen.
why-nowhere-to-muster = Mustere, wo du eine Truppe oder eine Festung hast.
why-prince-on-board = Dein Fürst ist auf dem Spielplan.
why-not-fresh = Der Fürst stößt zu Truppen, die du in diesem Zug gesetzt hast, wo sie jetzt stehen.
why-built-already = In diesem Land steht so ein Gebäude schon.
why-too-dear = Das kostet zwei Punkte in einem Land, das du nicht beherrschst.
why-no-good-there = Dort gibt es keine Ware einzusammeln.
why-not-yourself = Du kannst dich nicht selbst angreifen.
why-no-foe-there = Dort gibt es nichts von diesem Spieler anzugreifen.
why-no-unrest-there = Dort gibt es keine Unruhe.
why-no-heavy-there = Nur eine schwere Truppe in diesem Land kann ein Gebäude zerstören.
why-in-truce = Waffenruhe: In dieser Runde wirken Angriffe nur gegen Unruhe.
why-not-sudislav = Das geht nur mit Sudislaw auf dem Spielplan.
why-not-sviatoslav = Einen freien Ritt hast du jetzt nicht: Den hat Swjatoslaw, bevor Baupunkte genutzt sind.
why-too-many-models = Neu formieren darf sich nur, wer weniger als drei Figuren auf dem Spielplan hat.
why-acted-already = Neu formieren ersetzt die Aktion: Du hast schon etwas getan.
why-not-ruled = Dieses Land beherrschst du nicht.
why-not-your-deed = Diese Tat hast du nicht.
why-deed-not-met = Diese Tat erfüllst du nicht oder kannst sie nicht bezahlen.
why-not-enough-goods = Von dieser Ware hast du nicht genug.
why-same-good = Jede Ware muss eine andere sein.
why-same-land = Jede Truppe muss aus einem anderen Land kommen.
why-other-land = Beide Truppen kommen aus demselben Land.
why-not-your-building = Das ist kein Gebäude von dir.
why-does-not-fit = Dorthin gehört der Prachtbau nicht.
why-not-left = Das ist nicht mehr übrig.

## Die Regeln dahinter
rule-setup-1 = Aufbau: Die Plättchen für die Spielerzahl bilden gemischt den Spielplan.
rule-setup-3 = Aufbau: Jeder hat die Figuren einer Farbe, nicht mehr.
rule-plan-1 = Planung: reihum je ein Plättchen aus der Hand.
rule-plan-2 = Planung: Ein Plättchen nimmt das oberste freie Fenster und schiebt niedrigere Werte hinab; eine volle Spalte ist zu.
rule-plan-3 = Bestechung: bis zu 5 Gold auf ein Plättchen, jedes zählt 1.
rule-plan-4 = Ein Plättchen je Spieler und Spalte; zwei zu zweit.
rule-act-1 = Aktion: Nimm dein niedrigstes Plättchen zurück; unter gleichen wählst du.
rule-act-2 = Aktion: Du darfst die Aktion vom Fenster deines Plättchens nutzen, ganz, teilweise oder gar nicht.
rule-act-3 = Ein Fenster oder eine Intrige mit Preis wirkt nur, wenn der Preis gezahlt wird.
rule-act-4 = Punkte nutzt du, wo du eine Truppe hast; ist die letzte fort, geschieht dort nichts mehr.
rule-income-2 = Einkommensfeld: ein Plättchen je Runde.
rule-goods-2 = In deinem Zug in Planung und Aktion darfst du jede Ware für 1 Gold verkaufen.
rule-scheme-1 = Ziehen: Sieh Karten eines Stapels an, behalte eine, lege die anderen zurück.
rule-scheme-2 = Mit fünf Intrigen auf der Hand kannst du nicht ziehen.
rule-deed-1 = Taten nimmst du aus der offenen Reihe.
rule-deed-2 = Höchstens drei Taten auf der Hand.
rule-move-1 = 1 Bewegungspunkt: eine Figur in ein angrenzendes Land.
rule-move-3 = Ein Fürst darf durch Länder ohne eigene Truppen ziehen, dort aber nicht enden.
rule-move-4 = Ein Fürst betritt ein Land ohne eigene Truppen nur, solange er noch welche erreicht; bis dahin geschieht nichts anderes.
rule-build-1 = Bauen: 1 Punkt, wo du herrschst, 2, wo nicht.
rule-build-2 = In einem Land jedes Gebäude nur einmal, wem auch immer es gehört.
rule-collect-1 = Einsammeln: 1 Punkt, wo du herrschst, 2, wo nicht; eine Ware je Land und Runde.
rule-attack-1 = Angreifen: 1 Punkt tötet eine Truppe eines Mitspielers, wo du eine Truppe hast.
rule-attack-2 = Eine schwere Truppe darf stattdessen ein Gebäude zerstören.
rule-attack-7 = Unruhe wird ohne Wurf besiegt.
rule-muster-1 = Mustern: 1 Punkt eine Truppe, 2 eine schwere, bei eigener Truppe oder Festung.
rule-muster-2 = Ein Fürst außerhalb des Spielplans darf kostenlos zu Truppen dieses Zuges stoßen, wo sie jetzt stehen.
rule-scheme-4 = Eine Intrige je Zug, nicht beim Ziehen und nicht beim Neuformieren.
rule-scheme-6 = Eine Intrige kann als Antwort vereitelt werden; alle anderen werden verdeckt gefragt, der Erste in der Zugreihenfolge tut es.
rule-rally-1 = Neu formieren: mit weniger als 3 Figuren, anstelle der Aktion.
rule-claim-1 = Anspruchsphase: je eine Tat, Bedingung erfüllt, Preis gezahlt; Waren werden nicht verkauft.
rule-rule-2 = Ein Land beherrscht, wer dort mehr Truppen hat als jeder andere und als die Unruhe.
rule-ability-8 = { line-ability-credit }
rule-ability-12 = { line-ability-archive }
rule-prince-7 = { line-prince-sudislav }
rule-prince-8 = { line-prince-sviatoslav }
rule-intrigue-1 = { line-intrigue-no-bribes }
rule-intrigue-6 = { line-intrigue-ascending }
rule-intrigue-7 = { line-intrigue-descending }
rule-intrigue-9 = { line-intrigue-income-closed }
rule-intrigue-14 = { line-intrigue-truce }
rule-epic-1 = Ein Prachtbau muss errichtet werden, sobald seine Bedingung erfüllt ist; er bleibt für immer.

## Enden und Punkte
ending-claim = Die angekündigte letzte Runde ist vorbei.
ending-limit = Runde 8 ist vorbei: Das Rundenlimit beendet die Partie.
score-claim-rule = Anspruch: Herrschaft
score-claim-build = Anspruch: Bau
score-claim-wealth = Anspruch: Reichtum
score-claim-fame = Anspruch: Ruhm
score-deeds = Taten über vier hinaus
score-agenda = Plan
score-epic = Prachtbauten

## Auf dem Tisch
headline = Runde { $round }
headline-last = Runde { $round }, die letzte
headline-setup = Aufbau
grid-action = Aktionstableau
grid-claim = Anspruch auf den Thron
row-deeds = Offene Taten
row-intrigue = Ränke der Runde
row-epics = Prachtbauten
row-left = Intrigen, linker Stapel
row-right = Intrigen, rechter Stapel
row-discard = Abgelegte Intrigen
row-princes = Fürsten
row-abilities = Sonderfähigkeiten
row-tiles = Dein Einfluss
row-hand = Deine Intrigen
row-drawn = Du siehst an
row-own-deeds = Deine Taten
row-agenda = Dein Plan
sheet-boards = Tableaus und Taten
sheet-schemes = Intrigen
sheet-modules = Module
sheet-mats = Fürsten und Fähigkeiten
row-schemes = Intrigen
row-intrigues = Ränkekarten
row-agendas = Pläne
stat-gold = Gold
stat-goods = { $count ->
        [one] Ware
       *[other] Waren
    }
stat-lands = { $count ->
        [one] Land
       *[other] Länder
    }
stat-schemes = { $count ->
        [one] Intrige
       *[other] Intrigen
    }
stat-unrest = Unruhe besiegt
stat-troops = { $count ->
        [one] Truppe im Vorrat
       *[other] Truppen im Vorrat
    }
stat-heavies = { $count ->
        [one] schwere Truppe im Vorrat
       *[other] schwere Truppen im Vorrat
    }
remark-passed = Hat gepasst
remark-seat = { $first ->
        [1] Startspieler
       *[other] {""}
    }{ $count ->
        [0] {""}
        [one] { $first ->
                [1] {" · "}
               *[other] {""}
        }1 Tat vollbracht
       *[other] { $first ->
                [1] {" · "}
               *[other] {""}
        }{ $count } Taten vollbracht
    }
remark-claims = Ansprüche: Herrschaft { $rule }, Bau { $build }, Reichtum { $wealth }, Ruhm { $fame }
remark-holds = Hält die Tat „{ $deed }“
remark-done = Hat „{ $deed }“ vollbracht
remark-agenda = Plan: „{ $agenda }“
remark-moves = { $count ->
        [one] 1 Bewegungspunkt übrig
       *[other] { $count } Bewegungspunkte übrig
    }
remark-charge = { $count ->
        [one] 1 Bewegungspunkt in Glebs Land
       *[other] { $count } Bewegungspunkte in Glebs Land
    }
remark-builds = { $count ->
        [one] 1 Baupunkt übrig
       *[other] { $count } Baupunkte übrig
    }
remark-collects = { $count ->
        [one] 1 Einsammelpunkt übrig
       *[other] { $count } Einsammelpunkte übrig
    }
remark-attacks = { $count ->
        [one] 1 Angriffspunkt übrig
       *[other] { $count } Angriffspunkte übrig
    }
remark-musters = { $count ->
        [one] 1 Musterungspunkt übrig
       *[other] { $count } Musterungspunkte übrig
    }
remark-heavy-right = { $count ->
        [one] 1 schwere Truppe zu setzen
       *[other] { $count } schwere Truppen zu setzen
    }
remark-drafts = { $count ->
        [one] 1 Tat zu nehmen
       *[other] { $count } Taten zu nehmen
    }
remark-looks = { $count ->
        [one] 1 Karte anzusehen
       *[other] { $count } Karten anzusehen
    }
remark-price = Preis der Aktion: { $count } Gold
card-tile = { $number }
line-tile = Lege es in eine Spalte oder auf dein Einkommensfeld.
mark-count = wie viele davon
remark-tiles = Plättchen auf der Hand: { $tiles }
note-known = Du weißt, wo „{ $scheme }“ liegt: { $deck }.
mark-price = Preis in Gold
mark-agenda = Punkte am Ende (1 bei Gleichstand zu dritt oder viert)
mark-epic = Punkt für den, der das Land am Ende beherrscht
mark-window-price = Preis des Fensters: { $price } Gold
mark-muster = { $points ->
        [one] 1 Musterungspunkt
       *[other] { $points } Musterungspunkte
    }
mark-attack = { $points ->
        [one] 1 Angriffspunkt
       *[other] { $points } Angriffspunkte
    }
mark-collect = { $points ->
        [one] 1 Einsammelpunkt
       *[other] { $points } Einsammelpunkte
    }
mark-build = { $points ->
        [one] 1 Baupunkt
       *[other] { $points } Baupunkte
    }
mark-move = { $points ->
        [one] 1 Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    }
mark-deed = nimm eine offene Tat
mark-scheme = sieh { $points ->
        [one] 1 Karte
       *[other] { $points } Karten
    } an, behalte eine
mark-first = dazu der Startspielermarker
mark-claim-rule = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }: { $need ->
        [one] Beherrsche 1 Land
       *[other] Beherrsche { $need } Länder
    }
mark-claim-build = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }: { $need ->
        [one] Gebäude in 1 Land
       *[other] Gebäude in { $need } zusammenhängenden Ländern
    }
mark-claim-wealth = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }: { $need ->
        [one] Besitze 1 Ware
       *[other] Besitze { $need } Waren
    }
mark-claim-fame = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }: { $need ->
        [one] 1 Tat
       *[other] { $need } Taten
    } vollbracht
tick-met = jetzt erfüllbar
tick-unmet = noch nicht
tick-raised = errichtet
tick-active = wirkt
tick-covered = verdeckt

## Was das ist
space-lumber = Wald
space-wheat = Ackerland
space-ore = Erzberge
space-honey = Lindenhain
space-fur = Taiga
space-swamp = Sumpf
space-hidden = Ein verdecktes Plättchen
help-lumber = Bringt dem, der hier einsammelt, je Runde einmal Holz.
help-wheat = Bringt dem, der hier einsammelt, je Runde einmal Weizen.
help-ore = Bringt dem, der hier einsammelt, je Runde einmal Erz.
help-honey = Bringt dem, der hier einsammelt, je Runde einmal Honig.
help-fur = Bringt dem, der hier einsammelt, je Runde einmal Felle.
help-swamp = Der Sumpf bringt nichts ein.
help-hidden = Der Spielplan ist noch nicht ausgelegt.
piece-lumber = Holz
piece-wheat = Weizen
piece-ore = Erz
piece-honey = Honig
piece-fur = Fell
piece-troop = Truppe
piece-heavy = Schwere Truppe
piece-prince = Fürst
piece-unrest = Unruhe
piece-stronghold = Festung
piece-church = Kirche
piece-market = Markt
piece-epic = Prachtbau
piece-gold = Bestechung
piece-token = Anspruchsmarker
piece-tile = Einflussplättchen
help-troop = Zählt 1 für die Herrschaft.
help-heavy = Zählt als Truppe und kann Gebäude zerstören.
help-prince = Seine Kraft wirkt in seinem Land; er steht nie allein.
help-unrest = Zählt gegen alle.
help-stronghold = Hier darf man ohne Truppe mustern; −6 auf Angriffe gegen den Besitzer.
help-church = Zählt für die Herrschaft als Truppe.
help-market = 1 Gold, wenn der Besitzer hier einsammelt.
help-epic = Am Ende 1 Punkt für den Herrscher des Landes.
help-gold = Jedes Gold erhöht den Wert des Plättchens um 1.
help-token = Am Ende so viel wert wie seine Reihe; er sinkt nie.
help-tile = Seine Zahl sagt, wann es handelt; mit der Bestechung, wo es steht.

## Beispiele
example-columns = Eine 3 hat die 2 hinabgeschoben; eine 2 mit zwei Gold zählt 4
example-rule = Rot beherrscht Land 1; Land 2 ist umkämpft; in Land 4 herrscht Unruhe
example-build = Ein Baupunkt aus dem Fenster und einer aus einer Intrige: ein Gebäude in einem umkämpften Land
example-start = Drei Spieler haben aufgebaut: Unruhe und eine Ware in jedem Land, je drei Truppen und ein Fürst
example-attack = Blau hat mehr Truppen und eine Festung: −8 auf den Wurf von Rot
example-muster = Eine Truppe an einer einsamen Festung gemustert; der Fürst darf dazukommen
example-claims = Rot beherrscht drei Länder, Blau hat eine Tat vollbracht

## Zeichen
icon-boot = Bewegungspunkt
icon-hammer = Baupunkt
icon-cart = Einsammelpunkt
icon-sword = Angriff
icon-helmet = Musterungspunkt
icon-heavy = Schwere Truppe
icon-scroll = Tat
icon-coin = Gold
icon-cancel = Vereitelt oder verboten
icon-most = Das meiste haben
icon-goods = Beliebige Waren
icon-stronghold = Festung oder anderes Gebäude
icon-church = Kirche
icon-market = Markt
icon-crown = Ein Land beherrschen
icon-land = Länder
icon-unrest = Unruhe
icon-troop = Truppe
icon-card = Intrige
icon-scheme = Intrige spielen
icon-tile = Einflussplättchen
icon-turn = Gegen den Uhrzeigersinn
icon-rise = Kommt darüber
icon-prince = Fürst
icon-marsh = Der Sumpf
icon-die = Angriffswurf
icon-linked = In zusammenhängenden Ländern
icon-different = Alle verschieden
icon-equal = Gleiche Waren
icon-loss = Eine Truppe entfernen
icon-ruin = Ein Gebäude entfernen
icon-token = Startspielermarker
icon-epic = Prachtbau
icon-star = Punkte
icon-lumber = Holz
icon-wheat = Weizen
icon-ore = Erz
icon-honey = Honig
icon-fur = Fell
icon-pass = Passen
icon-horse = Reiten
icon-archive = Ablagestapel
icon-rally = Neu formieren
icon-end = Zug beenden

## Arten von Karten
kind-tile = Einfluss
kind-scheme = Intrige
kind-deed = Tat
kind-prince = Fürst
kind-ability = Sonderfähigkeit
kind-agenda = Geheimer Plan
kind-intrigue = Ränke
kind-epic = Prachtbau

## Was ein Platz wissen darf, als Felder fürs Lernen
observe-settings = Optionen als Zahlen
observe-terrain = Plättchen jedes Landes
observe-good = Ob das Gut eines Landes dort liegt
observe-unrest = Unruhe in jedem Land
observe-troops = Truppen in jedem Land
observe-heavies = Schwere Truppen in jedem Land
observe-prince = Land des Fürsten
observe-strongholds = Wessen Festung in einem Land steht
observe-churches = Wessen Kirche in einem Land steht
observe-markets = Wessen Markt in einem Land steht
observe-epic-at = Land jedes großen Bauwerks; −1 wartet, −2 nicht in diesem Spiel
observe-unrest-pool = Unruhe neben dem Plan
observe-killed = Erschlagene Unruhe
observe-gold = Gold
observe-goods = Güter
observe-card = Fürstenkarte
observe-ability = Gewählte Fähigkeiten
observe-hand = Eigene Intrigen
observe-hands = Intrigen auf der Hand
observe-decks = Karten in jedem Intrigenstapel
observe-tops = Auf die Stapel zurückgelegte Karten, soweit bekannt
observe-discard = Abgelegte Intrigen
observe-drawn = Gerade angesehene Intrigen, für den, der sie ansieht
observe-looking = Anzahl der gerade angesehenen Intrigen
observe-answer = Eigene verdeckte Antwort auf eine Intrige
observe-deed-deck = Taten im Stapel
observe-deed-row = Offene Taten
observe-deed-hand = Genommene Taten
observe-deed-done = Erfüllte Taten
observe-deed-gone = Abgelegte Taten
observe-intrigue = Offene Ränkekarte
observe-intrigue-bag = Noch nicht gesehene Ränkekarten
observe-claim = Stufe in jeder Kategorie
observe-open = Zu Beginn der Runde freie Felder der Tafel
observe-tiles = Plättchen auf der Hand nach Zahl
observe-tile-of = Wessen Plättchen in einem Fenster liegt
observe-tile-number = Zahl des Plättchens in einem Fenster
observe-bribe = Gold auf dem Plättchen in einem Fenster
observe-income = Zahl des Plättchens auf dem Einkommensfeld
observe-income-bribe = Gold auf diesem Plättchen
observe-newest = Zahl des zuletzt gelegten Plättchens
observe-passed = Ob ein Platz in dieser Planung gepasst hat
observe-used = In dieser Runde benutzte Kräfte
observe-turn-left = In diesem Zug übrige Punkte und Rechte
observe-turn-window = Fenster dieses Zugs
observe-turn-done = Was in diesem Zug getan wurde
observe-turn-fresh = Wo in diesem Zug gesetzte Truppen stehen können
observe-turn-charge = Übrige Bewegungspunkte Glebs
observe-turn-charge-from = Land, aus dem Glebs Figuren vorstürmen
observe-acting = Wessen Aktionszug es ist
observe-round = Runde
observe-first = Wer die Zugfolge anführt
observe-token = Wer den Startspielermarker hält
observe-last = Die letzte Runde, 0 solange nicht angesagt
observe-ended = Wie das Spiel endete
observe-agenda = Plankarte: die eigene, am Ende alle
