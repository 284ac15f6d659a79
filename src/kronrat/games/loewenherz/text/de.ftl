# Löwenherz: jedes Wort, das jemand liest, auf Deutsch. Begriffe der Kosmos-Ausgabe.

title = Löwenherz
tagline = Der König ist fern. Sichere dir das reichste Land, bevor er zurückkehrt.

## Optionen
option-layout = Landschaftsteile
option-layout-random = gemischt und gedreht
option-layout-fixed = immer gleich
option-distance = Burgen einer Farbe
option-distance-7 = mindestens sieben Schritte auseinander
option-distance-6 = mindestens sechs Schritte auseinander
option-expansion = Felder je Erweiterungssymbol
option-expansion-two = bis zu zwei
option-expansion-one = eines
option-expansion-d09 = eines, zwei nur auf der teuersten Karte
option-expansion-late = eines auf Karten A und B, zwei auf C und D
option-victory = Der Königs-Chip wird geprüft
option-victory-at-once = sofort, nach jeder Grenze, jedem Ritter, jedem Feld
option-victory-after-card = wenn die Karte ausgeführt ist
option-parts = Grenzen und Ritter einer Karte
option-parts-may = dürfen nach dem ersten Stück verfallen
option-parts-must = müssen alle gesetzt werden
option-neutral = Neutrale Burgen zu zweit
option-neutral-four = vier, je zwei von beiden
option-neutral-two = zwei insgesamt
option-deserter = Ein Überläufer im Wald
option-deserter-fee = kostet einen Dukaten wie jeder Ritter
option-deserter-free = kostet nichts
option-limit = Höchstzahl an Zügen (für Simulationen)
option-limit-none = keine
option-limit-500 = 500 Züge
option-limit-2000 = 2000 Züge

## Wer und wo
seat-red = Rot
seat-blue = Blau
seat-ochre = Ocker
seat-green = Grün
side-red = Rot
side-blue = Blau
side-ochre = Ocker
side-green = Grün
side-neutral = Neutral
field = { $key }
castle = Burg auf { $key }
edge = Kante { $key }
terrain-meadow = Wiese
terrain-forest = Wald
terrain-village = Dorf
terrain-city = Königsstadt
terrain-mine-copper = Kupfermine
terrain-mine-silver = Silbermine
terrain-mine-gold = Goldmine
terrain-mine-gems = Edelsteinmine
mine-copper = Kupfer
mine-silver = Silber
mine-gold = Gold
mine-gems = Edelstein
tile-t1 = Landschaftsteil 1
tile-t2 = Landschaftsteil 2
tile-t3 = Landschaftsteil 3
tile-t4 = Landschaftsteil 4
tile-t5 = Landschaftsteil 5
tile-t6 = Landschaftsteil 6
tile-t7 = Landschaftsteil 7
tile-t8 = Landschaftsteil 8
tile-centre = Das Teil mit der Königsstadt
turn = { $key }°
place-nw = im Nordwesten
place-n = im Norden
place-ne = im Nordosten
place-w = im Westen
place-centre = in der Mitte
place-e = im Osten
place-sw = im Südwesten
place-s = im Süden
place-se = im Südosten
action-borders = Grenzen setzen
    .short = Grenzen
action-knights = Ritter setzen
    .short = Ritter
action-expansion = Gebiet erweitern
    .short = Erweitern
action-deserter = Überläufer gewinnen
    .short = Abwerben
action-alliance = Bündnis schließen
    .short = Bündnis
