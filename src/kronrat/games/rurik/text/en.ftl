# Rurik: every word a person reads, in English.
# Where an edition has its own name for something, the message chooses by $edition.

title = Rurik
tagline = The throne of Kiev is vacant. Place your advisors well, and not too late.

## Editions and options
edition-en = Dawn of Kiev (English, 2019)
edition-de = Kampf um Kiev (German)
option-leaders = Leaders
option-leaders-pick = chosen in turn order
option-leaders-reverse = chosen in reverse order
option-leaders-deal = dealt at random
option-first = First player
option-first-random = at random
option-first-table = the first seat
option-board = Goods of the regions
option-board-printed = as printed
option-board-tokens = goods tokens (variant)
option-rewards = Rewards of rebels
option-rewards-stickers = under the miniatures
option-rewards-tokens = reward tokens (variant)
option-deed-row = Row of deeds after the last choice
option-deed-row-refill = one new deed
option-deed-row-refresh = three new deeds (variant)
option-agenda-zero = Agenda for the most of something nobody has
option-agenda-zero-counts = counts as a tie
option-agenda-zero-needs-one = needs at least one

## Who and where
seat-red = Red
seat-blue = Blue
seat-ochre = Ochre
seat-green = Green
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
good-wood = wood
good-fish = fish
good-ore = ore
good-honey = honey
good-fur = fur
structure-church = church
structure-market = market
structure-stronghold = stronghold
reward-coin = 1 coin
reward-two-coins = 2 coins
reward-wood = 1 wood
reward-fish = 1 fish
reward-ore = 1 ore
reward-honey = 1 honey
reward-fur = 1 fur
action-muster = Muster
action-move = Move
action-attack = Attack
action-tax = Tax
action-build = Build
action-scheme = Scheme
space-muster-1 = Muster, space 1
space-muster-2 = Muster, space 2
space-muster-3 = Muster, space 3
space-muster-4 = Muster, space 4
space-move-1 = Move, space 1
space-move-2 = Move, space 2
space-move-3 = Move, space 3
space-move-4 = Move, space 4
space-attack-1 = Attack, space 1
space-attack-2 = Attack, space 2
space-attack-3 = Attack, space 3
space-attack-4 = Attack, space 4
space-tax-1 = Tax, space 1
space-tax-2 = Tax, space 2
space-tax-3 = Tax, space 3
space-tax-4 = Tax, space 4
space-build-1 = Build, space 1
space-build-2 = Build, space 2
space-build-3 = Build, space 3
space-build-4 = Build, space 4
space-scheme-1 = Scheme, space 1
space-scheme-2 = Scheme, space 2
space-scheme-3 = Scheme, space 3
space-scheme-4 = Scheme, space 4
advisor-1 = Advisor 1
advisor-2 = Advisor 2
advisor-3 = Advisor 3
advisor-4 = Advisor 4
advisor-5 = Advisor 5
scheme-s01 = Muster 2
scheme-s02 = Muster 1
scheme-s03 = Muster 1
scheme-s04 = Muster 1 and a coin
scheme-s05 = Muster 1 for a coin
scheme-s06 = Move 3
scheme-s07 = Move 2
scheme-s08 = Move 2
scheme-s09 = Move 1
scheme-s10 = Attack 1
scheme-s11 = Attack 1
scheme-s12 = Attack 1
scheme-s13 = Attack 1 and a coin
scheme-s14 = Attack 1 for a coin
scheme-s15 = Tax 2
scheme-s16 = Tax 1
scheme-s17 = Tax 1
scheme-s18 = Tax 1 and a coin
scheme-s19 = Build 1
scheme-s20 = Build 1
scheme-s21 = Build 1 and a coin
scheme-s22 = Build 1 for a coin
scheme-s23 = A deed
scheme-s24 = A deed and a coin
scheme-s25 = A deed for a coin
scheme-s26 = Two coins
scheme-s27 = Two coins
deck-left = Left deck
deck-right = Right deck
deed-amass-forces = Amass Forces
line-amass-forces = Six troops in one region: 1 movement point.
deed-border-patrols = Border Patrols
line-border-patrols = Remove 1 troop in each of 3 regions: move 2 anywhere.
deed-capital-city = Capital City
line-capital-city = All three structures in one region: 1 tax point.
deed-defensive-belt = Defensive Belt
line-defensive-belt = Strongholds in 3 adjacent regions: a safe attack.
deed-dispatch-messengers = Dispatch Messengers
line-dispatch-messengers = Troops in eight regions: 2 muster points.
deed-enforce-peace = Enforce Peace
line-enforce-peace = 2 defeated rebels, wood and honey: a safe attack.
deed-establish-fortress = Establish Fortress
line-establish-fortress = Both in one region, and 2 wood: draw 2 schemes, keep 1.
deed-generous-prince = Generous Prince
line-generous-prince = Four coins: 2 muster points.
deed-grand-hunter = Grand Hunter
line-grand-hunter = With the first player marker, 2 fur: 1 movement point.
deed-great-library = Great Library
line-great-library = A scheme and an ore: 1 build point.
deed-hire-mercenaries = Hire Mercenaries
line-hire-mercenaries = Fish, ore and two coins: a safe attack.
deed-hoard = Hoard
line-hoard = Three goods of one kind: draw 2 schemes, keep 1.
deed-honorable-prince = Honorable Prince
line-honorable-prince = A scheme and three coins: 2 muster points.
deed-law-giver = Law Giver
line-law-giver = 3 defeated rebels and 2 coins: draw 2 schemes, keep 1.
deed-market-day = Market Day
line-market-day = Markets at 3 different goods: draw 2 schemes, keep 1.
deed-master-beekeeper = Master Beekeeper
line-master-beekeeper = A scheme and two honey: 1 build point.
deed-new-beginning = New Beginning
line-new-beginning = Remove one of your structures: 2 tax points.
deed-peace-maker = Peace Maker
line-peace-maker = Remove 2 troops where you rule: draw 2 schemes, keep 1.
deed-retire-veterans = Retire Veterans
line-retire-veterans = Remove 2 troops, pay 2 coins: draw 2 schemes, keep 1.
deed-reward-laborers = Reward Laborers
line-reward-laborers = Any 2 goods and 2 coins: draw 2 schemes, keep 1.
deed-send-gifts = Send Gifts
line-send-gifts = Fish, fur and 2 coins: move 2 troops anywhere.
deed-splendid-feast = Splendid Feast
line-splendid-feast = Fish, honey and 2 coins: draw 2 schemes, keep 1.
deed-tithe-payments = Tithe Payments
line-tithe-payments = Churches in 3 adjacent regions: 3 coins.
deed-trade-route = Trade Route
line-trade-route = Three different goods: 2 coins.
deed-victory-march = Victory March
line-victory-march = A scheme and 2 troops: move 2 troops anywhere.
deed-wilderness-forts = Wilderness Forts
line-wilderness-forts = Ore, fur and wood: 1 build point.
agenda-capable = Capable
line-capable = Have the most goods, on boat and dock.
agenda-committed = Committed
line-committed = Be first on the build track.
agenda-conquering = Conquering
line-conquering = Be first on the warfare track.
agenda-courageous = Courageous
line-courageous = Have defeated the most rebels.
agenda-dignified = Dignified
line-dignified = Have accomplished the most deeds.
agenda-esteemed = Esteemed
line-esteemed = Have troops in the most regions.
agenda-prosperous = Prosperous
line-prosperous = Be first on the trade track.
agenda-protective = Protective
line-protective = Rule the most structures, whoever built them.
agenda-regal = Regal
line-regal = Have the most fur and honey together.
agenda-successful = Successful
line-successful = Be first on the rule track.
agenda-wealthy = Wealthy
line-wealthy = Have the most coins.
leader-agatha = Agatha
help-leader-agatha = When she moves, up to two of your troops go with her for free.
leader-boris = Boris
help-leader-boris = When you attack an opponent in his region, reveal one card fewer and take a coin from them.
leader-maria = Maria
help-leader-maria = Once a round you may muster in one region next to hers that you do not occupy.
leader-mstislav = { $edition ->
    [de] Mstislaw
   *[en] Mstislav
    }
help-leader-mstislav = In his region taxing and building cost you only one point.
leader-predslava = { $edition ->
    [de] Predslawa
   *[en] Predslava
    }
