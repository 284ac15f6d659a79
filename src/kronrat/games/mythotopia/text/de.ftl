# Mythotopia: every word a person reads, in German.

title = Mythotopia
tagline = Die Flut ist gewichen. Mache aus deinen verstreuten Gebieten ein Reich.

## Varianten
option-provinces = Startgebiete
option-provinces-dealt = wie ausgeteilt
option-provinces-drop-two = eines mehr ausgeteilt, zwei abgeworfen (3 oder 4 Spieler)
option-provinces-drop-one = eines mehr ausgeteilt, eines abgeworfen (3 oder 4 Spieler)
option-fifth = Fünfte Startkarte
option-fifth-market = ein zweiter Markt
option-fifth-army = eine zweite Armee
option-fifth-build = ein zweites Bauen
option-fifth-ship = ein zweites Schiff
option-fifth-none = keine
option-castle = Plättchen der Festungskarte
option-castle-2 = je 2 SP
option-castle-1 = je 1 SP
option-spoils = Plättchen der Kriegsbeute
option-spoils-4 = vier
option-spoils-6 = sechs
option-villages = Dörfer bei 3 oder 4 Spielern
option-villages-printed = 18 für Rot und Blau, 14 für die anderen
option-villages-equal = 14 für alle
option-counter = Kartenzähler
option-counter-off = aus: selbst merken
option-counter-on = an: zeigt, was Hand und Zugstapel enthalten können
option-limit = Höchstzahl an Zügen (für Simulation)
option-limit-none = keine
option-limit-200 = 200 Züge
option-limit-1000 = 1000 Züge

## Wer und wo
seat-red = Rot
side-red = Rot
seat-blue = Blau
side-blue = Blau
seat-ochre = Ocker
side-ochre = Ocker
seat-green = Grün
side-green = Grün
side-neutral = das neutrale Gebiet
province-ambsace = Ambsace
province-aporia = Aporia
province-blore = Blore
province-camarine = Camarine
province-coryphee = Coryphee
province-custus = Custus
province-darb = Darb
province-diclesium = Diclesium
province-dragonate = Dragonate
province-eagre = Eagre
province-empyrean = Empyrean
province-eoan = Eoan
province-fadge = Fadge
province-frampold = Frampold
province-galingale = Galingale
province-grimp = Grimp
province-hatchel = Hatchel
province-ictus = Ictus
province-iracund = Iracund
province-jeopigia = Jeopigia
province-kakopyge = Kakopyge
province-kinabra = Kinabra
province-lea = Lea
province-malebolge = Malebolge
province-margent = Margent
province-mome = Mome
province-nesh = Nesh
province-nusus = Nusus
province-ogdoad = Ogdoad
province-oxter = Oxter
province-palmain = Palmain
province-peened = Peened
province-quean = Quean
province-remise = Remise
province-scombroid = Scombroid
province-shog = Shog
province-sorner = Sorner
province-talion = Talion
province-trogle = Trogle
province-welkin = Welkin
border-ambsace-custus = Ambsace–Custus
border-ambsace-frampold = Ambsace–Frampold
border-aporia-kinabra = Aporia–Kinabra
border-blore-iracund = Blore–Iracund
border-blore-margent = Blore–Margent
border-blore-palmain = Blore–Palmain
border-blore-quean = Blore–Quean
border-blore-scombroid = Blore–Scombroid
border-blore-trogle = Blore–Trogle
border-camarine-eagre = Camarine–Eagre
border-camarine-peened = Camarine–Peened
border-camarine-shog = Camarine–Shog
border-coryphee-fadge = Coryphee–Fadge
border-coryphee-mome = Coryphee–Mome
border-coryphee-ogdoad = Coryphee–Ogdoad
border-coryphee-sorner = Coryphee–Sorner
border-custus-frampold = Custus–Frampold
border-custus-peened = Custus–Peened
border-darb-empyrean = Darb–Empyrean
border-darb-grimp = Darb–Grimp
border-darb-ogdoad = Darb–Ogdoad
border-diclesium-fadge = Diclesium–Fadge
border-diclesium-iracund = Diclesium–Iracund
border-diclesium-nusus = Diclesium–Nusus
border-diclesium-palmain = Diclesium–Palmain
border-diclesium-talion = Diclesium–Talion
border-dragonate-eoan = Dragonate–Eoan
border-dragonate-grimp = Dragonate–Grimp
border-dragonate-lea = Dragonate–Lea
border-dragonate-ogdoad = Dragonate–Ogdoad
border-eagre-oxter = Eagre–Oxter
border-eagre-remise = Eagre–Remise
border-eagre-shog = Eagre–Shog
border-empyrean-grimp = Empyrean–Grimp
border-empyrean-kakopyge = Empyrean–Kakopyge
border-eoan-lea = Eoan–Lea
border-eoan-quean = Eoan–Quean
border-fadge-iracund = Fadge–Iracund
border-fadge-mome = Fadge–Mome
border-fadge-quean = Fadge–Quean
border-fadge-sorner = Fadge–Sorner
border-fadge-talion = Fadge–Talion
border-frampold-hatchel = Frampold–Hatchel
border-frampold-welkin = Frampold–Welkin
border-galingale-hatchel = Galingale–Hatchel
border-galingale-kakopyge = Galingale–Kakopyge
border-galingale-malebolge = Galingale–Malebolge
border-galingale-mome = Galingale–Mome
border-grimp-ogdoad = Grimp–Ogdoad
border-hatchel-kakopyge = Hatchel–Kakopyge
border-hatchel-malebolge = Hatchel–Malebolge
border-hatchel-welkin = Hatchel–Welkin
border-ictus-jeopigia = Ictus–Jeopigia
border-ictus-nesh = Ictus–Nesh
border-iracund-palmain = Iracund–Palmain
border-iracund-quean = Iracund–Quean
border-jeopigia-nesh = Jeopigia–Nesh
border-kakopyge-welkin = Kakopyge–Welkin
border-lea-ogdoad = Lea–Ogdoad
border-lea-quean = Lea–Quean
border-lea-sorner = Lea–Sorner
border-malebolge-mome = Malebolge–Mome
border-malebolge-remise = Malebolge–Remise
border-malebolge-shog = Malebolge–Shog
border-margent-scombroid = Margent–Scombroid
border-margent-trogle = Margent–Trogle
border-mome-remise = Mome–Remise
border-mome-talion = Mome–Talion
border-nusus-oxter = Nusus–Oxter
border-nusus-palmain = Nusus–Palmain
border-nusus-talion = Nusus–Talion
border-ogdoad-sorner = Ogdoad–Sorner
border-oxter-remise = Oxter–Remise
border-oxter-talion = Oxter–Talion
border-palmain-scombroid = Palmain–Scombroid
border-peened-shog = Peened–Shog
border-quean-sorner = Quean–Sorner
border-remise-shog = Remise–Shog
border-remise-talion = Remise–Talion
sea-beast = Bestienmeer
sea-serpent = Schlangenmeer
sea-inland-west = Westliche Binnensee
sea-inland-east = Östliche Binnensee
symbol-food = Nahrung
symbol-stone = Stein
symbol-gold = Gold
symbol-army = Armee
symbol-ship = Schiff
crossing-open = eine normale Grenze
crossing-hills = Hügel
crossing-sea = ein Seefeld
crossing-seas = zwei Seefelder
crossing-portal = das Portal
way-merchant = Kaufmann
way-mill = Wassermühle
way-merchant-mill = Kaufmann und Wassermühle
way-farming = Landwirtschaft
way-farming-merchant = Landwirtschaft und Kaufmann
way-farming-mill = Landwirtschaft und Wassermühle
way-farming-merchant-mill = Landwirtschaft und Kaufmann und Wassermühle
way-quarry = Steinbruch
way-quarry-merchant = Steinbruch und Kaufmann
way-quarry-mill = Steinbruch und Wassermühle
way-quarry-merchant-mill = Steinbruch und Kaufmann und Wassermühle
way-gold-mine = Goldmine
way-gold-mine-merchant = Goldmine und Kaufmann
way-gold-mine-mill = Goldmine und Wassermühle
way-gold-mine-merchant-mill = Goldmine und Kaufmann und Wassermühle
way-levies = Einberufung
town-none = kein Ort
town-village = Dorf
town-city = Stadt
town-citadel = Zitadelle
bonus-without = ohne zusätzliches Gold
bonus-with = mit 1 Gold mehr für ein SP-Plättchen
source-card = von der Karte
source-spare = aus dem Vorrat der ungenutzten Plättchen
source-none = gar nicht
armies = { $key }
mercenaries = { $key }
ships = { $key }
cards = { $key }
need = { $key }
actions = { $key }
points = { $key }
card-ambsace = Ambsace
card-aporia = Aporia
card-blore = Blore
card-camarine = Camarine
card-coryphee = Coryphee
card-custus = Custus
card-darb = Darb
card-diclesium = Diclesium
card-dragonate = Dragonate
card-eagre = Eagre
card-empyrean = Empyrean
card-eoan = Eoan
card-fadge = Fadge
card-frampold = Frampold
card-galingale = Galingale
card-grimp = Grimp
card-hatchel = Hatchel
card-ictus = Ictus
card-iracund = Iracund
card-jeopigia = Jeopigia
card-kakopyge = Kakopyge
card-kinabra = Kinabra
card-lea = Lea
card-malebolge = Malebolge
card-margent = Margent
card-mome = Mome
card-nesh = Nesh
card-nusus = Nusus
card-ogdoad = Ogdoad
card-oxter = Oxter
card-palmain = Palmain
card-peened = Peened
card-quean = Quean
card-remise = Remise
card-scombroid = Scombroid
card-shog = Shog
card-sorner = Sorner
card-talion = Talion
card-trogle = Trogle
card-welkin = Welkin
card-alchemist = Alchemist
card-army = Armee
card-build = Bauen
card-cavalry = Kavallerie
card-counsellor = Berater
card-diplomat = Diplomat
card-farming = Landwirtschaft
card-general = General
card-gold-mine = Goldmine
card-hero = Held
card-levies = Einberufung
card-limes = Grenzwall
card-marauders = Marodeure
card-market = Markt
card-mercenary = Söldner
card-merchant = Kaufmann
card-militia = Miliz
card-mystic = Mystiker
card-philosopher = Philosoph
card-portal = Portal
card-providence = Vorhersehung
card-quarry = Steinbruch
card-queen = Königin
card-ranger = Waldläufer
card-reserve-army = Reservetruppen
card-scribe = Schriftgelehrter
card-ship = Schiff
card-warehouse = Lagerhaus
card-water-mill = Wassermühle
card-start-army = Armee
card-start-build = Bauen
card-start-market = Markt
card-start-ship = Schiff
card-extra-army = Armee
card-extra-build = Bauen
card-extra-market = Markt
card-extra-ship = Schiff

