# Rus: every word a person reads, in English.

title = Rus
tagline = The prototype from which Rurik grew: bribes, schemes and a die, on a board that is new each time.

## Options
option-intrigue = Intrigue cards (module)
option-intrigue-off = left in the box
option-intrigue-on = one a round
option-epic = Epic Structures (module)
option-epic-off = left in the box
option-epic-on = one fewer than players
option-limit = Round limit
option-limit-none = none: the game ends by its own trigger
option-limit-8 = round 8 is the last in any case
sign-reconstructed = ≈
help-reconstructed = The original of this card or board is lost to us: its figures are reconstructed.

## Who and where
seat-red = Red
seat-blue = Blue
seat-ochre = Ochre
seat-green = Green
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
label-lumber = Forest { $land }
label-wheat = Ploughland { $land }
label-ore = Ore hills { $land }
label-honey = Lime wood { $land }
label-fur = Taiga { $land }
label-swamp = Swamp { $land }
label-hidden = { $land }
good-lumber = lumber
good-wheat = wheat
good-ore = ore
good-honey = honey
good-fur = fur
terrain-lumber = a forest
terrain-wheat = ploughland
terrain-ore = ore hills
terrain-honey = a lime wood
terrain-fur = taiga
terrain-swamp = the swamp
model-troop = a Troop
model-heavy = a Heavy Troop
model-prince = the Prince
building-stronghold = a Stronghold
building-church = a Church
building-market = a Market
tile = { $key }
gold = { $key }
pips = { $key }
level = { $key }
amount = { $key }
column-scheme = Scheme
column-deed = Deed
column-move = Move
column-build = Build
column-collect = Collect
column-attack = Attack
column-muster = Muster
column-income = Income
window-scheme-1 = Scheme, window 1
window-scheme-2 = Scheme, window 2
window-scheme-3 = Scheme, window 3
window-scheme-4 = Scheme, window 4
window-deed-1 = Deed, window 1
window-deed-2 = Deed, window 2
window-deed-3 = Deed, window 3
window-deed-4 = Deed, window 4
window-move-1 = Move, window 1
window-move-2 = Move, window 2
window-move-3 = Move, window 3
window-move-4 = Move, window 4
window-build-1 = Build, window 1
window-build-2 = Build, window 2
window-build-3 = Build, window 3
window-build-4 = Build, window 4
window-collect-1 = Collect, window 1
window-collect-2 = Collect, window 2
window-collect-3 = Collect, window 3
window-collect-4 = Collect, window 4
window-attack-1 = Attack, window 1
window-attack-2 = Attack, window 2
window-attack-3 = Attack, window 3
window-attack-4 = Attack, window 4
window-muster-1 = Muster, window 1
window-muster-2 = Muster, window 2
window-muster-3 = Muster, window 3
window-muster-4 = Muster, window 4
window-income = the Income space
category-rule = Rule
category-build = Build
category-wealth = Wealth
category-fame = Fame
deck-left = the left deck
deck-right = the right deck
answer-let = Let it happen
answer-cancel = Cancel it
company-alone = alone
company-troop = with a Troop
company-heavy = with a Heavy Troop

## Schemes
scheme-attack-gold = Raid
scheme-attack-gold-2 = { scheme-attack-gold }
scheme-attack = Skirmish
scheme-attack-2 = { scheme-attack }
scheme-attack-hired = Hired Swords
scheme-deed = Great Plans
scheme-deed-2 = { scheme-deed }
scheme-deed-gold = Generous Patron
scheme-cancel = Counterplot
scheme-cancel-2 = { scheme-cancel }
scheme-heavy = Heavy Guard
scheme-heavy-2 = { scheme-heavy }
scheme-muster-hired = Mercenaries
scheme-muster-hired-2 = { scheme-muster-hired }
scheme-muster = Levy
scheme-muster-2 = { scheme-muster }
scheme-muster-two = Great Levy
scheme-collect = Tribute
scheme-collect-2 = { scheme-collect }
scheme-collect-two = Rich Tribute
scheme-collect-gold = Tax Farmer
scheme-move-two = March
scheme-move-two-2 = { scheme-move-two }
scheme-move-three = Forced March
scheme-build = Builders
scheme-build-2 = { scheme-build }
scheme-build-gold = Rich Builders
scheme-build-hired = Foreign Builders
scheme-gold = Hidden Purse
scheme-gold-2 = { scheme-gold }
line-scheme-attack-gold = 1 attack point and 1 Gold.
line-scheme-attack = 1 attack point.
line-scheme-attack-hired = Pay 1 Gold: 2 attack points.
line-scheme-deed = Take a face-up Deed.
line-scheme-deed-gold = Take a face-up Deed and 1 Gold.
line-scheme-cancel = Answer another player’s Scheme: cancel it.
line-scheme-heavy = Place 1 Heavy Troop by the rules of mustering.
line-scheme-muster-hired = Pay 1 Gold: 1 muster point.
line-scheme-muster = 1 muster point.
line-scheme-muster-two = 2 muster points.
line-scheme-collect = 1 collection point.
line-scheme-collect-two = 2 collection points.
line-scheme-collect-gold = 1 collection point and 1 Gold.
line-scheme-move-two = 2 movement points.
line-scheme-move-three = 3 movement points.
line-scheme-build = 1 build point.
line-scheme-build-gold = 1 build point and 1 Gold.
line-scheme-build-hired = Pay 1 Gold: 2 build points.
line-scheme-gold = 2 Gold.

