# Mythotopia: every word a person reads, in English.

title = Mythotopia
tagline = The flood is gone. Gather your scattered provinces into one realm.

## Options
option-provinces = Starting provinces
option-provinces-dealt = as dealt
option-provinces-drop-two = one more dealt, two given back (3 or 4 players)
option-provinces-drop-one = one more dealt, one given back (3 or 4 players)
option-fifth = Fifth starting card
option-fifth-market = a second Market
option-fifth-army = a second Army
option-fifth-build = a second Build
option-fifth-ship = a second Ship
option-fifth-none = none
option-castle = Counters of the Castle card
option-castle-2 = 2 points each
option-castle-1 = 1 point each
option-spoils = Counters of Spoils of War
option-spoils-4 = four
option-spoils-6 = six
option-villages = Villages with 3 or 4 players
option-villages-printed = 18 for red and blue, 14 for the others
option-villages-equal = 14 for everybody
option-counter = Card counter
option-counter-off = off: remember for yourself
option-counter-on = on: shows what each hand and draw pile can hold
option-limit = Limit on turns (for simulation)
option-limit-none = none
option-limit-200 = 200 turns
option-limit-1000 = 1000 turns

## Who and where
seat-red = Red
side-red = Red
seat-blue = Blue
side-blue = Blue
seat-ochre = Ochre
side-ochre = Ochre
seat-green = Green
side-green = Green
side-neutral = the neutral province
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
sea-beast = Beast Sea
sea-serpent = Serpent Sea
sea-inland-west = Inland Sea West
sea-inland-east = Inland Sea East
symbol-food = food
symbol-stone = stone
symbol-gold = gold
symbol-army = army
symbol-ship = ship
crossing-open = an open border
crossing-hills = hills
crossing-sea = one sea
crossing-seas = two seas
crossing-portal = the Portal
way-merchant = Merchant
way-mill = Water Mill
way-merchant-mill = Merchant and Water Mill
way-farming = Farming
way-farming-merchant = Farming and Merchant
way-farming-mill = Farming and Water Mill
way-farming-merchant-mill = Farming and Merchant and Water Mill
way-quarry = Quarry
way-quarry-merchant = Quarry and Merchant
way-quarry-mill = Quarry and Water Mill
way-quarry-merchant-mill = Quarry and Merchant and Water Mill
way-gold-mine = Gold Mine
way-gold-mine-merchant = Gold Mine and Merchant
way-gold-mine-mill = Gold Mine and Water Mill
way-gold-mine-merchant-mill = Gold Mine and Merchant and Water Mill
way-levies = Levies
town-none = no town
town-village = village
town-city = city
town-citadel = citadel
bonus-without = without the extra gold
bonus-with = with one gold more for a counter
source-card = from the card
source-spare = from the spare stock
source-none = neither
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
card-army = Army
card-build = Build
card-cavalry = Cavalry
card-counsellor = Counsellor
card-diplomat = Diplomat
card-farming = Farming
card-general = General
card-gold-mine = Gold Mine
card-hero = Hero
card-levies = Levies
card-limes = Limes
card-marauders = Marauders
card-market = Market
card-mercenary = Mercenary
card-merchant = Merchant
card-militia = Militia
card-mystic = Mystic
card-philosopher = Philosopher
card-portal = Portal
card-providence = Providence
card-quarry = Quarry
card-queen = Queen
card-ranger = Ranger
card-reserve-army = Reserve Army
card-scribe = Scribe
card-ship = Ship
card-warehouse = Warehouse
card-water-mill = Water Mill
card-start-army = Army
card-start-build = Build
card-start-market = Market
card-start-ship = Ship
card-extra-army = Army
card-extra-build = Build
card-extra-market = Market
card-extra-ship = Ship