help-leader-predslava = Once a round, on your turn, you may drive a troop or the leader of an opponent out of her region into an adjacent one; the owner gets a coin.
leader-sudislav = { $edition ->
    [de] Sudislaw
   *[en] Sudislav
    }
help-leader-sudislav = Attack points may muster troops in his region instead.
leader-sviatopolk = { $edition ->
    [de] Swjatopolk
   *[en] Sviatopolk
    }
help-leader-sviatopolk = Rebels in his region count as yours for rule; one you defeat there is replaced by your troop.
leader-yaroslav = { $edition ->
    [de] Jaroslaw
   *[en] Yaroslav
    }
help-leader-yaroslav = In his region you win ties for rule, and opponents’ structures have no abilities.
track-rule = Rule track
track-build = Build track
track-trade = Trade track
token-build = build conversion token
token-muster = muster conversion token
points = { $key }
coins = { $key }
cards = { $key }
level = { $key }
row = { $key }
escort = { $key }
left = { $key }
main-open = main action open
main-done = main action done
safe-no = ordinary attack
safe-yes = safe attack: one card fewer

## Questions
step-first = The first player is chosen at random.
    .wait = The first player is chosen at random.
step-token = Goods tokens are laid out.
    .wait = Goods tokens are laid out.
step-leader = Choose your leader.
    .wait = { $seat } is choosing a leader.
step-deal-leader = A leader is dealt.
    .wait = A leader is dealt.
step-deal-agenda = Agendas are dealt.
    .wait = Agendas are dealt.
step-agenda = Keep one of your two agendas; the other goes to the box.
    .wait = { $seat } is choosing an agenda.
step-start-troop = { $left ->
    [1] Place your last starting troop in any region.
   *[other] Place a troop in any region; { $left } to go.
    }
    .wait = { $seat } is placing troops.
step-start-leader = Place your leader with one of your troops.
    .wait = { $seat } is placing the leader.
step-strategy = Place an advisor in a column. Coins raise its power.
    .wait = { $seat } is placing an advisor.
step-return = You have no troops on the board. Your leader and one troop may enter any region.
    .wait = { $seat } may come back to the board.
step-resolve = Two advisors are equally fast. Which one acts now?
    .wait = { $seat } is choosing an advisor.
step-turn = { $done-key ->
    [done] Your main action is done. Take bonus actions, or end your turn.
   *[open] { $action }: { $action-key ->
        [scheme] { $points ->
            [1] 1 card
           *[other] { $points } cards
        }
       *[other] { $points ->
            [1] 1 point
           *[other] { $points } points
        }
    }{ $price ->
        [0] {""}
        [1] {" "}(costs 1 coin)
       *[other] {" "}(costs { $price } coins)
    }. Bonus actions are possible before and after.
    }
    .wait = { $seat } is taking a turn.
step-muster = { $points ->
    [1] Muster one troop in a region you occupy.
   *[other] Muster troops in regions you occupy; { $points } points.
    }
    .wait = { $seat } is mustering.
step-move = { $points ->
    [1] Move one troop to an adjacent region.
   *[other] Move troops to adjacent regions; { $points } points.
    }
    .wait = { $seat } is moving.
step-anywhere = { $points ->
    [1] Move one troop to any region.
   *[other] Move { $points } troops to any regions.
    }
    .wait = { $seat } is moving troops.
step-attack = { $points ->
    [1] Attack a rebel or an opponent where you have a troop.
   *[other] Attack rebels or opponents where you have troops; { $points } points.
    }
    .wait = { $seat } is attacking.
step-reward = The rebel’s reward is turned up.
    .wait = The rebel’s reward is turned up.
step-casualty-deck = { $cards ->
    [1] Check for a casualty in { $region }: one card. From which deck?
   *[other] Check for a casualty in { $region }: up to { $cards } cards. From which deck?
    }
    .wait = { $seat } is checking for a casualty.
step-casualty = A scheme is revealed.
    .wait = A scheme is revealed.
step-tax = { $points ->
    [1] Collect goods: 1 tax point. A region you rule costs one, others two.
   *[other] Collect goods: { $points } tax points. A region you rule costs one, others two.
    }
    .wait = { $seat } is taxing.
step-market = Your market in { $region }: one more good, or a coin?
    .wait = { $seat } is at the market.
step-build = { $points ->
    [1] Build: 1 point. A region you rule costs one, others two.
   *[other] Build: { $points } points. A region you rule costs one, others two.
    }
    .wait = { $seat } is building.
step-church = Your church in { $region } converts somebody. Whom does your troop replace?
    .wait = { $seat } is consecrating a church.
step-draw-from = { $cards ->
    [1] Draw a scheme. From which deck?
   *[other] Draw { $cards } schemes and keep one. From which deck?
    }
    .wait = { $seat } is drawing schemes.
step-draw = A scheme is drawn.
    .wait = A scheme is drawn.
step-keep = Keep one of these schemes.
    .wait = { $seat } is choosing a scheme.
step-put-back = Which card goes back first? The last one will lie on top.
    .wait = { $seat } is putting cards back.
step-marker = Give the first player marker to somebody.
    .wait = { $seat } is passing on the first player marker.
step-discard-scheme = { $deed } costs a scheme. Which one?
    .wait = { $seat } is discarding a scheme.
step-pay-goods = { $left ->
    [1] Pay for { $deed }: one more choice.
   *[other] Pay for { $deed }: { $left } goods to choose.
    }
    .wait = { $seat } is paying with goods.
step-give-up = { $left ->
    [1] { $deed }: remove one troop.
   *[other] { $deed }: remove { $left } troops, one after the other.
    }
    .wait = { $seat } is removing troops.
step-raze = { $deed }: remove one of your structures.
    .wait = { $seat } is removing a structure.
step-choose-deed = Choose a deed from the row.
    .wait = { $seat } is choosing a deed.
step-reveal-deed = A new deed is revealed.
    .wait = A new deed is revealed.

## What can be done
verb-first-first = Begin
    .log = { $starter } is first player
verb-token-lay = Lay
    .log = A goods token shows { $good }
verb-leader-take = Choose
    .log = { $seat } leads with { $leader }
    .ask0 = Which leader?
verb-deal-leader-deal = Deal
    .log = { $receiver } gets { $leader }
verb-deal-agenda-deal = Deal
    .log = { $receiver } gets the agenda { $agenda }
    .hidden = { $receiver } gets an agenda
verb-agenda-keep = Keep
    .log = { $seat } keeps the agenda { $agenda }
    .hidden = { $seat } keeps an agenda
    .ask0 = Which agenda?
verb-start-troop-place = Place a troop
    .log = { $seat } starts with a troop in { $region }
    .ask0 = Where?
verb-start-leader-place = Place the leader
    .log = { $seat } places the leader in { $region }
    .ask0 = With which of your troops?
verb-strategy-place = Place
    .log = { $seat } places advisor { $advisor } on { $action }{ $coins ->
        [0] {""}
        [1] {" "}with a bribe of 1 coin
       *[other] {" "}with a bribe of { $coins } coins
    }
    .ask0 = Which advisor?
    .ask1 = In which column?
    .ask2 = How many coins as a bribe?
verb-return-enter = Enter
    .short = Enter
    .log = { $seat } comes back in { $region }
    .ask0 = Which region?
verb-return-pass = Stay away
    .short = Stay away
    .log = { $seat } stays away
verb-resolve-resolve = Act
    .log = { $seat } resolves { $space } first
    .ask0 = Which space?
verb-turn-act = { $action }
    .short = { $action }
    .log = { $seat } takes the action { $action }
verb-turn-forfeit = Forfeit for a coin
    .short = Forfeit
    .log = { $seat } forfeits { $action } for a coin
verb-turn-scheme = Play a scheme
    .short = Play card
    .log = { $seat } plays the scheme { $scheme }
    .ask0 = Which scheme?
verb-turn-deed = Accomplish a deed
    .short = Deed
    .log = { $seat } accomplishes the deed { $deed }
    .ask0 = Which deed?
verb-turn-convert = Convert goods
    .short = Convert
    .log = { $seat } converts { $good } and { $other } with the { $token }
    .ask0 = Which token?
    .ask1 = Which of its goods?
    .ask2 = And which other good?
verb-turn-end = End the turn
    .short = End turn
    .log = { $seat } ends the turn
