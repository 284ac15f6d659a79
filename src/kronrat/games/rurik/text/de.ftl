# Rurik: jedes Wort, das jemand liest, auf Deutsch.
# Wo eine Ausgabe einen eigenen Namen hat, wählt die Nachricht nach $edition.

title = Rurik
tagline = Der Thron von Kiev ist leer. Setze deine Ratgeber gut, und nicht zu spät.

## Ausgaben und Optionen
edition-en = Dawn of Kiev (englisch, 2019)
edition-de = Kampf um Kiev (deutsch)
option-leaders = Anführer
option-leaders-pick = der Reihe nach gewählt
option-leaders-reverse = in umgekehrter Reihenfolge gewählt
option-leaders-deal = zufällig verteilt
option-first = Startspieler
option-first-random = ausgelost
option-first-table = der erste Platz
option-board = Güter der Regionen
option-board-printed = wie aufgedruckt
option-board-tokens = Gütermarker (Variante)
option-rewards = Belohnungen für Aufständische
option-rewards-stickers = unter den Figuren
option-rewards-tokens = Belohnungsmarker (Variante)
option-deed-row = Tatenreihe nach der letzten Wahl
option-deed-row-refill = eine neue Tat
option-deed-row-refresh = drei neue Taten (Variante)
option-agenda-zero = Plankarte für das Meiste von etwas, das niemand hat
option-agenda-zero-counts = gilt als Gleichstand
option-agenda-zero-needs-one = braucht mindestens eins

## Wer und wo
seat-red = Rot
seat-blue = Blau
seat-ochre = Ocker
seat-green = Grün
region-novgorod = Novgorod
region-rostov = Rostov
region-polotsk = Polotsk
region-smolensk = Smolensk
region-volyn = Volyn
region-kiev = Kiev
region-chernigov = Chernigov
region-pereyaslavl = Pereyaslavl
region-pskov = Pskov
region-suzdal = Suzdal
region-galich = Galich
region-brest = Brest
region-murom = Murom
region-peresech = Peresech
region-azov = Azov
good-wood = Holz
good-fish = Fisch
good-ore = Erz
good-honey = Honig
good-fur = Fell
structure-church = Kirche
structure-market = Markt
structure-stronghold = Festung
reward-coin = 1 Münze
reward-two-coins = 2 Münzen
reward-wood = 1 Holz
reward-fish = 1 Fisch
reward-ore = 1 Erz
reward-honey = 1 Honig
reward-fur = 1 Fell
action-muster = Mustern
action-move = Ziehen
action-attack = Angreifen
action-tax = Besteuern
action-build = Bauen
action-scheme = Intrigieren
space-muster-1 = Mustern, Feld 1
space-muster-2 = Mustern, Feld 2
space-muster-3 = Mustern, Feld 3
space-muster-4 = Mustern, Feld 4
space-move-1 = Ziehen, Feld 1
space-move-2 = Ziehen, Feld 2
space-move-3 = Ziehen, Feld 3
space-move-4 = Ziehen, Feld 4
space-attack-1 = Angreifen, Feld 1
space-attack-2 = Angreifen, Feld 2
space-attack-3 = Angreifen, Feld 3
space-attack-4 = Angreifen, Feld 4
space-tax-1 = Besteuern, Feld 1
space-tax-2 = Besteuern, Feld 2
space-tax-3 = Besteuern, Feld 3
space-tax-4 = Besteuern, Feld 4
space-build-1 = Bauen, Feld 1
space-build-2 = Bauen, Feld 2
space-build-3 = Bauen, Feld 3
space-build-4 = Bauen, Feld 4
space-scheme-1 = Intrigieren, Feld 1
space-scheme-2 = Intrigieren, Feld 2
space-scheme-3 = Intrigieren, Feld 3
space-scheme-4 = Intrigieren, Feld 4
advisor-1 = Ratgeber 1
advisor-2 = Ratgeber 2
advisor-3 = Ratgeber 3
advisor-4 = Ratgeber 4
advisor-5 = Ratgeber 5
scheme-s01 = Mustern 2
scheme-s02 = Mustern 1
scheme-s03 = Mustern 1
scheme-s04 = Mustern 1 und 1 Münze
scheme-s05 = Mustern 1 für 1 Münze
scheme-s06 = Ziehen 3
scheme-s07 = Ziehen 2
scheme-s08 = Ziehen 2
scheme-s09 = Ziehen 1
scheme-s10 = Angreifen 1
scheme-s11 = Angreifen 1
scheme-s12 = Angreifen 1
scheme-s13 = Angreifen 1 und 1 Münze
scheme-s14 = Angreifen 1 für 1 Münze
scheme-s15 = Besteuern 2
scheme-s16 = Besteuern 1
scheme-s17 = Besteuern 1
scheme-s18 = Besteuern 1 und 1 Münze
scheme-s19 = Bauen 1
scheme-s20 = Bauen 1
scheme-s21 = Bauen 1 und 1 Münze
scheme-s22 = Bauen 1 für 1 Münze
scheme-s23 = Eine Tat
scheme-s24 = Eine Tat und 1 Münze
scheme-s25 = Eine Tat für 1 Münze
scheme-s26 = Zwei Münzen
scheme-s27 = Zwei Münzen
deck-left = Linker Stapel
deck-right = Rechter Stapel
deed-amass-forces = Truppen sammeln
line-amass-forces = Sechs Truppen in einer Region: 1 Bewegungspunkt.
deed-border-patrols = Grenzpatrouillen
line-border-patrols = Aus 3 Regionen je 1 Truppe: ziehe 2 beliebig weit.
deed-capital-city = Hauptstadt
line-capital-city = Alle drei Gebäude in einer Region: 1 Steuerpunkt.
deed-defensive-belt = Verteidigungsgürtel
line-defensive-belt = Festungen in 3 Nachbarregionen: ein sicherer Angriff.
deed-dispatch-messengers = Boten aussenden
line-dispatch-messengers = Truppen in acht Regionen: 2 Musterungspunkte.
deed-enforce-peace = Den Frieden erzwingen
line-enforce-peace = 2 besiegte Aufständische, Holz, Honig: sicherer Angriff.
deed-establish-fortress = Burg gründen
line-establish-fortress = Beide in einer Region, 2 Holz: 2 Intrigen, behalte 1.
deed-generous-prince = Großzügiger Fürst
line-generous-prince = Vier Münzen: 2 Musterungspunkte.
deed-grand-hunter = Großer Jäger
line-grand-hunter = Mit dem Startspielermarker, 2 Felle: 1 Bewegungspunkt.
deed-great-library = Große Bibliothek
line-great-library = Eine Intrige und ein Erz: 1 Baupunkt.
deed-hire-mercenaries = Söldner anheuern
line-hire-mercenaries = Fisch, Erz und zwei Münzen: ein sicherer Angriff.
deed-hoard = Hort
line-hoard = Drei gleiche Güter: ziehe 2 Intrigen, behalte 1.
deed-honorable-prince = Ehrenhafter Fürst
line-honorable-prince = Eine Intrige und drei Münzen: 2 Musterungspunkte.
deed-law-giver = Gesetzgeber
line-law-giver = 3 besiegte Aufständische, 2 Münzen: 2 Intrigen, behalte 1.
deed-market-day = Markttag
line-market-day = Märkte bei 3 Güterarten: ziehe 2 Intrigen, behalte 1.
deed-master-beekeeper = Meisterimker
line-master-beekeeper = Eine Intrige und zwei Honig: 1 Baupunkt.
deed-new-beginning = Neuanfang
line-new-beginning = Entferne eines deiner Gebäude: 2 Steuerpunkte.
deed-peace-maker = Friedensstifter
line-peace-maker = 2 Truppen, wo du herrschst: ziehe 2 Intrigen, behalte 1.
deed-retire-veterans = Veteranen entlassen
line-retire-veterans = 2 Truppen und 2 Münzen: ziehe 2 Intrigen, behalte 1.
deed-reward-laborers = Arbeiter entlohnen
line-reward-laborers = 2 Güter und 2 Münzen: ziehe 2 Intrigen, behalte 1.
deed-send-gifts = Geschenke senden
line-send-gifts = Fisch, Fell, 2 Münzen: ziehe 2 Truppen beliebig weit.
deed-splendid-feast = Prächtiges Festmahl
line-splendid-feast = Fisch, Honig, 2 Münzen: ziehe 2 Intrigen, behalte 1.
deed-tithe-payments = Zehnt
line-tithe-payments = Kirchen in 3 Nachbarregionen: 3 Münzen.
deed-trade-route = Handelsroute
line-trade-route = Drei verschiedene Güter: 2 Münzen.
deed-victory-march = Siegesmarsch
line-victory-march = Intrige und 2 Truppen: ziehe 2 Truppen beliebig weit.
deed-wilderness-forts = Wildnisfestungen
line-wilderness-forts = Erz, Fell und Holz: 1 Baupunkt.
agenda-capable = Fähig
line-capable = Habe die meisten Güter auf Boot und Dock.
agenda-committed = Engagiert
line-committed = Sei Erster auf der Bauleiste.
agenda-conquering = Siegreich
line-conquering = Sei Erster auf der Kriegsleiste.
agenda-courageous = Mutig
line-courageous = Habe die meisten Aufständischen besiegt.
agenda-dignified = Würdevoll
line-dignified = Habe die meisten Taten vollbracht.
agenda-esteemed = Angesehen
line-esteemed = Habe Truppen in den meisten Regionen.
agenda-prosperous = Wohlhabend
line-prosperous = Sei Erster auf der Handelsleiste.
agenda-protective = Beschützend
line-protective = Beherrsche die meisten Gebäude, gleich von wem.
agenda-regal = Königlich
line-regal = Habe zusammen am meisten Fell und Honig.
agenda-successful = Erfolgreich
line-successful = Sei Erster auf der Herrschaftsleiste.
agenda-wealthy = Reich
line-wealthy = Habe die meisten Münzen.
leader-agatha = Agatha
help-leader-agatha = Zieht sie, dürfen bis zu zwei deiner Truppen umsonst mit ihr ziehen.
leader-boris = Boris
help-leader-boris = Greifst du in seiner Region einen Gegner an, deckst du eine Karte weniger auf und nimmst ihm eine Münze.
leader-maria = Maria
help-leader-maria = Einmal pro Runde darfst du in einer nicht von dir besetzten Region neben ihrer mustern.
leader-mstislav = { $edition ->
    [de] Mstislaw
   *[en] Mstislav
    }
help-leader-mstislav = In seiner Region kosten dich Besteuern und Bauen nur einen Punkt.
leader-predslava = { $edition ->
    [de] Predslawa
   *[en] Predslava
    }