## Was auf Karten steht
line-province = Oder Bau oder Angriff von hier.
line-alchemist = Tausche ein Plättchen: 1 SP gegen 2 SP oder 2 SP gegen 3 SP.
line-army = Zwei Armeen oder ein Gold.
line-build = Stadt 2, Festung 1, Straße 2–3 Stein.
line-cavalry = +1 Stärke in Kriegen, in denen du angreifst.
line-counsellor = Wirf Handkarten ab, ziehe ebenso viele und eine dazu.
line-diplomat = 1 Gold: Ein Krieg von dir endet, der Verteidiger bleibt.
line-farming = Einmal pro Zug gilt eine beliebige Karte als 1 Nahrung.
line-general = Steht für jedes deiner Gebiete: angreifen oder bauen.
line-gold-mine = Einmal pro Zug gilt eine beliebige Karte als 1 Gold.
line-hero = Wenn du einen Krieg beendest: Gleichstand wird dein Sieg.
line-levies = Einmal pro Zug gilt eine beliebige Karte als 1 Armee.
line-limes = +1 Stärke in Kriegen, in denen du verteidigst.
line-marauders = Schicke eine Armee heim, wessen und woher du willst.
line-market = Eine Nahrung, ein Stein oder ein Gold.
line-mercenary = 1 Gold: Ein oder zwei Söldner stoßen zu deiner Armee.
line-merchant = Mit einer anderen Karte: tauscht deren Rohstoff.
line-militia = Nimm eine Armee in deinen Vorrat, ohne zu zahlen.
line-mystic = 1 Gold: Hol dir eine Karte aus deinem Ablagestapel zurück.
line-philosopher = Sieh drei Fortschritte, behalte einen; dann ist er fort.
line-portal = Greif ein beliebiges Gebiet an, für 1 Nahrung.
line-providence = Ziehe zwei Karten.
line-quarry = Einmal pro Zug gilt eine beliebige Karte als 1 Stein.
line-queen = Fülle deine Hand auf sechs Karten auf.
line-ranger = Hügel sind offen, Berge wie Hügel; im Rauen +1 Stärke.
line-reserve-army = Krieg mit einem Spieler? Dann kommt kein zweiter dazu.
line-scribe = Nimm Plättchen auch aus dem ungenutzten Vorrat.
line-ship = Oder Angriff über ein Seefeld.
line-warehouse = Zwei Plätze mehr; einmal pro Zug eine Karte ohne Aktion.
line-water-mill = Mit einer anderen Karte: Deren Rohstoff zählt doppelt.
victory-city = Stadt
victory-castle = Festung
victory-roads = Straßen
victory-citadel = Zitadelle
victory-defender-of-the-realm = Verteidiger des Reiches
victory-guilded-city = Handelsstadt
victory-here-be-dragons = Es gibt Drachen
victory-lord-of-the-isles = Herr der Inseln
victory-master-of-the-seas = Herr der See
victory-patronage = Gönnerschaft
victory-roadside-inns = Herbergen
victory-runestones = Runensteine
victory-spoils-of-war = Kriegsbeute
line-victory-city = Baue eine Stadt.
line-victory-castle = Baue eine Festung.
line-victory-roads = Baue eine Straße.
line-victory-citadel = Erste Eroberung einer fremden Zitadelle.
line-victory-defender-of-the-realm = Gewinne als Verteidiger einen Krieg gegen einen Mitspieler.
line-victory-guilded-city = Zahle beim Bau einer Stadt 1 Gold.
line-victory-here-be-dragons = Erobere ein Gebiet mit Drachen.
line-victory-lord-of-the-isles = Kontrolliere eine ganze Insel.
line-victory-master-of-the-seas = Als Erster Schiffe in drei / vier Seefeldern.
line-victory-patronage = Aktion: Zahle 2 Gold.
line-victory-roadside-inns = Zahle beim Bau einer Straße 1 Gold.
line-victory-runestones = Erobere ein Gebiet mit Runenstein.
line-victory-spoils-of-war = Erobere ein Gebiet eines Mitspielers.
tick-lord-of-the-isles = { $seat }: Gebiete der großen und der kleinen Insel
tick-master-of-the-seas = { $seat }: Seefelder mit Schiffen
tick-here-be-dragons = { $seat }: Drachen vor der Eroberung
tick-runestones = { $seat }: Runensteine vor der Eroberung
tick-spoils-of-war = { $seat }: Gebiete anderer vor der Eroberung

