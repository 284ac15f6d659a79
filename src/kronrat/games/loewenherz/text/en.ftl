# Löwenherz: every word a person reads, in English.

title = Löwenherz
tagline = The king is away. Fence in the richest land before he returns.

## Options
option-layout = Land tiles
option-layout-random = shuffled and turned
option-layout-fixed = always the same
option-distance = Castles of one colour
option-distance-7 = at least seven steps apart
option-distance-6 = at least six steps apart
option-expansion = Fields per expansion symbol
option-expansion-two = up to two
option-expansion-one = one
option-expansion-d09 = one, two on the dearest card only
option-expansion-late = one on cards A and B, two on C and D
option-victory = The king chip is checked
option-victory-at-once = at once, after every single part
option-victory-after-card = when the card has been carried out
option-parts = Borders and knights of a card
option-parts-may = may be left out after the first
option-parts-must = must all be placed
option-neutral = Neutral castles with two players
option-neutral-four = four, two set by each
option-neutral-two = two in all
option-deserter = A deserter placed in a forest
option-deserter-fee = costs one ducat like any knight
option-deserter-free = costs nothing
option-limit = Limit on turns (for simulation)
option-limit-none = none
option-limit-500 = 500 turns
option-limit-2000 = 2000 turns

## Who and where
seat-red = Red
seat-blue = Blue
seat-ochre = Ochre
seat-green = Green
side-red = Red
side-blue = Blue
side-ochre = Ochre
side-green = Green
side-neutral = the neutral colour
field = { $key }
castle = the castle on { $key }
edge = the edge { $key }
terrain-meadow = meadow
terrain-forest = forest
terrain-village = village
terrain-city = royal city
terrain-mine-copper = copper mine
terrain-mine-silver = silver mine
terrain-mine-gold = gold mine
terrain-mine-gems = gem mine
mine-copper = copper
mine-silver = silver
mine-gold = gold
mine-gems = gems
tile-t1 = tile 1
tile-t2 = tile 2
tile-t3 = tile 3
tile-t4 = tile 4
tile-t5 = tile 5
tile-t6 = tile 6
tile-t7 = tile 7
tile-t8 = tile 8
tile-centre = the royal city’s tile
turn = { $key }°
place-nw = the north-west
place-n = the north
place-ne = the north-east
place-w = the west
place-centre = the middle
place-e = the east
place-sw = the south-west
place-s = the south
place-se = the south-east
action-borders = set borders
action-knights = place knights
action-expansion = expand a region
action-deserter = win a deserter
action-alliance = make an alliance
card = card { $key }
left = { $key }
placed = { $key }
points = { $key }
ducats = { $key }

## Questions
step-tile = The land is being laid out.
    .wait = The land is being laid out.
step-draw = A card is drawn.
    .wait = A card is drawn.
step-first = Chance says who begins.
    .wait = Chance says who begins.
step-castle = { $side-key ->
    [neutral] Place a neutral castle on a free meadow and a knight beside it.
   *[other] Place a castle on a free meadow, far from your others, and a knight beside it.
    }
    .wait = is placing a castle
step-turn = Play a card or sell one.
    .wait = is choosing a card
step-borders = { $left ->
    [1] Set a border between two fields.
   *[other] Set a border between two fields; up to { $left } are left.
    }
    .wait = is setting borders
step-knights = { $left ->
    [1] Place a knight beside one of your figures.
   *[other] Place a knight beside one of your figures; up to { $left } are left.
    }
    .wait = is placing knights
step-expand = { $left ->
    [1] Take a field next to one of your regions.
   *[other] Take a field next to one of your regions; up to { $left } fields for the same region.
    }
    .wait = is expanding a region
step-expand-on = Take one more field for the same region, or stop.
    .wait = is expanding a region
step-deserter = Choose your region, then the neighbour whose knight deserts to it.
    .wait = is looking for a deserter
step-welcome = Place the deserter in your region.
    .wait = is placing the deserter
step-lose = A knight deserts: choose one at the end of its chain.
    .wait = is choosing the knight that deserts
