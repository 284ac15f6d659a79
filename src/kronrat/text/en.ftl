# The table’s own words. A game’s words are in its folder and come first.

## House
house-line = Rival princes, a vacant throne, one table
home = Home
choose-game = Choose a game
players = { $least } to { $most } players
at-the-table = At the table
how-many = Number of players
kind-person = Person
kind-bot = Bot
kind-open = Open
open-help = Whoever has the link can sit down here.
name-of = Name of { $seat }
level-of = Strength of { $seat }
style-of = Character of { $seat }
edition = Edition
options = Change the rules of this game
training = Training
training-option = Taking back, alone against bots
training-fair = As far as nothing hidden was seen
training-free = Anything, for training (the record says so)
advising = Advice from a bot
advising-auto = Only when everyone shares one screen
advising-always = For everybody
advising-never = For nobody
read-rules = Read the rules
start = Start the game
start-bots = Play against bots
starting = Setting up…
running = Your running games
finished = Finished
open-record = Open a record
opening-record = Being checked…
open-record-help = A finished game from its file: look at it, see where it turned, play on from any move.
language = Language
theme = Theme
theme-system = Same as device
theme-light = Light
theme-dark = Dark
sound = Quiet sounds
settings = Settings
confirm-label = Ask before a move
confirm-final = When it cannot be undone
confirm-all = Always
confirm-none = Never
speed = Others’ moves
speed-instant = At once
speed-quick = Quick
speed-calm = Calm
speed-step = Step by step
type-size = Text size
type-usual = Usual
type-larger = Larger
type-largest = Largest
board-zoom = Board at first
board-zoom-whole = The whole board
board-zoom-near = Near
board-zoom-nearer = Nearer
motion = Motion
motion-system = Same as device
motion-full = On
motion-none = Off
seat-colours = Seat colours
settings-stay = Kept in this browser.

## Seats
seat-red = Red
seat-blue = Blue
seat-ochre = Ochre
seat-green = Green
seat-violet = Violet
seat-teal = Teal
seat-ink = Ink
seat-umber = Umber
seat-neutral = Neutral
seat-open = open seat
seat-you = you
seat-person = person
seats = Seats
sit-here = Sit down here
thinking = thinking…
hurry = Move now
hurry-title = Interrupt the bot: it plays the best it has found so far
score-of = { $score ->
    [one] 1 point
   *[other] { $score } points
}
bot-role = { $bot } (bot)
bot-page = Page
bot-squire = Squire
bot-knight = Knight
bot-king = King
bot-emperor = Emperor
level-page = Page: content with the first good move
level-squire = Squire: thinks one turn ahead
level-knight = Knight: judges from experience
level-king = King: thinks long
level-emperor = Emperor: takes several seconds
style-none = no character
style-builder = Builder
style-warrior = Warrior
style-trader = Trader
bot-random = Plays at random
bot-automa = Plays by its rules
bot-greedy = Thinks one turn ahead
bot-ismcts = Searches
bot-knight1 = Searches by hints, briefly
bot-king1 = Searches by hints
bot-learned = Goes by a network
held-by = Held by { $seat }.
held-neutral = Held by nobody at this table.

## Table
title-yours = ● Your turn · { $title }
title-theirs = { $seat } · { $title }
title-over = Over · { $title }
waiting = Waiting for { $seat }.
waiting-empty = Nobody sits at { $seat } yet. Pass on the link, and the game goes on.
spectator = You are watching.
following = { $count ->
    [one] One more move to see
   *[other] { $count } more moves to see
}
follow-next = Next
follow-skip = Skip
since = Since your turn
since-of = Since { $seat }’s turn
confirm-prompt = This cannot be taken back. Do it?
confirm-plain = Is this what you want?
held-prompt = What do you do with { $thing }?
confirm = Do it
cancel = Cancel
back = Back
undo = Undo
undo-title = Take back your last decision (U)
advice = What would you do?
advice-short = Advice
advice-title = Ask a bot what it would do in your place (A)
advice-heading = What the bot would do
advice-note = Estimated chances to win after the move. What you cannot know was drawn anew for every try.
advice-note-plain = The best moves first. What you cannot know was drawn anew for every try.
advice-show = Show this move on the board
advice-line = How it could go on
advice-tried = { $count ->
    [one] tried once
   *[other] tried { $count } times
}
advice-play = Play this
chances = Chances to win
percent = { $value }%
would = Would happen:
sending = Sent…
rule = Rule { $rule }
board = Board
board-pieces = What stands on the board
parts = Parts of the table
hand-notes = What you know
hand-notes-count = { $count ->
    [one] One thing you know
   *[other] { $count } things you know
}
tab-hand = Hand
sheet-tracks = Tracks
sheet-cards = Cards
swap = Show this large
choices = To choose from
choices-count = { $count ->
    [one] One to choose from
   *[other] { $count } to choose from
}
page-back = Earlier
page-on = More
page-of = { $page } of { $pages }
look-past = Look at the board
look-again = Back to the choice
not-now = Not possible now ({ $count })
details-of = More about { $seat }
card-back = A card, face down
hidden = a secret
zoom = Zoom
zoom-in = Closer
zoom-out = Farther
zoom-fit = The whole board
rules = Rules
help = Help
share = Copy the link
share-copied = Link copied
scores = Scores
reconnecting = The connection was lost. Trying again…
close = Close