help-leader-predslava = Einmal pro Runde darfst du in deinem Zug eine gegnerische Truppe oder einen Anführer aus ihrer Region in eine benachbarte ziehen; der Besitzer erhält eine Münze.
leader-sudislav = { $edition ->
    [de] Sudislaw
   *[en] Sudislav
    }
help-leader-sudislav = Mit Angriffspunkten darfst du stattdessen in seiner Region mustern.
leader-sviatopolk = { $edition ->
    [de] Swjatopolk
   *[en] Sviatopolk
    }
help-leader-sviatopolk = Aufständische in seiner Region zählen für die Herrschaft als deine; besiegst du dort einen, ersetzt ihn eine deiner Truppen.
leader-yaroslav = { $edition ->
    [de] Jaroslaw
   *[en] Yaroslav
    }
help-leader-yaroslav = Bei Gleichstand um die Herrschaft in seiner Region entscheidest du; Gebäude anderer ruhen dort.
track-rule = Herrschaftsleiste
track-build = Bauleiste
track-trade = Handelsleiste
token-build = Umtauschmarker Bauen
token-muster = Umtauschmarker Mustern
points = { $key }
coins = { $key }
cards = { $key }
level = { $key }
row = { $key }
escort = { $key }
left = { $key }
main-open = Hauptaktion offen
main-done = Hauptaktion gespielt
safe-no = gewöhnlicher Angriff
safe-yes = sicherer Angriff: eine Karte weniger

## Fragen
step-first = Der Startspieler wird ausgelost.
    .wait = Der Startspieler wird ausgelost.
step-token = Die Gütermarker werden gelegt.
    .wait = Die Gütermarker werden gelegt.
step-leader = Wähle deinen Anführer.
    .wait = { $seat } wählt einen Anführer.
step-deal-leader = Ein Anführer wird verteilt.
    .wait = Ein Anführer wird verteilt.
step-deal-agenda = Plankarten werden verteilt.
    .wait = Plankarten werden verteilt.
step-agenda = Behalte eine deiner zwei Plankarten; die andere kommt in die Schachtel.
    .wait = { $seat } wählt eine Plankarte.
step-start-troop = { $left ->
    [1] Stelle deine letzte Starttruppe in eine beliebige Region.
   *[other] Stelle eine Truppe in eine beliebige Region; noch { $left }.
    }
    .wait = { $seat } stellt Truppen auf.
step-start-leader = Stelle deinen Anführer zu einer deiner Truppen.
    .wait = { $seat } stellt den Anführer auf.
step-strategy = Setze einen Ratgeber in eine Spalte. Münzen erhöhen seine Macht.
    .wait = { $seat } setzt einen Ratgeber.
step-return = Du hast keine Truppen auf dem Spielbrett. Dein Anführer und eine Truppe dürfen in eine beliebige Region.
    .wait = { $seat } darf aufs Spielbrett zurückkehren.
step-resolve = Zwei Ratgeber sind gleich schnell. Welcher ist jetzt dran?
    .wait = { $seat } wählt einen Ratgeber.
step-turn = { $done-key ->
    [done] Deine Hauptaktion ist gespielt. Spiele Bonusaktionen oder beende den Zug.
   *[open] { $action }: { $action-key ->
        [scheme] { $points ->
            [1] 1 Karte
           *[other] { $points } Karten
        }
       *[other] { $points ->
            [1] 1 Punkt
           *[other] { $points } Punkte
        }
    }{ $price ->
        [0] {""}
        [1] {" "}(kostet 1 Münze)
       *[other] {" "}(kostet { $price } Münzen)
    }. Bonusaktionen sind davor und danach möglich.
    }
    .wait = { $seat } ist am Zug.
step-muster = { $points ->
    [1] Mustere eine Truppe in einer Region, die du besetzt.
   *[other] Mustere Truppen in Regionen, die du besetzt; { $points } Punkte.
    }
    .wait = { $seat } mustert.
step-move = { $points ->
    [1] Ziehe eine Truppe in eine benachbarte Region.
   *[other] Ziehe Truppen in benachbarte Regionen; { $points } Punkte.
    }
    .wait = { $seat } zieht.
step-anywhere = { $points ->
    [1] Ziehe eine Truppe in eine beliebige Region.
   *[other] Ziehe { $points } Truppen in beliebige Regionen.
    }
    .wait = { $seat } zieht Truppen.
step-attack = { $points ->
    [1] Greife einen Aufständischen oder Gegner an, wo du eine Truppe hast.
   *[other] Greife Aufständische oder Gegner an, wo du Truppen hast; { $points } Punkte.
    }
    .wait = { $seat } greift an.
step-reward = Die Belohnung wird aufgedeckt.
    .wait = Die Belohnung wird aufgedeckt.
step-casualty-deck = { $cards ->
    [1] Prüfe deine Verluste in { $region }: eine Karte. Von welchem Stapel?
   *[other] Prüfe deine Verluste in { $region }: bis zu { $cards } Karten. Von welchem Stapel?
    }
    .wait = { $seat } prüft Verluste.
step-casualty = Eine Intrige wird aufgedeckt.
    .wait = Eine Intrige wird aufgedeckt.
step-tax = { $points ->
    [1] Ziehe Güter ein: 1 Steuerpunkt. Beherrschte Regionen kosten einen, andere zwei.
   *[other] Ziehe Güter ein: { $points } Steuerpunkte. Beherrschte Regionen kosten einen, andere zwei.
    }
    .wait = { $seat } besteuert.
step-market = Dein Markt in { $region }: ein weiteres Gut oder eine Münze?
    .wait = { $seat } ist auf dem Markt.
step-build = { $points ->
    [1] Baue: 1 Baupunkt. Beherrschte Regionen kosten einen, andere zwei.
   *[other] Baue: { $points } Baupunkte. Beherrschte Regionen kosten einen, andere zwei.
    }
    .wait = { $seat } baut.
step-church = Deine Kirche in { $region } bekehrt jemanden. Wen ersetzt deine Truppe?
    .wait = { $seat } weiht eine Kirche.
step-draw-from = { $cards ->
    [1] Ziehe eine Intrige. Von welchem Stapel?
   *[other] Ziehe { $cards } Intrigen und behalte eine. Von welchem Stapel?
    }
    .wait = { $seat } zieht Intrigen.
step-draw = Eine Intrige wird gezogen.
    .wait = Eine Intrige wird gezogen.
step-keep = Behalte eine dieser Intrigen.
    .wait = { $seat } wählt eine Intrige.
step-put-back = Welche Karte legst du zuerst zurück? Die letzte liegt oben.
    .wait = { $seat } legt Karten zurück.
step-marker = Gib jemandem den Startspielermarker.
    .wait = { $seat } gibt den Startspielermarker weiter.
step-discard-scheme = Die Tat „{ $deed }“ kostet eine Intrige. Welche?
    .wait = { $seat } legt eine Intrige ab.
step-pay-goods = { $left ->
    [1] Bezahle die Tat „{ $deed }“: noch eine Wahl.
   *[other] Bezahle die Tat „{ $deed }“: noch { $left } Güter.
    }
    .wait = { $seat } bezahlt mit Gütern.
step-give-up = { $left ->
    [1] Tat „{ $deed }“: entferne eine Truppe.
   *[other] Tat „{ $deed }“: entferne { $left } Truppen, eine nach der anderen.
    }
    .wait = { $seat } entfernt Truppen.
step-raze = Tat „{ $deed }“: entferne eines deiner Gebäude.
    .wait = { $seat } entfernt ein Gebäude.
step-choose-deed = Wähle eine Tat aus der Reihe.
    .wait = { $seat } wählt eine Tat.
step-reveal-deed = Eine neue Tat wird aufgedeckt.
    .wait = Eine neue Tat wird aufgedeckt.

## Was man tun kann
verb-first-first = Anfangen
    .log = { $starter } wird Startspieler
verb-token-lay = Legen
    .log = Ein Gütermarker zeigt { $good }
verb-leader-take = Wählen
    .log = { $seat } führt mit { $leader }
    .ask0 = Welchen Anführer?
verb-deal-leader-deal = Verteilen
    .log = { $receiver } erhält { $leader }
verb-deal-agenda-deal = Verteilen
    .log = { $receiver } erhält die Plankarte „{ $agenda }“
    .hidden = { $receiver } erhält eine Plankarte
verb-agenda-keep = Behalten
    .log = { $seat } behält die Plankarte „{ $agenda }“
    .hidden = { $seat } behält eine Plankarte
    .ask0 = Welche Plankarte?
verb-start-troop-place = Truppe aufstellen
    .log = { $seat } beginnt mit einer Truppe in { $region }
    .ask0 = Wo?
verb-start-leader-place = Anführer aufstellen
    .log = { $seat } stellt den Anführer nach { $region }
    .ask0 = Zu welcher deiner Truppen?
verb-strategy-place = Setzen
    .log = { $seat } setzt Ratgeber { $advisor } auf { $action }{ $coins ->
        [0] {""}
        [1] {" "}mit 1 Münze Bestechungsgeld
       *[other] {" "}mit { $coins } Münzen Bestechungsgeld
    }
    .ask0 = Welchen Ratgeber?
    .ask1 = In welche Spalte?
    .ask2 = Wie viele Münzen Bestechungsgeld?
verb-return-enter = Aufstellen
    .short = Betreten
    .log = { $seat } kehrt in { $region } zurück
    .ask0 = Welche Region?
verb-return-pass = Wegbleiben
    .short = Bleib weg
    .log = { $seat } bleibt weg
verb-resolve-resolve = Ausspielen
    .log = { $seat } spielt zuerst { $space } aus
    .ask0 = Welches Feld?
verb-turn-act = { $action }
    .short = { $action-key ->
        [scheme] Karten
       *[other] { $action }
    }
    .log = { $seat } spielt die Aktion { $action }
verb-turn-forfeit = Verfallen lassen für 1 Münze
    .short = Verfall
    .log = { $seat } lässt { $action } verfallen und erhält 1 Münze
verb-turn-scheme = Intrige ausspielen
    .short = Intrige
    .log = { $seat } spielt die Intrige „{ $scheme }“ aus
    .ask0 = Welche Intrige?
verb-turn-deed = Tat vollbringen
    .short = Tat
    .log = { $seat } vollbringt die Tat „{ $deed }“
    .ask0 = Welche Tat?
verb-turn-convert = Güter umtauschen
    .short = Tauschen
    .log = { $seat } tauscht { $good } und { $other } um ({ $token })
    .ask0 = Welchen Marker?
    .ask1 = Welches seiner Güter?
    .ask2 = Und welches weitere Gut?
verb-turn-end = Zug beenden
    .short = Zugende
    .log = { $seat } beendet den Zug