verb-banish = { $edition ->
    [de] Predslawa: banish a troop
   *[en] Predslava: banish a troop
    }
    .short = Banish
    .log = { $seat } banishes a troop of { $foe } to { $to }
    .ask0 = Whose troop?
    .ask1 = To which region?
verb-banish-leader = { $edition ->
    [de] Predslawa: banish a leader
   *[en] Predslava: banish a leader
    }
    .short = Banish
    .log = { $seat } banishes the leader of { $foe } to { $to }
    .ask0 = Whose leader?
    .ask1 = To which region?
verb-muster-troop = Muster a troop
    .short = Troop
    .log = { $seat } musters in { $region }
    .ask0 = In which region?
verb-muster-leader = Muster the leader
    .short = Leader
    .log = { $seat } brings the leader back in { $region }
    .ask0 = In which region?
verb-move-troop = Move a troop
    .short = Troop
    .log = { $seat } moves a troop from { $from } to { $to }
    .ask0 = From which region?
    .ask1 = To which region?
verb-move-leader = Move the leader
    .short = Leader
    .log = { $seat } moves the leader to { $to }
    .ask0 = To which region?
verb-together = Move Agatha with troops
    .short = Escort
    .log = { $escort ->
        [0] { $seat } moves Agatha to { $to }
        [1] { $seat } moves Agatha to { $to } with 1 troop
       *[other] { $seat } moves Agatha to { $to } with { $escort } troops
    }
    .ask0 = To which region?
    .ask1 = With how many troops?
verb-anywhere-troop = Move a troop
    .short = Troop
    .log = { $seat } moves a troop from { $from } to { $to }
    .ask0 = From which region?
    .ask1 = To which region?
verb-anywhere-leader = Move the leader
    .short = Leader
    .log = { $seat } moves the leader to { $to }
    .ask0 = To which region?
verb-attack-rebel = Attack a rebel
    .short = Rebel
    .log = { $seat } defeats a rebel in { $region }
    .ask0 = In which region?
verb-attack-foe = Attack an opponent
    .short = Opponent
    .log = { $seat } attacks { $foe } in { $region }
    .ask0 = In which region?
    .ask1 = Whom?
verb-attack-muster = { $edition ->
    [de] Muster with Sudislaw
   *[en] Muster with Sudislav
    }
    .short = Muster
    .log = { $seat } musters in the leader’s region instead
verb-muster-done = Stop mustering
    .short = Stop
    .log = { $seat } stops mustering
verb-move-done = Stop moving
    .short = Stop
    .log = { $seat } stops moving
verb-anywhere-done = Stop moving
    .short = Stop
    .log = { $seat } stops moving
verb-attack-done = Stop attacking
    .short = Stop
    .log = { $seat } stops attacking
verb-tax-done = Stop taxing
    .short = Stop
    .log = { $seat } stops taxing
verb-build-done = Stop building
    .short = Stop
    .log = { $seat } stops building
verb-reward-turn-up = Turn up
    .log = The reward: { $reward }
verb-casualty-deck-deck = Reveal
    .log = { $deck-key ->
        [left] { $seat } checks for a casualty with the left deck
       *[right] { $seat } checks for a casualty with the right deck
    }
    .ask0 = From which deck?
verb-casualty-reveal = Reveal
    .log = Revealed: { $scheme }
verb-tax-collect = Collect
    .short = Collect
    .log = { $seat } taxes { $region }
    .ask0 = From which region?
verb-market-good = Another good
    .short = Good
    .log = { $seat } takes another good
verb-market-coin = A coin
    .short = Coin
    .log = { $seat } takes a coin
verb-build-build = Build
    .short = Build
    .log = { $structure-key ->
        [church] { $seat } builds a church in { $region }
        [market] { $seat } builds a market in { $region }
       *[stronghold] { $seat } builds a stronghold in { $region }
    }
    .ask0 = In which region?
    .ask1 = Which structure?
verb-church-rebel = A rebel
    .short = Rebel
    .log = { $seat } converts a rebel
verb-church-troop = An opponent’s troop
    .short = Troop
    .log = { $seat } converts a troop of { $foe }
    .ask0 = Whose?
verb-church-nobody = Nobody
    .short = Nobody
    .log = { $seat } converts nobody
verb-draw-from-deck = Draw
    .log = { $deck-key ->
        [left] { $seat } draws from the left deck
       *[right] { $seat } draws from the right deck
    }
    .ask0 = From which deck?
verb-draw-draw = Draw
    .log = { $drawer } draws the scheme { $scheme }
    .hidden = { $drawer } draws a scheme
verb-keep-keep = Keep
    .log = { $seat } keeps the scheme { $scheme }
    .hidden = { $seat } keeps a scheme
    .ask0 = Which one?
verb-put-back-under = Put back
    .log = { $seat } puts the scheme { $scheme } back first
    .hidden = { $seat } puts the others back on top
    .ask0 = Which one first?
verb-marker-give = Give
    .log = { $seat } gives the first player marker to { $receiver }
    .ask0 = To whom?
verb-discard-scheme-discard = Discard
    .log = { $seat } discards the scheme { $scheme }
    .ask0 = Which scheme?
verb-pay-goods-pay = Pay
    .log = { $seat } pays with { $good }
    .ask0 = Which good?
verb-give-up-troop = Remove a troop
    .short = Troop
    .log = { $seat } removes a troop from { $region }
    .ask0 = From which region?
verb-give-up-leader = Remove the leader
    .short = Leader
    .log = { $seat } removes the leader
verb-raze-raze = Remove
    .log = { $structure-key ->
        [church] { $seat } removes the church in { $region }
        [market] { $seat } removes the market in { $region }
       *[stronghold] { $seat } removes the stronghold in { $region }
    }
    .ask0 = In which region?
    .ask1 = Which structure?
verb-choose-deed-take = Choose
    .log = { $seat } chooses the deed { $deed }
    .ask0 = Which deed?
verb-reveal-deed-reveal = Reveal
    .log = New in the row of deeds: { $deed }

## What happens
event-lands = Advisor { $advisor } of { $seat } stands on { $space }
event-bumped = Advisor { $advisor } of { $seat } is bumped down to { $space }
event-loses-troop = { $seat } loses a troop in { $region }
event-loses-leader = { $leader-key ->
    [usurper] { $leader } himself falls in { $region }
   *[other] { $seat } loses { $leader } in { $region }
    }
event-steals = { $seat } takes a coin from { $foe }
event-joins = A troop of { $seat } takes the rebel’s place in { $region }
event-rebel-converted = The church of { $seat } removes a rebel from { $region }
event-troop-converted = The church of { $seat } removes a troop of { $foe } from { $region }
event-reshuffled = The schemes are shuffled and split into two new decks
event-casualty-hit = The scheme { $scheme } shows the casualty icon
event-no-casualty = { $seat } has no casualty in { $region }
event-earns = { $coins ->
    [1] { $seat } gets a coin
   *[other] { $seat } gets { $coins } coins
    }
event-gets-good = { $seat } gets one more: { $good }
event-collects = { $seat } collects { $good } in { $region }
event-income = { $seat } earns { $idle ->
        [1] 1 coin
       *[other] { $idle } coins
    } for markers not yet on the claim board and { $full ->
        [1] 1 coin
       *[other] { $full } coins
    } for full boat columns
event-advances = { $seat } advances on the { $track } to space { $level }
event-new-first = { $seat } is the new first player
event-round-begins = Round { $level } begins
event-row-discarded = The rest of the row of deeds is discarded
event-deed-done = { $seat } has accomplished the deed { $deed }
event-rewarded = { $seat } receives { $reward }