## Fragen
step-deal = Die Gebietskarten werden ausgeteilt.
    .wait = Die Gebietskarten werden ausgeteilt.
step-display = Die Fortschrittskarten werden ausgelegt.
    .wait = Die Fortschrittskarten werden ausgelegt.
step-victory = Die Siegpunktkarten werden gezogen.
    .wait = Die Siegpunktkarten werden gezogen.
step-haunt = Drachen und Runensteine werden verteilt.
    .wait = Drachen und Runensteine werden verteilt.
step-first = Wer beginnt, wird ausgelost.
    .wait = Wer beginnt, wird ausgelost.
step-draw = Eine Karte wird gezogen.
    .wait = Eine Karte wird gezogen.
step-glimpse = Der Philosoph sieht sich eine Karte an.
    .wait = Der Philosoph sieht sich eine Karte an.
step-give-back-two = Wähle zwei Gebiete, die du abgibst. Die anderen sehen sie, wenn alle gewählt haben.
    .wait = { $seat } wählt zwei Gebiete zum Abgeben.
step-give-back-one = Wähle ein Gebiet, das du abgibst. Die anderen sehen es, wenn alle gewählt haben.
    .wait = { $seat } wählt ein Gebiet zum Abgeben.
step-choose-citadel = Wähle das Gebiet deiner Zitadelle. Die anderen sehen es, wenn alle gewählt haben.
    .wait = { $seat } wählt den Platz der Zitadelle.
step-turn = { $left ->
    [0] Deine Aktionen sind gemacht. Nutze Freie Aktionen oder beende deinen Zug.
    [1] Wähle deine zweite Aktion oder eine Freie Aktion.
   *[other] Wähle deine erste Aktion oder eine Freie Aktion.
    }
    .wait = { $seat } wählt eine Aktion.
step-pay = Zahle noch { $need } { $kind }: Spiele eine Karte aus Hand oder Reserve.
    .wait = { $seat } bezahlt.
step-use = Welche dieser Karten spielst du für ihren Text?
    .wait = { $seat } wählt eine Karte.
step-muster = { $sent ->
    [0] Spiele Karten mit Armeesymbolen: Die Armeen kommen nach { $target }.
    [1] Eine Armee kommt nach { $target }. Spiele weitere Armeesymbole oder hör auf.
   *[other] { $sent } Armeen kommen nach { $target }. Spiele weitere Armeesymbole oder hör auf.
    }
    .wait = { $seat } bringt Armeen aufs Brett.
step-launch = { $sent ->
    [0] Spiele Karten mit Schiffssymbolen. Die Schiffe kommen hierher: { $sea }.
    [1] Ein Schiff gelegt: { $sea }. Spiele weitere Schiffssymbole oder hör auf.
   *[other] { $sent } Schiffe gelegt: { $sea }. Spiele weitere Schiffssymbole oder hör auf.
    }
    .wait = { $seat } bringt Schiffe aufs Brett.
step-store-on = Lege eine weitere Karte in deine Reserve, oder hör auf.
    .wait = { $seat } legt Karten in die Reserve.
step-discard-on = Wirf eine weitere Karte ab, oder hör auf.
    .wait = { $seat } wirft Karten ab.
step-remove-on = Entferne eine zweite Karte aus deinem Deck, oder hör auf.
    .wait = { $seat } entfernt Karten aus dem Deck.
step-exchange = { $replaced ->
    [0] Berater: Wirf mindestens eine Handkarte ab.
    [1] Berater: Wirf weitere Karten ab, oder ziehe zwei (eine je Handkarte, eine für ihn).
   *[other] Berater: Wirf weitere Karten ab, oder ziehe { $replaced } und eine für ihn.
    }
    .wait = { $seat } tauscht Karten.
step-keep = Nimm eine der drei Karten auf die Hand.
    .wait = { $seat } sieht sich drei Fortschrittskarten an.
step-march-on = Bewege eine weitere Gruppe über deine Straßen, oder hör auf.
    .wait = { $seat } bewegt Armeen.
step-claim = { $victory }: Nimmst du das Plättchen von der Karte oder aus dem ungenutzten Vorrat?
    .wait = { $seat } wählt ein Plättchen.

## Was man tun kann
verb-deal-province = Austeilen
    .log = { $who } erhält { $province }
verb-display-card = Auslegen
    .log = In der Auslage: „{ $card }“
verb-victory-card = Ziehen
    .log = Im Spiel: „{ $victory }“
verb-haunt-province = Platzieren
    .log = { $victory-key ->
        [runestones] Ein Runenstein liegt in { $province }
       *[other] Ein Drache haust in { $province }
    }
verb-first-seat = Beginnen
    .log = { $first } beginnt
verb-draw-card = Ziehen
    .log = { $who } zieht „{ $card }“
    .hidden = { $who } zieht eine Karte
verb-glimpse-card = Ansehen
    .log = { $who } sieht „{ $card }“
    .hidden = { $who } sieht eine Karte des Fortschrittsstapels