## Deeds
deed-amass-forces = Amass Forces
deed-border-patrols = Border Patrols
deed-capital-city = Capital City
deed-defensive-belt = Defensive Belt
deed-dispatch-messengers = Dispatch Messengers
deed-enforce-peace = Enforce Peace
deed-establish-fortress = Establish Fortress
deed-generous-prince = Generous Prince
deed-grand-hunter = Grand Hunter
deed-great-library = Great Library
deed-hire-mercenaries = Hire Mercenaries
deed-hoard = Hoard
deed-honorable-prince = Honorable Prince
deed-law-giver = Law Giver
deed-market-day = Market Day
deed-master-beekeeper = Master Beekeeper
deed-new-beginning = New Beginning
deed-peace-maker = Peace Maker
deed-retire-veterans = Retire Veterans
deed-reward-laborers = Reward Laborers
deed-send-gifts = Send Gifts
deed-splendid-feast = Splendid Feast
deed-tithe-payments = Tithe Payments
deed-trade-route = Trade Route
deed-wilderness-forts = Wilderness Forts
deed-drain-the-marsh = Drain the Marsh
line-deed-amass-forces = Have 6 Troops in one Land.
line-deed-border-patrols = Remove 1 Troop from each of 3 Lands.
line-deed-capital-city = Have your Stronghold, Church and Market in one Land.
line-deed-defensive-belt = Have Strongholds in 3 connected Lands.
line-deed-dispatch-messengers = Have Troops in 5 Lands (3 players: 6, 4 players: 7).
line-deed-enforce-peace = Have killed 2 Unrest; pay 1 lumber, 1 honey.
line-deed-establish-fortress = Have Stronghold and Church in one Land; pay 2 lumber.
line-deed-generous-prince = Pay 5 Gold.
line-deed-grand-hunter = Have the 1st player token; pay 2 fur.
line-deed-great-library = Discard 1 Scheme; pay 1 ore.
line-deed-hire-mercenaries = Pay 1 wheat, 1 ore, 2 Gold.
line-deed-hoard = Pay 3 equal Goods.
line-deed-honorable-prince = Discard 1 Scheme; pay 3 Gold.
line-deed-law-giver = Have killed 3 Unrest; pay 2 Gold.
line-deed-market-day = Have Markets in 3 Lands with different Goods.
line-deed-master-beekeeper = Discard 1 Scheme; pay 2 honey.
line-deed-new-beginning = Remove 1 of your buildings.
line-deed-peace-maker = Remove 2 of your Troops from one Land you rule.
line-deed-retire-veterans = Remove 2 of your Troops; pay 2 Gold.
line-deed-reward-laborers = Pay any 2 Goods and 2 Gold.
line-deed-send-gifts = Pay 1 wheat, 1 fur, 2 Gold.
line-deed-splendid-feast = Pay 1 wheat, 1 honey, 2 Gold.
line-deed-tithe-payments = Have Churches in 3 connected Lands.
line-deed-trade-route = Pay 3 different Goods.
line-deed-wilderness-forts = Pay 1 ore, 1 fur, 1 lumber.
line-deed-drain-the-marsh = Rule the Swamp and have a building there.

## Special abilities
ability-fast-march = Fast March
ability-sharp-eyes = Sharp Eyes
ability-veteran-blades = Veteran Blades
ability-patron = Patron
ability-plunder = Plunder
ability-credit = Credit
ability-trading-posts = Trading Posts
ability-windfall = Windfall
ability-druzhina = Druzhina
ability-archive = Archive
ability-retinue = Retinue
ability-renown = Renown
line-ability-fast-march = The first movement points of a turn are 1 more.
line-ability-sharp-eyes = Look at 1 more card when you draw Schemes.
line-ability-veteran-blades = +2 on one attack roll in each of your turns.
line-ability-patron = 1 Gold each time you take a Deed.
line-ability-plunder = 1 Gold for the first attack of each of your turns.
line-ability-credit = One price a round, of a window or Scheme, is waived.
line-ability-trading-posts = Your Markets count as Troops for rule.
line-ability-windfall = 10 Gold at once when uncovered.
line-ability-druzhina = Your Heavy Troops count double for rule.
line-ability-archive = Take any discarded Scheme instead of drawing.
line-ability-retinue = In a turn with new Troops, 1 more joins your Prince.
line-ability-renown = You may fulfil 2 Deeds in one Claim Phase.

## Agendas
agenda-most-gold = Wealthy
agenda-most-goods = Capable
agenda-most-buildings = Builder
agenda-most-ruled = Sovereign
agenda-most-present = Esteemed
agenda-most-deeds = Dignified
agenda-most-killed = Courageous
agenda-most-troops = Warlord
agenda-most-schemes = Schemer
agenda-most-heavies = Iron-clad
line-agenda-most-gold = Have the most Gold at the end.
line-agenda-most-goods = Have the most Goods at the end.
line-agenda-most-buildings = Have the most buildings on the board at the end.
line-agenda-most-ruled = Rule the most Lands at the end.
line-agenda-most-present = Have Troops in the most Lands at the end.
line-agenda-most-deeds = Have fulfilled the most Deeds at the end.
line-agenda-most-killed = Have killed the most Unrest at the end.
line-agenda-most-troops = Have the most Troops on the board at the end.
line-agenda-most-schemes = Have the most Schemes in hand at the end.
line-agenda-most-heavies = Have the most Heavy Troops on the board at the end.