## Why not
why-not-dealt = You were not dealt that agenda. Keep one of your two.
why-leader-taken = Somebody has that leader already. Choose another.
why-no-troop-there = Your leader starts where you have a troop.
why-out-of-play = That region is not in play with this number of players.
why-no-such-advisor = You have no such advisor left to place.
why-column-full = That column is full. Nobody can be bumped out of it.
why-three-columns = You already have an advisor there. First use three different columns.
why-too-few-coins = You do not have enough coins.
why-not-fastest = Your fastest advisor resolves first. Choose between the equal ones.
why-main-done = Your main action is done.
why-main-open = First take your main action, or forfeit it.
why-bonus-used = You have taken this kind of bonus action this turn.
why-token-flipped = That conversion token has been used this round.
why-wrong-good = That token wants one of its own two goods first.
why-no-good = You do not have enough goods for that.
why-not-in-hand = That scheme is not in your hand.
why-not-occupied = You have no troop there.
why-no-supply = You have no troop left in your supply.
why-leader-on-board = Your leader is on the board.
why-leader-off-board = Your leader is not on the board.
why-not-adjacent = That region is not adjacent.
why-same-region = It stands there already. Choose another region.
why-not-your-leader = Only another leader can do that.
why-no-companion = Not so many of your troops stand with her.
why-power-used = Your leader has done that this round.
why-not-with-leader = No such piece of that player stands with your leader.
why-no-rebel = There is no rebel there.
why-not-yourself = Choose an opponent.
why-not-there = There is nobody to choose there.
why-deck-empty = That deck is empty. Take the other.
why-good-taken = The good of that region was collected this round.
why-points-short = You do not rule that region: it takes two tax points.
why-build-short = You do not rule that region: it takes two build points.
why-built-already = That structure stands there already; one of each kind per region.
why-none-in-stock = You have built all three of those.
why-removal-required = Somebody must be replaced.
why-not-drawn = You did not draw that card.
why-not-your-deed = That deed does not lie beside your mat.
why-not-in-row = That deed does not lie in the row.
why-need-unmet = You do not meet the requirement of that deed yet.
why-no-scheme = That deed costs a scheme, and you have none.
why-too-few-goods = You do not have the goods for that.
why-not-ruled = You do not rule that region.
why-ascending = You are past that one already. Choose one further on in the list.
why-not-enough-left = Then too little would be left to pay the rest.
why-not-your-structure = You have no such structure there.
why-not-possible = That cannot come up.

## The rules behind it
rule-setup-1 = Setup: with two players eight regions are in play, with three eleven, with four all.
rule-setup-3 = Each leader has one owner.
rule-setup-4 = Setup: two agendas each, keep one.
rule-setup-7 = Setup: the leader joins one of your three troops.
rule-chance-1 = Chance can only bring what is still there.
rule-rule-1 = You occupy a region with at least one troop or your leader; structures do not count.
rule-strategy-1 = Strategy Phase: one of your advisors at a time, until all are placed.
rule-strategy-4 = A full column is closed.
rule-strategy-5 = A second advisor in a column only after three different columns, unless no other has room.
rule-turn-1 = The lowest number resolves first; between equal ones the owner chooses.
rule-turn-2 = One main action; before and after it each of the three bonus actions once.
rule-turn-3 = Coins are paid before the action, and only your own: prices, costs and bribes.
rule-muster-2 = Without troops in the supply, muster points are lost.
rule-muster-3 = A removed leader is mustered like any troop.
rule-move-1 = Each point moves one troop into an adjacent region.
rule-attack-1 = Attack a rebel or an opponent in a region where you have a troop.
rule-tax-1 = Tax: one point where you rule, two elsewhere.
rule-tax-2 = Each region gives its good once a round.
rule-build-1 = Build: one point where you rule, two elsewhere.
rule-build-2 = One structure of each kind per region over all players; three of each kind per player.
rule-build-4 = A church replaces somebody if it can; only the English edition makes it optional, if you have no troop to place.
rule-scheme-1 = Scheme: keep one of the cards drawn, the others go back on top.
rule-scheme-4 = Cards come from a deck that has some; empty decks are reshuffled.
rule-bonus-1 = Schemes: one a turn from your hand.
rule-bonus-2 = Converting: once a turn, each token once a round, one of its two goods plus any other.
rule-deed-1 = Deeds: one a turn, from those you have chosen, if you can pay all that the card says and meet its requirement.
rule-deed-2 = Pieces for a deed are your own, named in ascending order, and the rest must still be payable.
rule-deed-8 = A deed is chosen from the face-up row.
rule-leader-1 = A leader’s ability works only while the leader is on the board, and only for its owner.
rule-leader-2 = Agatha takes up to two of your own troops along at each step.
rule-leader-6 = Predslava moves an opponent’s piece out of her own region, once a round.
rule-solo-card-1 = Rebellion cards: priority, location order and build order leave exactly one move.
rule-solo-setup-2 = Alone: your troops and leader begin outside the three regions of the rebels.
rule-solo-you-2 = Alone: rebels are an opponent’s troops in every respect.
rule-solo-you-3 = Alone: a neutral troop that you attack simply leaves.

## Ends and points
ending-four-rounds = Four rounds are over: the most victory points win, then regions ruled, then coins.
score-rule = Rule track
score-build = Build track
score-trade = Trade track
score-warfare = Warfare track
score-deeds = Deeds
score-agenda = Agenda

## On the table
track-warfare = Warfare
grid-strategy = Strategy board
claim-rule = { $points ->
    [1] { $need } regions: 1 point
   *[other] { $need } regions: { $points } points
    }
claim-crowns = { $points ->
    [1] { $need } regions with Kiev and Novgorod: 1 point
   *[other] { $need } regions with Kiev and Novgorod: { $points } points
    }
claim-build = { $points ->
    [1] { $need } adjacent regions: 1 point
   *[other] { $need } adjacent regions: { $points } points
    }
claim-trade = { $points ->
    [1] { $need } goods on the boat: 1 point
   *[other] { $need } goods on the boat: { $points } points
    }
board-rule = Rule
board-build = Build
board-trade = Trade
claim-warfare = First place 3 points, second place 1 point
space-muster = { $points ->
    [1] 1 troop.
   *[other] { $points } troops.
    }{ $coins ->
    [0] {""}
    [1] {" "}Costs 1 coin.
   *[other] {" "}Costs { $coins } coins.
    }
space-move = { $points ->
    [1] 1 step.
   *[other] { $points } steps.
    }{ $coins ->
    [0] {""}
    [1] {" "}Costs 1 coin.
   *[other] {" "}Costs { $coins } coins.
    }
space-attack = { $points ->
    [1] 1 attack.
   *[other] { $points } attacks.
    }{ $coins ->
    [0] {""}
    [1] {" "}Costs 1 coin.
   *[other] {" "}Costs { $coins } coins.
    }
space-tax = { $points ->
    [1] 1 tax point.
   *[other] { $points } tax points.
    }{ $coins ->
    [0] {""}
    [1] {" "}Costs 1 coin.
   *[other] {" "}Costs { $coins } coins.
    }
space-build = { $points ->
    [1] 1 build point.
   *[other] { $points } build points.
    }{ $coins ->
    [0] {""}
    [1] {" "}Costs 1 coin.
   *[other] {" "}Costs { $coins } coins.
    }
space-scheme = { $points ->
    [1] Draw a scheme.
   *[other] Draw { $points } schemes, keep one.
    }{ $coins ->
    [0] {""}
    [1] {" "}Costs 1 coin.
   *[other] {" "}Costs { $coins } coins.
    }
space-scheme-top = { $points ->
    [1] Draw 1 scheme, keep it, and give the first player marker to anybody.
   *[other] Draw { $points } schemes, keep one, and give the first player marker to anybody.
    }
space-green = in play from 2 players
space-yellow = in play from 3 players
space-brown = in play with 4 players
space-closed = not in play
help-region = Produces { $good }, one a round. Rule it with more troops than anybody and than the rebels.
help-rivers = Rivers and seas are drawn for the eye; they change nothing.
chart-rivers = Rivers and seas
help-closed = This region is not in play.
help-placed = { $seat }: advisor { $advisor }, power { $power }. Low numbers act early.
help-bribe = { $coins ->
    [1] A bribe of 1 coin: power { $power }. It goes to the supply when the advisor resolves.
   *[other] A bribe of { $coins } coins: power { $power }. It goes to the supply when the advisor resolves.
    }