card = { $key ->
    [A01] Grenze
    [A02] Grenze
    [A03] Zwei Grenzen
    [A04] Zwei Grenzen
    [A05] Zwei Grenzen
    [A06] Drei Grenzen
    [A07] Drei Grenzen
    [A08] Drei Grenzen
    [A09] Ritter
    [A10] Ritter
    [A11] Ritter oder zwei Grenzen
    [A12] Ritter oder zwei Grenzen
    [A13] Ritter oder Erweiterung
    [A14] Ritter oder Erweiterung
    [A15] Ritter oder Erweiterung
    [B01] Zwei Grenzen
    [B02] Zwei Grenzen
    [B03] Zwei Grenzen
    [B04] Drei Grenzen
    [B05] Drei Grenzen
    [B06] Ritter
    [B07] Zwei Ritter
    [B08] Erweiterung
    [B09] Ritter oder zwei Grenzen
    [B10] Ritter oder Erweiterung
    [B11] Ritter oder Erweiterung
    [B12] Erweiterung oder zwei Grenzen
    [B13] Erweiterung oder zwei Grenzen
    [B14] Überläufer
    [B15] Bündnis
    [C01] Zwei Grenzen
    [C02] Drei Grenzen
    [C03] Zwei Ritter
    [C04] Erweiterung
    [C05] Ritter oder zwei Grenzen
    [C06] Ritter oder Erweiterung
    [C07] Ritter oder Erweiterung
    [C08] Ritter oder Erweiterung
    [C09] Erweiterung oder zwei Grenzen
    [C10] Erweiterung oder zwei Grenzen
    [C11] Erweiterung oder zwei Grenzen
    [C12] Überläufer
    [C13] Überläufer
    [C14] Bündnis
    [C15] Bündnis
    [D01] Zwei Grenzen
    [D02] Zwei Grenzen
    [D03] Erweiterung
    [D04] Ritter oder zwei Grenzen
    [D05] Ritter oder zwei Grenzen
    [D06] Ritter oder Erweiterung
    [D07] Ritter oder Erweiterung
    [D08] Ritter oder Erweiterung
    [D09] Zwei Ritter oder Erweiterung
    [D10] Erweiterung oder zwei Grenzen
    [D11] Erweiterung oder zwei Grenzen
    [D12] Erweiterung oder zwei Grenzen
    [D13] Erweiterung oder zwei Grenzen
    [D14] Überläufer
   *[D15] Bündnis
    }
left = { $key }
placed = { $key }
points = { $key }
ducats = { $key }

## Fragen
step-tile = Das Land wird ausgelegt.
    .wait = Das Land wird ausgelegt.
step-draw = Eine Karte wird gezogen.
    .wait = Eine Karte wird gezogen.
step-first = Das Los bestimmt, wer beginnt.
    .wait = Das Los bestimmt, wer beginnt.
step-castle = { $side-key ->
    [neutral] Setze eine neutrale Burg auf eine freie Wiese und einen Ritter daneben.
   *[other] Setze eine Burg auf eine freie Wiese, weit weg von deinen anderen, und einen Ritter daneben.
    }
    .wait = { $seat } setzt eine Burg.
step-turn = Spiele eine Machtkarte oder verkaufe eine.
    .only-sell = Du kannst gerade keine deiner Karten spielen. Verkaufe eine.
    .wait = { $seat } wählt eine Karte.
step-borders = { $left ->
    [1] Setze eine Grenze zwischen zwei Felder.
   *[other] Setze eine Grenze zwischen zwei Felder; bis zu { $left } sind noch übrig.
    }
    .wait = { $seat } setzt Grenzen.
step-knights = { $left ->
    [1] Setze einen Ritter neben eine deiner Figuren.
   *[other] Setze einen Ritter neben eine deiner Figuren; bis zu { $left } sind noch übrig.
    }
    .wait = { $seat } setzt Ritter.
step-expand = { $left ->
    [1] Übernimm ein Feld neben einem deiner Gebiete.
   *[other] Übernimm ein Feld neben einem deiner Gebiete; bis zu { $left } Felder für dasselbe Gebiet.
    }
    .wait = { $seat } erweitert ein Gebiet.
step-expand-on = Übernimm ein weiteres Feld für dasselbe Gebiet, oder hör auf.
    .wait = { $seat } erweitert ein Gebiet.
step-deserter = Wähle dein Gebiet, dann den Nachbarn, dessen Ritter zu dir überläuft.
    .wait = { $seat } sucht einen Überläufer.
step-welcome = Setze den Überläufer in dein Gebiet.
    .wait = { $seat } setzt den Überläufer.
step-lose = Ein Ritter läuft über: Wähle einen am Ende seiner Reihe.
    .wait = { $seat } wählt den Ritter, der überläuft.
step-alliance = Wähle dein Gebiet, dann den Nachbarn für das Bündnis.
    .wait = { $seat } schließt ein Bündnis.