## Intrigue cards
intrigue-no-bribes = Honest Men
intrigue-double-bribes = Open Hands
intrigue-counter-clockwise = Turned Tables
intrigue-one-more-tile = Crowded Court
intrigue-one-tile = Narrow Gate
intrigue-ascending = Slow Rise
intrigue-descending = Bold Start
intrigue-newcomers-above = New Favourites
intrigue-income-closed = Empty Coffers
intrigue-income-full = Good Harvest
intrigue-uprising = Uprising
intrigue-pacify = Peace Talks
intrigue-reinforce = Reinforcements
intrigue-truce = Truce
line-intrigue-no-bribes = No bribes this round.
line-intrigue-double-bribes = Each Gold of a bribe counts 2 for the place in a column.
line-intrigue-counter-clockwise = Planning goes counter-clockwise.
line-intrigue-one-more-tile = One tile more per player and column.
line-intrigue-one-tile = One tile per player and column, also with two players.
line-intrigue-ascending = Place your tiles in ascending order.
line-intrigue-descending = Place your tiles in descending order.
line-intrigue-newcomers-above = A new tile of equal value goes above the old one.
line-intrigue-income-closed = The Income space is closed.
line-intrigue-income-full = The Income space pays the full value.
line-intrigue-uprising = At once: 1 Unrest in every Land without any.
line-intrigue-pacify = Now each may remove 1 Unrest from a Land with a Troop.
line-intrigue-reinforce = Now each may place 1 Troop in a Land they rule.
line-intrigue-truce = Attack points work against Unrest only.

## Epic Structures
epic-golden-gate = Golden Gate
epic-cathedral = Cathedral
epic-great-kremlin = Great Kremlin
epic-grand-bazaar = Grand Bazaar
epic-princely-hall = Princely Hall
epic-treasury = Treasury
epic-cave-monastery = Cave Monastery
epic-chronicle-tower = Chronicle Tower
line-epic-golden-gate = Stronghold, Church and Market in one Land: there.
line-epic-cathedral = Your Churches in 3 Lands: in one of them.
line-epic-great-kremlin = Your Strongholds in 3 Lands: in one of them.
line-epic-grand-bazaar = Your Markets in 3 Lands: in one of them.
line-epic-princely-hall = 5 Troops with your Prince in a Land you rule: there.
line-epic-treasury = 10 Gold and your Prince on the board: in his Land.
line-epic-cave-monastery = Rule the Swamp without Unrest in it: there.
line-epic-chronicle-tower = 3 Deeds fulfilled: in any Land you rule.

## Princes
prince-boris = Boris
prince-gleb = Gleb
prince-yaroslav = Yaroslav
prince-mstislav = Mstislav
prince-sviatopolk = Sviatopolk
prince-sudislav = Sudislav
prince-sviatoslav = Sviatoslav
prince-izyaslav = Izyaslav
line-prince-boris = +2 on rolls against others there; take 1 Gold from them.
line-prince-gleb = After an attack there without a loss: 2 moves, once a round.
line-prince-yaroslav = You win ties for rule there, also against Unrest.
line-prince-mstislav = Build and Collect cost 1 point there.
line-prince-sviatopolk = Unrest there counts for you; killed, it becomes your Troop.
line-prince-sudislav = There attack points may serve as muster points.
line-prince-sviatoslav = Before building: he and 1 Troop go one Land for free.
line-prince-izyaslav = The first Good collected there each round: 1 Gold more.

## Questions
step-flip-tile = The board is being laid out.
    .wait = The board is being laid out.
step-deal-prince = Princes are dealt.
    .wait = Princes are dealt.
step-deal-agenda = Agendas are dealt.
    .wait = Agendas are dealt.
step-deal-ability = Special abilities are dealt.
    .wait = Special abilities are dealt.
step-deal-epic = An Epic Structure is turned up.
    .wait = An Epic Structure is turned up.
step-draw-first = The first player is chosen at random.
    .wait = The first player is chosen at random.
step-start-troop = Place a Troop in any Land.
    .wait = { $seat } is placing a Troop.
step-start-prince = Place your Prince beside one of your Troops.
    .wait = { $seat } is placing the Prince.
step-next-intrigue = An Intrigue card is turned up.
    .wait = An Intrigue card is turned up.
step-pacify = Peace Talks: remove one Unrest beside a Troop of yours?
    .wait = { $seat } is holding peace talks.
step-reinforce = Reinforcements: place a Troop in a Land you rule?
    .wait = { $seat } is placing reinforcements.
step-plan = Planning: place an Influence tile, or pass.
    .wait = { $seat } is planning.
step-retrieve = Your lowest tiles are equal: which one first?
    .wait = { $seat } is choosing a tile to retrieve.
step-act = Your action: spend your points, then end your turn.
    .wait = { $seat } is taking an action.
step-response = { $actor } plays { $card }. Do you let it happen?
    .wait = { $seat } may respond to a Scheme.
step-next-card = A Scheme is drawn.
    .wait = A Scheme is drawn.
step-keep = Keep one card; the others go back on { $deck }.
    .wait = { $seat } is choosing a Scheme.
step-put-back = Put a card back on top; the last one lies uppermost.
    .wait = { $seat } is putting Schemes back.
step-next-deed = A Deed is turned up.
    .wait = A Deed is turned up.
step-roll = The die is rolled.
    .wait = The die is rolled.
step-choose-loss = You lose a Troop in { $land }: which?
    .wait = { $seat } is choosing a loss.