verb-banish = { $edition ->
    [de] Predslawa: Truppe vertreiben
   *[en] Predslava: Truppe vertreiben
    }
    .short = Vertreibe
    .log = { $seat } vertreibt eine Truppe von { $foe } nach { $to }
    .ask0 = Wessen Truppe?
    .ask1 = In welche Region?
verb-banish-leader = { $edition ->
    [de] Predslawa: Anführer vertreiben
   *[en] Predslava: Anführer vertreiben
    }
    .short = Vertreibe
    .log = { $seat } vertreibt den Anführer von { $foe } nach { $to }
    .ask0 = Wessen Anführer?
    .ask1 = In welche Region?
verb-muster-troop = Truppe mustern
    .short = Truppe
    .log = { $seat } mustert in { $region }
    .ask0 = In welcher Region?
verb-muster-leader = Anführer mustern
    .short = Anführer
    .log = { $seat } mustert den Anführer in { $region }
    .ask0 = In welcher Region?
verb-move-troop = Truppe ziehen
    .short = Truppe
    .log = { $seat } zieht eine Truppe von { $from } nach { $to }
    .ask0 = Aus welcher Region?
    .ask1 = In welche Region?
verb-move-leader = Anführer ziehen
    .short = Anführer
    .log = { $seat } zieht den Anführer nach { $to }
    .ask0 = In welche Region?
verb-together = Agatha mit Truppen ziehen
    .short = Gefolge
    .log = { $escort ->
        [0] { $seat } zieht Agatha nach { $to }
        [1] { $seat } zieht Agatha mit 1 Truppe nach { $to }
       *[other] { $seat } zieht Agatha mit { $escort } Truppen nach { $to }
    }
    .ask0 = In welche Region?
    .ask1 = Mit wie vielen Truppen?
verb-anywhere-troop = Truppe ziehen
    .short = Truppe
    .log = { $seat } zieht eine Truppe von { $from } nach { $to }
    .ask0 = Aus welcher Region?
    .ask1 = In welche Region?
verb-anywhere-leader = Anführer ziehen
    .short = Anführer
    .log = { $seat } zieht den Anführer nach { $to }
    .ask0 = In welche Region?
verb-attack-rebel = Aufständischen angreifen
    .short = Aufstand
    .log = { $seat } besiegt einen Aufständischen in { $region }
    .ask0 = In welcher Region?
verb-attack-foe = Gegner angreifen
    .short = Gegner
    .log = { $seat } greift { $foe } in { $region } an
    .ask0 = In welcher Region?
    .ask1 = Wen?
verb-attack-muster = { $edition ->
    [de] Mit Sudislaw mustern
   *[en] Mit Sudislav mustern
    }
    .short = Mustern
    .log = { $seat } mustert stattdessen beim Anführer
verb-muster-done = Nicht weiter mustern
    .short = Fertig
    .log = { $seat } mustert nicht weiter
verb-move-done = Nicht weiter ziehen
    .short = Fertig
    .log = { $seat } zieht nicht weiter
verb-anywhere-done = Nicht weiter ziehen
    .short = Fertig
    .log = { $seat } zieht nicht weiter
verb-attack-done = Nicht weiter angreifen
    .short = Fertig
    .log = { $seat } greift nicht weiter an
verb-tax-done = Nicht weiter besteuern
    .short = Fertig
    .log = { $seat } besteuert nicht weiter
verb-build-done = Nicht weiter bauen
    .short = Fertig
    .log = { $seat } baut nicht weiter
verb-reward-turn-up = Aufdecken
    .log = Die Belohnung: { $reward }
verb-casualty-deck-deck = Aufdecken
    .log = { $deck-key ->
        [left] { $seat } prüft die Verluste mit dem linken Stapel
       *[right] { $seat } prüft die Verluste mit dem rechten Stapel
    }
    .ask0 = Von welchem Stapel?
verb-casualty-reveal = Aufdecken
    .log = Aufgedeckt: „{ $scheme }“
verb-tax-collect = Einziehen
    .short = Einziehen
    .log = { $seat } besteuert { $region }
    .ask0 = Aus welcher Region?
verb-market-good = Ein weiteres Gut
    .short = Gut
    .log = { $seat } nimmt ein weiteres Gut
verb-market-coin = Eine Münze
    .short = Münze
    .log = { $seat } nimmt eine Münze
verb-build-build = Bauen
    .short = Bauen
    .log = { $structure-key ->
        [church] { $seat } baut eine Kirche in { $region }
        [market] { $seat } baut einen Markt in { $region }
       *[stronghold] { $seat } baut eine Festung in { $region }
    }
    .ask0 = In welcher Region?
    .ask1 = Welches Gebäude?
verb-church-rebel = Einen Aufständischen
    .short = Aufstand
    .log = { $seat } bekehrt einen Aufständischen
verb-church-troop = Eine gegnerische Truppe
    .short = Truppe
    .log = { $seat } bekehrt eine Truppe von { $foe }
    .ask0 = Wessen?
verb-church-nobody = Niemanden
    .short = Niemand
    .log = { $seat } bekehrt niemanden
verb-draw-from-deck = Ziehen
    .log = { $deck-key ->
        [left] { $seat } zieht vom linken Stapel
       *[right] { $seat } zieht vom rechten Stapel
    }
    .ask0 = Von welchem Stapel?
verb-draw-draw = Ziehen
    .log = { $drawer } zieht die Intrige „{ $scheme }“
    .hidden = { $drawer } zieht eine Intrige
verb-keep-keep = Behalten
    .log = { $seat } behält die Intrige „{ $scheme }“
    .hidden = { $seat } behält eine Intrige
    .ask0 = Welche?
verb-put-back-under = Zurücklegen
    .log = { $seat } legt zuerst „{ $scheme }“ zurück
    .hidden = { $seat } legt die übrigen oben zurück
    .ask0 = Welche zuerst?
verb-marker-give = Geben
    .log = { $seat } gibt { $receiver } den Startspielermarker
    .ask0 = Wem?
verb-discard-scheme-discard = Ablegen
    .log = { $seat } legt die Intrige „{ $scheme }“ ab
    .ask0 = Welche Intrige?
verb-pay-goods-pay = Bezahlen
    .log = { $seat } bezahlt mit { $good }
    .ask0 = Welches Gut?
verb-give-up-troop = Truppe entfernen
    .short = Truppe
    .log = { $seat } entfernt eine Truppe aus { $region }
    .ask0 = Aus welcher Region?
verb-give-up-leader = Anführer entfernen
    .short = Anführer
    .log = { $seat } entfernt den Anführer
verb-raze-raze = Entfernen
    .log = { $structure-key ->
        [church] { $seat } entfernt die Kirche in { $region }
        [market] { $seat } entfernt den Markt in { $region }
       *[stronghold] { $seat } entfernt die Festung in { $region }
    }
    .ask0 = In welcher Region?
    .ask1 = Welches Gebäude?
verb-choose-deed-take = Wählen
    .log = { $seat } wählt die Tat „{ $deed }“
    .ask0 = Welche Tat?
verb-reveal-deed-reveal = Aufdecken
    .log = Neu in der Tatenreihe: „{ $deed }“

## Was geschieht
event-lands = Ratgeber { $advisor } von { $seat } steht auf { $space }
event-bumped = Ratgeber { $advisor } von { $seat } rückt hinunter auf { $space }
event-loses-troop = { $seat } verliert eine Truppe in { $region }
event-loses-leader = { $leader-key ->
    [usurper] { $leader } selbst fällt in { $region }
   *[other] { $seat } verliert { $leader } in { $region }
    }
event-steals = { $seat } nimmt { $foe } eine Münze
event-joins = Eine Truppe von { $seat } ersetzt den Aufständischen in { $region }
event-rebel-converted = Die Kirche von { $seat } entfernt einen Aufständischen aus { $region }
event-troop-converted = Die Kirche von { $seat } entfernt eine Truppe von { $foe } aus { $region }
event-reshuffled = Die Intrigen werden gemischt und in zwei neue Stapel geteilt
event-casualty-hit = „{ $scheme }“ zeigt das Verlustsymbol
event-no-casualty = { $seat } hat keine Verluste in { $region }
event-earns = { $coins ->
    [1] { $seat } erhält eine Münze
   *[other] { $seat } erhält { $coins } Münzen
    }
event-gets-good = { $seat } erhält zusätzlich: { $good }
event-collects = { $seat } zieht in { $region } ein: { $good }
event-income = { $seat } erhält { $idle ->
        [1] 1 Münze
       *[other] { $idle } Münzen
    } für Marker, die noch nicht auf dem Anspruchstableau sind, und { $full ->
        [1] 1 Münze
       *[other] { $full } Münzen
    } für volle Bootsspalten
event-advances = { $seat } rückt auf der { $track } auf Feld { $level } vor
event-new-first = { $seat } ist neuer Startspieler
event-round-begins = Runde { $level } beginnt
event-row-discarded = Der Rest der Tatenreihe wird abgelegt
event-deed-done = { $seat } hat die Tat „{ $deed }“ vollbracht
event-rewarded = { $seat } erhält { $reward }

## Warum nicht
why-not-dealt = Diese Plankarte hast du nicht bekommen. Behalte eine deiner zwei.
why-leader-taken = Diesen Anführer hat schon jemand. Wähle einen anderen.
why-no-troop-there = Dein Anführer beginnt, wo du eine Truppe hast.
why-out-of-play = Diese Region ist bei dieser Spielerzahl nicht im Spiel.
why-no-such-advisor = Einen solchen Ratgeber hast du nicht mehr.
why-column-full = Diese Spalte ist voll. Niemand kann herausrücken.
why-three-columns = Dort hast du schon einen Ratgeber. Setze erst in drei verschiedene Spalten.
why-too-few-coins = Du hast nicht genug Münzen.
why-not-fastest = Dein schnellster Ratgeber ist zuerst dran. Wähle zwischen den gleichen.
why-main-done = Deine Hauptaktion ist schon gespielt.
why-main-open = Spiele erst deine Hauptaktion oder lass sie verfallen.
why-bonus-used = Diese Art Bonusaktion hast du in diesem Zug schon gespielt.
why-token-flipped = Dieser Umtauschmarker ist in dieser Runde schon benutzt.
why-wrong-good = Dieser Marker will zuerst eines seiner beiden Güter.
why-no-good = Dafür hast du nicht genug Güter.
why-not-in-hand = Diese Intrige hast du nicht auf der Hand.
why-not-occupied = Dort hast du keine Truppe.
why-no-supply = Du hast keine Truppe mehr im Vorrat.
why-leader-on-board = Dein Anführer steht auf dem Spielbrett.
why-leader-off-board = Dein Anführer steht nicht auf dem Spielbrett.
why-not-adjacent = Diese Region ist nicht benachbart.
why-same-region = Dort steht sie schon. Wähle eine andere Region.
why-not-your-leader = Das kann nur ein anderer Anführer.
why-no-companion = So viele deiner Truppen stehen nicht bei ihr.
why-power-used = Das hat dein Anführer in dieser Runde schon getan.
why-not-with-leader = Bei deinem Anführer steht keine solche Figur dieses Spielers.
why-no-rebel = Dort ist kein Aufständischer.
why-not-yourself = Wähle einen Gegner.
why-not-there = Dort ist niemand, den du wählen kannst.
why-deck-empty = Dieser Stapel ist leer. Nimm den anderen.
why-good-taken = Das Gut dieser Region wurde in dieser Runde schon eingezogen.
why-points-short = Du beherrschst diese Region nicht: das kostet zwei Steuerpunkte.
why-build-short = Du beherrschst diese Region nicht: das kostet zwei Baupunkte.
why-built-already = Dieses Gebäude steht dort schon; je Region eines jeder Art.
why-none-in-stock = Davon hast du schon alle drei gebaut.
why-removal-required = Jemand muss ersetzt werden.
why-not-drawn = Diese Karte hast du nicht gezogen.
why-not-your-deed = Diese Tat liegt nicht bei deinem Haushaltstableau.
why-not-in-row = Diese Tat liegt nicht in der Reihe.
why-need-unmet = Die Bedingung dieser Tat erfüllst du noch nicht.
why-no-scheme = Diese Tat kostet eine Intrige, und du hast keine.
why-too-few-goods = Dafür fehlen dir Güter.
why-not-ruled = Diese Region beherrschst du nicht.
why-ascending = Daran bist du schon vorbei. Wähle weiter hinten in der Liste.
why-not-enough-left = Dann bliebe für den Rest zu wenig.
why-not-your-structure = Dort hast du kein solches Gebäude.
why-not-possible = Das kann nicht kommen.

