# Löwenherz: every word a person reads, in English.

title = Löwenherz
tagline = The king is away. Fence in the richest land before he returns. English players know the game as Domaine.

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
option-expansion-d09 = one, two on the most expensive card only
option-expansion-late = one on cards A and B, two on C and D
option-victory = The king token is checked
option-victory-at-once = at once, after every border, knight or field
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
side-neutral = Neutral
field = { $key }
castle = Castle on { $key }
edge = Edge { $key }
terrain-meadow = Meadow
terrain-forest = Forest
terrain-village = Village
terrain-city = Royal city
terrain-mine-copper = Copper mine
terrain-mine-silver = Silver mine
terrain-mine-gold = Gold mine
terrain-mine-gems = Gem mine
mine-copper = copper
mine-silver = silver
mine-gold = gold
mine-gems = gems
tile-t1 = Tile 1
tile-t2 = Tile 2
tile-t3 = Tile 3
tile-t4 = Tile 4
tile-t5 = Tile 5
tile-t6 = Tile 6
tile-t7 = Tile 7
tile-t8 = Tile 8
tile-centre = The royal city’s tile
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
action-borders = Set borders
    .short = Borders
action-knights = Place knights
    .short = Knights
action-expansion = Expand a domain
    .short = Expand
action-deserter = Win a deserter
    .short = Deserter
action-alliance = Make an alliance
    .short = Alliance
card = { $key ->
    [A01] Border
    [A02] Border
    [A03] Two borders
    [A04] Two borders
    [A05] Two borders
    [A06] Three borders
    [A07] Three borders
    [A08] Three borders
    [A09] Knight
    [A10] Knight
    [A11] Knight or two borders
    [A12] Knight or two borders
    [A13] Knight or expansion
    [A14] Knight or expansion
    [A15] Knight or expansion
    [B01] Two borders
    [B02] Two borders
    [B03] Two borders
    [B04] Three borders
    [B05] Three borders
    [B06] Knight
    [B07] Two knights
    [B08] Expansion
    [B09] Knight or two borders
    [B10] Knight or expansion
    [B11] Knight or expansion
    [B12] Expansion or two borders
    [B13] Expansion or two borders
    [B14] Deserter
    [B15] Alliance
    [C01] Two borders
    [C02] Three borders
    [C03] Two knights
    [C04] Expansion
    [C05] Knight or two borders
    [C06] Knight or expansion
    [C07] Knight or expansion
    [C08] Knight or expansion
    [C09] Expansion or two borders
    [C10] Expansion or two borders
    [C11] Expansion or two borders
    [C12] Deserter
    [C13] Deserter
    [C14] Alliance
    [C15] Alliance
    [D01] Two borders
    [D02] Two borders
    [D03] Expansion
    [D04] Knight or two borders
    [D05] Knight or two borders
    [D06] Knight or expansion
    [D07] Knight or expansion
    [D08] Knight or expansion
    [D09] Two knights or expansion
    [D10] Expansion or two borders
    [D11] Expansion or two borders
    [D12] Expansion or two borders
    [D13] Expansion or two borders
    [D14] Deserter
   *[D15] Alliance
    }
left = { $key }
placed = { $key }
points = { $key }
ducats = { $key }

## Questions
step-tile = The land is being laid out.
    .wait = The land is being laid out.
step-draw = A card is drawn.
    .wait = A card is drawn.
step-first = The first player is chosen at random.
    .wait = The first player is chosen at random.
step-castle = { $side-key ->
    [neutral] Place a neutral castle on a free meadow and a knight beside it.
   *[other] Place a castle on a free meadow, far from your others, and a knight beside it.
    }
    .wait = { $seat } is placing a castle.
step-turn = Play a card, or sell one.
    .only-sell = You cannot play any of your cards now. Sell one.
    .wait = { $seat } is choosing a card.
step-borders = { $left ->
    [1] Set a border between two fields.
   *[other] Set a border between two fields; up to { $left } are left.
    }
    .wait = { $seat } is setting borders.