## What cards say
line-province = Or build or invade from here.
line-alchemist = Swap a 1 VP counter for 2 VP, or a 2 VP counter for 3 VP.
line-army = Two armies or one gold.
line-build = City 2, castle 1, road 2–3 stone.
line-cavalry = +1 strength in wars where you attack.
line-counsellor = Discard hand cards, draw as many and one more.
line-diplomat = 1 gold: a war of yours ends, the defender stays.
line-farming = Once a turn any card is 1 food.
line-general = Stands for any province of yours: invade or build.
line-gold-mine = Once a turn any card is 1 gold.
line-hero = When you end a war: a tie becomes your victory.
line-levies = Once a turn any card is 1 army.
line-limes = +1 strength in wars where you defend.
line-marauders = Send one army home, anybody’s, from anywhere.
line-market = One food, one stone or one gold.
line-mercenary = 1 gold: one or two mercenaries join an army of yours.
line-merchant = With another card: its resource becomes another one.
line-militia = Take one army into your stock without paying.
line-mystic = 1 gold: take a card back from your discard pile.
line-philosopher = See three improvements, keep one; then he is gone.
line-portal = Invade any province of the board, for 1 food.
line-providence = Draw two cards.
line-quarry = Once a turn any card is 1 stone.
line-queen = Refill your hand to six cards.
line-ranger = Hills are open, mountains are hills; +1 if rugged.
line-reserve-army = At war with a player? No other war with one starts.
line-scribe = Take counters from the spare stock if you like.
line-ship = Or invade across one sea.
line-warehouse = Two more places; once a turn one card without an action.
line-water-mill = With another card: its resource counts double.
victory-city = City
victory-castle = Castle
victory-roads = Roads
victory-citadel = Citadel
victory-defender-of-the-realm = Defender of the Realm
victory-guilded-city = Guilded City
victory-here-be-dragons = Here be Dragons
victory-lord-of-the-isles = Lord of the Isles
victory-master-of-the-seas = Master of the Seas
victory-patronage = Patronage
victory-roadside-inns = Roadside Inns
victory-runestones = Runestones
victory-spoils-of-war = Spoils of War
line-victory-city = Build a city.
line-victory-castle = Build a castle.
line-victory-roads = Build a road.
line-victory-citadel = First to conquer a rival citadel.
line-victory-defender-of-the-realm = Win a war as defender against another player.
line-victory-guilded-city = Pay 1 gold when building a city.
line-victory-here-be-dragons = Conquer a province with a dragon.
line-victory-lord-of-the-isles = Control a whole island.
line-victory-master-of-the-seas = First with ships in three / four sea areas.
line-victory-patronage = Action: pay 2 gold.
line-victory-roadside-inns = Pay 1 gold when building a road.
line-victory-runestones = Conquer a province with a runestone.
line-victory-spoils-of-war = Conquer a province of another player.
tick-lord-of-the-isles = { $seat }: provinces of the large and of the small island
tick-master-of-the-seas = { $seat }: seas with ships
tick-here-be-dragons = { $seat }: dragons about to be conquered
tick-runestones = { $seat }: runestones about to be conquered
tick-spoils-of-war = { $seat }: rivals’ provinces about to be conquered

## Questions
step-deal = Provinces are dealt.
    .wait = Provinces are dealt.
step-display = Improvement cards are laid out.
    .wait = Improvement cards are laid out.
step-victory = Victory point cards are drawn.
    .wait = Victory point cards are drawn.
step-haunt = Dragons and runestones are placed.
    .wait = Dragons and runestones are placed.
step-first = The first player is chosen at random.
    .wait = The first player is chosen at random.
step-draw = A card is drawn.
    .wait = A card is drawn.
step-glimpse = The Philosopher looks at a card.
    .wait = The Philosopher looks at a card.
step-give-back-two = Choose two provinces to give back. The others will see them when all have chosen.
    .wait = { $seat } is choosing two provinces to give back.
step-give-back-one = Choose a province to give back. The others will see it when all have chosen.
    .wait = { $seat } is choosing a province to give back.
step-choose-citadel = Choose the province of your citadel. The others will see it when all have chosen.
    .wait = { $seat } is choosing a place for the citadel.
step-turn = { $left ->
    [0] Your actions are taken. Use free actions or end your turn.
    [1] Choose your second action, or a free action.
   *[other] Choose your first action, or a free action.
    }
    .wait = { $seat } is choosing an action.
step-pay = Pay { $need } more { $kind }: play a card from your hand or Reserve.
    .wait = { $seat } is paying.
step-use = Which of these cards do you play for its text?
    .wait = { $seat } is choosing a card.
step-muster = { $sent ->
    [0] Play cards with army symbols: the armies go to { $target }.
    [1] One army sent to { $target }. Play more army symbols or stop.
   *[other] { $sent } armies sent to { $target }. Play more army symbols or stop.
    }
    .wait = { $seat } is sending armies.
step-launch = { $sent ->
    [0] Play cards with ship symbols. The ships go here: { $sea }.
    [1] One ship sent: { $sea }. Play more ship symbols or stop.
   *[other] { $sent } ships sent: { $sea }. Play more ship symbols or stop.
    }
    .wait = { $seat } is sending ships.
step-store-on = Put another card into your Reserve, or stop.
    .wait = { $seat } is filling the Reserve.