## Die Regeln dahinter
rule-setup-1 = Aufbau: Zu zweit sind acht Regionen im Spiel, zu dritt elf, zu viert alle.
rule-setup-3 = Jeder Anführer hat einen Besitzer.
rule-setup-4 = Aufbau: je zwei Plankarten, eine bleibt.
rule-setup-7 = Aufbau: Der Anführer kommt zu einer deiner drei Truppen.
rule-chance-1 = Der Zufall kann nur bringen, was noch da ist.
rule-rule-1 = Du besetzt eine Region mit mindestens einer Truppe oder dem Anführer; Gebäude zählen nicht.
rule-strategy-1 = Strategiephase: reihum je einer deiner Ratgeber, bis alle gesetzt sind.
rule-strategy-4 = Eine volle Spalte ist geschlossen.
rule-strategy-5 = Ein zweiter Ratgeber in einer Spalte erst nach drei verschiedenen Spalten, außer wenn keine andere Platz hat.
rule-turn-1 = Die niedrigste Zahl ist zuerst dran; bei gleichen wählt der Besitzer.
rule-turn-2 = Eine Hauptaktion; davor und danach jede der drei Bonusaktionen einmal.
rule-turn-3 = Münzen werden vor der Aktion gezahlt, und nur eigene: Kosten und Bestechungsgeld.
rule-muster-2 = Ohne Truppen im Vorrat verfallen Musterungspunkte.
rule-muster-3 = Ein entfernter Anführer wird wie jede Truppe gemustert.
rule-move-1 = Jeder Punkt zieht eine Truppe in eine benachbarte Region.
rule-attack-1 = Greife Aufständische oder Gegner an, wo du eine Truppe hast.
rule-tax-1 = Besteuern: ein Punkt, wo du herrschst, sonst zwei.
rule-tax-2 = Jede Region gibt ihr Gut einmal pro Runde.
rule-build-1 = Bauen: ein Punkt, wo du herrschst, sonst zwei.
rule-build-2 = Je Region ein Gebäude jeder Art über alle Spieler; drei jeder Art pro Spieler.
rule-build-4 = Eine Kirche ersetzt jemanden, wenn sie kann; nur in der englischen Ausgabe ist das freiwillig, wenn du keine Truppe hast.
rule-scheme-1 = Intrigieren: behalte eine der gezogenen Karten, die übrigen kommen obenauf zurück.
rule-scheme-4 = Karten kommen von einem Stapel, der welche hat; leere Stapel werden neu gemischt.
rule-bonus-1 = Intrigen: eine pro Zug aus der Hand.
rule-bonus-2 = Umtauschen: einmal pro Zug, jeder Marker einmal pro Runde, eines seiner zwei Güter und ein beliebiges.
rule-deed-1 = Taten: eine pro Zug von deinen gewählten, wenn du alles bezahlen kannst, was die Karte sagt, und ihre Bedingung erfüllst.
rule-deed-2 = Figuren für eine Tat sind deine eigenen, aufsteigend genannt, und der Rest muss noch zu bezahlen sein.
rule-deed-8 = Eine Tat wird aus der offenen Reihe gewählt.
rule-leader-1 = Die Fähigkeit eines Anführers gilt nur, solange er auf dem Spielbrett steht, und nur für seinen Besitzer.
rule-leader-2 = Agatha nimmt bei jedem Schritt bis zu zwei eigene Truppen mit.
rule-leader-6 = Predslawa zieht eine gegnerische Figur aus ihrer Region, einmal pro Runde.
rule-solo-card-1 = Aufstandskarten: Priorität, Ortsreihenfolge und Baureihenfolge lassen genau einen Zug zu.
rule-solo-setup-2 = Allein: Deine Truppen und dein Anführer beginnen außerhalb der drei Regionen der Aufständischen.
rule-solo-you-2 = Allein: Aufständische sind in jeder Hinsicht Truppen eines Gegners.
rule-solo-you-3 = Allein: Eine neutrale Truppe, die du angreifst, verschwindet einfach.

## Ende und Punkte
ending-four-rounds = Vier Runden sind vorbei: die meisten Siegpunkte gewinnen, dann beherrschte Regionen, dann Münzen.
score-rule = Herrschaftsleiste
score-build = Bauleiste
score-trade = Handelsleiste
score-warfare = Kriegsleiste
score-deeds = Taten
score-agenda = Plankarte

## Auf dem Tisch
track-warfare = Krieg
grid-strategy = Strategietableau
claim-rule = { $points ->
    [1] { $need } Regionen: 1 Punkt
   *[other] { $need } Regionen: { $points } Punkte
    }
claim-crowns = { $points ->
    [1] { $need } Regionen mit Kiev und Novgorod: 1 Punkt
   *[other] { $need } Regionen mit Kiev und Novgorod: { $points } Punkte
    }
claim-build = { $points ->
    [1] { $need } benachbarte Regionen: 1 Punkt
   *[other] { $need } benachbarte Regionen: { $points } Punkte
    }
claim-trade = { $points ->
    [1] { $need } Güter auf dem Boot: 1 Punkt
   *[other] { $need } Güter auf dem Boot: { $points } Punkte
    }
board-rule = Herrschaft
board-build = Bau
board-trade = Handel
claim-warfare = Erster Platz 3 Punkte, zweiter Platz 1 Punkt
space-muster = { $points ->
    [1] 1 Truppe.
   *[other] { $points } Truppen.
    }{ $coins ->
    [0] {""}
    [1] {" "}Kostet 1 Münze.
   *[other] {" "}Kostet { $coins } Münzen.
    }
space-move = { $points ->
    [1] 1 Schritt.
   *[other] { $points } Schritte.
    }{ $coins ->
    [0] {""}
    [1] {" "}Kostet 1 Münze.
   *[other] {" "}Kostet { $coins } Münzen.
    }
space-attack = { $points ->
    [1] 1 Angriff.
   *[other] { $points } Angriffe.
    }{ $coins ->
    [0] {""}
    [1] {" "}Kostet 1 Münze.
   *[other] {" "}Kostet { $coins } Münzen.
    }
space-tax = { $points ->
    [1] 1 Steuerpunkt.
   *[other] { $points } Steuerpunkte.
    }{ $coins ->
    [0] {""}
    [1] {" "}Kostet 1 Münze.
   *[other] {" "}Kostet { $coins } Münzen.
    }
space-build = { $points ->
    [1] 1 Baupunkt.
   *[other] { $points } Baupunkte.
    }{ $coins ->
    [0] {""}
    [1] {" "}Kostet 1 Münze.
   *[other] {" "}Kostet { $coins } Münzen.
    }
space-scheme = { $points ->
    [1] Ziehe eine Intrige.
   *[other] Ziehe { $points } Intrigen, behalte eine.
    }{ $coins ->
    [0] {""}
    [1] {" "}Kostet 1 Münze.
   *[other] {" "}Kostet { $coins } Münzen.
    }
space-scheme-top = { $points ->
    [1] Ziehe 1 Intrige, behalte sie, und gib den Startspielermarker weiter.
   *[other] Ziehe { $points } Intrigen, behalte eine, und gib den Startspielermarker weiter.
    }
space-green = ab 2 Spielern im Spiel
space-yellow = ab 3 Spielern im Spiel
space-brown = mit 4 Spielern im Spiel
space-closed = nicht im Spiel
help-region = Bringt pro Runde einmal { $good }. Du beherrschst sie mit mehr Truppen als jeder andere und als die Aufständischen.
help-rivers = Flüsse und Meere sind fürs Auge; sie ändern nichts.
chart-rivers = Flüsse und Meere
help-closed = Diese Region ist nicht im Spiel.
help-placed = { $seat }: Ratgeber { $advisor }, Macht { $power }. Niedrige Zahlen sind früh dran.
help-bribe = { $coins ->
    [1] 1 Münze Bestechungsgeld: Macht { $power }. Sie kommt beim Ausspielen in den Vorrat.
   *[other] { $coins } Münzen Bestechungsgeld: Macht { $power }. Sie kommen beim Ausspielen in den Vorrat.
    }