help-casualty = Casualty icon: revealed in an attack, it costs the attacker a troop.
help-troop = Troop: counts one for rule. Muster, tax and build need one in the region.
help-leader = Leader: counts as a troop and has an ability of its own.
help-rebel = Rebel: counts against everybody for rule. Defeated, it gives a good or coins.
help-church = Church: when built it replaces a rebel or an opponent’s troop there with one of yours.
help-market = Market: when you tax here it gives one more good of the kind, or a coin.
help-stronghold = Stronghold: counts as a troop for rule; attackers reveal one more card.
help-scheme = Scheme: one a turn; its rewards at once. Kept secret until played.
help-deed = Deed: meet every condition to accomplish it on your turn, one a turn.
help-agenda = Agenda: secret until the end; worth 2 points if you are first or tied.
help-advisor = Advisor: power when placing, initiative when acting.
help-coin = Coin: pays for actions, bribes, schemes and deeds.
help-helmet = Helmet: each muster point brings a troop from the supply.
help-boot = Boot: each movement point moves one troop one region.
help-sword = Sword: each attack point removes a rebel or an opponent’s troop.
help-cart = Cart: a good costs one tax point where you rule, else two.
help-hammer = Hammer: a structure costs one build point where you rule, else two.
help-scroll = Scroll: draw schemes, keep one, put the rest back.
help-good = Good: goods fill the boat column by column; what does not fit lies on the dock.
help-token = Conversion token: two goods for a point, once a round.
help-wood = Wood: collect it by taxing; it fills its own column of the boat.
help-fish = Fish: collect it by taxing; it fills its own column of the boat.
help-ore = Ore: collect it by taxing; it fills its own column of the boat.
help-honey = Honey: collect it by taxing; it fills its own column of the boat.
help-fur = Fur: collect it by taxing; it fills its own column of the boat.
piece-troop = troop
piece-leader = leader
piece-rebel = rebel
piece-church = church
piece-market = market
piece-stronghold = stronghold
piece-wood = wood
piece-fish = fish
piece-ore = ore
piece-honey = honey
piece-fur = fur
piece-coin = coin
row-deeds = Deeds to choose from
row-deed-deck = Deed deck
row-deck = { $deck }
row-deck-known = { $cards ->
    [1] { $deck }, 1 put back on top
   *[other] { $deck }, { $cards } put back on top
    }
row-discard = Schemes played and revealed
row-shown = Being revealed
row-own-deeds = Deeds of { $seat }
row-done = Accomplished by { $seat }
row-leaders = Leaders
row-drawn = Just drawn
row-hand = Your schemes (secret)
row-agenda = Your agenda (secret)
row-advisors = Your advisors
row-goods = Boat and dock
row-tokens = Conversion tokens
stat-coin = coins
stat-troop = troops in supply
stat-scroll = schemes in hand
stat-ship = goods on the boat
stat-dock = goods on the dock
stat-rebel = rebels defeated
stat-deed = deeds accomplished
stat-church = churches to build
stat-market = markets to build
stat-stronghold = strongholds to build
stat-wood = wood; the boat has room for { $room }
stat-fish = fish; the boat has room for { $room }
stat-ore = ore; the boat has room for { $room }
stat-honey = honey; the boat has room for { $room }
stat-fur = fur; the boat has room for { $room }
icon-helmet = muster point
icon-boot = movement point
icon-sword = attack point
icon-cart = tax point
icon-hammer = build point
icon-star = victory points
icon-casualty = casualty icon
icon-goods = goods of your choice
icon-crown = first player marker; rule
icon-leader = leader
remark-leader-on = { $leader } leads
remark-leader-used = { $leader } leads; ability used this round
remark-leader-off = { $leader } is off the board
remark-rule = Rule { $have }: { $missing } more for the next space ({ $need } regions)
remark-build = Build { $have }: { $missing } more for the next space ({ $need } adjacent regions)
remark-trade = Trade { $have }: { $missing } more for the next space ({ $need } goods on the boat)
remark-rule-top = Rule { $have }: top space reached
remark-build-top = Build { $have }: top space reached
remark-trade-top = Trade { $have }: top space reached
remark-rule-crowns = Rule { $have }: the top space needs 5 regions with Kiev and Novgorod
remark-bonus-scheme = This turn: scheme played
remark-bonus-deed = This turn: deed accomplished
remark-bonus-conversion = This turn: goods converted
remark-tax-left = { $points ->
    [1] 1 tax point waits for more this turn
   *[other] { $points } tax points wait for more this turn
    }
remark-build-left = { $points ->
    [1] 1 build point waits for more this turn
   *[other] { $points } build points wait for more this turn
    }
remark-income = Income now: { $coins ->
        [1] 1 coin
       *[other] { $coins } coins
    } ({ $idle ->
        [1] 1 marker
       *[other] { $idle } markers
    } off the claim board, { $full ->
        [1] 1 full column
       *[other] { $full } full columns
    })
remark-agenda = Agenda: { $agenda }
card-price = coins to pay
card-victory = { $points ->
    [1] 1 victory point
   *[other] { $points } victory points
    }
gain-muster = { $points ->
    [1] Muster a troop.
   *[other] Muster { $points } troops.
    }{ $coins ->
    [0] {""}
   *[other] {" "}Gain a coin.
    }{ $price ->
    [0] {""}
   *[other] {" "}Costs a coin.
    }
gain-move = { $points ->
    [1] Move a troop one region.
   *[other] { $points } steps for your troops.
    }{ $coins ->
    [0] {""}
   *[other] {" "}Gain a coin.
    }{ $price ->
    [0] {""}
   *[other] {" "}Costs a coin.
    }
gain-attack = { $points ->
    [1] Attack once.
   *[other] Attack { $points } times.
    }{ $coins ->
    [0] {""}
   *[other] {" "}Gain a coin.
    }{ $price ->
    [0] {""}
   *[other] {" "}Costs a coin.
    }
gain-tax = { $points ->
    [1] 1 tax point.
   *[other] { $points } tax points.
    }{ $coins ->
    [0] {""}
   *[other] {" "}Gain a coin.
    }{ $price ->
    [0] {""}
   *[other] {" "}Costs a coin.
    }
gain-build = { $points ->
    [1] 1 build point.
   *[other] { $points } build points.
    }{ $coins ->
    [0] {""}
   *[other] {" "}Gain a coin.
    }{ $price ->
    [0] {""}
   *[other] {" "}Costs a coin.
    }
gain-coins = { $points ->
    [1] Gain a coin.
   *[other] Gain { $points } coins.
    }
gain-deed = Choose a deed from the row.{ $coins ->
    [0] {""}
   *[other] {" "}Gain a coin.
    }{ $price ->
    [0] {""}
   *[other] {" "}Costs a coin.
    }
need-six = Six troops in one region
need-all = Church, market and stronghold in one region
need-belt = Strongholds in three adjacent regions
need-eight = Troops in eight regions
need-rebels = { $number } defeated rebels
need-fortress = Stronghold and church in one region
need-first = The first player marker
need-markets = Markets in three regions with different goods
need-tithes = Churches in three adjacent regions
pay-good = Spend { $number } { $good }
pay-coins = { $number ->
    [1] Spend 1 coin
   *[other] Spend { $number } coins
    }
pay-scheme = Discard a scheme
pay-patrols = Remove a troop from each of three regions
pay-same = Spend three goods of one kind
pay-structure = Remove one of your structures
pay-pair = Remove two troops from a region you rule
pay-troops = Remove two troops
pay-any = Spend any two goods
pay-different = Spend three different goods
line-good = { $boat } of { $room } on the boat, { $dock } on the dock
line-token-build = Wood or ore, and any other good: 1 build point
line-token-muster = Honey or fish, and any other good: 1 muster point
line-token-used = Used this round
note-top = { $deck-key ->
    [left] You know card { $place } from the top of the left deck: { $scheme }
   *[right] You know card { $place } from the top of the right deck: { $scheme }
    }
note-hand = You know a scheme of { $seat }: { $scheme }

## Alone against the Rebellion
automa = { $edition ->
    [de] Swjatopolk
   *[en] Sviatopolk
    }
    .role = the Rebellion
option-solo = Alone against the Rebellion
option-solo-off = no
option-solo-easy = easy
    .note = Of 36 games each a knight won 58% in the English edition and 39% in the German one, that is 42 to 73% and 25 to 55% in the long run; of 500 each a greedy bot won 20% and 22%. Of 14 games over both editions a king won 61%, that is 36 to 81%. The mat is known from one source only.
option-solo-medium = medium
    .note = Of 36 games each a knight won 28% in the English edition and 50% in the German one, that is 16 to 44% and 34 to 66% in the long run; of 500 each a greedy bot won 5% and 9%. Of 12 games over both editions a king won 42%, that is 19 to 68%. The mat is known from one source only.
option-solo-hard = hard
    .note = Of 36 games each a knight won 36% in the English edition and 39% in the German one, that is 22 to 52% and 25 to 55% in the long run; of 500 each a greedy bot won 16% and 20%. Of 12 games over both editions a king won 67%, that is 39 to 86%. The mat is known from one source only.