step-refill = Ergänze deine Hand: Zieh vom Stapel oder nimm eine Karte vom Machtmarkt.
    .only-draw = Zieh eine Karte und beende damit deinen Zug.
    .wait = { $seat } ergänzt die Hand.

## Was man tun kann
verb-tile-lay = Teil auslegen
    .log = { $tile } liegt { $place }{ $turn ->
        [0] {""}
       *[other] , gedreht um { $turn }°
    }
verb-draw-card = Ziehen
    .log = { $to } zieht „{ $card }“
    .hidden = { $to } zieht eine Karte
verb-first-seat = Beginnen
    .log = { $first } beginnt mit den Burgen
verb-castle-place = Burg setzen
    .ask0 = Auf welche Wiese?
    .ask1 = Und der Ritter?
    .log = { $seat } setzt { $side-key ->
        [neutral] eine neutrale Burg
       *[other] eine Burg
    } auf { $castle-key } mit einem Ritter auf { $knight-key }
verb-turn-play = Spielen
    .short = Spielen
    .ask0 = Welche Karte spielst du?
    .ask1 = Welche ihrer zwei Aktionen?
    .log = { $seat } spielt „{ $card }“ und { $action-key ->
        [borders] setzt Grenzen
        [knights] setzt Ritter
        [expansion] erweitert ein Gebiet
        [deserter] gewinnt einen Überläufer
       *[alliance] schließt ein Bündnis
    }
verb-turn-sell = Verkaufen
    .short = Verkaufen
    .ask0 = Welche Karte verkaufst du an den Machtmarkt?
    .log = { $seat } verkauft „{ $card }“ an den Machtmarkt
verb-borders-set = Grenze setzen
    .short = Grenze
    .ask0 = Zwischen welche Felder?
    .log = { $seat } setzt eine Grenze auf { $edge-key }
verb-borders-done = Das genügt
    .short = Genug
    .log = { $seat } setzt keine weitere Grenze
verb-knights-place = Ritter setzen
    .short = Ritter
    .ask0 = Auf welches Feld?
    .log = { $seat } setzt einen Ritter auf { $field }
verb-knights-done = Das genügt
    .short = Genug
    .log = { $seat } setzt keinen weiteren Ritter
verb-expand-take = Feld übernehmen
    .ask0 = Welches Feld?
    .ask1 = Für welches Gebiet?
    .log = { $seat } übernimmt { $field } für das Gebiet um { $castle-key }
verb-expand-on-take = Noch eines übernehmen
    .short = Feld
    .ask0 = Welches Feld?
    .log = { $seat } übernimmt auch { $field }
verb-expand-on-done = Das genügt
    .short = Genug
    .log = { $seat } erweitert nicht weiter
verb-deserter-choose = Überläufer gewinnen
    .ask0 = Dein Gebiet?
    .ask1 = Von welchem Nachbarn?
    .log = { $seat } gewinnt für die Burg auf { $home-key } einen Überläufer von der Burg auf { $foe-key }
verb-welcome-place = Überläufer setzen
    .ask0 = Auf welches Feld?
    .log = { $seat } setzt den Überläufer auf { $field }
verb-lose-remove = Ritter ziehen lassen
    .ask0 = Welcher Ritter?
    .log = { $seat } entfernt den Ritter auf { $field }
verb-alliance-make = Bündnis schließen
    .ask0 = Dein Gebiet?
    .ask1 = Mit welchem Nachbarn?
    .log = { $seat } schließt ein Bündnis zwischen der Burg auf { $home-key } und der Burg auf { $ally-key }
verb-refill-draw = Vom Stapel ziehen
    .short = Ziehen
    .log = { $seat } zieht vom Stapel
verb-refill-take = Vom Machtmarkt nehmen
    .short = Nehmen
    .ask0 = Welche Karte?
    .log = { $seat } nimmt „{ $card }“ vom Machtmarkt

## Was geschieht
event-income = { $seat } erhält { $ducats ->
    [1] 1 Dukaten
   *[other] { $ducats } Dukaten
    } aus Minen
event-region-closed = { $side-key ->
    [neutral] Die neutrale Burg auf { $castle-key } besitzt ein Gebiet; es zählt für niemanden
   *[other] { $side } schließt ein Gebiet um die Burg auf { $castle-key }: { $points ->
        [1] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }
    }