step-knights = { $left ->
    [1] Place a knight beside one of your pieces.
   *[other] Place a knight beside one of your pieces; up to { $left } are left.
    }
    .wait = { $seat } is placing knights.
step-expand = { $left ->
    [1] Take a field next to one of your domains.
   *[other] Take a field next to one of your domains; up to { $left } fields for the same domain.
    }
    .wait = { $seat } is expanding a domain.
step-expand-on = Take one more field for the same domain, or stop.
    .wait = { $seat } is expanding a domain.
step-deserter = Choose your domain, then the neighbour whose knight deserts to it.
    .wait = { $seat } is looking for a deserter.
step-welcome = Place the deserter in your domain.
    .wait = { $seat } is placing the deserter.
step-lose = A knight deserts: choose one at the end of its chain.
    .wait = { $seat } is choosing the knight that deserts.
step-alliance = Choose your domain, then the neighbour it makes peace with.
    .wait = { $seat } is making an alliance.
step-refill = Refill your hand: draw from the deck, or take a card from the chancery.
    .only-draw = Draw a card to end your turn.
    .wait = { $seat } is refilling their hand.

## What can be done
verb-tile-lay = Lay a tile
    .log = { $tile } lies in { $place }{ $turn ->
        [0] {""}
       *[other] , turned by { $turn }°
    }
verb-draw-card = Draw
    .log = { $to } draws “{ $card }”
    .hidden = { $to } draws a card
verb-first-seat = Begin
    .log = { $first } begins placing castles
verb-castle-place = Place a castle
    .ask0 = Which meadow?
    .ask1 = And its knight?
    .log = { $seat } places { $side-key ->
        [neutral] a neutral castle
       *[other] a castle
    } on { $castle-key } with a knight on { $knight-key }
verb-turn-play = Play
    .short = Play
    .ask0 = Which card do you play?
    .ask1 = Which of its two actions?
    .log = { $seat } plays “{ $card }” to { $action-key ->
        [borders] set borders
        [knights] place knights
        [expansion] expand a domain
        [deserter] win a deserter
       *[alliance] make an alliance
    }
verb-turn-sell = Sell
    .short = Sell
    .ask0 = Which card do you sell to the chancery?
    .log = { $seat } sells “{ $card }” to the chancery
verb-borders-set = Set a border
    .short = Border
    .ask0 = Between which fields?
    .log = { $seat } sets a border on { $edge-key }
verb-borders-done = That is enough
    .short = Enough
    .log = { $seat } sets no more borders
verb-knights-place = Place a knight
    .short = Knight
    .ask0 = On which field?
    .log = { $seat } places a knight on { $field }
verb-knights-done = That is enough
    .short = Enough
    .log = { $seat } places no more knights
verb-expand-take = Take a field
    .ask0 = Which field?
    .ask1 = For which domain?
    .log = { $seat } takes { $field } for the domain of { $castle-key }
verb-expand-on-take = Take one more
    .short = Field
    .ask0 = Which field?
    .log = { $seat } takes { $field } as well
verb-expand-on-done = That is enough
    .short = Enough
    .log = { $seat } stops expanding
verb-deserter-choose = Win a deserter
    .ask0 = Your domain?
    .ask1 = From which neighbour?
    .log = { $seat } wins a deserter for the castle on { $home-key } from the castle on { $foe-key }
verb-welcome-place = Place the deserter
    .ask0 = On which field?
    .log = { $seat } places the deserter on { $field }
verb-lose-remove = Let a knight go
    .ask0 = Which knight?
    .log = { $seat } removes the knight on { $field }
verb-alliance-make = Make an alliance
    .ask0 = Your domain?
    .ask1 = With which neighbour?
    .log = { $seat } makes an alliance between the castle on { $home-key } and the castle on { $ally-key }
verb-refill-draw = Draw from the deck
    .short = Draw
    .log = { $seat } draws from the deck