option-solo-very-hard = very hard
    .note = Of 36 games each a knight won 8% in the English edition and 19% in the German one, that is 3 to 22% and 10 to 35% in the long run; of 500 each a greedy bot won 4% and 6%. Of 10 games over both editions a king won 40%, that is 17 to 69%. The mat is known from one source only.
option-solo-rules = Rules of the Rebellion
option-solo-rules-printed = as printed
option-solo-rules-v15 = later solo rules (v1.5)
option-neutral-church = Your church and neutral troops
option-neutral-church-yes = may replace one
option-neutral-church-no = may not
leader-usurper = { $edition ->
    [de] Swjatopolk
   *[en] Sviatopolk
    }
help-leader-usurper = Leads the Rebellion: it reveals one card fewer when it attacks you in his region, and musters a troop there at the end of each round.
priority-fight = attack and move
priority-build = build
priority-tax = tax
rebellion = { $key }
slot-fight-1 = bonus 1 of attack and move
slot-fight-2 = bonus 2 of attack and move
slot-fight-3 = bonus 3 of attack and move
slot-fight-4 = bonus 4 of attack and move
slot-build-1 = bonus 1 of build
slot-build-2 = bonus 2 of build
slot-build-3 = bonus 3 of build
slot-build-4 = bonus 4 of build
slot-tax-1 = bonus 1 of tax
slot-tax-2 = bonus 2 of tax
slot-tax-3 = bonus 3 of tax
slot-tax-4 = bonus 4 of tax
boon-muster = muster
boon-move = movement
boon-attack = attack
boon-tax = tax
boon-build = build
boon-scheme = scheme
boon-coins = coins
boon-card = cards fewer in a casualty check
line = { $key }
count = { $key }
place = Place { $key } of the location order
order = Number { $key } of the build order
step-rebel-start = The first rebellion card is turned up.
    .wait = The first rebellion card is turned up.
step-rebel-bottom = The next strategy of the Rebellion comes from the bottom card.
    .wait = The next strategy of the Rebellion comes from the bottom card.
step-rebel-strategy = The Rebellion places an advisor by its card.
    .wait = { $seat } is placing an advisor.
step-rebel-card = The bottom card goes to the top.
    .wait = The bottom card goes to the top.
step-rebel-return = The Rebellion comes back to the board.
    .wait = { $seat } is coming back to the board.
step-rebel-resolve = The Rebellion resolves its fastest advisor.
    .wait = { $seat } is resolving an advisor.
step-rebel-turn = { $points ->
    [1] The Rebellion: { $action }, 1 point.
   *[other] The Rebellion: { $action }, { $points } points.
    }
    .wait = { $seat } is taking a turn.
step-rebel-muster = The Rebellion musters.
    .wait = { $seat } is mustering.
step-rebel-move = The Rebellion moves.
    .wait = { $seat } is moving.
step-rebel-attack = The Rebellion attacks.
    .wait = { $seat } is attacking.
step-rebel-casualty = { $cards ->
    [1] The Rebellion checks for a casualty in { $region }: one card. You choose the deck.
   *[other] The Rebellion checks for a casualty in { $region }: up to { $cards } cards. You choose the deck.
    }
    .wait = { $seat } is choosing a deck for the Rebellion.
step-rebel-tax = The Rebellion taxes.
    .wait = { $seat } is taxing.
step-rebel-build = The Rebellion builds.
    .wait = { $seat } is building.
step-rebel-unlock = The Rebellion uncovers a bonus.
    .wait = { $seat } is uncovering a bonus.
step-rebel-priority = The Rebellion sets its priority.
    .wait = { $seat } is setting a priority.
step-rebel-levy = { $edition ->
    [de] Swjatopolk musters in his region.
   *[en] Sviatopolk musters in his region.
    }
    .wait = { $seat } is mustering.
verb-rebel-start-card = Turn up
    .log = Rebellion card { $rebellion } says where the rebels begin
verb-rebel-bottom-card = Slide out
    .log = The bottom card is number { $rebellion }
    .hidden = A new bottom card gives the Rebellion its strategy
verb-rebel-strategy-place = Place
    .log = The Rebellion places advisor { $advisor } on { $action }{ $coins ->
        [0] {""}
        [1] {" "}with a bribe of 1 coin
       *[other] {" "}with a bribe of { $coins } coins
    }
verb-rebel-card-card = Turn up
    .log = Rebellion card { $rebellion } goes to the top
verb-rebel-return-enter = Enter
    .log = { $edition ->
        [de] Swjatopolk and a rebel come back in { $region }
       *[en] Sviatopolk and a rebel come back in { $region }
    }
verb-rebel-resolve-resolve = Resolve
    .log = The Rebellion resolves { $space }
verb-rebel-turn-act = { $action }
    .log = The Rebellion takes the action { $action }
verb-rebel-turn-forfeit = Forfeit
    .log = The Rebellion forfeits { $action } for a coin
verb-rebel-muster-troop = Muster
    .log = The Rebellion musters in { $region }
verb-rebel-muster-leader = Muster the leader
    .log = { $edition ->
        [de] Swjatopolk comes back in { $region }
       *[en] Sviatopolk comes back in { $region }
    }
verb-rebel-muster-lapse = Lapse
    .log = The Rebellion stops mustering
verb-rebel-move-troop = Move
    .log = A rebel moves from { $from } to { $to }
verb-rebel-move-leader = Move the leader
    .log = { $edition ->
        [de] Swjatopolk moves to { $to }
       *[en] Sviatopolk moves to { $to }
    }
verb-rebel-move-lapse = Lapse
    .log = The Rebellion stops moving
verb-rebel-attack-you = Attack you
    .log = The Rebellion attacks you in { $region }
verb-rebel-attack-neutral = Attack a neutral troop
    .log = The Rebellion attacks the neutral troop in { $region }
verb-rebel-attack-lapse = Lapse
    .log = The Rebellion stops attacking
verb-rebel-casualty-deck = Reveal
    .log = { $deck-key ->
        [left] { $seat } chooses the left deck for the Rebellion’s casualty check
       *[right] { $seat } chooses the right deck for the Rebellion’s casualty check
    }
    .ask0 = From which deck?
verb-rebel-tax-collect = Collect
    .log = The Rebellion taxes { $region }
verb-rebel-tax-lapse = Lapse
    .log = The Rebellion stops taxing
verb-rebel-build-build = Build
    .log = { $structure-key ->
        [church] The Rebellion builds a church in { $region }
        [market] The Rebellion builds a market in { $region }
       *[stronghold] The Rebellion builds a stronghold in { $region }
    }
verb-rebel-build-lapse = Lapse
    .log = The Rebellion stops building
verb-rebel-unlock-unlock = Uncover
    .log = The Rebellion uncovers { $slot }
verb-rebel-priority-assign = Set
    .log = The Rebellion’s priority: { $priority }
verb-rebel-levy-troop = Muster
    .log = { $edition ->
        [de] Swjatopolk musters in { $region }
       *[en] Sviatopolk musters in { $region }
    }
verb-attack-neutral = Attack a neutral troop
    .short = Neutral
    .log = { $seat } attacks the neutral troop in { $region }
    .ask0 = In which region?
verb-church-neutral = A neutral troop
    .short = Neutral
    .log = { $seat } converts a neutral troop
event-neutral-gone = The neutral troop in { $region } goes back to the box
event-neutral-converted = The church of { $seat } removes the neutral troop from { $region }
event-rebellion-income = { $seat } earns { $idle ->
        [1] 1 coin
       *[other] { $idle } coins
    } by default and { $full ->
        [1] 1 coin
       *[other] { $full } coins
    } for full boat columns
event-unlocked = Unlocked for { $action }: { $boon-key ->
        [card] { $count ->
            [1] 1 card fewer in a casualty check
           *[other] { $count } cards fewer in a casualty check
        }
        [coins] { $count ->
            [1] +1 coin
           *[other] +{ $count } coins
        }
       *[other] +{ $count } { $boon }
    }

# the reasons below a move of the Rebellion
event-because-line = Line { $line } of the bottom card, column { $priority }: the { $advisor } goes to { $action }.
event-because-locked = Line { $line }: the starred { $advisor } has not joined yet, so the next line counts.
event-because-full = { $action } is full; the next column to the right with room is { $instead }.
event-because-coin-icon = { $coins ->
        [0] A coin icon stands beside { $action }: the top space, for which no coin is needed.
        [1] A coin icon stands beside { $action }: one coin takes the top space.
       *[other] A coin icon stands beside { $action }: { $coins } coins take the top space.
    }