event-gained = { $seat } rückt um { $points ->
    [1] 1 Siegpunkt
   *[other] { $points } Siegpunkte
    } vor
event-lost = { $seat } fällt um { $points ->
    [1] 1 Siegpunkt
   *[other] { $points } Siegpunkte
    } zurück
event-monopoly-gained = { $seat } hat das Minenmonopol für { $mine } (5 Siegpunkte)
event-monopoly-lost = { $seat } verliert das Minenmonopol für { $mine } (5 Siegpunkte)
event-last-card = Die letzte Karte des Stapels ist gezogen. Ab jetzt ergänzt niemand mehr die Hand.
event-bonus = { $seat } bekommt { $points ->
    [1] 1 Siegpunkt
   *[other] { $points } Siegpunkte
    } für Dukaten
event-king-returns = { $seat } erreicht den Königs-Chip: Der König kehrt zurück
event-deck-played-out = Alle Karten sind gespielt
event-limit-reached = Die Höchstzahl an Zügen ist erreicht

## Warum nicht
why-not-meadow = Eine Burg steht auf einer Wiese. Wähle eine freie Wiese.
why-occupied = Dort steht schon jemand. Wähle ein freies Feld.
why-too-close = Das ist zu nah an einer Burg derselben Farbe. Geh weiter weg.
why-no-room-for-knight = Daneben ist keine Wiese und kein Wald für den Ritter frei. Wähle eine andere Wiese.
why-not-beside-castle = Der Ritter steht auf einer freien Wiese oder im Wald direkt neben seiner Burg.
why-tile-laid = Dieses Landschaftsteil liegt schon.
why-centre-only = In die Mitte gehört das Teil mit der Königsstadt und kein anderes.
why-not-in-hand = Diese Karte hast du nicht. Wähle eine aus deiner Hand.
why-too-dear = Du kannst ihren Preis nicht bezahlen. Verkaufe erst eine Karte.
why-no-effect = Nichts auf dieser Karte ist jetzt möglich. Verkaufe sie oder spiele eine andere.
why-not-on-card = Diese Karte zeigt das Symbol nicht.
why-not-in-market = Diese Karte liegt nicht im Machtmarkt.
why-just-sold = Diese Karte hast du gerade verkauft. Nimm eine andere oder zieh.
why-not-on-top = Diese Karte liegt nicht im obersten Stapel.
why-border-there = Dort steht schon eine Grenze.
why-no-borders-left = Im Vorrat sind nicht genug Grenzen.
why-same-colour = Keine Grenze darf zwei benachbarte Figuren einer Farbe trennen.
why-in-region = In ein Gebiet darf keine Grenze gesetzt werden, wem es auch gehört.
why-first-part = Wenigstens eine Grenze oder ein Ritter der Karte muss gesetzt werden.
why-must-go-on = Nach der gewählten Option müssen alle Grenzen oder Ritter der Karte gesetzt werden.
why-no-knight-ground = Ritter stehen nur auf Wiesen und in Wäldern.
why-field-occupied = Dort steht schon jemand. Wähle ein freies Feld.
why-forest-ducat = Ein Ritter im Wald kostet einen Dukaten mehr, und du hast keinen übrig.
why-no-own-figure = Ein Ritter kommt direkt neben eine eigene Figur, ohne Grenze dazwischen.
why-no-knights-left = Du hast keinen Ritter mehr im Vorrat.
why-not-adjacent = Dieses Feld grenzt nicht an das Gebiet. Wähle ein Feld direkt daneben.
why-figure-there = Ein Feld mit einer Figur kann nicht übernommen werden.
why-own-region = Dieses Feld gehört zu einem deiner eigenen Gebiete.
why-more-knights = Dein Gebiet braucht mehr Ritter als das, in das du willst.
why-allied = Die beiden Gebiete sind verbündet: Keines darf in das andere.
why-not-your-region = Das ist kein geschlossenes Gebiet von dir.
why-not-neighbours = Die beiden Gebiete haben keine gemeinsame Kante.
why-no-knight-in-own = Dein Gebiet braucht erst einen eigenen Ritter.
why-no-knight-in-foe = In diesem Gebiet steht kein Ritter.
why-no-place-for-deserter = Der Überläufer fände in deinem Gebiet keinen Platz.
why-not-a-foe = Das ist dein eigenes Gebiet. Wähle eines einer anderen Farbe.
why-not-in-this-region = Der Überläufer muss in dem gewählten Gebiet stehen.
why-no-knight-here = Dort steht kein Ritter dieses Gebiets.
why-chain = Ohne diesen Ritter wären andere von ihrer Burg getrennt. Wähle das Ende einer Reihe.
why-allied-already = Diese beiden Gebiete sind schon verbündet.
why-no-neighbour = Daneben liegt kein Gebiet einer anderen Farbe für ein Bündnis.