step-discard-on = Discard another card, or stop.
    .wait = { $seat } is discarding.
step-remove-on = Remove a second card from your deck, or stop.
    .wait = { $seat } is removing cards.
step-exchange = { $replaced ->
    [0] Counsellor: discard at least one hand card.
    [1] Counsellor: discard more cards, or draw two (one for each hand card, one for him).
   *[other] Counsellor: discard more cards, or draw { $replaced } and one for him.
    }
    .wait = { $seat } is exchanging cards.
step-keep = Take one of the three cards into your hand.
    .wait = { $seat } is looking at three improvement cards.
step-march-on = March another group along your roads, or stop.
    .wait = { $seat } is marching.
step-claim = { $victory }: take the counter from the card or from the spare stock?
    .wait = { $seat } is choosing a counter.

## What one can do
verb-deal-province = Deal
    .log = { $who } is dealt { $province }
verb-display-card = Lay out
    .log = { $card } is on display
verb-victory-card = Draw
    .log = { $victory } is in play
verb-haunt-province = Place
    .log = { $victory-key ->
        [runestones] A runestone lies in { $province }
       *[other] A dragon lives in { $province }
    }
verb-first-seat = Begin
    .log = { $first } begins
verb-draw-card = Draw
    .log = { $who } draws { $card }
    .hidden = { $who } draws a card
verb-glimpse-card = Look
    .log = { $who } sees { $card }
    .hidden = { $who } looks at a card of the improvement pile
verb-give-back-two-give = Give back
    .log = { $seat } gives back { $first } and { $second }
    .ask0 = The first province?
    .ask1 = And the second?
    .hidden = { $seat } has chosen what to give back
verb-give-back-one-give = Give back
    .log = { $seat } gives back { $province }
    .ask0 = Which province?
    .hidden = { $seat } has chosen what to give back
verb-choose-citadel-citadel = Citadel here
    .log = { $seat } puts the citadel into { $province }
    .ask0 = Which province?
    .hidden = { $seat } has chosen a place for the citadel
verb-turn-invade = Invade a province
    .log = { $seat } invades { $province } with { $card } { $crossing-key ->
        [portal] through the Portal
       *[other] over { $crossing }
    }
    .ask0 = Which province do you invade?
    .ask1 = With which card?
    .ask2 = Over what?
    .short = Invade
verb-turn-place = Place armies
    .log = { $seat } places armies in { $province }
    .ask0 = In which province?
    .short = Armies
verb-turn-withdraw = Remove armies
    .log = { $seat } removes { $armies ->
        [0] { $mercenaries ->
            [1] one mercenary
           *[other] { $mercenaries } mercenaries
        }
        [1] one army{ $mercenaries ->
            [0] {""}
            [1] {" "}and one mercenary
           *[other] {" "}and { $mercenaries } mercenaries
        }
       *[other] { $armies } armies{ $mercenaries ->
            [0] {""}
            [1] {" "}and one mercenary
           *[other] {" "}and { $mercenaries } mercenaries
        }
    } from { $province }
    .ask0 = From which province?
    .ask1 = How many armies?
    .ask2 = How many mercenaries?
    .short = Withdraw
verb-turn-launch = Place ships
    .log = { $seat } places ships: { $sea }
    .ask0 = In which sea?
    .short = Ships
verb-turn-recall = Remove ships
    .log = { $seat } removes { $ships ->
        [1] one ship
       *[other] { $ships } ships
    }: { $sea }
    .ask0 = From which sea?
    .ask1 = How many?
    .short = Recall
verb-turn-end-war = End a war
    .log = { $seat } ends the war in { $province }
    .ask0 = Where?
    .short = End war
verb-turn-buy = Buy armies and ships
    .log = { $seat } buys { $armies ->
        [0] { $ships ->
            [1] one ship
           *[other] { $ships } ships
        }
        [1] one army{ $ships ->
            [0] {""}
            [1] {" "}and one ship
           *[other] {" "}and { $ships } ships
        }
       *[other] { $armies } armies{ $ships ->
            [0] {""}
            [1] {" "}and one ship
           *[other] {" "}and { $ships } ships
        }
    }
    .ask0 = How many armies (1 gold each)?
    .ask1 = How many ships (2 gold each)?
    .short = Buy
verb-turn-draft = Draft one card
    .log = { $seat } drafts { $card }
    .ask0 = Which card (1 gold)?
    .short = Draft
verb-turn-store = Place cards into your Reserve
    .log = { $seat } puts { $card } into the Reserve
    .ask0 = Which card?
    .short = Reserve