event-because-coin-short = { $coins ->
    [1] A coin icon stands beside { $action }, but the top space would cost 1 coin: too much, so no bribe for it.
   *[other] A coin icon stands beside { $action }, but the top space would cost { $coins } coins: too much, so no bribe for it.
    }
event-because-coin-stays = The coin icon counts beside { $action } only, not in another column.
event-because-equal = Your advisor on { $action } has the same power: one coin to stand above it.
event-because-equal-short = Your advisor on { $action } has the same power, but there is no coin for a bribe.
event-because-card = The bottom card, number { $rebellion }, goes to the top and gives the orders for this turn.
event-because-fastest = The lowest number acts first: { $advisor }.
event-because-leftmost = Two advisors with the { $advisor }: the one farther left acts first.
event-because-upper = Two advisors with the { $advisor } in one column: the upper one acts first.
event-because-back = No piece on the board: back in the first region of card { $rebellion }, { $region }.
event-because-acts = { $points ->
        [1] { $action } can be paid and used: 1 point.
       *[other] { $action } can be paid and used: { $points } points.
    }
event-because-bonus = Unlocked bonus for { $action }: { $boon-key ->
        [card] { $count ->
            [1] 1 card fewer in a casualty check
           *[other] { $count } cards fewer in a casualty check
        }
        [coins] { $count ->
            [1] +1 coin
           *[other] +{ $count } coins
        }
       *[other] +{ $count } { $boon }
    }.
event-because-no-coins = { $coins ->
    [1] The action costs 1 coin, which the Rebellion does not have: it gains one coin instead.
   *[other] The action costs { $coins } coins, which the Rebellion does not have: it gains one coin instead.
    }
event-because-idle = { $action } would change nothing: one coin instead, and no bonus.
event-because-lapses = { $points ->
        [1] Nothing fits any more: the last point lapses.
       *[other] Nothing fits any more: { $points } points lapse.
    }
event-because-muster-not-ruled = Location order of card { $rebellion }: the next region it occupies but does not rule is { $region }.
event-because-muster-ruled = It rules every region it occupies. Location order of card { $rebellion }: next is { $region }.
event-because-muster-leader = { $edition ->
        [de] Swjatopolk is off the board, so he is mustered first.
       *[en] Sviatopolk is off the board, so he is mustered first.
    }
event-because-move-empty = Priority attack and move. Location order of card { $rebellion }: the first region it does not occupy is { $region }.
event-because-move-single = Priority { $priority }. Location order of card { $rebellion }: the first region it does not rule is { $region }; all points go there.
event-because-move-stays = All points of this move go to one region: { $region }.
event-because-source = { $count ->
        [1] From { $region }: the nearest region that can spare a piece, next to it.
       *[other] From { $region }: the nearest region that can spare a piece, { $count } steps away.
    }
event-because-source-tie = Others are as near: { $region } is the lowest of them in the location order of card { $rebellion }.
event-because-leader-moves = { $edition ->
        [de] Swjatopolk stands there, so he is the one who goes.
       *[en] Sviatopolk stands there, so he is the one who goes.
    }
event-because-attack-not-ruled = { $priority-key ->
        [fight] Priority attack and move: regions it does not rule come first.
       *[other] Priority { $priority }: no region it rules can be attacked, so those it does not rule.
    } Location order of card { $rebellion }: { $region }.
event-because-attack-ruled = { $priority-key ->
        [fight] Priority attack and move: no region it does not rule can be attacked, so those it rules.
       *[other] Priority { $priority }: regions it rules come first.
    } Location order of card { $rebellion }: { $region }.
event-because-attack-stays = All attacks in one region as long as it can: { $region }.
event-because-you-first = You and a neutral troop stand in { $region }: you are attacked first.
event-because-fewer-cards = { $count ->
        [1] One card fewer in the check.
       *[other] { $count } cards fewer in the check.
    }
event-because-build-a = Step A: it rules { $region } and has no structure there; first in the location order of card { $rebellion }.
event-because-build-b = Step B: it does not rule { $region } and has no structure there; first in the location order of card { $rebellion }.
event-because-build-c = Step C: it rules { $region }, has a structure there, and others stand there too; first in the location order of card { $rebellion }.
event-because-build-d = Step D: it rules { $region } and has a structure there; first in the location order of card { $rebellion }.
event-because-build-new = Later rules, first step: no structure of its own in { $region }; first in the location order of card { $rebellion }.
event-because-build-shared = Later rules, second step: others stand in { $region } too; first in the location order of card { $rebellion }.
event-because-build-rest = Later rules, third step: { $region } is first in the location order of card { $rebellion }.
event-because-structure = Build order of card { $rebellion }, column { $priority }: the first that can be built is the { $structure }.
event-because-church-first = Others stand in { $region }: a church comes first.
event-because-church-skipped = No church in { $region }: nobody there to convert.
event-because-tax-a = Step A: it rules { $region } and has room for its good; first in the location order of card { $rebellion }.
event-because-tax-b = Step B: it does not rule { $region } and has room for its good; first in the location order of card { $rebellion }.
event-because-tax-c = Step C: it rules { $region }, whose boat column is full; first in the location order of card { $rebellion }.
event-because-tax-d = Step D: it does not rule { $region }, whose boat column is full; first in the location order of card { $rebellion }.
event-because-tax-open = Later rules: room for the good of { $region }; first in the location order of card { $rebellion }.
event-because-tax-full = Later rules: only full columns are left; { $region } is first in the location order of card { $rebellion }.
event-because-market = Its market in { $region } always gives another good.
event-because-unlock = The top coin of the current column ({ $priority }) goes to the dock.
event-because-unlock-leftmost = The current column ({ $priority }) has no coin left: the leftmost that has one is { $instead }.
event-because-you-lead = You are ahead on the { $track }.
event-because-more-regions = A: you occupy { $yours ->
        [1] 1 region
       *[other] { $yours } regions
    }, the Rebellion { $theirs }.
event-because-more-built = B: you have structures in { $yours ->
        [1] 1 region
       *[other] { $yours } adjacent regions
    }, the Rebellion in { $theirs }.
event-because-more-goods = C: you have { $yours ->
        [1] 1 good
       *[other] { $yours } goods
    } on your boat, the Rebellion { $theirs }.
event-because-axe = D: you lead in nothing of that, so the column with the axe: { $priority }.
event-because-levy = { $edition ->
        [de] At the end of the round Swjatopolk musters one troop where he stands.
       *[en] At the end of the round Sviatopolk musters one troop where he stands.
    }
why-rule-decides = The Rebellion’s card decides, nobody else.
why-among-rebels = Rebels stand there. You begin elsewhere.
why-no-neutral = There is no neutral troop there.
why-rebels-are-foes = Here the rebels are your opponent. Attack them as such.
score-coins = Coins (one point for every three, rounded up)
score-dock = Goods on the dock (one point for every three, rounded up)
headline-easy = Round { $round } of 4 · alone, easy
headline-medium = Round { $round } of 4 · alone, medium
headline-hard = Round { $round } of 4 · alone, hard
headline-very-hard = Round { $round } of 4 · alone, very hard
grid-mat = The Rebellion’s mat: bonuses and their coins
grid-orders = Top rebellion card: { $rebellion }
row-rebellion-deck = Rebellion cards nobody has seen
grid-lines = Bottom card: lines slid out, read upwards
priority-column = { $priority }
priority-current = ▸ { $priority }
places-1 = Places 1–4
places-2 = Places 5–8
order-build = Build order ({ $priority })
line-advisors = Advisor
help-place = Place { $place } of the location order: { $region }
help-build-order = Number { $place } of the build order: { $structure }
help-line = Line { $line }: advisor { $advisor }
help-line-starred = Line { $line }: advisor { $advisor }, which joins later
help-line-action = Goes to { $action }
help-line-coin = Goes to { $action }, with coins to the top space if it can
bonus-locked = Locked. With { $action }: { $boon-key ->
        [card] { $count ->
            [1] 1 card fewer in a casualty check
           *[other] { $count } cards fewer in a casualty check
        }
        [coins] { $count ->
            [1] +1 coin
           *[other] +{ $count } coins
        }
       *[other] +{ $count } { $boon }
    }