step-alliance = Choose your region, then the neighbour it makes peace with.
    .wait = is making an alliance
step-refill = Fill up your hand: draw from the deck or take a card from the market.
    .wait = is filling up the hand

## What can be done
verb-tile-lay = Lay a tile
    .log = { $tile } lies in { $place }, turned by { $turn }°
verb-draw-card = Draw
    .log = { $to } draws { $card }
    .hidden = { $to } draws a card
verb-first-seat = Begin
    .log = { $first } begins placing castles
verb-castle-place = Place a castle
    .ask0 = Which meadow?
    .ask1 = And its knight?
    .log = { $seat } places { $side-key ->
        [neutral] a neutral castle
       *[other] a castle
    } on { $castle } with a knight on { $knight }
verb-turn-play = Play
    .ask0 = Which card?
    .ask1 = Which of its symbols?
    .log = { $seat } plays { $card } to { $action }
verb-turn-sell = Sell
    .ask0 = Which card?
    .log = { $seat } sells { $card }
verb-borders-set = Set a border
    .ask0 = Between which fields?
    .log = { $seat } sets a border on { $edge }
verb-borders-done = That is enough
    .log = { $seat } sets no more borders
verb-knights-place = Place a knight
    .ask0 = On which field?
    .log = { $seat } places a knight on { $field }
verb-knights-done = That is enough
    .log = { $seat } places no more knights
verb-expand-take = Take a field
    .ask0 = Which field?
    .ask1 = For which region?
    .log = { $seat } takes { $field } for the region of { $castle }
verb-expand-on-take = Take one more
    .ask0 = Which field?
    .log = { $seat } takes { $field } as well
verb-expand-on-done = That is enough
    .log = { $seat } stops expanding
verb-deserter-choose = Win a deserter
    .ask0 = Your region?
    .ask1 = From which neighbour?
    .log = { $seat } wins a deserter for { $home } from { $foe }
verb-welcome-place = Place the deserter
    .ask0 = On which field?
    .log = { $seat } places the deserter on { $field }
verb-lose-remove = Let a knight go
    .ask0 = Which knight?
    .log = { $seat } removes the knight on { $field }
verb-alliance-make = Make an alliance
    .ask0 = Your region?
    .ask1 = With which neighbour?
    .log = { $seat } makes an alliance between { $home } and { $ally }
verb-refill-draw = Draw from the deck
    .log = { $seat } draws from the deck
verb-refill-take = Take from the market
    .ask0 = Which card?
    .log = { $seat } takes { $card } from the market

## What happens
event-income = { $seat } receives { $ducats ->
    [1] 1 ducat
   *[other] { $ducats } ducats
    } from mines
event-region-closed = { $side } closes a region around { $castle }: { $points ->
    [1] 1 point
   *[other] { $points } points
    }
event-gained = { $seat } moves forward by { $points }
event-lost = { $seat } falls back by { $points }
event-monopoly-gained = { $seat } holds the monopoly of { $mine } (5 points)
event-monopoly-lost = { $seat } loses the monopoly of { $mine } (5 points)
event-last-card = The last card of the deck is drawn. From now on nobody fills up the hand.
event-bonus = { $seat } gets { $points } points for ducats
event-king-returns = { $seat } reaches the king chip: the king returns
event-deck-played-out = All cards have been played
event-limit-reached = The limit on turns is reached