verb-give-back-two-give = Abgeben
    .log = { $seat } gibt { $first } und { $second } ab
    .ask0 = Das erste Gebiet?
    .ask1 = Und das zweite?
    .hidden = { $seat } hat gewählt, was abgegeben wird
verb-give-back-one-give = Abgeben
    .log = { $seat } gibt { $province } ab
    .ask0 = Welches Gebiet?
    .hidden = { $seat } hat gewählt, was abgegeben wird
verb-choose-citadel-citadel = Zitadelle hier
    .log = { $seat } errichtet die Zitadelle in { $province }
    .ask0 = Welches Gebiet?
    .hidden = { $seat } hat den Platz der Zitadelle gewählt
verb-turn-invade = Ein Gebiet angreifen
    .log = { $seat } greift { $province } mit „{ $card }“ { $crossing-key ->
        [portal] durch das Portal an
       *[other] über { $crossing } an
    }
    .ask0 = Welches Gebiet greifst du an?
    .ask1 = Mit welcher Karte?
    .ask2 = Worüber?
    .short = Angriff
verb-turn-place = Armeen aufs Brett bringen
    .log = { $seat } bringt Armeen nach { $province }
    .ask0 = In welches Gebiet?
    .short = Armeen
verb-turn-withdraw = Armeen vom Brett abziehen
    .log = { $seat } zieht { $armies ->
        [0] { $mercenaries ->
            [1] einen Söldner
           *[other] { $mercenaries } Söldner
        }
        [1] eine Armee{ $mercenaries ->
            [0] {""}
            [1] {" "}und einen Söldner
           *[other] {" "}und { $mercenaries } Söldner
        }
       *[other] { $armies } Armeen{ $mercenaries ->
            [0] {""}
            [1] {" "}und einen Söldner
           *[other] {" "}und { $mercenaries } Söldner
        }
    } aus { $province } ab
    .ask0 = Aus welchem Gebiet?
    .ask1 = Wie viele Armeen?
    .ask2 = Wie viele Söldner?
    .short = Abziehen
verb-turn-launch = Schiffe aufs Brett bringen
    .log = { $seat } bringt Schiffe aufs Brett: { $sea }
    .ask0 = In welches Seefeld?
    .short = Schiffe
verb-turn-recall = Schiffe vom Brett abziehen
    .log = { $seat } zieht { $ships ->
        [1] ein Schiff
       *[other] { $ships } Schiffe
    } ab: { $sea }
    .ask0 = Aus welchem Seefeld?
    .ask1 = Wie viele?
    .short = Einholen
verb-turn-end-war = Einen Krieg beenden
    .log = { $seat } beendet den Krieg in { $province }
    .ask0 = Wo?
    .short = Frieden
verb-turn-buy = Armeen und Schiffe kaufen
    .log = { $seat } kauft { $armies ->
        [0] { $ships ->
            [1] ein Schiff
           *[other] { $ships } Schiffe
        }
        [1] eine Armee{ $ships ->
            [0] {""}
            [1] {" "}und ein Schiff
           *[other] {" "}und { $ships } Schiffe
        }
       *[other] { $armies } Armeen{ $ships ->
            [0] {""}
            [1] {" "}und ein Schiff
           *[other] {" "}und { $ships } Schiffe
        }
    }
    .ask0 = Wie viele Armeen (je 1 Gold)?
    .ask1 = Wie viele Schiffe (je 2 Gold)?
    .short = Kaufen
verb-turn-draft = Eine Karte dem Deck hinzufügen
    .log = { $seat } nimmt „{ $card }“ ins Deck
    .ask0 = Welche Karte (1 Gold)?
    .short = Karte
verb-turn-store = Karten in die Reserve legen
    .log = { $seat } legt „{ $card }“ in die Reserve
    .ask0 = Welche Karte?
    .short = Reserve
verb-turn-discard = Karten abwerfen
    .log = { $seat } wirft „{ $card }“ ab
    .ask0 = Welche Karte?
    .short = Abwerfen
verb-turn-remove = Karten aus dem Deck entfernen
    .log = { $seat } entfernt „{ $card }“ aus dem Deck
    .ask0 = Welche Karte?
    .short = Entfernen
verb-turn-city = Eine Stadt bauen
    .log = { $seat } baut eine Stadt in { $province } mit „{ $card }“{ $bonus-key ->
        [with] {" "}und zahlt 1 Gold mehr für die „Handelsstadt“
       *[without] {""}
    }
    .ask0 = In welchem Dorf (2 Stein)?
    .ask1 = Mit welcher Karte?
    .ask2 = Handelsstadt: 1 Gold mehr?
    .short = Stadt
verb-turn-castle = Eine Festung bauen
    .log = { $seat } baut eine Festung in { $province } mit „{ $card }“
    .ask0 = Wo (1 Stein)?
    .ask1 = Mit welcher Karte?
    .short = Festung
verb-turn-road = Eine Straße bauen
    .log = { $seat } baut die Straße { $border } mit „{ $card }“{ $bonus-key ->
        [with] {" "}und zahlt 1 Gold mehr für die „Herbergen“
       *[without] {""}
    }
    .ask0 = Über welche Grenze?
    .ask1 = Mit welcher Karte?
    .ask2 = Herbergen: 1 Gold mehr?
    .short = Straße
verb-turn-alchemy = Alchemist
    .log = { $seat } tauscht ein { $points }-SP-Plättchen gegen das nächsthöhere
    .ask0 = Welches Plättchen tauschst du?
    .short = Alchemist
verb-turn-negotiate = Diplomat
    .log = { $seat } schickt den Diplomaten nach { $province }
    .ask0 = Welcher Krieg endet?
    .short = Diplomat
verb-turn-patronage = Gönnerschaft
    .log = { $seat } zahlt für die „Gönnerschaft“
    .short = Gönner
verb-turn-pass = Passen
    .log = { $seat } passt
    .short = Passen
verb-turn-end-game = Das Spiel beenden
    .log = { $seat } beendet das Spiel
    .short = Spielende
verb-turn-counsellor = Berater
    .log = { $seat } fragt den Berater
    .short = Berater
verb-turn-maraud = Marodeure
    .log = Die Marodeure von { $seat } vertreiben eine Armee von { $owner } aus { $province }
    .ask0 = Wo?
    .ask1 = Wessen Armee?
    .short = Marodeure
verb-turn-hire = Söldner
    .log = { $seat } wirbt { $mercenaries ->
        [1] einen Söldner
       *[other] { $mercenaries } Söldner
    } für { $province } an
    .ask0 = Wo (1 Gold)?
    .ask1 = Wie viele?
    .short = Söldner
verb-turn-militia = Miliz
    .log = { $seat } ruft die Miliz
    .short = Miliz