step-choose-building = You lose a building in { $land }: which?
    .wait = { $seat } is choosing a loss.
step-rally-troops = Rally: place a Troop in any Land ({ $left } left).
    .wait = { $seat } is rallying.
step-rally-prince = Rally: place your Prince beside a Troop of yours.
    .wait = { $seat } is rallying.
step-raise = You must raise { $epic }: in which Land?
    .wait = { $seat } is raising an Epic Structure.
step-claim = Claim Phase: fulfil a Deed, if you like.
    .wait = { $seat } may fulfil a Deed.
step-give-scheme = Discard a Scheme for your Deed.
    .wait = { $seat } is paying for a Deed.
step-give-equal = Pay three equal Goods for your Deed: which kind?
    .wait = { $seat } is paying for a Deed.
step-give-good = Pay Goods for your Deed ({ $left } left).
    .wait = { $seat } is paying for a Deed.
step-give-troop = Remove Troops for your Deed ({ $left } left).
    .wait = { $seat } is paying for a Deed.
step-give-building = Remove one of your buildings for your Deed.
    .wait = { $seat } is paying for a Deed.

## What can be done
verb-flip-tile-tile = Turn up
    .log = { $land } is { $terrain }
verb-deal-prince-prince = Deal
    .log = { $receiver } gets { $prince }
verb-deal-agenda-agenda = Deal
    .log = { $receiver } gets the Agenda { $agenda }
    .hidden = { $receiver } gets an Agenda
verb-deal-ability-ability = Deal
    .log = { $receiver } gets the ability { $ability }
verb-deal-epic-epic = Turn up
    .log = { $epic } is revealed
verb-draw-first-seat = Begin
    .log = { $first } begins
verb-place = Place a Troop
    .ask0 = In which Land?
    .log = { $seat } places a Troop in { $land }
verb-start-prince-place = Place the Prince
    .ask0 = In which Land?
    .log = { $seat } places the Prince in { $land }
verb-next-intrigue-card = Turn up
    .log = Intrigue of the round: { $intrigue }
verb-pacify-remove = Remove Unrest
    .ask0 = In which Land?
    .log = { $seat } pacifies { $land }
    .short = Remove
verb-pacify-none = Leave it
    .log = { $seat } removes no Unrest
    .short = Leave it
verb-reinforce-place = Place a Troop
    .ask0 = In which Land?
    .log = { $seat } reinforces { $land }
    .short = Place
verb-reinforce-none = Leave it
    .log = { $seat } places no Troop
    .short = Leave it
verb-plan-place = Place a tile
    .ask0 = Which tile?
    .ask1 = In which column?
    .ask2 = How much Gold as a bribe?
    .log = { $gold ->
        [0] { $seat } places the { $tile } in the { $column } column
       *[other] { $seat } places the { $tile } in the { $column } column, bribing with { $gold } Gold
    }
    .short = Place
verb-plan-pass = Pass
    .log = { $seat } passes
    .short = Pass
verb-sell = Sell a Good
    .ask0 = Which Good?
    .log = { $seat } sells { $good }
    .short = Sell
verb-retrieve-retrieve = Retrieve
    .ask0 = From which window?
    .log = { $seat } chooses { $window }
verb-act-move = Move
    .ask0 = Which model?
    .ask1 = From where?
    .ask2 = To where?
    .log = { $seat } moves { $model } from { $from } to { $to }
    .short = Move
verb-act-ride = Ride with Sviatoslav
    .ask0 = To where?
    .ask1 = With whom?
    .log = { $seat }’s Prince rides to { $to }, { $company }
    .short = Ride
verb-act-build = Build
    .ask0 = Which building?
    .ask1 = In which Land?
    .log = { $seat } builds { $building } in { $land }
    .short = Build
verb-act-collect = Collect
    .ask0 = In which Land?
    .log = { $seat } collects in { $land }
    .short = Collect
verb-act-attack = Attack Troops
    .ask0 = In which Land?
    .ask1 = Whom?
    .log = { $seat } attacks { $foe } in { $land }
    .short = Attack
verb-act-raze = Destroy a building
    .ask0 = In which Land?
    .ask1 = Whose?
    .log = { $seat } attacks a building of { $foe } in { $land }
    .short = Raze
verb-act-quell = Quell Unrest
    .ask0 = In which Land?
    .log = { $seat } quells Unrest in { $land }
    .short = Quell
verb-act-muster = Muster
    .ask0 = What?
    .ask1 = In which Land?
    .log = { $seat } musters { $model } in { $land }
    .short = Muster
verb-act-levy = Muster with attack points
    .ask0 = What?
    .log = { $seat } musters { $model } beside Sudislav
    .short = Levy
verb-act-prince = Bring the Prince back
    .ask0 = In which Land?
    .log = { $seat }’s Prince returns in { $land }
    .short = Prince
verb-act-draw = Draw Schemes
    .ask0 = From which deck?
    .log = { $seat } draws from { $deck }
    .short = Draw
verb-act-search = Search the discard pile
    .ask0 = Which card?
    .log = { $seat } takes { $scheme } from the discard pile
    .short = Search
verb-act-draft = Take a Deed
    .ask0 = Which Deed?
    .log = { $seat } takes the Deed { $deed }
    .short = Deed
verb-act-token = Take the 1st player token
    .log = { $seat } takes the 1st player token
    .short = Token
verb-act-scheme = Play a Scheme
    .ask0 = Which Scheme?
    .log = { $seat } plays { $scheme }
    .short = Scheme