verb-refill-take = Take from the chancery
    .short = Take
    .ask0 = Which card?
    .log = { $seat } takes “{ $card }” from the chancery

## What happens
event-income = { $seat } receives { $ducats ->
    [1] 1 ducat
   *[other] { $ducats } ducats
    } from mines
event-region-closed = { $side-key ->
    [neutral] The neutral castle on { $castle-key } owns a domain; nobody scores it
   *[other] { $side } closes a domain around the castle on { $castle-key }: { $points ->
        [1] 1 point
       *[other] { $points } points
    }
    }
event-gained = { $seat } gains { $points ->
    [1] 1 point
   *[other] { $points } points
    }
event-lost = { $seat } loses { $points ->
    [1] 1 point
   *[other] { $points } points
    }
event-monopoly-gained = { $seat } holds the monopoly of { $mine } (5 points)
event-monopoly-lost = { $seat } loses the monopoly of { $mine } (5 points)
event-last-card = The last card of the deck is drawn. From now on nobody fills up the hand.
event-bonus = { $seat } gets { $points ->
    [1] 1 point
   *[other] { $points } points
    } for ducats
event-king-returns = { $seat } reaches the king token: the king returns
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
why-not-in-market = That card does not lie in the chancery.
why-just-sold = You have just sold that card. Take another, or draw.
why-not-on-top = That card does not lie in the top stack.
why-border-there = A border stands there already.
why-no-borders-left = There are not enough borders left in the supply.
why-same-colour = No border may part two neighbouring pieces of one colour.
why-in-region = No border may be set inside a domain, whoever owns it.
why-first-part = At least one border or knight of the card must be placed.
why-must-go-on = By the option chosen, all borders or knights of the card must be placed.
why-no-knight-ground = Knights stand on meadows and in forests only.
why-field-occupied = Somebody stands there already. Choose a free field.
why-forest-ducat = A knight in the forest costs one more ducat, and you have none left.
why-no-own-figure = A knight is placed right beside one of your own pieces, with no border between.
why-no-knights-left = You have no knight left in your supply.
why-not-adjacent = That field does not touch the domain. Choose a field right beside it.
why-figure-there = A field with a piece on it cannot be taken.
why-own-region = That field belongs to one of your own domains.
why-more-knights = Your domain needs more knights than the one you want to enter.
why-allied = The two domains are allied: neither may enter the other.
why-not-your-region = That is not one of your closed domains.
why-not-neighbours = The two domains do not share an edge.
why-no-knight-in-own = Your domain needs a knight of its own first.
why-no-knight-in-foe = No knight stands in that domain.
why-no-place-for-deserter = The deserter would find no place in your domain.
why-not-a-foe = That domain is your own. Choose one of another colour.
why-not-in-this-region = The deserter must stand inside the domain you chose.
why-no-knight-here = No knight of that domain stands there.
why-chain = Without that knight others would be cut off from their castle. Choose the end of a chain.
why-allied-already = These two domains are allied already.
why-no-neighbour = There is no domain of another colour beside it to make peace with.