bonus-free = Free. With { $action }: { $boon-key ->
        [card] { $count ->
            [1] 1 card fewer in a casualty check
           *[other] { $count } cards fewer in a casualty check
        }
        [coins] { $count ->
            [1] +1 coin
           *[other] +{ $count } coins
        }
       *[other] +{ $count } { $boon }
    }
remark-priority = Priority: { $priority }
remark-next = Acts next: { $space }
remark-known = The bottom card can only be number { $rebellion }
remark-rebel-income = Income now: { $coins ->
        [1] 1 coin
       *[other] { $coins } coins
    } (1 by default, { $full } for full columns)
help-insurgent = Rebel: a troop of the Rebellion, your opponent.
help-neutral = Neutral troop: counts against both for rule, never acts. Attacked, it goes back to the box.
piece-insurgent = rebel
piece-neutral = neutral troop

## Cards, sheets and components
remark-mats = The mats rest on a single source; levels need not get harder one by one.
line-leader-agatha = Takes up to two of your troops along when she moves.
line-leader-boris = Attacking in his region: one card fewer, steal a coin.
line-leader-maria = Once a round: muster next to her where you have nobody.
line-leader-mstislav = In his region taxing and building cost only one point.
line-leader-predslava = Once a round: drive a rival’s piece away; they get a coin.
line-leader-sudislav = Attack points may muster troops in his region instead.
line-leader-sviatopolk = Rebels with him count for you; a beaten one joins you.
line-leader-yaroslav = In his region you win ties; rivals’ structures do nothing.
line-leader-usurper = Attacks with one card fewer; musters one rebel each round.
line-advisor = Power { $number } when placed, acts as number { $number }.
line-advisor-later = Joins in round four, not with four players.
title-good = { $good-key ->
    [wood] Wood
    [fish] Fish
    [ore] Ore
    [honey] Honey
   *[fur] Fur
    }
title-token-build = Build point
title-token-muster = Muster point
title-structure-church = Church
title-structure-market = Market
title-structure-stronghold = Stronghold
title-rebellion = Rebellion card { $rebellion }
line-church = Built, it replaces a rebel or rival troop by one of yours.
line-market = Each good you tax here brings another one, or a coin.
line-stronghold = Counts as a troop for rule; attackers reveal one card more.
line-boat = { $room ->
    [1] Its column of the boat has room for 1.
   *[other] Its column of the boat has room for { $room }.
    }
line-reward = Under a rebel: yours when you defeat it.
line-places = { $place1 } · { $place2 } · { $place3 } · { $place4 } · { $place5 } · { $place6 } · { $place7 } · { $place8 }
components-deeds = Deeds
components-schemes = Schemes
components-agendas = Agendas
components-advisors = Advisors
components-structures = Structures
components-goods = Goods
components-rewards = Rewards under the rebels
components-rebellion = Rebellion cards: order of places
components-solo-leader = The Rebellion’s leader
reward-of-muster = { $points ->
    [1] 1 muster point
   *[other] { $points } muster points
    }
reward-of-move = { $points ->
    [1] 1 movement point
   *[other] { $points } movement points
    }
reward-of-attack = { $points ->
    [1] 1 attack point
   *[other] { $points } attack points
    }
reward-of-tax = { $points ->
    [1] 1 tax point
   *[other] { $points } tax points
    }
reward-of-build = { $points ->
    [1] 1 build point
   *[other] { $points } build points
    }
reward-of-draw = { $points ->
    [1] Draw 1 scheme and keep it
   *[other] Draw { $points } schemes and keep one
    }
reward-of-coins = { $points ->
    [1] 1 coin
   *[other] { $points } coins
    }
reward-of-deed = Choose a deed from the row
reward-of-safe = One attack with a card fewer to reveal
reward-of-anywhere = { $points ->
    [1] Move 1 troop to any region
   *[other] Move { $points } troops to any regions
    }
space-price = { $coins ->
    [1] The action costs 1 coin.
   *[other] The action costs { $coins } coins.
    }
sheet-claims = Claims
sheet-deeds = Deeds
sheet-schemes = Schemes
sheet-rebellion = The Rebellion
main-coin = { $number ->
    [1] coin
   *[other] coins
    }
main-troop = in supply
main-crown = { $number ->
    [1] region
   *[other] regions
    }
stat-sword = steps on the warfare track
remark-over = { $leader } · agenda: { $agenda }
remark-next-rule = { $missing ->
    [1] { $leader } · next claim: 1 region
   *[other] { $leader } · next claim: { $missing } regions
    }
remark-next-build = { $missing ->
    [1] { $leader } · next claim: 1 build
   *[other] { $leader } · next claim: { $missing } builds
    }
remark-next-trade = { $missing ->
    [1] { $leader } · next claim: 1 good
   *[other] { $leader } · next claim: { $missing } goods
    }
row-agendas = Your two agendas (secret)
row-leader = Your leader
row-my-deeds = Your deeds
group-main = Main action
group-bonus = Bonus actions
group-leader = Leader
group-end = End
piece-advisor = advisor
piece-scheme = scheme
piece-deed = deed
piece-agenda = secret agenda
piece-good = good
piece-token = conversion token
piece-structure = structure
piece-reward = reward
piece-rebellion = rebellion card
icon-advisor = advisor
icon-card = card
icon-coin = coin
icon-troop = troop
icon-rebel = rebel
icon-neutral = neutral troop
icon-insurgent = rebel
icon-scroll = scheme
icon-scroll-marker = schemes and the first player marker
icon-deed = deed
icon-ship = boat
icon-dock = dock
icon-church = church
icon-market = market
icon-stronghold = stronghold
icon-wood = wood
icon-fish = fish
icon-ore = ore
icon-honey = honey
icon-fur = fur
headline-setup = Round { $round } of 4 · setup
headline-strategy = Round { $round } of 4 · strategy
headline-actions = Round { $round } of 4 · actions
headline-claims = Round { $round } of 4 · claims
headline-over = The game is over
remark-first = First player this round
remark-marker = Holds the first player marker: first from the Claim Phase on
remark-no-leader = No leader yet
row-agenda-kept = Your agenda; in the box: { $agenda }
title-advisor = Advisor

## What a seat may know, as arrays for learning
observe-settings = Edition and options as numbers
observe-round = Round
observe-first = First player
observe-marker = Holder of the first player marker
observe-kinds = Good that each region produces
observe-goods = Regions that hold their good
observe-rebels = Rebels in each region
observe-rewards-left = Rewards that nobody has seen yet
observe-troops = Troops in each region, without the leader
observe-leader = Leader
observe-leader-at = Region of the leader
observe-supply = Troops not on the board
observe-built = Regions with each type of structure
observe-coins = Coins
observe-hold = Goods on boat and dock
observe-advisors = Advisors in hand by number
observe-advisor-of = Whose advisor stands on a space
observe-advisor-number = Number of the advisor on a space
observe-advisor-bribe = Bribe under the advisor on a space
observe-claims = Steps reached on each track
observe-warfare = Steps on the warfare track
observe-beaten = Rebels defeated
observe-deed-row = Deeds on offer
observe-deed-deck = Deeds not yet revealed
observe-deeds = Deeds chosen
observe-done = Deeds accomplished
observe-flipped = Conversion tokens used in this round
observe-power = Whether the leader’s ability is used in this round
observe-used = Bonus actions taken in this turn
observe-tax-left = Tax points left in this turn
observe-build-left = Build points left in this turn
observe-hand = Own scheme cards, and those known in other hands
observe-hands = Scheme cards in hand
observe-decks = Cards in each scheme deck
observe-tops = Cards put back on the decks, as far as known
observe-discard = Discarded schemes
observe-shown = Schemes being revealed
observe-drawn = Schemes being looked at, to who looks
observe-drawing = Schemes being looked at, their number
observe-drawer = Who looks at schemes
observe-dealt = Agendas dealt to the observer
observe-agenda = Agenda kept: the own one, all at the end
observe-agenda-kept = Whether an agenda is chosen
observe-rebellion = Of the Rebellion: difficulty, priority, top card, lines out
observe-rebellion-bottom = Cards that may lie at the bottom of the Rebellion’s deck
observe-rebellion-covered = Bonuses of the Rebellion under a coin
observe-rebellion-unseen = Cards of the Rebellion that nobody has seen