verb-act-scheme-free = Play a Scheme on credit
    .ask0 = Which Scheme?
    .log = { $seat } plays { $scheme } on credit
    .short = On credit
verb-act-pay = Pay the price
    .log = { $seat } pays for the action
    .short = Pay
verb-act-credit = Use credit
    .log = { $seat } takes the action on credit
    .short = Credit
verb-act-rally = Rally
    .log = { $seat } rallies
    .short = Rally
verb-act-end = End the turn
    .log = { $seat } ends the turn
    .short = End
verb-response-answer = Answer
    .ask0 = What do you do?
    .log = { $answer-key ->
        [cancel] { $seat } wants to cancel { $card }
       *[other] { $seat } lets { $card } happen
    }
    .hidden = { $seat } has answered
verb-next-card-card = Draw
    .log = { $drawer } sees { $scheme }
    .hidden = { $drawer } looks at a card
verb-keep-keep = Keep
    .ask0 = Which card?
    .log = { $seat } keeps { $scheme }
    .hidden = { $seat } keeps a card
verb-put-back-back = Put back
    .ask0 = Which card next?
    .log = { $seat } puts { $scheme } back
    .hidden = { $seat } puts a card back
verb-next-deed-deed = Turn up
    .log = New face-up Deed: { $deed }
verb-roll-roll = Roll
    .log = The die shows { $pips }
verb-choose-loss-lose = Lose
    .ask0 = Which?
    .log = { $seat } gives up { $model } in { $land }
verb-choose-building-lose = Lose
    .ask0 = Which?
    .log = { $seat } gives up { $building } in { $land }
verb-rally-prince-place = Place the Prince
    .ask0 = In which Land?
    .log = { $seat } places the Prince in { $land }
verb-raise-raise = Raise
    .ask0 = In which Land?
    .log = { $seat } raises { $epic } in { $land }
verb-claim-fulfil = Fulfil a Deed
    .ask0 = Which Deed?
    .log = { $seat } fulfils { $deed }
    .short = Fulfil
verb-claim-none = No Deed
    .log = { $seat } fulfils no Deed
    .short = No Deed
verb-give-scheme-discard = Discard
    .ask0 = Which card?
    .log = { $seat } discards { $scheme }
verb-give-equal-pay = Pay
    .ask0 = Which Good?
    .log = { $seat } pays three { $good }
verb-give-good-pay = Pay
    .ask0 = Which Good?
    .log = { $seat } pays { $good }
verb-give-troop-remove = Remove
    .ask0 = From which Land?
    .ask1 = Which?
    .log = { $seat } removes { $model } from { $land }
verb-give-building-remove = Remove
    .ask0 = Which building?
    .ask1 = From which Land?
    .log = { $seat } removes { $building } from { $land }

## What happens
event-unrest-rises = Unrest rises in { $land }
event-retrieved = { $seat } takes back a tile ({ $window })
event-income-paid = { $seat } takes { $amount } Gold of income
event-cancelled = { $seat } cancels { $scheme }
event-takes-effect = { $scheme } takes effect
event-reshuffled = The Schemes are shuffled and split anew
event-market-gold = { $seat }’s Market in { $land } brings 1 Gold
event-prince-gold = { $seat }’s Prince in { $land } brings 1 Gold
event-joined = A Troop of { $seat } joins the Prince in { $land }
event-prince-gone = { $seat }’s Prince is left alone in { $land } and leaves the board
event-paid-to = { $seat } loses 1 Gold to { $receiver }
event-replaced = A Troop of { $seat } takes the place of the Unrest in { $land }
event-may-charge = { $seat } may move on from { $land }: 2 movement points
event-lost-model = { $seat } loses { $model } in { $land }
event-lost-building = { $seat } loses { $building } in { $land }
event-raised = { $seat } raises { $epic } in { $land }
event-claimed = { $seat } claims row { $level } of { $category }
event-freed-tile = { $seat } gains the Influence tile { $tile }
event-freed-ability = { $seat } uncovers a special ability
event-windfall-paid = { $seat } takes 10 Gold
event-last-turn = { $seat } announces the last turn: one more round
event-claim-gold = { $seat } takes { $amount } Gold for Claims