verb-turn-discard = Discard cards
    .log = { $seat } discards { $card }
    .ask0 = Which card?
    .short = Discard
verb-turn-remove = Remove one or two cards from your deck
    .log = { $seat } removes { $card } from the deck
    .ask0 = Which card?
    .short = Thin
verb-turn-city = Build a city
    .log = { $seat } builds a city in { $province } with { $card }{ $bonus-key ->
        [with] {" "}and pays one gold more for Guilded City
       *[without] {""}
    }
    .ask0 = In which village (2 stone)?
    .ask1 = With which card?
    .ask2 = Guilded City: one gold more?
    .short = City
verb-turn-castle = Build a castle
    .log = { $seat } builds a castle in { $province } with { $card }
    .ask0 = Where (1 stone)?
    .ask1 = With which card?
    .short = Castle
verb-turn-road = Build a road
    .log = { $seat } builds the road { $border } with { $card }{ $bonus-key ->
        [with] {" "}and pays one gold more for Roadside Inns
       *[without] {""}
    }
    .ask0 = Over which border?
    .ask1 = With which card?
    .ask2 = Roadside Inns: one gold more?
    .short = Road
verb-turn-alchemy = Alchemist
    .log = { $seat } trades a { $points } VP counter for the next higher one
    .ask0 = Which counter do you trade?
    .short = Alchemist
verb-turn-negotiate = Diplomat
    .log = { $seat } sends the Diplomat to { $province }
    .ask0 = Which war ends?
    .short = Diplomat
verb-turn-patronage = Patronage
    .log = { $seat } pays for Patronage
    .short = Patron
verb-turn-pass = Pass
    .log = { $seat } passes
    .short = Pass
verb-turn-end-game = End the game
    .log = { $seat } ends the game
    .short = End game
verb-turn-counsellor = Counsellor
    .log = { $seat } asks the Counsellor
    .short = Counsel
verb-turn-maraud = Marauders
    .log = The Marauders of { $seat } drive an army of { $owner } out of { $province }
    .ask0 = Where?
    .ask1 = Whose army?
    .short = Maraud
verb-turn-hire = Mercenary
    .log = { $seat } hires { $mercenaries ->
        [1] one mercenary
       *[other] { $mercenaries } mercenaries
    } for { $province }
    .ask0 = Where (1 gold)?
    .ask1 = How many?
    .short = Hire
verb-turn-militia = Militia
    .log = { $seat } calls the Militia
    .short = Militia
verb-turn-mystic = Mystic
    .log = { $seat } takes { $card } back with the Mystic
    .ask0 = Which card (1 gold)?
    .short = Mystic
verb-turn-philosopher = Philosopher
    .log = { $seat } plays the Philosopher
    .short = Ponder
verb-turn-providence = Providence
    .log = { $seat } plays Providence
    .short = Foresee
verb-turn-march = March along roads
    .log = { $seat } marches { $armies ->
        [1] one army
       *[other] { $armies } armies
    } from { $from } to { $to }
    .ask0 = From where?
    .ask1 = To where?
    .ask2 = How many?
    .short = March
verb-turn-stow = Warehouse: one card
    .log = { $seat } stores { $card } with the Warehouse
    .ask0 = Which card?
    .short = Store
verb-turn-done = End your turn
    .log = { $seat } ends the turn
    .short = Done
verb-pay-play = Play a card
    .log = { $seat } pays { $kind } with { $card }
    .ask0 = Which card?
    .short = Card
verb-pay-convert = With a helper
    .log = { $seat } pays { $kind } with { $card } ({ $way })
    .ask0 = With which helper?
    .ask1 = Which card?
    .short = Helper
verb-use-play = Play this card
    .log = { $seat } plays { $card }
    .ask0 = Which card?
verb-muster-play = Play a card
    .log = { $seat } sends armies to { $target } with { $card }
    .ask0 = Which card?
    .short = Card
verb-muster-levy = Levies: any card
    .log = { $seat } calls up an army for { $target } with { $card } (Levies)
    .ask0 = Which card?
    .short = Levies
verb-muster-enough = That is enough
    .log = { $seat } sends no more armies to { $target }
    .short = Enough
verb-launch-play = Play a card
    .log = { $seat } sends a ship with { $card }: { $sea }
    .ask0 = Which card?
    .short = Card
verb-launch-enough = That is enough
    .log = { $seat } sends no more ships
    .short = Enough