## Die Regel dahinter
rule-setup-1 = Die Landschaftsteile liegen beliebig und beliebig gedreht, das mit der Königsstadt in der Mitte.
rule-setup-3 = Die Karten liegen in vier Stapeln: A zuoberst, dann B, C und D.
rule-castles-2 = Eine Burg steht auf einer freien Wiese, neben der ein Feld für ihren Ritter frei ist.
rule-castles-3 = Der erste Ritter steht direkt neben seiner Burg auf einer freien Wiese oder in einem freien Wald.
rule-castles-4 = Zwischen zwei Burgen einer Farbe liegen sechs Felder, waagerecht und senkrecht gezählt.
rule-turn-1 = In deinem Zug spielst oder verkaufst du genau eine Karte aus deiner Hand.
rule-market-2 = Jede Karte, die offen im Machtmarkt liegt, darf genommen werden, ohne Preis.
rule-market-3 = Die Karte, die du in diesem Zug verkauft hast, darfst du nicht gleich zurücknehmen.
rule-play-1 = Der Preis einer Karte muss bezahlt werden; Schulden gibt es nicht.
rule-play-2 = Ein Symbol, das die Karte zeigt, wird ausgeführt.
rule-play-3 = Ein Symbol ist nur wählbar, wenn wenigstens ein Teil davon ausgeführt werden kann.
rule-play-4 = Von den Grenzen oder Rittern einer Karte muss das erste Stück gesetzt werden; ob auch die übrigen, ist eine Option.
rule-borders-1 = Eine Grenze steht auf der Kante zwischen zwei Feldern, eine je Kante.
rule-borders-2 = Grenzen trennen nie benachbarte Figuren einer Farbe.
rule-borders-3 = Grenzen werden nie in ein Gebiet gesetzt.
rule-borders-6 = Grenzen kommen aus dem Vorrat von hundert.
rule-regions-1 = Eine geschlossene Fläche mit genau einer Burg ist das Gebiet des Besitzers dieser Burg.
rule-regions-8 = Zwei Gebiete sind benachbart, wenn sie eine gemeinsame Kante haben.
rule-knights-1 = Ritter stehen auf freien Wiesen und Wäldern, nie auf Dörfern, Minen oder der Königsstadt.
rule-knights-2 = Ein Ritter kommt neben eine eigene Figur, ohne Grenze dazwischen.
rule-knights-3 = Ein Ritter im Wald kostet einen Dukaten mehr.
rule-knights-5 = Ohne Ritter im Vorrat kann keiner gesetzt werden.
rule-expand-2 = Das Feld muss mit einer Kante an das Gebiet grenzen.
rule-expand-5 = Felder mit Figuren können nicht übernommen werden.
rule-expand-6 = In ein eigenes Gebiet kann man nicht erweitern.
rule-expand-8 = Um in ein anderes Gebiet zu gehen, braucht deines mehr Ritter als jenes.
rule-expand-9 = Verbündete Gebiete erweitern nie ineinander.
rule-deserter-1 = Ein Überläufer kommt aus einem Nachbargebiet einer anderen Farbe.
rule-deserter-2 = In beiden Gebieten steht wenigstens ein Ritter, bevor einer überläuft.
rule-deserter-3 = Der Überläufer kommt nach den üblichen Regeln in das gewählte Gebiet.
rule-deserter-4 = Ein Überläufer ist nur zu gewinnen, wo er wirklich gesetzt werden kann.
rule-deserter-5 = Der Ritter, der geht, steht am Ende einer Reihe.
rule-alliance-1 = Ein Bündnis gilt einem Nachbargebiet einer anderen Farbe; niemand wird gefragt.
rule-alliance-4 = Zwischen denselben Gebieten gibt es nur ein Bündnis.