## Why not
why-no-such-tile = You do not have that tile in hand.
why-not-ascending = This round tiles are placed in ascending order. Choose an equal or higher one.
why-not-descending = This round tiles are placed in descending order. Choose an equal or lower one.
why-column-full = That column is full. Choose another.
why-column-taken = You have as many tiles in that column as are allowed. Choose another.
why-income-taken = Your Income space is taken.
why-income-is-closed = The Income space is closed this round.
why-bribe-too-high = A bribe is at most 5 Gold, and you must have it. Sell Goods first if you need more.
why-bribes-forbidden = No bribes this round.
why-nothing-to-sell = You have no such Good.
why-not-lowest = Your lowest tile comes first.
why-prince-alone = Your Prince is alone. Bring him to a Troop or a Troop to him first.
why-nothing-due = There is no price to pay.
why-cannot-pay = You cannot pay the price. Sell Goods first.
why-no-credit = You have no credit left this round.
why-no-points = You have no points for that.
why-not-in-hand = You do not hold that Scheme.
why-one-scheme = One Scheme a turn.
why-drew-already = No Scheme is played in a turn in which you draw one.
why-only-in-response = That card is played only in response to another player’s Scheme.
why-no-cancel = You hold no card that cancels.
why-schemes-full = You hold five Schemes already. Play one first.
why-not-looked-at = That card is not among those you look at.
why-no-archive = Only the ability Archive lets you search the discard pile.
why-not-discarded = That card does not lie in the discard pile.
why-not-in-row = That Deed is not face up.
why-deeds-full = You hold three Deeds already. Fulfil one first.
why-not-in-play = That Land is not part of this board.
why-none-there = You have none of those there.
why-not-adjacent = That Land is not adjacent.
why-prince-stranded = Your Prince would end alone. Keep enough movement points to bring him to a Troop.
why-no-troop-there = You have no Troop there.
why-none-left = You have none left in your supply.
why-not-a-troop = The Prince is not mustered; he joins new Troops for free.
why-nowhere-to-muster = Muster where you have a Troop or a Stronghold.
why-prince-on-board = Your Prince is on the board.
why-not-fresh = The Prince joins Troops placed this turn, where they stand now.
why-built-already = That Land has such a building already.
why-too-dear = That costs two points in a Land you do not rule.
why-no-good-there = There is no Good to collect.
why-not-yourself = You cannot attack yourself.
why-no-foe-there = There is nothing of that player to attack there.
why-no-unrest-there = There is no Unrest there.
why-no-heavy-there = Only a Heavy Troop in that Land can destroy a building.
why-in-truce = Truce: this round attacks work against Unrest only.
why-not-sudislav = Only Sudislav on the board lets you do that.
why-not-sviatoslav = You have no free ride now: that is Sviatoslav’s, before build points are spent.
why-too-many-models = Rally is for those with fewer than three models on the board.
why-acted-already = Rally takes the place of the action: you have acted already.
why-not-ruled = You do not rule that Land.
why-not-your-deed = You do not hold that Deed.
why-deed-not-met = You do not meet that Deed or cannot pay for it.
why-not-enough-goods = You do not have enough of that Good.
why-same-good = Each Good must be a different one.
why-same-land = Each Troop must come from another Land.
why-other-land = Both Troops come from the same Land.
why-not-your-building = That is no building of yours.
why-does-not-fit = The structure does not belong there.
why-not-left = That is not left.

## The rules behind it
rule-setup-1 = Setup: the tiles for the number of players, shuffled, form the board.
rule-setup-3 = Setup: everybody has the pieces of one colour, no more.
rule-plan-1 = Planning: in turn order one tile each, from your hand.
rule-plan-2 = Planning: a tile takes the topmost open window and slides lower values down; a full column is closed.
rule-plan-3 = Bribes: up to 5 Gold on a tile, each worth 1.
rule-plan-4 = One tile per player and column; two with two players.
rule-act-1 = Action: retrieve your lowest tile; of equal ones you choose.
rule-act-2 = Action: you may take the action of your tile’s window, all, part or nothing of it.
rule-act-3 = A window or Scheme with a price works only if the price is paid.
rule-act-4 = Points are spent where you have a Troop; with the last one gone nothing more is done there.
rule-income-2 = Income space: one tile a round.
rule-goods-2 = On your turn in Planning and Action any Good may be sold for 1 Gold.
rule-scheme-1 = Drawing: look at the cards of one deck, keep one, put the others back on top.
rule-scheme-2 = With five Schemes in hand you cannot draw.
rule-deed-1 = Deeds are taken from the face-up row.
rule-deed-2 = Three Deeds in hand at most.
rule-move-1 = 1 movement point: one model to an adjacent Land.
rule-move-3 = A Prince may pass through Lands without friendly Troops but not end there.
rule-move-4 = A Prince enters a Land without friendly Troops only while he can still reach some; until then nothing else is done.
rule-build-1 = Build: 1 point where you rule, 2 where you do not.
rule-build-2 = One building of each type in a Land, whoever built it.
rule-collect-1 = Collect: 1 point where you rule, 2 where you do not; one Good per Land and round.
rule-attack-1 = Attack: 1 point kills one Troop of an opponent where you have a Troop.
rule-attack-2 = A Heavy Troop may destroy a building instead.
rule-attack-7 = Unrest is killed without a roll.
rule-muster-1 = Muster: 1 point a Troop, 2 a Heavy Troop, beside one of your own Troops or Strongholds.
rule-muster-2 = A Prince off the board may join Troops placed this turn, for free and where they stand now.
rule-scheme-4 = One Scheme a turn, not with a draw and not with a Rally.
rule-scheme-6 = A Scheme may be cancelled in response; all others are asked under seal, the first in turn order does it.
rule-rally-1 = Rally: with fewer than 3 models, instead of the action.
rule-claim-1 = Claim Phase: one Deed each, its condition met, its price paid; no Goods are sold.
rule-rule-2 = Whoever has strictly more Troops than anyone else, and than the Unrest, rules the Land.
rule-ability-8 = { line-ability-credit }
rule-ability-12 = { line-ability-archive }
rule-prince-7 = { line-prince-sudislav }
rule-prince-8 = { line-prince-sviatoslav }
rule-intrigue-1 = { line-intrigue-no-bribes }
rule-intrigue-6 = { line-intrigue-ascending }
rule-intrigue-7 = { line-intrigue-descending }
rule-intrigue-9 = { line-intrigue-income-closed }
rule-intrigue-14 = { line-intrigue-truce }
rule-epic-1 = An Epic Structure must be raised the moment its condition is met; it never moves.