help-casualty = Verlustsymbol: beim Angriff aufgedeckt kostet es den Angreifer eine Truppe.
help-troop = Truppe: zählt eins für die Herrschaft. Mustern, Besteuern und Bauen brauchen eine in der Region.
help-leader = Anführer: zählt als Truppe und hat eine eigene Fähigkeit.
help-rebel = Aufständischer: zählt für die Herrschaft gegen alle. Besiegt bringt er ein Gut oder Münzen.
help-church = Kirche: ersetzt beim Bau einen Aufständischen oder eine gegnerische Truppe durch eine von dir.
help-market = Markt: gibt dir beim Besteuern hier ein weiteres Gut der Sorte oder eine Münze.
help-stronghold = Festung: zählt als Truppe für die Herrschaft; Angreifer decken eine Karte mehr auf.
help-scheme = Intrige: eine pro Zug; die Belohnung gilt sofort. Geheim, bis sie gespielt wird.
help-deed = Tat: erfülle alle Bedingungen, um sie in deinem Zug zu vollbringen; eine pro Zug.
help-agenda = Plankarte: geheim bis zum Ende; 2 Punkte, wenn du Erster bist, auch bei Gleichstand.
help-advisor = Ratgeber: Macht beim Setzen, Initiative beim Ausspielen.
help-coin = Münze: bezahlt Aktionen, Bestechung, Intrigen und Taten.
help-helmet = Helm: je Musterungspunkt eine Truppe aus dem Vorrat.
help-boot = Stiefel: je Bewegungspunkt zieht eine Truppe eine Region weit.
help-sword = Schwert: je Angriffspunkt ein Aufständischer oder eine gegnerische Truppe.
help-cart = Wagen: ein Gut kostet einen Steuerpunkt, wo du herrschst, sonst zwei.
help-hammer = Hammer: ein Gebäude kostet einen Baupunkt, wo du herrschst, sonst zwei.
help-scroll = Schriftrolle: Intrigen ziehen, eine behalten, den Rest zurücklegen.
help-good = Gut: Güter füllen das Boot Spalte für Spalte; was nicht passt, liegt auf dem Dock.
help-token = Umtauschmarker: zwei Güter für einen Punkt, einmal pro Runde.
help-wood = Holz: durch Besteuern einzuziehen; füllt die eigene Bootsspalte.
help-fish = Fisch: durch Besteuern einzuziehen; füllt die eigene Bootsspalte.
help-ore = Erz: durch Besteuern einzuziehen; füllt die eigene Bootsspalte.
help-honey = Honig: durch Besteuern einzuziehen; füllt die eigene Bootsspalte.
help-fur = Fell: durch Besteuern einzuziehen; füllt die eigene Bootsspalte.
piece-troop = Truppe
piece-leader = Anführer
piece-rebel = Aufständischer
piece-church = Kirche
piece-market = Markt
piece-stronghold = Festung
piece-wood = Holz
piece-fish = Fisch
piece-ore = Erz
piece-honey = Honig
piece-fur = Fell
piece-coin = Münze
row-deeds = Taten zur Auswahl
row-deed-deck = Tatenstapel
row-deck = { $deck }
row-deck-known = { $cards ->
    [1] { $deck }, oben 1 zurückgelegt
   *[other] { $deck }, oben { $cards } zurückgelegt
    }
row-discard = Gespielte und aufgedeckte Intrigen
row-shown = Gerade aufgedeckt
row-own-deeds = Taten von { $seat }
row-done = Vollbracht von { $seat }
row-leaders = Anführer
row-drawn = Gerade gezogen
row-hand = Deine Intrigen (geheim)
row-agenda = Deine Plankarte (geheim)
row-advisors = Deine Ratgeber
row-goods = Boot und Dock
row-tokens = Umtauschmarker
stat-coin = Münzen
stat-troop = Truppen im Vorrat
stat-scroll = Intrigen auf der Hand
stat-ship = Güter auf dem Boot
stat-dock = Güter auf dem Dock
stat-rebel = besiegte Aufständische
stat-deed = vollbrachte Taten
stat-church = Kirchen zu bauen
stat-market = Märkte zu bauen
stat-stronghold = Festungen zu bauen
stat-wood = Holz; das Boot hat Platz für { $room }
stat-fish = Fisch; das Boot hat Platz für { $room }
stat-ore = Erz; das Boot hat Platz für { $room }
stat-honey = Honig; das Boot hat Platz für { $room }
stat-fur = Fell; das Boot hat Platz für { $room }
icon-helmet = Musterungspunkt
icon-boot = Bewegungspunkt
icon-sword = Angriffspunkt
icon-cart = Steuerpunkt
icon-hammer = Baupunkt
icon-star = Siegpunkte
icon-casualty = Verlustsymbol
icon-goods = Güter deiner Wahl
icon-crown = Startspielermarker; Herrschaft
icon-leader = Anführer
remark-leader-on = { $leader } führt
remark-leader-used = { $leader } führt; Fähigkeit in dieser Runde benutzt
remark-leader-off = { $leader } ist nicht auf dem Spielbrett
remark-rule = Herrschaft { $have }: noch { $missing } bis zur nächsten Stufe ({ $need } Regionen)
remark-build = Bau { $have }: noch { $missing } bis zur nächsten Stufe ({ $need } benachbarte Regionen)
remark-trade = Handel { $have }: noch { $missing } bis zur nächsten Stufe ({ $need } Güter auf dem Boot)
remark-rule-top = Herrschaft { $have }: oberstes Feld erreicht
remark-build-top = Bau { $have }: oberstes Feld erreicht
remark-trade-top = Handel { $have }: oberstes Feld erreicht
remark-rule-crowns = Herrschaft { $have }: das oberste Feld braucht 5 Regionen mit Kiev und Novgorod
remark-bonus-scheme = In diesem Zug: Intrige ausgespielt
remark-bonus-deed = In diesem Zug: Tat vollbracht
remark-bonus-conversion = In diesem Zug: Güter umgetauscht
remark-tax-left = { $points ->
    [1] 1 Steuerpunkt wartet in diesem Zug auf weitere
   *[other] { $points } Steuerpunkte warten in diesem Zug auf weitere
    }
remark-build-left = { $points ->
    [1] 1 Baupunkt wartet in diesem Zug auf weitere
   *[other] { $points } Baupunkte warten in diesem Zug auf weitere
    }
remark-income = Einkommen jetzt: { $coins ->
        [1] 1 Münze
       *[other] { $coins } Münzen
    } ({ $idle ->
        [1] 1 Marker
       *[other] { $idle } Marker
    } neben dem Anspruchstableau, { $full ->
        [1] 1 volle Spalte
       *[other] { $full } volle Spalten
    })
remark-agenda = Plankarte: „{ $agenda }“
card-price = zu zahlende Münzen
card-victory = { $points ->
    [1] 1 Siegpunkt
   *[other] { $points } Siegpunkte
    }
gain-muster = { $points ->
    [1] Mustere eine Truppe.
   *[other] Mustere { $points } Truppen.
    }{ $coins ->
    [0] {""}
   *[other] {" "}Erhalte 1 Münze.
    }{ $price ->
    [0] {""}
   *[other] {" "}Kostet 1 Münze.
    }
gain-move = { $points ->
    [1] Ziehe eine Truppe eine Region weit.
   *[other] { $points } Schritte für deine Truppen.
    }{ $coins ->
    [0] {""}
   *[other] {" "}Erhalte 1 Münze.
    }{ $price ->
    [0] {""}
   *[other] {" "}Kostet 1 Münze.
    }
gain-attack = { $points ->
    [1] Greife einmal an.
   *[other] Greife { $points }-mal an.
    }{ $coins ->
    [0] {""}
   *[other] {" "}Erhalte 1 Münze.
    }{ $price ->
    [0] {""}
   *[other] {" "}Kostet 1 Münze.
    }
gain-tax = { $points ->
    [1] 1 Steuerpunkt.
   *[other] { $points } Steuerpunkte.
    }{ $coins ->
    [0] {""}
   *[other] {" "}Erhalte 1 Münze.
    }{ $price ->
    [0] {""}
   *[other] {" "}Kostet 1 Münze.
    }
gain-build = { $points ->
    [1] 1 Baupunkt.
   *[other] { $points } Baupunkte.
    }{ $coins ->
    [0] {""}
   *[other] {" "}Erhalte 1 Münze.
    }{ $price ->
    [0] {""}
   *[other] {" "}Kostet 1 Münze.
    }
gain-coins = { $points ->
    [1] Erhalte 1 Münze.
   *[other] Erhalte { $points } Münzen.
    }
gain-deed = Wähle eine Tat aus der Reihe.{ $coins ->
    [0] {""}
   *[other] {" "}Erhalte 1 Münze.
    }{ $price ->
    [0] {""}
   *[other] {" "}Kostet 1 Münze.
    }
need-six = Sechs Truppen in einer Region
need-all = Kirche, Markt und Festung in einer Region
need-belt = Festungen in drei benachbarten Regionen
need-eight = Truppen in acht Regionen
need-rebels = { $number } besiegte Aufständische
need-fortress = Festung und Kirche in einer Region
need-first = Der Startspielermarker
need-markets = Märkte in drei Regionen mit verschiedenen Gütern
need-tithes = Kirchen in drei benachbarten Regionen
pay-good = Gib aus: { $number } { $good }
pay-coins = { $number ->
    [1] Gib 1 Münze aus
   *[other] Gib { $number } Münzen aus
    }
pay-scheme = Lege 1 Intrige ab
pay-patrols = Entferne je eine Truppe aus drei Regionen
pay-same = Gib drei gleiche Güter aus
pay-structure = Entferne eines deiner Gebäude
pay-pair = Entferne zwei Truppen aus einer beherrschten Region
pay-troops = Entferne zwei Truppen
pay-any = Gib zwei beliebige Güter aus
pay-different = Gib drei verschiedene Güter aus
line-good = { $boat } von { $room } auf dem Boot, { $dock } auf dem Dock
line-token-build = Holz oder Erz und ein beliebiges Gut: 1 Baupunkt
line-token-muster = Honig oder Fisch und ein beliebiges Gut: 1 Musterungspunkt
line-token-used = In dieser Runde benutzt
note-top = { $deck-key ->
    [left] Du kennst die { $place }. Karte des linken Stapels von oben: „{ $scheme }“
   *[right] Du kennst die { $place }. Karte des rechten Stapels von oben: „{ $scheme }“
    }
note-hand = Du kennst eine Intrige von { $seat }: „{ $scheme }“

## Allein gegen die Aufständischen
automa = { $edition ->
    [de] Swjatopolk
   *[en] Sviatopolk
    }
    .role = die Aufständischen
option-solo = Allein gegen die Aufständischen
option-solo-off = nein
option-solo-easy = leicht
    .note = Von je 36 Partien gewann ein Ritter 58 % in der englischen und 39 % in der deutschen Ausgabe, auf Dauer also 42 bis 73 % und 25 bis 55 %; von je 500 ein gieriger Bot 20 % und 22 %. Von 14 Partien beider Ausgaben gewann ein König 61 %, auf Dauer also 36 bis 81 %. Das Tableau ist nur aus einer Quelle bekannt.
option-solo-medium = mittel
    .note = Von je 36 Partien gewann ein Ritter 28 % in der englischen und 50 % in der deutschen Ausgabe, auf Dauer also 16 bis 44 % und 34 bis 66 %; von je 500 ein gieriger Bot 5 % und 9 %. Von 12 Partien beider Ausgaben gewann ein König 42 %, auf Dauer also 19 bis 68 %. Das Tableau ist nur aus einer Quelle bekannt.