## Enden und Punkte
ending-king = Der König kehrt zurück: Jemand hat den Königs-Chip erreicht.
ending-deck = Die Karten sind ausgespielt: Dukaten zählen, dann gewinnen die meisten Siegpunkte.
ending-limit = Die Höchstzahl an Zügen ist erreicht.
score-forests = Wälder
score-villages = Dörfer
score-city = Königsstadt
score-monopolies = Minenmonopole
score-ducats = Dukaten am Ende

## Auf dem Tisch
headline = Zug { $turn } · noch { $cards ->
    [1] 1 Karte
   *[other] { $cards } Karten
    }, oben Stapel { $letter }
headline-last = Zug { $turn } · der Stapel ist leer
track-score = Siegpunkte · der König kehrt bei { $target } zurück
row-market = Machtmarkt
row-deck = Stapel { $letter }
row-discard = Gespielt
row-supply = Grenzen
row-hand = Deine Hand
row-stack = Karten des Stapels { $letter }
sheet-realm = Reich
grid-ledger = Geschlossene Gebiete: Siegpunkte und Ritter
ledger-seat = { $seat }
ledger-neutral = Neutral
ledger-domain = { $field } · { $points }
ledger-knights = Ritter
ledger-open = { $n ->
    [1] 1 Burg offen
   *[other] { $n } Burgen offen
    }
domain = Gebiet um die Burg auf { $key }
open-castles = Burgen, die noch kein Gebiet besitzen
stat-ducat = Dukaten
stat-knight = Ritter
stat-card = { $n ->
    [1] Karte
   *[other] Karten
    }
stat-mine = Dukaten je Zug
stat-castle = { $n ->
    [1] Burg offen
   *[other] Burgen offen
    }
remark-domains = { $known ->
    [0] { $domains ->
        [0] Noch kein Gebiet
        [1] 1 Gebiet, { $fields ->
            [1] 1 Feld
           *[other] { $fields } Felder
        }
       *[other] { $domains } Gebiete, { $fields } Felder
    }
   *[other] { $domains ->
        [0] Kein Gebiet
        [1] 1 Gebiet
       *[other] { $domains } Gebiete
    } · { $known ->
        [1] 1 Karte bekannt
       *[other] { $known } Karten bekannt
    }
    }
remark-monopoly = Monopol: { $mine }
remark-known = Bekannte Handkarten: { $count ->
    [1] „{ $a }“
    [2] „{ $a }“, „{ $b }“
   *[other] „{ $a }“, „{ $b }“, „{ $c }“
    }
remark-alliance = Bündnis: { $home-key } mit { $ally-key }
card-title = { $card }
card-price = Preis zum Spielen
card-sale = Verkaufswert
card-line-b1 = Setze eine Grenze.
card-line-b2 = Setze bis zu zwei Grenzen.
card-line-b3 = Setze bis zu drei Grenzen.
card-line-k1 = Setze einen Ritter.
card-line-k2 = Setze bis zu zwei Ritter.
card-line-e1 = Eines deiner Gebiete übernimmt ein Feld.
card-line-e2 = Eines deiner Gebiete übernimmt bis zu zwei Felder.
card-line-k1b2 = Setze einen Ritter oder bis zu zwei Grenzen.
card-line-k1e1 = Setze einen Ritter oder übernimm ein Feld.
card-line-k1e2 = Setze einen Ritter oder übernimm bis zu zwei Felder.
card-line-k2e1 = Setze bis zu zwei Ritter oder übernimm ein Feld.
card-line-k2e2 = Setze bis zu zwei Ritter oder übernimm bis zu zwei Felder.
card-line-e1b2 = Übernimm ein Feld oder setze bis zu zwei Grenzen.
card-line-e2b2 = Übernimm bis zu zwei Felder oder setze bis zu zwei Grenzen.
card-line-d1 = Ein Ritter eines Nachbarn läuft in dein Gebiet über.
card-line-a1 = Zwei Nachbargebiete erweitern nie mehr ineinander.