## Ends and points
ending-claim = The announced last round is over.
ending-limit = Round 8 is over: the round limit stops the game.
score-claim-rule = Claim: Rule
score-claim-build = Claim: Build
score-claim-wealth = Claim: Wealth
score-claim-fame = Claim: Fame
score-deeds = Deeds beyond four
score-agenda = Agenda
score-epic = Epic Structures

## On the table
headline = Round { $round }
headline-last = Round { $round }, the last
headline-setup = Setup
grid-action = Action board
grid-claim = Claim to the throne
row-deeds = Face-up Deeds
row-intrigue = Intrigue of the round
row-epics = Epic Structures
row-left = Schemes, left deck
row-right = Schemes, right deck
row-discard = Discarded Schemes
row-princes = Princes
row-abilities = Special abilities
row-tiles = Your Influence
row-hand = Your Schemes
row-drawn = You look at
row-own-deeds = Your Deeds
row-agenda = Your Agenda
sheet-boards = Boards and Deeds
sheet-schemes = Schemes
sheet-modules = Modules
sheet-mats = Princes and abilities
row-schemes = Schemes
row-intrigues = Intrigue cards
row-agendas = Agendas
stat-gold = Gold
stat-goods = { $count ->
        [one] Good
       *[other] Goods
    }
stat-lands = { $count ->
        [one] Land
       *[other] Lands
    }
stat-schemes = { $count ->
        [one] Scheme
       *[other] Schemes
    }
stat-unrest = Unrest killed
stat-troops = { $count ->
        [one] Troop left
       *[other] Troops left
    }
stat-heavies = { $count ->
        [one] Heavy Troop left
       *[other] Heavy Troops left
    }
remark-passed = Has passed
remark-seat = { $first ->
        [1] 1st player
       *[other] {""}
    }{ $count ->
        [0] {""}
        [one] { $first ->
                [1] {" · "}
               *[other] {""}
        }1 Deed done
       *[other] { $first ->
                [1] {" · "}
               *[other] {""}
        }{ $count } Deeds done
    }
remark-claims = Claims: Rule { $rule }, Build { $build }, Wealth { $wealth }, Fame { $fame }
remark-holds = Holds the Deed { $deed }
remark-done = Has fulfilled { $deed }
remark-agenda = Agenda: { $agenda }
remark-moves = { $count ->
        [one] 1 movement point left
       *[other] { $count } movement points left
    }
remark-charge = { $count ->
        [one] 1 movement point in Gleb’s Land
       *[other] { $count } movement points in Gleb’s Land
    }
remark-builds = { $count ->
        [one] 1 build point left
       *[other] { $count } build points left
    }
remark-collects = { $count ->
        [one] 1 collection point left
       *[other] { $count } collection points left
    }
remark-attacks = { $count ->
        [one] 1 attack point left
       *[other] { $count } attack points left
    }
remark-musters = { $count ->
        [one] 1 muster point left
       *[other] { $count } muster points left
    }
remark-heavy-right = { $count ->
        [one] 1 Heavy Troop to place
       *[other] { $count } Heavy Troops to place
    }
remark-drafts = { $count ->
        [one] 1 Deed to take
       *[other] { $count } Deeds to take
    }
remark-looks = { $count ->
        [one] 1 card to look at
       *[other] { $count } cards to look at
    }
remark-price = Price of the action: { $count } Gold
card-tile = { $number }
line-tile = Place it in a column or on your Income space.
mark-count = how many of them
remark-tiles = Tiles in hand: { $tiles }
note-known = You know that { $scheme } lies on { $deck }.
mark-price = price in Gold
mark-agenda = points at the end (1 if tied with three or four players)
mark-epic = point for whoever rules its Land at the end
mark-window-price = price of the window: { $price } Gold
mark-muster = { $points ->
        [one] 1 muster point
       *[other] { $points } muster points
    }
mark-attack = { $points ->
        [one] 1 attack point
       *[other] { $points } attack points
    }
mark-collect = { $points ->
        [one] 1 collection point
       *[other] { $points } collection points
    }
mark-build = { $points ->
        [one] 1 build point
       *[other] { $points } build points
    }
mark-move = { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    }
mark-deed = take a face-up Deed
mark-scheme = look at { $points ->
        [one] 1 card
       *[other] { $points } cards
    }, keep one
mark-first = the 1st player token as well
mark-claim-rule = { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $need ->
        [one] rule 1 Land
       *[other] rule { $need } Lands
    }
mark-claim-build = { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $need ->
        [one] buildings in 1 Land
       *[other] buildings in { $need } connected Lands
    }
mark-claim-wealth = { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $need ->
        [one] hold 1 Good
       *[other] hold { $need } Goods
    }
mark-claim-fame = { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $need ->
        [one] 1 Deed
       *[other] { $need } Deeds
    } fulfilled
tick-met = can be fulfilled now
tick-unmet = not yet
tick-raised = raised
tick-active = active
tick-covered = covered