verb-store-on-store = Another card
    .log = { $seat } puts { $card } into the Reserve
    .ask0 = Which card?
    .short = Card
verb-store-on-enough = That is enough
    .log = { $seat } puts no more cards into the Reserve
    .short = Enough
verb-discard-on-discard = Another card
    .log = { $seat } discards { $card }
    .ask0 = Which card?
    .short = Card
verb-discard-on-enough = That is enough
    .log = { $seat } discards no more
    .short = Enough
verb-remove-on-remove = A second card
    .log = { $seat } removes { $card } from the deck
    .ask0 = Which card?
    .short = Card
verb-remove-on-enough = That is enough
    .log = { $seat } removes no second card
    .short = Enough
verb-exchange-discard = Discard
    .log = { $seat } discards { $card } with the Counsellor
    .ask0 = Which card?
    .short = Discard
verb-exchange-enough = Draw
    .log = { $seat } draws replacements
    .short = Draw
verb-keep-keep = Take it
    .log = { $seat } takes { $card }
    .ask0 = Which card?
    .hidden = { $seat } takes an improvement card unseen
verb-march-on-march = Another group
    .log = { $seat } marches { $armies ->
        [1] one army
       *[other] { $armies } armies
    } from { $from } to { $to }
    .ask0 = From where?
    .ask1 = To where?
    .ask2 = How many?
    .short = March
verb-march-on-enough = That is enough
    .log = { $seat } marches no further
    .short = Enough
verb-claim-take = Take the counter
    .log = { $seat } takes the counter of { $victory }: { $source }
    .ask0 = From where?

## What happens
event-shuffled = { $seat } shuffles the discard pile
event-gave-back = { $seat } gives back { $province }
event-citadel-stands = The citadel of { $seat } stands in { $province }
event-placed = { $seat } now has { $armies ->
    [1] one more army
   *[other] { $armies } more armies
    } in { $province }
event-sailed = { $seat } has placed { $ships ->
    [1] one ship
   *[other] { $ships } ships
    }
event-bought = { $seat } gets { $armies ->
        [0] { $ships ->
            [1] one ship
           *[other] { $ships } ships
        }
        [1] one army{ $ships ->
            [0] {""}
            [1] {" "}and one ship
           *[other] {" "}and { $ships } ships
        }
       *[other] { $armies } armies{ $ships ->
            [0] {""}
            [1] {" "}and one ship
           *[other] {" "}and { $ships } ships
        }
    } from the general stock
event-gained-card = { $card } goes to the discard pile of { $seat }
event-handed-over = { $seat } hands the card of { $card } to { $receiver }
event-conquered = { $seat } conquers { $province }
event-no-village = { $seat } wins in { $province } but has no village left: nobody controls it
event-defended = { $seat } defends { $province }
event-held-out = { $province } stays neutral
event-truce = Everybody leaves { $province }
event-counter-taken = { $seat } takes { $points ->
        [1] 1 point
       *[other] { $points } points
    } for { $victory }, { $source }
event-traded = { $seat } now has a { $points } VP counter
event-hired = { $seat } has { $mercenaries ->
        [1] a mercenary
       *[other] { $mercenaries } mercenaries
    } in { $province }
event-hero-decided = The Hero of { $seat } decides the tie
event-game-ended = All wars are counted: { $seat } wins
event-limit-reached = The limit on turns is reached