verb-turn-mystic = Mystiker
    .log = { $seat } holt mit dem Mystiker „{ $card }“ zurück
    .ask0 = Welche Karte (1 Gold)?
    .short = Mystiker
verb-turn-philosopher = Philosoph
    .log = { $seat } spielt den Philosophen
    .short = Philosoph
verb-turn-providence = Vorhersehung
    .log = { $seat } spielt die Vorhersehung
    .short = Vorsehen
verb-turn-march = Über Straßen ziehen
    .log = { $seat } bewegt { $armies ->
        [1] eine Armee
       *[other] { $armies } Armeen
    } von { $from } nach { $to }
    .ask0 = Von wo?
    .ask1 = Wohin?
    .ask2 = Wie viele?
    .short = Marsch
verb-turn-stow = Lagerhaus: eine Karte
    .log = { $seat } legt „{ $card }“ mit dem Lagerhaus in die Reserve
    .ask0 = Welche Karte?
    .short = Lagern
verb-turn-done = Zug beenden
    .log = { $seat } beendet den Zug
    .short = Fertig
verb-pay-play = Karte spielen
    .log = { $seat } zahlt { $kind } mit „{ $card }“
    .ask0 = Welche Karte?
    .short = Karte
verb-pay-convert = Mit Helfer
    .log = { $seat } zahlt { $kind } mit „{ $card }“ (dazu: { $way })
    .ask0 = Mit welchem Helfer?
    .ask1 = Welche Karte?
    .short = Helfer
verb-use-play = Diese Karte spielen
    .log = { $seat } spielt „{ $card }“
    .ask0 = Welche Karte?
verb-muster-play = Karte spielen
    .log = { $seat } bringt mit „{ $card }“ Armeen nach { $target }
    .ask0 = Welche Karte?
    .short = Karte
verb-muster-levy = Einberufung: beliebige Karte
    .log = { $seat } beruft mit „{ $card }“ eine Armee nach { $target } ein
    .ask0 = Welche Karte?
    .short = Einberuf.
verb-muster-enough = Das genügt
    .log = { $seat } bringt keine weiteren Armeen nach { $target }
    .short = Genug
verb-launch-play = Karte spielen
    .log = { $seat } bringt mit „{ $card }“ ein Schiff aufs Brett: { $sea }
    .ask0 = Welche Karte?
    .short = Karte
verb-launch-enough = Das genügt
    .log = { $seat } bringt keine weiteren Schiffe aufs Brett
    .short = Genug
verb-store-on-store = Noch eine Karte
    .log = { $seat } legt „{ $card }“ in die Reserve
    .ask0 = Welche Karte?
    .short = Karte
verb-store-on-enough = Das genügt
    .log = { $seat } legt keine weitere Karte in die Reserve
    .short = Genug
verb-discard-on-discard = Noch eine Karte
    .log = { $seat } wirft „{ $card }“ ab
    .ask0 = Welche Karte?
    .short = Karte
verb-discard-on-enough = Das genügt
    .log = { $seat } wirft keine weitere Karte ab
    .short = Genug
verb-remove-on-remove = Eine zweite Karte
    .log = { $seat } entfernt „{ $card }“ aus dem Deck
    .ask0 = Welche Karte?
    .short = Karte
verb-remove-on-enough = Das genügt
    .log = { $seat } entfernt keine zweite Karte
    .short = Genug
verb-exchange-discard = Abwerfen
    .log = { $seat } wirft „{ $card }“ mit dem Berater ab
    .ask0 = Welche Karte?
    .short = Abwerfen
verb-exchange-enough = Ziehen
    .log = { $seat } zieht Ersatz
    .short = Ziehen
verb-keep-keep = Nehmen
    .log = { $seat } nimmt „{ $card }“
    .ask0 = Welche Karte?
    .hidden = { $seat } nimmt verdeckt eine Fortschrittskarte
verb-march-on-march = Noch eine Gruppe
    .log = { $seat } bewegt { $armies ->
        [1] eine Armee
       *[other] { $armies } Armeen
    } von { $from } nach { $to }
    .ask0 = Von wo?
    .ask1 = Wohin?
    .ask2 = Wie viele?
    .short = Marsch
verb-march-on-enough = Das genügt
    .log = { $seat } bewegt keine weiteren Armeen
    .short = Genug
verb-claim-take = Plättchen nehmen
    .log = { $seat } nimmt das Plättchen für „{ $victory }“: { $source }
    .ask0 = Woher?

## Was geschieht
event-shuffled = { $seat } mischt den Ablagestapel
event-gave-back = { $seat } gibt { $province } ab
event-citadel-stands = Die Zitadelle von { $seat } steht in { $province }
event-placed = { $seat } hat { $armies ->
    [1] eine Armee
   *[other] { $armies } Armeen
    } mehr in { $province }
event-sailed = { $seat } hat { $ships ->
    [1] ein Schiff
   *[other] { $ships } Schiffe
    } aufs Brett gebracht
event-bought = { $seat } erhält { $armies ->
        [0] { $ships ->
            [1] ein Schiff
           *[other] { $ships } Schiffe
        }
        [1] eine Armee{ $ships ->
            [0] {""}
            [1] {" "}und ein Schiff
           *[other] {" "}und { $ships } Schiffe
        }
       *[other] { $armies } Armeen{ $ships ->
            [0] {""}
            [1] {" "}und ein Schiff
           *[other] {" "}und { $ships } Schiffe
        }
    } aus dem Allgemeinen Vorrat
event-gained-card = „{ $card }“ kommt auf den Ablagestapel von { $seat }
event-handed-over = { $seat } gibt { $receiver } die Gebietskarte „{ $card }“
event-conquered = { $seat } erobert { $province }
event-no-village = { $seat } siegt in { $province }, hat aber kein Dorf mehr: Das Gebiet ist neutral
event-defended = { $seat } verteidigt { $province }
event-held-out = { $province } bleibt neutral
event-truce = Alle ziehen aus { $province } ab
event-counter-taken = { $seat } erhält { $points } SP für „{ $victory }“, { $source }
event-traded = { $seat } hat jetzt ein { $points }-SP-Plättchen
event-hired = { $seat } hat { $mercenaries ->
        [1] einen Söldner
       *[other] { $mercenaries } Söldner
    } in { $province }
event-hero-decided = Der Held von { $seat } entscheidet den Gleichstand
event-game-ended = Alle Kriege sind ausgewertet: { $seat } gewinnt
event-limit-reached = Die Höchstzahl an Zügen ist erreicht