option-solo-hard = schwer
    .note = Von je 36 Partien gewann ein Ritter 36 % in der englischen und 39 % in der deutschen Ausgabe, auf Dauer also 22 bis 52 % und 25 bis 55 %; von je 500 ein gieriger Bot 16 % und 20 %. Von 12 Partien beider Ausgaben gewann ein König 67 %, auf Dauer also 39 bis 86 %. Das Tableau ist nur aus einer Quelle bekannt.
option-solo-very-hard = sehr schwer
    .note = Von je 36 Partien gewann ein Ritter 8 % in der englischen und 19 % in der deutschen Ausgabe, auf Dauer also 3 bis 22 % und 10 bis 35 %; von je 500 ein gieriger Bot 4 % und 6 %. Von 10 Partien beider Ausgaben gewann ein König 40 %, auf Dauer also 17 bis 69 %. Das Tableau ist nur aus einer Quelle bekannt.
option-solo-rules = Regeln der Aufständischen
option-solo-rules-printed = wie gedruckt
option-solo-rules-v15 = spätere Soloregeln (v1.5)
option-neutral-church = Deine Kirche und neutrale Truppen
option-neutral-church-yes = darf eine ersetzen
option-neutral-church-no = darf keine ersetzen
leader-usurper = { $edition ->
    [de] Swjatopolk
   *[en] Sviatopolk
    }
help-leader-usurper = Führt die Aufständischen: Greifen sie dich in seiner Region an, decken sie eine Karte weniger auf, und am Ende jeder Runde mustern sie dort eine Truppe.
priority-fight = Angreifen und Ziehen
priority-build = Bauen
priority-tax = Besteuern
rebellion = { $key }
slot-fight-1 = Bonus 1 von Angreifen und Ziehen
slot-fight-2 = Bonus 2 von Angreifen und Ziehen
slot-fight-3 = Bonus 3 von Angreifen und Ziehen
slot-fight-4 = Bonus 4 von Angreifen und Ziehen
slot-build-1 = Bonus 1 von Bauen
slot-build-2 = Bonus 2 von Bauen
slot-build-3 = Bonus 3 von Bauen
slot-build-4 = Bonus 4 von Bauen
slot-tax-1 = Bonus 1 von Besteuern
slot-tax-2 = Bonus 2 von Besteuern
slot-tax-3 = Bonus 3 von Besteuern
slot-tax-4 = Bonus 4 von Besteuern
boon-muster = Musterung
boon-move = Bewegung
boon-attack = Angriff
boon-tax = Steuer
boon-build = Bau
boon-scheme = Intrige
boon-coins = Münzen
boon-card = Karten weniger beim Prüfen der Verluste
line = { $key }
count = { $key }
place = Platz { $key } der Ortsreihenfolge
order = Nummer { $key } der Baureihenfolge
step-rebel-start = Die erste Aufstandskarte wird aufgedeckt.
    .wait = Die erste Aufstandskarte wird aufgedeckt.
step-rebel-bottom = Die unterste Karte bringt die nächste Strategie der Aufständischen.
    .wait = Die unterste Karte bringt die nächste Strategie der Aufständischen.
step-rebel-strategy = Die Aufständischen setzen einen Ratgeber nach ihrer Karte.
    .wait = { $seat } setzt einen Ratgeber.
step-rebel-card = Die unterste Karte kommt nach oben.
    .wait = Die unterste Karte kommt nach oben.
step-rebel-return = Die Aufständischen kehren aufs Spielbrett zurück.
    .wait = { $seat } kehrt aufs Spielbrett zurück.
step-rebel-resolve = Die Aufständischen spielen ihren schnellsten Ratgeber aus.
    .wait = { $seat } spielt einen Ratgeber aus.
step-rebel-turn = { $points ->
    [1] Die Aufständischen: { $action }, 1 Punkt.
   *[other] Die Aufständischen: { $action }, { $points } Punkte.
    }
    .wait = { $seat } ist am Zug.
step-rebel-muster = Die Aufständischen mustern.
    .wait = { $seat } mustert.
step-rebel-move = Die Aufständischen ziehen.
    .wait = { $seat } zieht.
step-rebel-attack = Die Aufständischen greifen an.
    .wait = { $seat } greift an.
step-rebel-casualty = { $cards ->
    [1] Die Aufständischen prüfen ihre Verluste in { $region }: eine Karte. Du wählst den Stapel.
   *[other] Die Aufständischen prüfen ihre Verluste in { $region }: bis zu { $cards } Karten. Du wählst den Stapel.
    }
    .wait = { $seat } wählt einen Stapel für die Aufständischen.
step-rebel-tax = Die Aufständischen besteuern.
    .wait = { $seat } besteuert.
step-rebel-build = Die Aufständischen bauen.
    .wait = { $seat } baut.
step-rebel-unlock = Die Aufständischen schalten einen Bonus frei.
    .wait = { $seat } schaltet einen Bonus frei.
step-rebel-priority = Die Aufständischen setzen ihre Priorität.
    .wait = { $seat } setzt eine Priorität.
step-rebel-levy = { $edition ->
    [de] Swjatopolk mustert in seiner Region.
   *[en] Sviatopolk mustert in seiner Region.
    }
    .wait = { $seat } mustert.
verb-rebel-start-card = Aufdecken
    .log = Aufstandskarte { $rebellion } sagt, wo die Aufständischen beginnen
verb-rebel-bottom-card = Herausziehen
    .log = Die unterste Karte hat die Nummer { $rebellion }
    .hidden = Eine neue unterste Karte gibt den Aufständischen ihre Strategie
verb-rebel-strategy-place = Setzen
    .log = Die Aufständischen setzen Ratgeber { $advisor } auf { $action }{ $coins ->
        [0] {""}
        [1] {" "}mit 1 Münze Bestechungsgeld
       *[other] {" "}mit { $coins } Münzen Bestechungsgeld
    }
verb-rebel-card-card = Aufdecken
    .log = Aufstandskarte { $rebellion } kommt nach oben
verb-rebel-return-enter = Zurückkehren
    .log = { $edition ->
        [de] Swjatopolk und ein Aufständischer kehren in { $region } zurück
       *[en] Sviatopolk und ein Aufständischer kehren in { $region } zurück
    }
verb-rebel-resolve-resolve = Ausspielen
    .log = Die Aufständischen spielen aus: { $space }
verb-rebel-turn-act = { $action }
    .log = Die Aufständischen spielen die Aktion { $action }
verb-rebel-turn-forfeit = Verfallen lassen
    .log = Die Aufständischen lassen { $action } für eine Münze verfallen
verb-rebel-muster-troop = Mustern
    .log = Die Aufständischen mustern in { $region }
verb-rebel-muster-leader = Anführer mustern
    .log = { $edition ->
        [de] Swjatopolk kehrt in { $region } zurück
       *[en] Sviatopolk kehrt in { $region } zurück
    }
verb-rebel-muster-lapse = Verfallen
    .log = Die Aufständischen mustern nicht weiter
verb-rebel-move-troop = Ziehen
    .log = Ein Aufständischer zieht von { $from } nach { $to }
verb-rebel-move-leader = Anführer ziehen
    .log = { $edition ->
        [de] Swjatopolk zieht nach { $to }
       *[en] Sviatopolk zieht nach { $to }
    }
verb-rebel-move-lapse = Verfallen
    .log = Die Aufständischen ziehen nicht weiter
verb-rebel-attack-you = Dich angreifen
    .log = Die Aufständischen greifen dich in { $region } an
verb-rebel-attack-neutral = Neutrale Truppe angreifen
    .log = Die Aufständischen greifen die neutrale Truppe in { $region } an
verb-rebel-attack-lapse = Verfallen
    .log = Die Aufständischen greifen nicht weiter an
verb-rebel-casualty-deck = Aufdecken
    .log = { $deck-key ->
        [left] { $seat } wählt für die Verluste der Aufständischen den linken Stapel
       *[right] { $seat } wählt für die Verluste der Aufständischen den rechten Stapel
    }
    .ask0 = Von welchem Stapel?
verb-rebel-tax-collect = Einziehen
    .log = Die Aufständischen besteuern { $region }
verb-rebel-tax-lapse = Verfallen
    .log = Die Aufständischen besteuern nicht weiter
verb-rebel-build-build = Bauen
    .log = { $structure-key ->
        [church] Die Aufständischen bauen eine Kirche in { $region }
        [market] Die Aufständischen bauen einen Markt in { $region }
       *[stronghold] Die Aufständischen bauen eine Festung in { $region }
    }
verb-rebel-build-lapse = Verfallen
    .log = Die Aufständischen bauen nicht weiter
verb-rebel-unlock-unlock = Freischalten
    .log = Die Aufständischen schalten frei: { $slot }
verb-rebel-priority-assign = Setzen
    .log = Priorität der Aufständischen: { $priority }
verb-rebel-levy-troop = Mustern
    .log = { $edition ->
        [de] Swjatopolk mustert in { $region }
       *[en] Sviatopolk mustert in { $region }
    }
verb-attack-neutral = Neutrale Truppe angreifen
    .short = Neutrale
    .log = { $seat } greift die neutrale Truppe in { $region } an
    .ask0 = In welcher Region?
verb-church-neutral = Eine neutrale Truppe
    .short = Neutrale
    .log = { $seat } bekehrt eine neutrale Truppe
event-neutral-gone = Die neutrale Truppe aus { $region } kommt in die Schachtel
event-neutral-converted = Die Kirche von { $seat } entfernt die neutrale Truppe aus { $region }
event-rebellion-income = { $seat } erhält { $idle ->
        [1] 1 Münze
       *[other] { $idle } Münzen
    } wie in jeder Runde und { $full ->
        [1] 1 Münze
       *[other] { $full } Münzen
    } für volle Bootsspalten
event-unlocked = Freigeschaltet für { $action }: { $boon-key ->
        [card] { $count ->
            [1] 1 Karte weniger beim Prüfen der Verluste
           *[other] { $count } Karten weniger beim Prüfen der Verluste
        }
        [coins] { $count ->
            [1] +1 Münze
           *[other] +{ $count } Münzen
        }
       *[other] +{ $count } { $boon }
    }

# die Gründe unter einem Zug der Aufständischen
event-because-line = Zeile { $line } der untersten Karte, Spalte { $priority }: Die { $advisor } kommt auf { $action }.
event-because-locked = Zeile { $line }: Die { $advisor } mit Stern ist noch nicht freigeschaltet, also gilt die nächste Zeile.
event-because-full = { $action } ist voll; die nächste Spalte rechts mit Platz ist { $instead }.
event-because-coin-icon = { $coins ->
        [0] Neben { $action } steht ein Münzsymbol: das oberste Feld, und das kostet keine Münze.
        [1] Neben { $action } steht ein Münzsymbol: eine Münze für das oberste Feld.
       *[other] Neben { $action } steht ein Münzsymbol: { $coins } Münzen für das oberste Feld.
    }