## The rules behind it
rule-setup-1 = Tiles lie in any order and orientation, the royal city’s in the middle.
rule-setup-3 = The cards lie in four stacks: A on top, then B, C and D.
rule-castles-2 = A castle stands on a free meadow with a free field beside it for its knight.
rule-castles-3 = A castle’s first knight stands right beside it on a free meadow or forest.
rule-castles-4 = Between two castles of one colour there are six fields, counted along rows and columns.
rule-turn-1 = On your turn you play or sell exactly one card from your hand.
rule-market-2 = Any card that lies open in the chancery may be taken, free of charge.
rule-market-3 = The card you sold this turn may not be taken back at once.
rule-play-1 = A card’s price must be paid; there are no debts.
rule-play-2 = One symbol that the card shows is carried out.
rule-play-3 = A symbol can be chosen only if at least one part of it can be carried out.
rule-play-4 = Of a card’s borders or knights one must be placed; whether the others must be is an option.
rule-borders-1 = A border stands on the edge between two fields, one to an edge.
rule-borders-2 = Borders never part neighbouring pieces of one colour.
rule-borders-3 = Borders are never set inside a domain.
rule-borders-6 = Borders come from the supply of a hundred.
rule-regions-1 = A closed area with exactly one castle is the domain of that castle’s owner.
rule-regions-8 = Two domains are neighbours if they share an edge.
rule-knights-1 = Knights stand on free meadows and forests, never on villages, mines or the royal city.
rule-knights-2 = A knight is placed beside one of your own pieces with no border between.
rule-knights-3 = A knight in a forest costs one ducat more.
rule-knights-5 = Without a knight in the supply none can be placed.
rule-expand-2 = The field taken must touch the domain along an edge.
rule-expand-5 = Fields with pieces on them cannot be taken.
rule-expand-6 = You cannot expand into a domain of your own.
rule-expand-8 = To enter another domain yours must hold more knights than it.
rule-expand-9 = Allied domains never enter each other.
rule-deserter-1 = A deserter comes from a neighbouring domain of another colour.
rule-deserter-2 = Both domains hold at least one knight before one deserts.
rule-deserter-3 = The deserter is placed inside the chosen domain by the usual rules.
rule-deserter-4 = A deserter can be won only where it can really be placed.
rule-deserter-5 = The knight that leaves stands at the end of a chain.
rule-alliance-1 = An alliance is made with a neighbouring domain of another colour; nobody is asked for consent.
rule-alliance-4 = An alliance is made only once between the same domains.

## Ends and points
ending-king = The king returns: somebody reached the king token.
ending-deck = The cards are played out: ducats count, then the most points win.
ending-limit = The limit on turns was reached.
score-forests = Forests
score-villages = Villages
score-city = Royal city
score-monopolies = Mine monopolies
score-ducats = Ducats at the end

## On the table
headline = Turn { $turn } · { $cards ->
    [1] 1 card
   *[other] { $cards } cards
    } left, stack { $letter } on top
headline-last = Turn { $turn } · the deck is empty
track-score = Victory points · the king returns at { $target }
row-market = Chancery
row-deck = Deck { $letter }
row-discard = Played
row-supply = Borders
row-hand = Your hand
row-stack = Cards of stack { $letter }
sheet-realm = Realm
grid-ledger = Closed domains: points and knights
ledger-seat = { $seat }
ledger-neutral = Neutral
ledger-domain = { $field } · { $points }
ledger-knights = { $n ->
    [1] knight
   *[other] knights
    }
ledger-open = { $n ->
    [1] 1 castle open
   *[other] { $n } castles open
    }
domain = Domain of the castle on { $key }
open-castles = Castles that do not own a domain yet
stat-ducat = { $n ->
    [1] ducat
   *[other] ducats
    }
stat-knight = { $n ->
    [1] knight
   *[other] knights
    }
stat-card = { $n ->
    [1] card
   *[other] cards
    }
stat-mine = { $n ->
    [1] ducat a turn
   *[other] ducats a turn
    }
stat-castle = { $n ->
    [1] castle open
   *[other] castles open
    }
remark-domains = { $known ->
    [0] { $domains ->
        [0] No domain yet
        [1] 1 domain, { $fields ->
            [1] 1 field
           *[other] { $fields } fields
        }
       *[other] { $domains } domains, { $fields } fields
    }
   *[other] { $domains ->
        [0] No domain
        [1] 1 domain
       *[other] { $domains } domains
    } · { $known ->
        [1] 1 known card
       *[other] { $known } known cards
    }
    }
remark-monopoly = Monopoly: { $mine }
remark-known = Known cards in hand: { $count ->
    [1] “{ $a }”
    [2] “{ $a }”, “{ $b }”
   *[other] “{ $a }”, “{ $b }”, “{ $c }”
    }