## Warum nicht
why-dealt = Dieses Gebiet ist schon ausgeteilt.
why-not-dealt = Wähle eines deiner eigenen Gebiete.
why-not-on-top = Diese Karte liegt nicht im Fortschrittsstapel.
why-not-variable = Die Festen Siegpunktkarten sind immer im Spiel.
why-taken = Das ist schon vergeben.
why-not-yours = Diese Karte ist weder in deiner Hand noch in deiner Reserve.
why-not-in-hand = Diese Karte ist nicht auf deiner Hand.
why-not-in-deck = Diese Karte ist nicht im Zugstapel.
why-in-order = Karten wählst du von links nach rechts, Helfer zuerst. Nimm zurück, um eine frühere zu wählen.
why-no-such-symbol = Diese Karte zeigt das Symbol nicht.
why-cannot-pay = Das kannst du mit deinen Karten nicht bezahlen.
why-would-not-do = Nach dieser Karte könntest du den Rest nicht bezahlen. Wähle eine andere.
why-needless = Das wäre vergeudet: Die Karte kann es allein oder gar nicht.
why-no-such-way = Diesen Helfer hast du jetzt nicht.
why-not-itself = Sie kann sich nicht selbst umwandeln.
why-one-purpose = Diese Karte wirkt in dieser Aktion schon aus der Reserve und kann sie nicht auch noch bezahlen.
why-wrong-card = Diese Karte lässt sich dafür nicht einsetzen.
why-at-least-one = Wähle mindestens eines.
why-no-action-left = Du hast beide Aktionen gemacht.
why-actions-left = Du hast noch Aktionen. Passe, wenn du keine willst.
why-first-action-only = Nur als erste Aktion, ohne Freie Aktion davor.
why-once-a-turn = Nur einmal pro Zug.
why-card-not-at-hand = Du brauchst diese Karte in Hand oder Reserve.
why-own-province = Dieses Gebiet kontrollierst du selbst.
why-out-of-reach = Keine deiner Karten führt dorthin.
why-reserve-troops = Die Reservetruppen verbieten diesen Angriff.
why-no-armies = Du hast keine Armee in deinem Persönlichen Vorrat.
why-too-few-armies = So viele hast du nicht.
why-not-your-place = Nur in eigene Gebiete oder dorthin, wo schon Armeen von dir stehen.
why-no-armies-here = Dort hast du nichts, was abziehen könnte.
why-at-war = Dort ist Krieg. Beende ihn, um abzuziehen.
why-no-harbour = Du kontrollierst kein Gebiet an diesem Seefeld.
why-no-ships = Du hast kein Schiff in deinem Persönlichen Vorrat.
why-no-ships-here = So viele Schiffe hast du dort nicht.
why-no-war = In diesem Gebiet ist kein Krieg.
why-not-a-party = An diesem Krieg bist du nicht beteiligt.
why-no-clear-winner = Die Stärksten sind gleich stark: Es gibt keinen Sieger.
why-not-for-sale = So viele liegen nicht im Allgemeinen Vorrat.
why-not-on-display = Diese Karte kannst du nicht nehmen.
why-just-removed = Du hast sie erst in diesem Zug entfernt.
why-reserve-full = Deine Reserve ist voll.
why-warehouse-first = Lege zuerst das Lagerhaus.
why-deck-too-small = Dein Deck muss sieben Karten behalten.
why-no-build-card = Du brauchst eine Karte „Bauen“.
why-not-your-village = Dort hast du kein Dorf.
why-not-controlled = Das kontrollierst du nicht.
why-castle-there = Dort steht schon eine Festung.
why-citadel-there = Keine Festung neben einer Zitadelle.
why-none-left = Davon ist keine mehr da.
why-road-there = Dort liegt schon eine Straße.
why-over-mountains = Keine Straße über Berge.
why-no-card-for-place = Für diesen Ort hast du keine Gebietskarte.
why-no-counter = Dafür gibt es kein Plättchen.
why-no-trade = Du hast kein solches Plättchen, oder es gibt kein höheres.
why-not-in-play = Diese Siegpunktkarte ist nicht im Spiel.
why-no-army-to-hit = Dort ist keine Armee.
why-no-mercenary = So viele Söldner sind nicht mehr da.
why-no-army-beside = Dort brauchst du eine eigene Armee.
why-no-army-to-raise = Im Allgemeinen Vorrat liegt keine Armee von dir.
why-not-discarded = Diese Karte liegt nicht in deinem Ablagestapel.
why-nothing-to-draw = Es gibt nichts zu ziehen.
why-hand-card-first = Wirf mindestens eine Handkarte ab.
why-not-seen = Nimm eine der drei Karten, die du siehst.
why-no-road = Keine deiner Straßen führt dorthin.
why-locked-in-war = Armeen im Krieg können nicht abziehen.
why-no-warehouse = Du brauchst das Lagerhaus in deiner Reserve.
why-no-choice = Diese Wahl gibt es hier nicht.
why-cards-not-empty = Vier Siegpunktkarten müssen leer sein.
why-would-not-win = Nach allen Kriegen lägst du nicht allein vorn.