## What it is
space-lumber = Forest
space-wheat = Ploughland
space-ore = Ore hills
space-honey = Lime wood
space-fur = Taiga
space-swamp = Swamp
space-hidden = A tile face down
help-lumber = Yields one lumber a round to whoever collects it.
help-wheat = Yields one wheat a round to whoever collects it.
help-ore = Yields one ore a round to whoever collects it.
help-honey = Yields one honey a round to whoever collects it.
help-fur = Yields one fur a round to whoever collects it.
help-swamp = The Swamp yields nothing.
help-hidden = The board is not laid out yet.
piece-lumber = Lumber
piece-wheat = Wheat
piece-ore = Ore
piece-honey = Honey
piece-fur = Fur
piece-troop = Troop
piece-heavy = Heavy Troop
piece-prince = Prince
piece-unrest = Unrest
piece-stronghold = Stronghold
piece-church = Church
piece-market = Market
piece-epic = Epic Structure
piece-gold = Bribe
piece-token = Claim token
piece-tile = Influence tile
help-troop = Counts 1 for rule.
help-heavy = Counts as a Troop and can destroy buildings.
help-prince = His power works in his Land; he never stands alone.
help-unrest = Counts against everybody.
help-stronghold = Muster here without a Troop; −6 on attacks against its owner.
help-church = Counts as a Troop for rule.
help-market = 1 Gold when its owner collects here.
help-epic = 1 point at the end for whoever rules the Land.
help-gold = Each Gold raises the value of the tile by 1.
help-token = Worth its row at the end; it never goes down.
help-tile = Its number says when it acts; with its bribe it says where it stands.

## Examples
example-columns = A 3 has slid the 2 down; a 2 with two Gold counts 4
example-rule = Red rules Land 1; Land 2 is contested; Unrest holds Land 4
example-build = One build point from the window and one from a Scheme: a building in a contested Land
example-start = Three players have set up: Unrest and a Good in every Land, three Troops and a Prince each
example-attack = Blue has more Troops and a Stronghold: −8 on Red’s roll
example-muster = A Troop mustered at a lone Stronghold; the Prince may join it
example-claims = Red rules three Lands, Blue has fulfilled a Deed

## Icons
icon-boot = Movement point
icon-hammer = Build point
icon-cart = Collection point
icon-sword = Attack
icon-helmet = Muster point
icon-heavy = Heavy Troop
icon-scroll = Deed
icon-coin = Gold
icon-cancel = Cancelled or forbidden
icon-most = Have the most
icon-goods = Goods of any kind
icon-stronghold = Stronghold or other building
icon-church = Church
icon-market = Market
icon-crown = Rule a Land
icon-land = Lands
icon-unrest = Unrest
icon-troop = Troop
icon-card = Scheme
icon-scheme = Play a Scheme
icon-tile = Influence tile
icon-turn = Counter-clockwise
icon-rise = Goes above
icon-prince = Prince
icon-marsh = The Swamp
icon-die = Attack roll
icon-linked = In connected Lands
icon-different = All different
icon-equal = Equal Goods
icon-loss = Remove a Troop
icon-ruin = Remove a building
icon-token = 1st player token
icon-epic = Epic Structure
icon-star = Points
icon-lumber = Lumber
icon-wheat = Wheat
icon-ore = Ore
icon-honey = Honey
icon-fur = Fur
icon-pass = Pass
icon-horse = Ride
icon-archive = Discard pile
icon-rally = Rally
icon-end = End the turn

## Kinds of cards
kind-tile = Influence
kind-scheme = Scheme
kind-deed = Deed
kind-prince = Prince
kind-ability = Special ability
kind-agenda = Secret Agenda
kind-intrigue = Intrigue
kind-epic = Epic Structure

## What a seat may know, as arrays for learning
observe-settings = Options as numbers
observe-terrain = Tile of each Land
observe-good = Whether a Land’s Good lies there
observe-unrest = Unrest in each Land
observe-troops = Troops in each Land
observe-heavies = Heavy Troops in each Land
observe-prince = Land of the Prince
observe-strongholds = Whose Stronghold stands in a Land
observe-churches = Whose Church stands in a Land
observe-markets = Whose Market stands in a Land
observe-epic-at = Land of each epic structure; −1 waiting, −2 not in this game
observe-unrest-pool = Unrest beside the map
observe-killed = Unrest killed
observe-gold = Gold
observe-goods = Goods
observe-card = Prince card
observe-ability = Abilities chosen
observe-hand = Own Schemes
observe-hands = Schemes in hand
observe-decks = Cards in each Scheme deck
observe-tops = Cards put back on the decks, as far as known
observe-discard = Discarded Schemes
observe-drawn = Schemes being looked at, to who looks
observe-looking = Schemes being looked at, their number
observe-answer = Own sealed answer to a Scheme
observe-deed-deck = Deeds in the deck
observe-deed-row = Open Deeds
observe-deed-hand = Deeds taken
observe-deed-done = Deeds fulfilled
observe-deed-gone = Deeds discarded
observe-intrigue = Open Intrigue card
observe-intrigue-bag = Intrigue cards not yet seen
observe-claim = Level in each category
observe-open = Spaces of the mat uncovered when the round began
observe-tiles = Tiles in hand by number
observe-tile-of = Whose tile lies in a window
observe-tile-number = Number of the tile in a window
observe-bribe = Gold on the tile in a window
observe-income = Number of the tile on the Income space
observe-income-bribe = Gold on that tile
observe-newest = Number of the tile placed last
observe-passed = Whether a seat passed in this Planning
observe-used = Powers used in this round
observe-turn-left = Points and rights left in this turn
observe-turn-window = Window of this turn
observe-turn-done = What was done in this turn
observe-turn-fresh = Where Troops placed in this turn may stand
observe-turn-charge = Gleb’s movement points left
observe-turn-charge-from = Land from which Gleb’s models charge
observe-acting = Whose action turn it is
observe-round = Round
observe-first = Who leads the turn order
observe-token = Holder of the first player token
observe-last = The last round, 0 while not announced
observe-ended = How the game ended
observe-agenda = Agenda: the own one, all at the end