## Figuren und Symbole
piece-castle = Burg
piece-knight = Ritter
piece-border = Grenze
icon-ducat = Dukaten
icon-sale = Verkaufswert
icon-knight = Ritter
icon-border = Grenzen
icon-expand = Erweiterung
icon-deserter = Überläufer
icon-alliance = Bündnis
icon-mine = Einnahmen aus Minen
icon-castle = Burg
icon-card = Machtkarte
icon-market = Machtmarkt
icon-stop = Genug
icon-crown = König
icon-or = oder
kind-power = Machtkarte

## Was es ist
help-meadow = Wiese: keine Siegpunkte. Hier können Burgen und Ritter stehen.
help-forest = Wald: 1 Siegpunkt im Gebiet. Ein Ritter kostet hier einen Dukaten mehr.
help-village = Dorf: 3 Siegpunkte im Gebiet. Hier kann kein Ritter stehen.
help-city = Königsstadt: 5 Siegpunkte im Gebiet. Hier kann kein Ritter stehen.
help-mine-copper = Kupfermine: je Zug ein Dukaten für jede deiner Sorten; drei einer Sorte sind ein Monopol, 5 Siegpunkte.
help-mine-silver = Silbermine: je Zug ein Dukaten für jede deiner Sorten; drei einer Sorte sind ein Monopol, 5 Siegpunkte.
help-mine-gold = Goldmine: je Zug ein Dukaten für jede deiner Sorten; drei einer Sorte sind ein Monopol, 5 Siegpunkte.
help-mine-gems = Edelsteinmine: je Zug ein Dukaten für jede deiner Sorten; drei einer Sorte sind ein Monopol, 5 Siegpunkte.
help-edge = Kante zwischen zwei Feldern: Hier kann eine Grenze stehen.
help-castle = Burg: allein innerhalb geschlossener Grenzen gehört ihr das Gebiet.
help-knight = Ritter: Mit mehr Rittern darf man in ein Nachbargebiet erweitern.
help-border = Grenze: gehört niemandem und hilft jedem Nachbarn. Gedreht zeigt sie ein Bündnis an.
help-ducat = Dukaten bezahlen Karten; am Ende zählen die meisten 5, die zweitmeisten 3 Siegpunkte.
help-expand = Gebiet erweitern: Felder neben einem deiner Gebiete übernehmen.
help-deserter = Überläufer: Ein Ritter wechselt zwischen zwei Nachbargebieten die Seite.
help-alliance = Bündnis: Zwei Nachbargebiete erweitern nie mehr ineinander.
help-card = Machtkarte: für ihren Preis spielen oder für ihren Wert verkaufen.
help-sale = So viel zahlt der Machtmarkt für die Karte.
help-or = Eines von beiden.

## Was ein Platz wissen darf, als Felder fürs Lernen
observe-target = Punkte, bei denen der König zurückkehrt
observe-expansion = Welche Lesart des Erweiterungssymbols gilt
observe-terrain = Gelände jedes Feldes
observe-figure = Wessen Burg oder Ritter auf einem Feld steht
observe-castle-at = Feld jeder Burg, in der Reihenfolge des Setzens
observe-castle-side = Wessen Burg es ist
observe-border = Ob auf einer Kante eine Grenze steht
observe-region = Die Burg, zu deren Gebiet ein Feld gehört
observe-allies = Mit jedem Gebiet verbündete Gebiete
observe-knights = Ritter im Vorrat
observe-neutral-knights = Neutrale Ritter im Vorrat
observe-border-supply = Grenzsteine im Vorrat
observe-ducats = Dukaten
observe-backs = Handkarten jedes Buchstabens
observe-taken = Handkarten, die offen genommen wurden
observe-hand = Eigene Hand
observe-deck = Karten jedes Buchstabens im Stapel
observe-market = Karten auf dem Markt
observe-discard = Abgelegte Karten
observe-points = Punkte für Land und Monopole
observe-monopoly = Minensorten, die als Monopol gehalten werden
observe-bonus = Punkte für Dukaten am Ende
observe-turns = Gespielte Züge