## Die Regel dahinter
rule-map-1 = Kontrolle: Dein Dorf, deine Stadt oder deine Zitadelle steht im Gebiet.
rule-map-5 = Je 4 Städte, für alle 9 Festungen und 9 Straßen: Was aufgebraucht ist, kann nicht gebaut werden.
rule-setup-1 = Gebiete werden ausgeteilt: 11, 8 oder 6 für jeden von 2, 3 oder 4 Spielern.
rule-setup-2 = Sechzehn Fortschritte liegen aus, die übrigen bilden einen Stapel.
rule-setup-3 = Drei feste Siegpunktkarten und vier der zehn variablen sind im Spiel.
rule-turn-1 = Zug: genau zwei Aktionen; Passen ist eine Aktion.
rule-turn-3 = Ein Krieg oder das Spiel wird nur als erste Aktion beendet, ohne Freie Aktion davor.
rule-turn-5 = Einmal pro Zug: hinzufügen, auf Straßen ziehen, die freie Karte ins Lagerhaus und jede umwandelnde Reservekarte.
rule-turn-6 = Was du auch tust, tu es mit mindestens einem.
rule-cards-1 = Eine Karte dient einem Zweck: Symbole einer Art, Text oder Gebiet.
rule-cards-2 = Karten werden aus deiner Hand oder deiner Reserve gespielt.
rule-cards-5 = Karten zieht man vom Zugstapel; erst wenn er leer ist, wird der Ablagestapel gemischt.
rule-pay-1 = Bezahlen: Karten, die das Symbol zeigen, eine nach der anderen.
rule-pay-2 = Karten wählst du von links nach rechts, Helfer zuerst.
rule-pay-3 = Keine Karte wird ohne Wirkung gespielt, und der Rest muss bezahlbar bleiben.
rule-pay-4 = Der Kaufmann wandelt einen Rohstoff um, die Wassermühle verdoppelt ihn; Armeen und Schiffe sind keine Rohstoffe.
rule-pay-5 = Landwirtschaft, Steinbruch, Goldmine und Einberufung lassen jede andere Karte als ihr Symbol zählen.
rule-pay-6 = Eine Karte dient einer Aktion nur auf eine Art: Wer mit ihrer Wirkung handelt, bezahlt nicht mit ihr.
rule-invade-1 = Angreifen: ein fremdes Gebiet, mit der Karte eines eigenen, seines Netzes oder dem General.
rule-invade-2 = Angreifen kostet 1 Nahrung, über Hügel 2, nie über Berge; über See eine Schiffskarte je Seefeld.
rule-invade-6 = Reservetruppen: Im Krieg mit einem Spieler weder Spieler angreifen noch angegriffen werden.
rule-armies-1 = Armeen bringen: ein Gebiet unter deiner Kontrolle oder (1 Nahrung) eines mit eigenen Armeen.
rule-armies-2 = Eine Armee im Vorrat für jedes Symbol; die letzte darf mit der Karte „Armee“ gehen.
rule-armies-3 = Armeen abziehen: aus einem Gebiet ohne Krieg.
rule-ships-1 = Schiffe bringen: in ein Seefeld neben einem Gebiet unter deiner Kontrolle.
rule-ships-2 = Schiffe abziehen: beliebig viele aus einem Seefeld.
rule-buy-1 = Kaufen: 1 Gold je Armee, 2 Gold je Schiff, aus deinem Allgemeinen Vorrat.
rule-draft-1 = Hinzufügen: 1 Gold, aus der Auslage oder früher Entferntes.
rule-draft-2 = Eine entfernte Karte kann ab deinem nächsten Zug zurückgeholt werden.
rule-reserve-2 = Reserve: 2 Karten, +1 je Stadt oder Zitadelle, +2 mit dem Lagerhaus.
rule-reserve-3 = Das Lagerhaus wird zuerst gelegt und schafft sofort Platz.
rule-reserve-4 = Mit dem Lagerhaus in der Reserve kommt einmal pro Zug eine Handkarte kostenlos dazu.
rule-deck-2 = Entfernen: eine oder zwei Karten; sieben müssen bleiben.
rule-patronage-1 = Gönnerschaft: nur mit ihrer Karte im Spiel, 2 Gold für ein Plättchen.
rule-build-1 = Bauen: eine Karte „Bauen“, die Karte des Ortes und Stein.
rule-build-2 = Stadt: 2 Stein, anstelle deines Dorfes.
rule-build-3 = Festung: 1 Stein, eine je Gebiet unter deiner Kontrolle.
rule-build-4 = Straße: 2 Stein, 3 über Hügel, eine je Grenze zwischen deinen Gebieten, keine über Berge.
rule-build-7 = Zitadelle: Dorf, Stadt und Festung zugleich; keines davon wird daneben gebaut.
rule-roads-1 = Eine Karte dient ihrem Gebiet und allen, die deine Straßen damit verbinden.
rule-roads-2 = Einmal pro Zug ziehen Armeen auf deinen Straßen, zwischen Gebieten unter deiner Kontrolle.
rule-roads-3 = Aus einem Krieg zieht man nicht ab.
rule-war-1 = Krieg ist, wo jemand Armeen hat, der das Gebiet nicht kontrolliert.
rule-war-3 = Einen Krieg beendet, wer daran beteiligt ist, wenn eine Partei stärker ist als jede andere.
rule-points-2 = Ein Plättchen nimmt man von seiner Karte, solange dort eines liegt.
rule-points-6 = Schriftgelehrter: von der Karte, oder eines gleichen Werts aus dem ungenutzten Vorrat.
rule-text-1 = Alchemist: ein Plättchen mit 1 oder 2 gegen das nächsthöhere aus dem ungenutzten Vorrat.
rule-text-3 = Berater: mindestens eine Handkarte.
rule-text-4 = Marodeure: eine Armee, wem sie auch gehört.
rule-text-5 = Söldner: einer oder zwei der beiden, die es gibt, neben einer deiner Armeen.
rule-text-6 = Miliz: eine Armee aus deinem Allgemeinen Vorrat.
rule-text-7 = Der Mystiker nimmt aus dem Ablagestapel, wie er vorher war.
rule-text-8 = Philosoph: eine der drei Karten, die du siehst.
rule-text-9 = Vorhersehung: Ziehe zwei Karten.
rule-end-1 = Das Spiel kann beendet werden, wenn vier Siegpunktkarten leer sind.
rule-end-2 = Nur wer nach allen Kriegen allein vorn liegt, darf das Spiel beenden.

## Enden und Punkte
ending-call = Jemand hat das Spiel als alleiniger Führender beendet.
ending-limit = Die Höchstzahl an Zügen ist erreicht; die meisten Siegpunkte gewinnen.
score-provinces = Gebiete
score-counters-1 = 1-SP-Plättchen
score-counters-2 = 2-SP-Plättchen
score-counters-3 = 3-SP-Plättchen

## Auf dem Tisch
headline = Zug { $turn } · { $empty } von { $needed } Siegpunktkarten leer
headline-paying = Noch zu zahlen: { $need } { $symbol }
headline-nobody = Zug { $turn } · das Spiel könnte enden, aber niemand läge allein vorn
headline-could-end = Zug { $turn } · { $seat } könnte das Spiel beenden
track-score = Siegpunkte
row-victory = Siegpunktkarten
row-display = Zu kaufen
row-played = In dieser Aktion gespielt
row-hand = Deine Hand
row-own-reserve = Deine Reserve: { $cards } von { $places }
row-own-discard = Dein Ablagestapel
row-offer = Fortschrittsstapel: nimm eine
row-back = Kann zurückgeholt werden
row-reserve = Reserve von { $seat }
row-discard = Ablagestapel von { $seat }
row-aside = Entfernt von { $seat }
row-known = Sicher auf der Hand von { $seat }
row-unknown = Hand oder Zugstapel von { $seat }
sheet-map = Spielbrett
sheet-decks = Kartenstapel und Punkte
sheet-realm = Kriege und Karten
row-provinces = Gebietskarten
row-improvements = Fortschrittskarten
row-starting = Startkarten
row-pile = Fortschrittsstapel
stat-province = { $n ->
        [1] Gebiet
       *[other] Gebiete
    }
stat-card = { $n ->
        [1] Handkarte
       *[other] Handkarten
    }
stat-deck = { $n ->
        [1] Karte im Zugstapel
       *[other] Karten im Zugstapel
    }
stat-discard = abgeworfen
stat-reserve = in der Reserve
stat-army = { $n ->
        [1] Armee
       *[other] Armeen
    }
stat-ship = { $n ->
        [1] Schiff im Vorrat
       *[other] Schiffe im Vorrat
    }
stat-village = { $n ->
        [1] Dorf übrig
       *[other] Dörfer übrig
    }
stat-city = { $n ->
        [1] Stadt
       *[other] Städte
    }