remark-alliance = Alliance: { $home-key } with { $ally-key }
card-title = { $card }
card-price = price to play
card-sale = sale value
card-line-b1 = Set one border.
card-line-b2 = Set up to two borders.
card-line-b3 = Set up to three borders.
card-line-k1 = Place one knight.
card-line-k2 = Place up to two knights.
card-line-e1 = One of your domains takes one field.
card-line-e2 = One of your domains takes up to two fields.
card-line-k1b2 = Place one knight, or set up to two borders.
card-line-k1e1 = Place one knight, or take one field.
card-line-k1e2 = Place one knight, or take up to two fields.
card-line-k2e1 = Place up to two knights, or take one field.
card-line-k2e2 = Place up to two knights, or take up to two fields.
card-line-e1b2 = Take one field, or set up to two borders.
card-line-e2b2 = Take up to two fields, or set up to two borders.
card-line-d1 = A neighbour’s knight changes over to your domain.
card-line-a1 = Two neighbouring domains never enter each other again.

## Pieces and icons
piece-castle = Castle
piece-knight = Knight
piece-border = Border
icon-ducat = Ducats
icon-sale = Sale value
icon-knight = Knights
icon-border = Borders
icon-expand = Expansion
icon-deserter = Deserter
icon-alliance = Alliance
icon-mine = Income from mines
icon-castle = Castle
icon-card = Action card
icon-market = Chancery
icon-stop = Enough
icon-crown = King
icon-or = or
kind-power = action card

## What it is
help-meadow = Meadow: no points. Castles and knights can stand here.
help-forest = Forest: 1 point in a domain. A knight here costs one ducat more.
help-village = Village: 3 points in a domain. No knight can stand here.
help-city = Royal city: 5 points in a domain. No knight can stand here.
help-mine-copper = Copper mine: a ducat each turn for every type you own; three of a type are a monopoly, 5 points.
help-mine-silver = Silver mine: a ducat each turn for every type you own; three of a type are a monopoly, 5 points.
help-mine-gold = Gold mine: a ducat each turn for every type you own; three of a type are a monopoly, 5 points.
help-mine-gems = Gem mine: a ducat each turn for every type you own; three of a type are a monopoly, 5 points.
help-edge = Edge between two fields: a border can be set here.
help-castle = Castle: alone inside a closed border it owns the domain.
help-knight = Knight: the side with more knights may expand into a neighbouring domain.
help-border = Border: belongs to nobody and helps every neighbour. Turned, it marks an alliance.
help-ducat = Ducats pay for cards; most at the end are worth 5 points, second most 3.
help-expand = Expansion: take fields next to one of your domains.
help-deserter = Deserter: one knight changes sides between two neighbouring domains.
help-alliance = Alliance: two neighbouring domains never enter each other again.
help-card = Action card: play it for its price or sell it for its value.
help-sale = What the chancery pays for the card.
help-or = One of the two.

## What a seat may know, as arrays for learning
observe-target = Points at which the king returns
observe-expansion = Which reading of the expansion symbol is played
observe-terrain = Terrain of each field
observe-figure = Whose castle or knight stands on a field
observe-castle-at = Field of each castle, in the order of placement
observe-castle-side = Whose castle it is
observe-border = Whether a border stands on an edge
observe-region = The castle to whose region a field belongs
observe-allies = Regions allied with each region
observe-knights = Knights in supply
observe-neutral-knights = Neutral knights in supply
observe-border-supply = Borders in supply
observe-ducats = Ducats
observe-backs = Cards in hand of each letter
observe-taken = Cards in hand that were taken openly
observe-hand = Own hand
observe-deck = Cards of each letter in the deck
observe-market = Cards in the market
observe-discard = Discarded cards
observe-points = Points of land and monopolies
observe-monopoly = Sorts of mine held as a monopoly
observe-bonus = Points for ducats at the end
observe-turns = Turns played