## The rules page
rules-search = Search, or move-1
rules-contents = Contents
rules-found = { $count ->
    [0] Nothing found
    [one] One place
   *[other] { $count } places
}
rules-previous = Previous chapter
rules-next = Next chapter
rules-back = The rules
player-aid = Player aid
print = Print
cards-search = Search these
cards-ask = ask for
cards-give = give
cards-shown = { $shown } of { $all } shown, { $total } in the game
cards-copies = ×{ $count }
cards-none = None of them fits.

## Log and past
log = Log
log-jump = Look at the table after this move
log-fold = { $count ->
    [one] one small step
   *[other] { $count } small steps
}
turn-of = { $number } · { $seat }
set-up = Setup
replay = Let the game run
replay-pause = Pause
replay-pace = How fast it runs: { $pace }×
times = { $value }×
why-move = Why?
scrub = Look back through the game
scrub-at = Decision { $at } of { $last }
scrub-back = One move back
scrub-on = One move on
past-line = You look back: the table after decision { $at } of { $last }.
scrub-now = Back to now

## Several people at one screen
pass-to = Pass the screen to { $seat }
pass-why = What comes next is for one pair of eyes only.
pass-here = I am { $seat }

## The end
wins = { $count ->
    [0] Nobody wins
    [one] { $seat } wins
   *[other] { $seat } win together
}
total = Points
score-chart = Points over the game
moves-count = { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}
look-at-board = Look at the board
new-game = Another game
download-record = Download the record
curve = Chances to win in the course of the game
curve-label = Chances to win: arrow keys walk through the game, Enter opens the position
curve-working = Thinking the game through…
curve-at = { $at ->
    [one] After 1 decision:
   *[other] After { $at } decisions:
}
curve-note = Estimated: a short search in every position, as seen by whoever was to move. Being a little ahead is far from winning.
turns = Turning points
turns-none = No single decision moved the chances far.
turn-look = Look
turn-look-title = See the table before this decision
play-on = Play on from here
play-on-title = Play on from this position against bots, at a new table

## Help
help-title = How to play at this table
help-intro = Whatever is outlined in magenta can be chosen: click it. Whatever is not tells you why, and by which rule. Hover over anything, or press and hold it, to see what it is.
legend = The signs
help-keys = Keys
help-more = More help: studying games, playing together, in the terminal
key-arrows = go from one thing that can be chosen to the next
    .keys = ← ↑ → ↓
key-shift = go over everything, to have it explained
    .keys = Shift + arrows
key-enter = choose
    .keys = Enter
key-escape = cancel your selection, or return to the current position
    .keys = Esc
key-undo = undo
    .keys = U
key-advice = ask what a bot would do
    .keys = A
key-zoom = closer, farther, the whole board
    .keys = +  −  0
key-scrub = one move back, one move on
    .keys = ,  .
key-help = this page
    .keys = ?

## Reasons
why-not-asked = It is not your turn. Wait until your seat is marked.
why-malformed = This is not what is asked for now.
why-stale = The table has moved on. Look again, then choose.
why-closed = The operator of this server has closed this table.
why-game-over = The game is over.
why-offline = The connection is gone. It comes back by itself; then choose again.
why-undo-start = There is nothing to take back.
why-undo-chance = Cards or dice have been revealed since, so this cannot be undone.
why-undo-revealed = This decision showed you something that was hidden, so it cannot be undone.
why-undo-shown = A bot’s answer has shown you something that was hidden, so this stays.
why-undo-foreign = Somebody else has moved since. Only your own latest decisions can be taken back.
why-undo-over = The game is over; nothing can be taken back.
why-unknown-verb = That cannot be done now.
why-unknown-word = There is no such thing on the table.
why-too-many-words = That is more than was asked for.
why-unreadable = The server could not read that. Load the page again.
why-too-fast = That was too fast. Once more, please.
why-not-saved = The server could not save that move, so it does not count. Try again.
why-not-yours = That seat is somebody else’s.

## The table’s own rules
rule-turn = Only a seat that is asked decides.
rule-notation = A move names what its question asks for, one thing after the other.
rule-table = A move counts for the table as its mover saw it.
rule-undo = One takes back one’s own latest decisions, as far as no chance and no other seat has answered them.
rule-undo-alone = Alone against bots one takes back across their answers too, as far as nothing hidden was seen since.

## Errors
error-offline = The server does not answer. Is it running? Try again.
error-server = The server could not do that. Try again; if it stays so, check the terminal the server runs in.
error-not-found = There is nothing under this address. The link may be cut short.
error-no-page = There is no such page
error-unknown-game = That game is not played here.
error-no-table = There is no such table
error-unknown-table = There is no table under this address. The link may be cut short.
error-unknown-file = This page has not been written yet.
error-not-over = The record is given when the game is over.
error-seat-taken = Somebody already sits there.
error-closed = The operator of this server has closed this table.
error-no-advice = At this table no bot is asked for advice.
error-too-busy = The bots are much in demand just now. Try again in a moment.
error-bot = There is no such bot here.
error-too-many-tables = Too many tables at once. Wait a minute, then try again.
error-no-record = This file is not the record of a game.
error-bad-header = The header of this record is incomplete.
error-broken-record = This record does not check out: somewhere a move, a die or the result is not what the rules and the seal say. On the command line, kronrat verify names the line.
error-unfinished-record = This record stops before the end of its game. Only finished games are opened.
error-too-large = This file is too large for a record.
error-game = This record is of a game that is not played here.
error-other-rules = This game was played by another version of the rules than the one here.
error-broken = This table can no longer be read: its record does not fit the rules it was played by.