stat-shipyard = { $n ->
        [1] Schiff zu kaufen
       *[other] Schiffe zu kaufen
    }
stat-barracks = { $n ->
        [1] Armee zu kaufen
       *[other] Armeen zu kaufen
    }
remark-could-end = Könnte das Spiel jetzt beenden
remark-wars = { $wars ->
    [1] { $won ->
        [0] Ein Krieg, derzeit ohne Sieg
       *[other] Ein Krieg, derzeit gewonnen
    }
   *[other] { $wars } Kriege, derzeit { $won } gewonnen
    }
war-tie = { $province }: Gleichstand
war-yours = { $province }: würde jetzt mit { $margin } Vorsprung siegen
war-theirs = { $province }: { $seat } würde mit { $margin } Vorsprung siegen
war-neutral = { $province }: das neutrale Gebiet ist um { $margin } stärker
card-price = Preis
card-counters = Plättchen übrig
card-value = Siegpunkte je Plättchen
card-strength = Stärke, solange neutral
note-suggestion-1 = Du könntest mit „{ $first }“ zahlen.
note-suggestion-2 = Du könntest mit „{ $first }“ und „{ $second }“ zahlen.
note-suggestion-3 = Du könntest mit „{ $first }“, „{ $second }“ und „{ $third }“ zahlen, und so weiter.
note-war = { $province }: Dir fehlt { $gap } Stärke; deine Karten reichen für { $armies ->
        [1] 1 Armee
       *[other] { $armies } Armeen
    }
note-chosen = Du hast { $province } gewählt.
help-province = Symbol: { $symbol }. Neutrale Kampfstärke { $strength }. { $rugged ->
    [yes] Raues Gelände: Ein verteidigender Spieler ist um 1 stärker.
   *[no] Kein raues Gelände.
    }
help-border = Normale Grenze: 1 Nahrung für einen Angriff, 2 Stein für eine Straße.
help-hills = Hügel: 2 Nahrung für einen Angriff, 3 Stein für eine Straße.
help-mountains = Berge: ohne Waldläufer kein Angriff und keine Straße.
help-dragon = Ein Drache: Das neutrale Gebiet ist um 4 stärker.
help-runestone = Ein Runenstein: ein Plättchen für die Eroberung.
help-strength = Stärke des Verteidigers.

## Namen von Figuren, Zeichen und Kartenarten
piece-village = Dorf
piece-city = Stadt
piece-citadel = Zitadelle
piece-castle = Festung
piece-dragon = Drache
piece-runestone = Runenstein
piece-army = Armee
piece-mercenary = Söldner
piece-ship = Schiff
piece-road = Straße
piece-shield = Stärke des Verteidigers
piece-neutral = Stärke des neutralen Gebiets
icon-food = Nahrung
icon-stone = Stein
icon-gold = Gold
icon-army = Armee
icon-ship = Schiff
icon-or = oder
icon-counter = SP-Plättchen
icon-point = Siegpunkte
icon-province = Gebiet
icon-deck = Zugstapel
icon-discard = abwerfen
icon-reserve = Reserve
icon-village = Dorf
icon-city = Stadt
icon-castle = Festung
icon-citadel = Zitadelle
icon-road = Straße
icon-defence = Stärke des Verteidigers
icon-sword = Stärke des Angreifers
icon-invade = angreifen
icon-recall = heimholen
icon-peace = Ende eines Krieges
icon-buy = kaufen
icon-draft = neue Karte
icon-thin = aus dem Deck entfernen
icon-pass = passen
icon-done = fertig
icon-end = Spielende
icon-card = Karte
icon-any = beliebige Karte
icon-arrow = wird zu
icon-free = Freie Aktion
icon-dragon = Drache
icon-runestone = Runenstein
icon-mercenary = Söldner
icon-seat-0 = Rot
icon-seat-1 = Blau
icon-seat-2 = Ocker
icon-seat-3 = Grün
kind-action = Aktion
kind-free = Freie Aktion
kind-benefit = Vorteil
kind-reserve = Reserve
kind-province = Gebiet
kind-symbols = Symbole
kind-victory = Siegpunktkarte
group-war = Krieg
group-build = Bauen
group-cards = Karten
group-free = Frei
group-end = Zug
hills = Hügel
mountains = Berge
help-sea = Ein Seefeld: Schiffe hier zählen in Kriegen an seinen Küsten.

## Was ein Platz wissen darf, als Felder fürs Lernen
observe-turns = Begonnene Züge
observe-active = Wer am Zug ist
observe-flags = Was in diesem Zug getan wurde
observe-held = Beherrschte Provinzen
observe-town = Dorf, Stadt oder Zitadelle in jeder Provinz
observe-armies = Armeen in jeder Provinz
observe-mercenaries = Söldner in jeder Provinz
observe-ships = Schiffe auf jedem Meer
observe-castles = Provinzen mit einer Burg
observe-roads = Grenzen mit einer Straße
observe-dragons = Provinzen mit einem Drachen
observe-runestones = Provinzen mit einem Runenstein
observe-stock = Armeen im eigenen Vorrat
observe-barracks = Armeen im allgemeinen Vorrat
observe-harbour = Schiffe im eigenen Vorrat
observe-shipyard = Schiffe im allgemeinen Vorrat
observe-villages = Dörfer im Vorrat
observe-cities = Städte auf der Reservekarte
observe-hands = Anzahl der Handkarten
observe-decks = Anzahl der Karten im Nachziehstapel
observe-discard = Karten im Ablagestapel
observe-reserve = Karten in der Reserve
observe-aside = Aus dem Deck entfernte Startkarten
observe-played = Karten der laufenden Aktion
observe-fresh = In diesem Zug entfernte Karten
observe-display = Ausliegende Verbesserungskarten
observe-pile = Anzahl der verdeckten Verbesserungskarten
observe-in-play = Siegpunktkarten im Spiel
observe-left = Marker auf jeder Siegpunktkarte; eine Maske, wo Bedingungen sich unterscheiden
observe-castle-value = Wert einer Burg
observe-spare = Übrige Marker nach Wert
observe-counters = Genommene Marker nach Wert
observe-won = Schon erfüllte Bedingungen, die nur der Erste erfüllen kann
observe-sailed = Erfüllte Bedingungen des Herrn der See
observe-markers = Auf den Herrn der See gelegte Dörfer
observe-known = Mit Kartenzähler: Handkarten, die jeder nennen kann
observe-unknown = Mit Kartenzähler: auf der Hand oder im Nachziehstapel
observe-hand = Eigene Hand
observe-back = Eigene Provinzen, deren Karte wieder genommen werden kann
observe-offer = Was der Philosoph ansieht, für den, der ihn spielt
observe-chosen = Eigene geheim gewählte Provinzen