## Why not
why-not-meadow = A castle stands on a meadow. Choose a free meadow.
why-occupied = Somebody stands there already. Choose a free field.
why-too-close = That is too close to a castle of the same colour. Go farther away.
why-no-room-for-knight = There is no free meadow or forest beside it for the knight. Choose another meadow.
why-not-beside-castle = The knight stands on a free meadow or forest right beside its castle.
why-tile-laid = That tile lies already.
why-centre-only = The royal city’s tile, and no other, lies in the middle.
why-not-in-hand = You do not hold that card. Choose one from your hand.
why-too-dear = You cannot pay its price. Sell a card first.
why-no-effect = Nothing on that card can be done now. Sell it or play another.
why-not-on-card = That card does not show this symbol.
why-not-in-market = That card does not lie in the market.
why-just-sold = You have just sold that card. Take another, or draw.
why-not-on-top = That card does not lie in the top stack.
why-border-there = A border stands there already.
why-no-borders-left = There are not enough borders left in the supply.
why-same-colour = No border may part two neighbouring figures of one colour.
why-in-region = No border may be set inside a region, whoever owns it.
why-first-part = At least one part of the card must be carried out.
why-must-go-on = By the option chosen, all parts of the card must be carried out.
why-no-knight-ground = Knights stand on meadows and in forests only.
why-field-occupied = Somebody stands there already. Choose a free field.
why-forest-ducat = A knight in the forest costs one more ducat, and you have none left.
why-no-own-figure = A knight is placed right beside one of your own figures, with no border between.
why-no-knights-left = You have no knight left in your supply.
why-not-adjacent = That field does not touch the region. Choose a field right beside it.
why-figure-there = A field with a figure on it cannot be taken.
why-own-region = That field belongs to one of your own regions.
why-more-knights = Your region needs more knights than the one you want to enter.
why-allied = The two regions are allied: neither may enter the other.
why-not-your-region = That is no closed region of yours.
why-not-neighbours = The two regions do not share an edge.
why-no-knight-in-own = Your region needs a knight of its own first.
why-no-knight-in-foe = No knight stands in that region.
why-no-place-for-deserter = The deserter would find no place in your region.
why-not-a-foe = That region is your own. Choose one of another colour.
why-not-in-this-region = The deserter must stand inside the region you chose.
why-no-knight-here = No knight of that region stands there.
why-chain = Without that knight others would be cut off from their castle. Choose the end of a chain.
why-allied-already = These two regions are allied already.
why-no-neighbour = There is no region of another colour beside it to make peace with.

## The rules behind it
rule-setup-1 = Tiles lie in any order and orientation, the royal city’s in the middle.
rule-setup-3 = The cards lie in four stacks: A on top, then B, C and D.
rule-castles-2 = A castle stands on a free meadow with a free field beside it for its knight.
rule-castles-3 = A castle’s first knight stands right beside it on a free meadow or forest.
rule-castles-4 = Between two castles of one colour there are six fields, counted along rows and columns.
rule-turn-1 = On your turn you play or sell exactly one card from your hand.
rule-market-2 = Any card that lies open in the market may be taken, free of charge.
rule-market-3 = The card you sold this turn may not be taken back at once.
rule-play-1 = A card’s price must be paid; there are no debts.
rule-play-2 = One symbol that the card shows is carried out.
rule-play-3 = A symbol can be chosen only if at least one part of it can be carried out.
rule-play-4 = Of a card’s borders or knights one must be placed; whether the others must be is an option.
rule-borders-1 = A border stands on the edge between two fields, one to an edge.
rule-borders-2 = Borders never part neighbouring figures of one colour.
rule-borders-3 = Borders are never set inside a region.
rule-borders-6 = Borders come from the supply of a hundred.
rule-regions-1 = A closed area with exactly one castle is the region of that castle’s owner.
rule-regions-8 = Two regions are neighbours if they share an edge.
rule-knights-1 = Knights stand on free meadows and forests, never on villages, mines or the royal city.
rule-knights-2 = A knight is placed beside an own figure with no border between.
rule-knights-3 = A knight in a forest costs one ducat more.
rule-knights-5 = Without a knight in the supply none can be placed.
rule-expand-2 = The field taken must touch the region along an edge.
rule-expand-5 = Fields with figures cannot be taken.
rule-expand-6 = You cannot expand into a region of your own.
rule-expand-8 = To enter another region yours must hold more knights than it.
rule-expand-9 = Allied regions never enter each other.
rule-deserter-1 = A deserter comes from a neighbouring region of another colour.
rule-deserter-2 = Both regions hold at least one knight before one deserts.
rule-deserter-3 = The deserter is placed inside the chosen region by the usual rules.
rule-deserter-4 = A deserter can be won only where it can really be placed.
rule-deserter-5 = The knight that leaves stands at the end of a chain.
rule-alliance-1 = An alliance is made with a neighbouring region of another colour; nobody is asked for consent.
rule-alliance-4 = An alliance is made only once between the same regions.