## Why not
why-dealt = This province is already dealt.
why-not-dealt = Choose one of your own provinces.
why-not-on-top = This card is not in the improvement pile.
why-not-variable = The fixed cards are always in play.
why-taken = It is taken already.
why-not-yours = This card is neither in your hand nor in your Reserve.
why-not-in-hand = This card is not in your hand.
why-not-in-deck = This card is not in the draw pile.
why-in-order = Cards are chosen in the order of your hand, helpers first. Undo to choose an earlier one.
why-no-such-symbol = This card does not show the symbol.
why-cannot-pay = Your cards cannot pay for it.
why-would-not-do = After this card you could not pay the rest. Choose another.
why-needless = That would be wasted: the card does it by itself, or not at all.
why-no-such-way = You have no such helper now.
why-not-itself = It cannot convert itself.
why-one-purpose = This card already serves the action by its effect and cannot pay for it as well.
why-wrong-card = This card cannot be used for that.
why-at-least-one = Choose at least one.
why-no-action-left = You have taken both actions.
why-actions-left = You still have actions. Pass if you want none.
why-first-action-only = Only as your first action, with no free action before it.
why-once-a-turn = Only once per turn.
why-card-not-at-hand = You need that card in your hand or Reserve.
why-own-province = You control this province.
why-out-of-reach = None of your cards leads there.
why-reserve-troops = The Reserve Army forbids this invasion.
why-no-armies = You have no army in your personal stock.
why-too-few-armies = You do not have that many.
why-not-your-place = Choose a province you control or in which you have armies.
why-no-armies-here = You have nothing there that could leave.
why-at-war = There is a war. End it to withdraw.
why-no-harbour = You control no province at this sea.
why-no-ships = You have no ship in your personal stock.
why-no-ships-here = You do not have that many ships there.
why-no-war = There is no war in this province.
why-not-a-party = You take no part in this war.
why-no-clear-winner = The strongest are tied: there is no winner.
why-not-for-sale = The general stock does not hold that many.
why-not-on-display = This card cannot be drafted.
why-just-removed = You removed it in this very turn.
why-reserve-full = Your Reserve is full.
why-warehouse-first = Put the Warehouse in first.
why-deck-too-small = Your deck must keep seven cards.
why-no-build-card = You need a Build card.
why-not-your-village = You have no village there.
why-not-controlled = You do not control it.
why-castle-there = There is a castle already.
why-citadel-there = No castle beside a citadel.
why-none-left = There is none left.
why-road-there = There is a road already.
why-over-mountains = No road over mountains.
why-no-card-for-place = You have no card for this place.
why-no-counter = There is no counter to be had.
why-no-trade = You have no such counter, or there is no higher one.
why-not-in-play = This victory point card is not in play.
why-no-army-to-hit = There is no army there.
why-no-mercenary = There are not that many mercenaries left.
why-no-army-beside = You need an army of your own there.
why-no-army-to-raise = The general stock holds no army of yours.
why-not-discarded = This card is not in your discard pile.
why-nothing-to-draw = There is nothing to draw.
why-hand-card-first = Discard at least one hand card.
why-not-seen = Take one of the three cards you see.
why-no-road = No road of yours leads there.
why-locked-in-war = Armies at war cannot march away.
why-no-warehouse = You need the Warehouse in your Reserve.
why-no-choice = That choice is not open here.
why-cards-not-empty = Four victory point cards must be empty.
why-would-not-win = After all wars you would not be in the sole lead.

## The rule behind it
rule-map-1 = Control: your village, city or citadel stands in the province.
rule-map-5 = 4 cities each, 9 castles and 9 roads for all: what is used up cannot be built.
rule-setup-1 = Provinces are dealt: 11, 8 or 6 to each of 2, 3 or 4 players.
rule-setup-2 = Sixteen improvements are laid out, the others form a pile.
rule-setup-3 = Three fixed victory point cards and four of the ten variable ones are in play.
rule-turn-1 = Turn: exactly two actions; passing is an action.
rule-turn-3 = A war or the game is ended only as first action, with no free action before it.
rule-turn-5 = Once per turn: draft, march, the free card for the Warehouse, and each converting Reserve card.
rule-turn-6 = Whatever you do, do it with at least one.
rule-cards-1 = A card does one thing: symbols of one kind, its text, or its province.
rule-cards-2 = Cards are played from your hand or your Reserve.
rule-cards-5 = Cards are drawn from the draw pile; the discard pile is shuffled only when that is empty.
rule-pay-1 = Paying: cards that show the symbol, one at a time.
rule-pay-2 = Cards are chosen from left to right, helpers first.
rule-pay-3 = No card is played without effect, and the rest must stay payable.
rule-pay-4 = The Merchant changes a resource, the Water Mill doubles it; armies and ships are no resources.
rule-pay-5 = Farming, Quarry, Gold Mine and Levies let any other card count as their symbol.
rule-pay-6 = A card serves an action in one way only: what works by its effect does not pay for it.
rule-invade-1 = Invading: a province you do not control, with the card of one you do, of its network, or the General.
rule-invade-2 = Invading costs 1 food, over hills 2, never over mountains; over sea a Ship card for each sea.
rule-invade-6 = Reserve Army: while at war with a player, neither invade players nor be invaded by them.
rule-armies-1 = Placing armies: one province you control, or (1 food) one where you have armies.
rule-armies-2 = One army in stock for every symbol; the last one may go with an Army card.
rule-armies-3 = Removing armies: from one province without a war.
rule-ships-1 = Placing ships: into a sea beside a province you control.
rule-ships-2 = Removing ships: any number from one sea.
rule-buy-1 = Buying: 1 gold an army, 2 gold a ship, from your general stock.
rule-draft-1 = Drafting: 1 gold, from the display or what you removed earlier.
rule-draft-2 = A removed card can be drafted again from your next turn on.
rule-reserve-2 = Reserve: 2 cards, +1 for each city or citadel, +2 with the Warehouse.
rule-reserve-3 = The Warehouse is laid first and makes room at once.
rule-reserve-4 = With the Warehouse in the Reserve one hand card per turn goes there for free.
rule-deck-2 = Removing cards: one or two; seven must remain.
rule-patronage-1 = Patronage: only with its card in play, 2 gold for a counter.
rule-build-1 = Building: a Build card, the card of the place, and stone.
rule-build-2 = City: 2 stone, in place of your village.
rule-build-3 = Castle: 1 stone, one in a province you control.
rule-build-4 = Road: 2 stone, 3 over hills, one on a border between your provinces, none over mountains.
rule-build-7 = Citadel: village, city and castle in one; none of them is built beside it.
rule-roads-1 = A card serves its own province and all joined to it by your roads.
rule-roads-2 = Once per turn armies march along your roads, between provinces you control.
rule-roads-3 = No marching out of a war.
rule-war-1 = War is where somebody who does not control the province has armies.
rule-war-3 = A war is ended by one who takes part, if one party is stronger than every other.
rule-points-2 = A counter is taken from its card while it has one.
rule-points-6 = Scribe: from the card, or one of the same value from the spare stock.
rule-text-1 = Alchemist: a 1 VP or 2 VP counter for the next higher one from the spare stock.
rule-text-3 = Counsellor: at least one hand card.
rule-text-4 = Marauders: one army of anybody.
rule-text-5 = Mercenary: one or two of the two there are, beside an army of yours.
rule-text-6 = Militia: one army from your general stock.
rule-text-7 = The Mystic takes from the discard pile as it was before he came.
rule-text-8 = Philosopher: one of the three cards you see.
rule-text-9 = Providence: draw two cards.
rule-end-1 = The game can be ended when four victory point cards are empty.
rule-end-2 = Only who is in the sole lead after all wars may end the game.