event-because-coin-short = { $coins ->
    [1] Neben { $action } steht ein Münzsymbol, aber das oberste Feld würde 1 Münze kosten: zu viel, also dafür kein Bestechungsgeld.
   *[other] Neben { $action } steht ein Münzsymbol, aber das oberste Feld würde { $coins } Münzen kosten: zu viel, also dafür kein Bestechungsgeld.
    }
event-because-coin-stays = Das Münzsymbol gilt nur neben { $action }, nicht in einer anderen Spalte.
event-because-equal = Dein Ratgeber auf { $action } hat gleich viel Macht: eine Münze, um darüber zu stehen.
event-because-equal-short = Dein Ratgeber auf { $action } hat gleich viel Macht, aber für Bestechungsgeld fehlt die Münze.
event-because-card = Die unterste Karte, Nummer { $rebellion }, kommt nach oben und gibt die Reihenfolgen für diesen Zug vor.
event-because-fastest = Die kleinste Zahl ist zuerst dran: { $advisor }.
event-because-leftmost = Zwei Ratgeber mit der { $advisor }: Der weiter links ist zuerst dran.
event-because-upper = Zwei Ratgeber mit der { $advisor } in einer Spalte: Der obere ist zuerst dran.
event-because-back = Niemand auf dem Spielbrett: zurück in die erste Region von Karte { $rebellion }, { $region }.
event-because-acts = { $points ->
        [1] { $action } lässt sich bezahlen und nutzen: 1 Punkt.
       *[other] { $action } lässt sich bezahlen und nutzen: { $points } Punkte.
    }
event-because-bonus = Freigeschalteter Bonus für { $action }: { $boon-key ->
        [card] { $count ->
            [1] 1 Karte weniger beim Prüfen der Verluste
           *[other] { $count } Karten weniger beim Prüfen der Verluste
        }
        [coins] { $count ->
            [1] +1 Münze
           *[other] +{ $count } Münzen
        }
       *[other] +{ $count } { $boon }
    }.
event-because-no-coins = { $coins ->
    [1] Die Aktion kostet 1 Münze, und die haben sie nicht: Stattdessen erhalten sie eine Münze.
   *[other] Die Aktion kostet { $coins } Münzen, und die haben sie nicht: Stattdessen erhalten sie eine Münze.
    }
event-because-idle = { $action } würde nichts ändern: stattdessen eine Münze, ohne Bonus.
event-because-lapses = { $points ->
        [1] Es passt nichts mehr: Der letzte Punkt verfällt.
       *[other] Es passt nichts mehr: { $points } Punkte verfallen.
    }
event-because-muster-not-ruled = Ortsreihenfolge von Karte { $rebellion }: Die nächste Region, die sie besetzen, aber nicht beherrschen, ist { $region }.
event-because-muster-ruled = Sie beherrschen jede Region, die sie besetzen. Ortsreihenfolge von Karte { $rebellion }: Als Nächstes { $region }.
event-because-muster-leader = { $edition ->
        [de] Swjatopolk steht nicht auf dem Spielbrett, also wird er zuerst gemustert.
       *[en] Sviatopolk steht nicht auf dem Spielbrett, also wird er zuerst gemustert.
    }
event-because-move-empty = Priorität Angreifen und Ziehen. Ortsreihenfolge von Karte { $rebellion }: Die erste nicht besetzte Region ist { $region }.
event-because-move-single = Priorität { $priority }. Ortsreihenfolge von Karte { $rebellion }: Die erste nicht beherrschte Region ist { $region }; alle Punkte gehen dorthin.
event-because-move-stays = Alle Punkte dieses Ziehens gehen in eine Region: { $region }.
event-because-source = { $count ->
        [1] Aus { $region }: die nächstgelegene Region mit verfügbaren Truppen, gleich nebenan.
       *[other] Aus { $region }: die nächstgelegene Region mit verfügbaren Truppen, { $count } Schritte entfernt.
    }
event-because-source-tie = Andere sind gleich nah: { $region } steht von ihnen am weitesten unten in der Ortsreihenfolge von Karte { $rebellion }.
event-because-leader-moves = { $edition ->
        [de] Swjatopolk steht dort, also zieht er.
       *[en] Sviatopolk steht dort, also zieht er.
    }
event-because-attack-not-ruled = { $priority-key ->
        [fight] Priorität Angreifen und Ziehen: zuerst Regionen, die sie nicht beherrschen.
       *[other] Priorität { $priority }: In keiner beherrschten Region ist ein Angriff möglich, also in den anderen.
    } Ortsreihenfolge von Karte { $rebellion }: { $region }.
event-because-attack-ruled = { $priority-key ->
        [fight] Priorität Angreifen und Ziehen: In keiner nicht beherrschten Region ist ein Angriff möglich, also in den beherrschten.
       *[other] Priorität { $priority }: zuerst Regionen, die sie beherrschen.
    } Ortsreihenfolge von Karte { $rebellion }: { $region }.
event-because-attack-stays = Alle Angriffe in einer Region, solange es geht: { $region }.
event-because-you-first = Du und eine neutrale Truppe steht in { $region }: Du wirst zuerst angegriffen.
event-because-fewer-cards = { $count ->
        [1] Beim Prüfen eine Karte weniger.
       *[other] Beim Prüfen { $count } Karten weniger.
    }
event-because-build-a = Schritt A: Sie beherrschen { $region } und haben dort kein Gebäude; zuerst in der Ortsreihenfolge von Karte { $rebellion }.
event-because-build-b = Schritt B: Sie beherrschen { $region } nicht und haben dort kein Gebäude; zuerst in der Ortsreihenfolge von Karte { $rebellion }.
event-because-build-c = Schritt C: Sie beherrschen { $region }, haben dort ein Gebäude, und auch andere stehen dort; zuerst in der Ortsreihenfolge von Karte { $rebellion }.
event-because-build-d = Schritt D: Sie beherrschen { $region } und haben dort ein Gebäude; zuerst in der Ortsreihenfolge von Karte { $rebellion }.
event-because-build-new = Spätere Regeln, erster Schritt: kein eigenes Gebäude in { $region }; zuerst in der Ortsreihenfolge von Karte { $rebellion }.
event-because-build-shared = Spätere Regeln, zweiter Schritt: Auch andere stehen in { $region }; zuerst in der Ortsreihenfolge von Karte { $rebellion }.
event-because-build-rest = Spätere Regeln, dritter Schritt: { $region } kommt zuerst in der Ortsreihenfolge von Karte { $rebellion }.
event-because-structure = Baureihenfolge von Karte { $rebellion }, Spalte { $priority }; als Erstes lässt sich bauen: { $structure }.
event-because-church-first = Andere stehen in { $region }: zuerst eine Kirche.
event-because-church-skipped = Keine Kirche in { $region }: Dort ist niemand zu bekehren.
event-because-tax-a = Schritt A: Sie beherrschen { $region } und haben Platz für ihr Gut; zuerst in der Ortsreihenfolge von Karte { $rebellion }.
event-because-tax-b = Schritt B: Sie beherrschen { $region } nicht und haben Platz für ihr Gut; zuerst in der Ortsreihenfolge von Karte { $rebellion }.
event-because-tax-c = Schritt C: Sie beherrschen { $region }, die Bootsspalte ist voll; zuerst in der Ortsreihenfolge von Karte { $rebellion }.
event-because-tax-d = Schritt D: Sie beherrschen { $region } nicht, die Bootsspalte ist voll; zuerst in der Ortsreihenfolge von Karte { $rebellion }.
event-because-tax-open = Spätere Regeln: Platz für das Gut von { $region }; zuerst in der Ortsreihenfolge von Karte { $rebellion }.
event-because-tax-full = Spätere Regeln: nur noch volle Spalten; { $region } kommt zuerst in der Ortsreihenfolge von Karte { $rebellion }.
event-because-market = Ihr Markt in { $region } bringt immer ein weiteres Gut.
event-because-unlock = Die oberste Münze der aktuellen Spalte ({ $priority }) kommt aufs Dock.
event-because-unlock-leftmost = Die aktuelle Spalte ({ $priority }) hat keine Münze mehr: Die am weitesten links mit einer Münze ist { $instead }.
event-because-you-lead = Du bist auf der { $track } voraus.
event-because-more-regions = A: Du besetzt { $yours ->
        [1] 1 Region
       *[other] { $yours } Regionen
    }, die Aufständischen { $theirs }.
event-because-more-built = B: Du hast Gebäude in { $yours ->
        [1] 1 Region
       *[other] { $yours } angrenzenden Regionen
    }, die Aufständischen in { $theirs }.
event-because-more-goods = C: Du hast { $yours ->
        [1] 1 Gut
       *[other] { $yours } Güter
    } auf deinem Boot, die Aufständischen { $theirs }.
event-because-axe = D: In nichts davon bist du voraus, also die Spalte mit der Axt: { $priority }.
event-because-levy = { $edition ->
        [de] Am Ende der Runde mustert Swjatopolk dort, wo er steht, eine Truppe.
       *[en] Am Ende der Runde mustert Sviatopolk dort, wo er steht, eine Truppe.
    }
why-rule-decides = Das bestimmt die Karte der Aufständischen, sonst niemand.
why-among-rebels = Dort stehen Aufständische. Du beginnst woanders.
why-no-neutral = Dort ist keine neutrale Truppe.
why-rebels-are-foes = Hier sind die Aufständischen dein Gegner. Greife sie als solchen an.
score-coins = Münzen (ein Punkt je drei, aufgerundet)
score-dock = Güter auf dem Dock (ein Punkt je drei, aufgerundet)
headline-easy = Runde { $round } von 4 · allein, leicht
headline-medium = Runde { $round } von 4 · allein, mittel
headline-hard = Runde { $round } von 4 · allein, schwer
headline-very-hard = Runde { $round } von 4 · allein, sehr schwer
grid-mat = Haushaltstableau der Aufständischen: Boni und ihre Münzen
grid-orders = Oberste Aufstandskarte: { $rebellion }
row-rebellion-deck = Aufstandskarten, die niemand gesehen hat
grid-lines = Unterste Karte: sichtbare Zeilen, von unten gelesen
priority-column = { $priority }
priority-current = ▸ { $priority }
places-1 = Orte 1–4
places-2 = Orte 5–8
order-build = Baureihenfolge ({ $priority })
line-advisors = Ratgeber
help-place = Platz { $place } der Ortsreihenfolge: { $region }
help-build-order = Nummer { $place } der Baureihenfolge: { $structure }
help-line = Zeile { $line }: Ratgeber { $advisor }
help-line-starred = Zeile { $line }: Ratgeber { $advisor }, kommt später dazu
help-line-action = Kommt auf { $action }
help-line-coin = Kommt auf { $action }, wenn möglich mit Münzen auf das oberste Feld
bonus-locked = Verdeckt. Mit { $action }: { $boon-key ->
        [card] { $count ->
            [1] 1 Karte weniger beim Prüfen der Verluste
           *[other] { $count } Karten weniger beim Prüfen der Verluste
        }
        [coins] { $count ->
            [1] +1 Münze
           *[other] +{ $count } Münzen
        }
       *[other] +{ $count } { $boon }
    }