## Ends and points
ending-king = The king returns: somebody reached the king chip.
ending-deck = The cards are played out: ducats count, then the most points win.
ending-limit = The limit on turns was reached.
score-forests = Forests
score-villages = Villages
score-city = Royal city
score-monopolies = Mine monopolies
score-ducats = Ducats at the end

## On the table
headline = Turn { $turn } · deck { $letter }, { $cards } cards
headline-last = Turn { $turn } · the deck is empty
track-score = Victory points
row-market = Power market
row-deck = Deck
row-discard = Played
row-supply = Borders in supply
row-hand = Your hand
stat-ducat = ducats
stat-knight = knights in supply
stat-card = cards in hand
remark-monopoly = Monopoly: { $mine }
remark-taken = Took openly: { $cards }
card-title = { $code ->
    [b1] Border
    [b2] Two borders
    [b3] Three borders
    [k1] Knight
    [k2] Two knights
    [e1] Expansion
    [e2] Expansion
    [k1b2] Knight or borders
    [k1e1] Knight or expansion
    [k1e2] Knight or expansion
    [k2e1] Knights or expansion
    [k2e2] Knights or expansion
    [e1b2] Expansion or borders
    [e2b2] Expansion or borders
    [d1] Deserter
   *[a1] Alliance
    }
card-price = price to play
card-sale = sale value
card-line-b1 = Set one border.
card-line-b2 = Set up to two borders.
card-line-b3 = Set up to three borders.
card-line-k1 = Place one knight.
card-line-k2 = Place up to two knights.
card-line-e1 = Expand a region by one field.
card-line-e2 = Expand a region by up to two fields.
card-line-k1b2 = Place one knight, or set up to two borders.
card-line-k1e1 = Place one knight, or expand a region by one field.
card-line-k1e2 = Place one knight, or expand a region by up to two fields.
card-line-k2e1 = Place up to two knights, or expand a region by one field.
card-line-k2e2 = Place up to two knights, or expand a region by up to two fields.
card-line-e1b2 = Expand a region by one field, or set up to two borders.
card-line-e2b2 = Expand a region by up to two fields, or set up to two borders.
card-line-d1 = A neighbour’s knight changes over to one of your regions.
card-line-a1 = Two neighbouring regions never enter each other again.

## What it is
help-meadow = Meadow: no points. Castles and knights can stand here.
help-forest = Forest: 1 point in a region. A knight here costs one ducat more.
help-village = Village: 3 points in a region. No knight can stand here.
help-city = Royal city: 5 points in a region. No knight can stand here.
help-mine-copper = Copper mine: a ducat each turn for every sort you own; three of a sort are a monopoly, 5 points.
help-mine-silver = Silver mine: a ducat each turn for every sort you own; three of a sort are a monopoly, 5 points.
help-mine-gold = Gold mine: a ducat each turn for every sort you own; three of a sort are a monopoly, 5 points.
help-mine-gems = Gem mine: a ducat each turn for every sort you own; three of a sort are a monopoly, 5 points.
help-edge = Edge between two fields: a border can be set here.
help-castle = Castle: alone inside a closed border it owns the region.
help-knight = Knight: the side with more knights may expand into a neighbouring region.
help-border = Border: belongs to nobody and helps every neighbour. Turned, it marks an alliance.
help-ducat = Ducats pay for cards; most at the end are worth 5 points, second most 3.
help-expand = Expansion: take fields next to one of your regions.
help-deserter = Deserter: one knight changes sides between two neighbouring regions.
help-alliance = Alliance: two neighbouring regions never enter each other again.
help-card = Power card: play it for its price or sell it for its value.
help-or = One of the two.