## Endings and points
ending-call = Somebody has ended the game in the sole lead.
ending-limit = The limit on turns is reached; the most points win.
score-provinces = Provinces
score-counters-1 = 1 VP counters
score-counters-2 = 2 VP counters
score-counters-3 = 3 VP counters

## On the table
headline = Turn { $turn } · { $empty } of { $needed } victory cards empty
headline-paying = Still to pay: { $need } { $symbol }
headline-nobody = Turn { $turn } · the game could end, but nobody would be in the sole lead
headline-could-end = Turn { $turn } · { $seat } could end the game
track-score = Victory points
row-victory = Victory point cards
row-display = For sale
row-played = Played in this action
row-hand = Your hand
row-own-reserve = Your Reserve: { $cards } of { $places }
row-own-discard = Your discard pile
row-offer = Improvement pile: take one
row-back = To be drafted again
row-reserve = Reserve of { $seat }
row-discard = Discard pile of { $seat }
row-aside = Removed by { $seat }
row-known = Surely in the hand of { $seat }
row-unknown = Hand or draw pile of { $seat }
sheet-map = Board
sheet-decks = Decks and score
sheet-realm = Wars and cards
row-provinces = Province cards
row-improvements = Improvement cards
row-starting = Starting cards
row-pile = Improvement pile
stat-province = { $n ->
        [1] province
       *[other] provinces
    }
stat-card = { $n ->
        [1] card in hand
       *[other] cards in hand
    }
stat-deck = { $n ->
        [1] card in the draw pile
       *[other] cards in the draw pile
    }
stat-discard = discarded
stat-reserve = in the Reserve
stat-army = { $n ->
        [1] army
       *[other] armies
    }
stat-ship = { $n ->
        [1] ship at hand
       *[other] ships at hand
    }
stat-village = { $n ->
        [1] village left
       *[other] villages left
    }
stat-city = { $n ->
        [1] city
       *[other] cities
    }
stat-shipyard = { $n ->
        [1] ship to buy
       *[other] ships to buy
    }
stat-barracks = { $n ->
        [1] army to buy
       *[other] armies to buy
    }
remark-could-end = Could end the game now
remark-wars = { $wars ->
    [1] { $won ->
        [0] One war, losing it now
       *[other] One war, winning it now
    }
   *[other] { $wars } wars, winning { $won } now
    }