bonus-free = Frei. Mit { $action }: { $boon-key ->
        [card] { $count ->
            [1] 1 Karte weniger beim Prüfen der Verluste
           *[other] { $count } Karten weniger beim Prüfen der Verluste
        }
        [coins] { $count ->
            [1] +1 Münze
           *[other] +{ $count } Münzen
        }
       *[other] +{ $count } { $boon }
    }
remark-priority = Priorität: { $priority }
remark-next = Als Nächstes: { $space }
remark-known = Die unterste Karte kann nur Nummer { $rebellion } sein
remark-rebel-income = Einkommen jetzt: { $coins ->
        [1] 1 Münze
       *[other] { $coins } Münzen
    } (1 immer, { $full } für volle Spalten)
help-insurgent = Aufständischer: eine Truppe der Aufständischen, deines Gegners.
help-neutral = Neutrale Truppe: zählt für die Herrschaft gegen beide, handelt nie. Angegriffen kommt sie in die Schachtel.
piece-insurgent = Aufständischer
piece-neutral = neutrale Truppe

## Karten, Tafeln und Material
remark-mats = Die Tableaus beruhen auf einer einzigen Quelle; nicht jede Stufe muss schwerer sein als die davor.
line-leader-agatha = Nimmt beim Ziehen bis zu zwei deiner Truppen mit.
line-leader-boris = Angriff bei ihm: eine Karte weniger, nimm eine Münze.
line-leader-maria = Einmal pro Runde: mustere nebenan, wo du niemanden hast.
line-leader-mstislav = In seiner Region kosten Steuern und Bauen nur 1 Punkt.
line-leader-predslava = Vertreibt je Runde 1 Figur; der Besitzer erhält 1 Münze.
line-leader-sudislav = Angriffspunkte dürfen in seiner Region Truppen mustern.
line-leader-sviatopolk = Aufständische bei ihm zählen für dich; ersetze besiegte.
line-leader-yaroslav = Bei ihm gewinnst du Gleichstände; fremde Gebäude ruhen.
line-leader-usurper = Greift mit einer Karte weniger an; mustert jede Runde.
line-advisor = Macht { $number } beim Setzen, als Nummer { $number } am Zug.
line-advisor-later = Kommt in Runde vier dazu, nicht zu viert.
title-good = { $good-key ->
    [wood] Holz
    [fish] Fisch
    [ore] Erz
    [honey] Honig
   *[fur] Fell
    }
title-token-build = Baupunkt
title-token-muster = Musterung
title-structure-church = Kirche
title-structure-market = Markt
title-structure-stronghold = Festung
title-rebellion = Aufstandskarte { $rebellion }
line-church = Beim Bau ersetzt sie eine fremde Truppe durch deine.
line-market = Jedes Gut von hier bringt dir noch eines oder 1 Münze.
line-stronghold = Zählt als Truppe; Angreifer decken eine Karte mehr auf.
line-boat = { $room ->
    [1] Seine Spalte des Boots hat Platz für 1.
   *[other] Seine Spalte des Boots hat Platz für { $room }.
    }
line-reward = Unter einem Aufständischen: deins, wenn du ihn besiegst.
line-places = { $place1 } · { $place2 } · { $place3 } · { $place4 } · { $place5 } · { $place6 } · { $place7 } · { $place8 }
components-deeds = Taten
components-schemes = Intrigen
components-agendas = Plankarten
components-advisors = Ratgeber
components-structures = Gebäude
components-goods = Güter
components-rewards = Belohnungen unter den Aufständischen
components-rebellion = Aufstandskarten: Ortsreihenfolge
components-solo-leader = Der Anführer der Aufständischen
reward-of-muster = { $points ->
    [1] 1 Musterungspunkt
   *[other] { $points } Musterungspunkte
    }
reward-of-move = { $points ->
    [1] 1 Bewegungspunkt
   *[other] { $points } Bewegungspunkte
    }
reward-of-attack = { $points ->
    [1] 1 Angriffspunkt
   *[other] { $points } Angriffspunkte
    }
reward-of-tax = { $points ->
    [1] 1 Steuerpunkt
   *[other] { $points } Steuerpunkte
    }
reward-of-build = { $points ->
    [1] 1 Baupunkt
   *[other] { $points } Baupunkte
    }
reward-of-draw = { $points ->
    [1] Ziehe 1 Intrige und behalte sie
   *[other] Ziehe { $points } Intrigen und behalte eine
    }
reward-of-coins = { $points ->
    [1] 1 Münze
   *[other] { $points } Münzen
    }
reward-of-deed = Wähle eine Tat aus der Reihe
reward-of-safe = Ein Angriff, bei dem du eine Karte weniger aufdeckst
reward-of-anywhere = { $points ->
    [1] Ziehe 1 Truppe in eine beliebige Region
   *[other] Ziehe { $points } Truppen in beliebige Regionen
    }
space-price = { $coins ->
    [1] Die Aktion kostet 1 Münze.
   *[other] Die Aktion kostet { $coins } Münzen.
    }
sheet-claims = Ansprüche
sheet-deeds = Taten
sheet-schemes = Intrigen
sheet-rebellion = Die Aufständischen
main-coin = { $number ->
    [1] Münze
   *[other] Münzen
    }
main-troop = Vorrat
main-crown = { $number ->
    [1] Region
   *[other] Regionen
    }
stat-sword = Schritte auf der Kriegsleiste
remark-over = { $leader } · Plankarte „{ $agenda }“
remark-next-rule = { $missing ->
    [1] { $leader } · noch 1 Region
   *[other] { $leader } · noch { $missing } Regionen
    }
remark-next-build = { $missing ->
    [1] { $leader } · noch 1 Bauregion
   *[other] { $leader } · noch { $missing } Bauregionen
    }
remark-next-trade = { $missing ->
    [1] { $leader } · noch 1 Gut
   *[other] { $leader } · noch { $missing } Güter
    }
row-agendas = Deine zwei Plankarten (geheim)
row-leader = Dein Anführer
row-my-deeds = Deine Taten
group-main = Hauptaktion
group-bonus = Bonusaktionen
group-leader = Anführer
group-end = Ende
piece-advisor = Ratgeber
piece-scheme = Intrige
piece-deed = Tat
piece-agenda = geheime Plankarte
piece-good = Gut
piece-token = Umtauschmarker
piece-structure = Gebäude
piece-reward = Belohnung
piece-rebellion = Aufstandskarte
icon-advisor = Ratgeber
icon-card = Karte
icon-coin = Münze
icon-troop = Truppe
icon-rebel = Aufständischer
icon-neutral = neutrale Truppe
icon-insurgent = Aufständischer
icon-scroll = Intrige
icon-scroll-marker = Intrigen und der Startspielermarker
icon-deed = Tat
icon-ship = Boot
icon-dock = Dock
icon-church = Kirche
icon-market = Markt
icon-stronghold = Festung
icon-wood = Holz
icon-fish = Fisch
icon-ore = Erz
icon-honey = Honig
icon-fur = Fell
headline-setup = Runde { $round } von 4 · Aufbau
headline-strategy = Runde { $round } von 4 · Strategie
headline-actions = Runde { $round } von 4 · Aktionen
headline-claims = Runde { $round } von 4 · Ansprüche
headline-over = Das Spiel ist aus
remark-first = Startspieler dieser Runde
remark-marker = Hat den Startspielermarker: Startspieler ab der Anspruchsphase
remark-no-leader = Noch kein Anführer
row-agenda-kept = Dein Plan; in der Schachtel: „{ $agenda }“
title-advisor = Ratgeber

## Was ein Platz wissen darf, als Felder fürs Lernen
observe-settings = Ausgabe und Optionen als Zahlen
observe-round = Runde
observe-first = Startspieler
observe-marker = Wer den Startspielermarker hält
observe-kinds = Gut, das jede Region liefert
observe-goods = Regionen, in denen ihr Gut liegt
observe-rebels = Aufständische in jeder Region
observe-rewards-left = Belohnungen, die noch niemand gesehen hat
observe-troops = Truppen in jeder Region, ohne den Anführer
observe-leader = Anführer
observe-leader-at = Region des Anführers
observe-supply = Truppen abseits des Plans
observe-built = Regionen mit jeder Art von Gebäude
observe-coins = Münzen
observe-hold = Güter auf Boot und Dock
observe-advisors = Berater auf der Hand nach Zahl
observe-advisor-of = Wessen Berater auf einem Feld steht
observe-advisor-number = Zahl des Beraters auf einem Feld
observe-advisor-bribe = Bestechung beim Berater auf einem Feld
observe-claims = Erreichte Stufen auf jeder Leiste
observe-warfare = Schritte auf der Kriegsleiste
observe-beaten = Besiegte Aufständische
observe-deed-row = Ausliegende Taten
observe-deed-deck = Noch nicht aufgedeckte Taten
observe-deeds = Gewählte Taten
observe-done = Vollbrachte Taten
observe-flipped = In dieser Runde benutzte Umtauschmarker
observe-power = Ob die Fähigkeit des Anführers in dieser Runde benutzt ist
observe-used = In diesem Zug genommene Bonusaktionen
observe-tax-left = In diesem Zug übrige Steuerpunkte
observe-build-left = In diesem Zug übrige Baupunkte
observe-hand = Eigene Intrigen und die in anderen Händen bekannten
observe-hands = Intrigen auf der Hand
observe-decks = Karten in jedem Intrigenstapel
observe-tops = Auf die Stapel zurückgelegte Karten, soweit bekannt
observe-discard = Abgelegte Intrigen
observe-shown = Gerade aufgedeckte Intrigen
observe-drawn = Gerade angesehene Intrigen, für den, der sie ansieht
observe-drawing = Anzahl der gerade angesehenen Intrigen
observe-drawer = Wer Intrigen ansieht
observe-dealt = An den Betrachter verteilte Plankarten
observe-agenda = Behaltene Plankarte: die eigene, am Ende alle
observe-agenda-kept = Ob eine Plankarte gewählt ist
observe-rebellion = Vom Aufstand: Schwierigkeit, Vorrang, oberste Karte, sichtbare Zeilen
observe-rebellion-bottom = Karten, die unten im Stapel des Aufstands liegen können
observe-rebellion-covered = Boni des Aufstands unter einer Münze
observe-rebellion-unseen = Karten des Aufstands, die noch niemand gesehen hat