war-tie = { $province }: tied
war-yours = { $province }: would win by { $margin } now
war-theirs = { $province }: { $seat } would win by { $margin }
war-neutral = { $province }: the neutral province is { $margin } stronger
card-price = Price
card-counters = Counters left
card-value = Points each
card-strength = Strength while neutral
note-suggestion-1 = You could pay with { $first }.
note-suggestion-2 = You could pay with { $first } and { $second }.
note-suggestion-3 = You could pay with { $first }, { $second } and { $third }, and so on.
note-war = { $province }: { $gap } strength short; your cards supply { $armies ->
        [1] 1 army
       *[other] { $armies } armies
    }
note-chosen = You have chosen { $province }.
help-province = Symbol: { $symbol }. Neutral strength { $strength }. { $rugged ->
    [yes] Rugged: a defending player is 1 stronger.
   *[no] Not rugged.
    }
help-border = An open border: 1 food to invade, 2 stone for a road.
help-hills = Hills: 2 food to invade, 3 stone for a road.
help-mountains = Mountains: no invasion and no road without the Ranger.
help-dragon = A dragon: the neutral province is 4 stronger.
help-runestone = A runestone: a counter for whoever conquers the province.
help-strength = Strength of the defender.

## Names of pieces, icons and kinds
piece-village = village
piece-city = city
piece-citadel = citadel
piece-castle = castle
piece-dragon = dragon
piece-runestone = runestone
piece-army = army
piece-mercenary = mercenary
piece-ship = ship
piece-road = road
piece-shield = strength of the defender
piece-neutral = strength of the neutral province
icon-food = food
icon-stone = stone
icon-gold = gold
icon-army = army
icon-ship = ship
icon-or = or
icon-counter = VP counter
icon-point = victory points
icon-province = province
icon-deck = draw pile
icon-discard = discard
icon-reserve = Reserve
icon-village = village
icon-city = city
icon-castle = castle
icon-citadel = citadel
icon-road = road
icon-defence = strength of the defender
icon-sword = strength of the attacker
icon-invade = invade
icon-recall = bring home
icon-peace = end of a war
icon-buy = buy
icon-draft = new card
icon-thin = remove from the deck
icon-pass = pass
icon-done = done
icon-end = end of the game
icon-card = card
icon-any = any card
icon-arrow = becomes
icon-free = free action
icon-dragon = dragon
icon-runestone = runestone
icon-mercenary = mercenary
icon-seat-0 = Red
icon-seat-1 = Blue
icon-seat-2 = Ochre
icon-seat-3 = Green
kind-action = action
kind-free = free action
kind-benefit = benefit
kind-reserve = Reserve
kind-province = province
kind-symbols = symbols
kind-victory = victory point card
group-war = War
group-build = Build
group-cards = Cards
group-free = Free
group-end = Turn
hills = hills
mountains = mountains
help-sea = A sea area: ships lie here and count in wars on its coasts.

## What a seat may know, as arrays for learning
observe-turns = Turns begun
observe-active = Whose turn it is
observe-flags = What was done in this turn
observe-held = Provinces controlled
observe-town = Village, city or citadel in each province
observe-armies = Armies in each province
observe-mercenaries = Mercenaries in each province
observe-ships = Ships on each sea
observe-castles = Provinces with a castle
observe-roads = Borders with a road
observe-dragons = Provinces with a dragon
observe-runestones = Provinces with a runestone
observe-stock = Armies in the personal stock
observe-barracks = Armies in the general stock
observe-harbour = Ships in the personal stock
observe-shipyard = Ships in the general stock
observe-villages = Villages in stock
observe-cities = Cities on the Reserve card
observe-hands = Cards in hand, their number
observe-decks = Cards in the draw pile, their number
observe-discard = Cards in the discard pile
observe-reserve = Cards in the Reserve
observe-aside = Starting cards removed from the deck
observe-played = Cards of the action under way
observe-fresh = Cards removed in this turn
observe-display = Improvement cards on offer
observe-pile = Improvement cards face down, their number
observe-in-play = Victory point cards in play
observe-left = Counters left on each victory point card; a mask where conditions differ
observe-castle-value = Worth of a castle
observe-spare = Spare counters by value
observe-counters = Counters taken by value
observe-won = Conditions that only the first can meet, already met
observe-sailed = Conditions of Master of the Seas met
observe-markers = Villages laid on Master of the Seas
observe-known = With the card counter: hand cards everybody can name
observe-unknown = With the card counter: in hand or draw pile
observe-hand = Own hand
observe-back = Own provinces whose card can be drafted again
observe-offer = What the Philosopher looks at, to who plays him
observe-chosen = Own provinces chosen in secret
