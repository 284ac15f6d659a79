"""How verbs are shown. To play a card and to sell it stand in groups of their own: no touch means both."""

from __future__ import annotations

from typing import Final

from kronrat.kernel.view import VerbLook

VERBS: Final = {
    "tile.lay": VerbLook("", "chance", "trivia"),
    "draw.card": VerbLook("card", "chance", "trivia"),
    "first.seat": VerbLook("crown", "chance"),
    "castle.place": VerbLook("castle", "build"),
    "turn.play": VerbLook("card", "play"),
    "turn.sell": VerbLook("sale", "sell"),
    "borders.set": VerbLook("border", "build"),
    "borders.done": VerbLook("stop", "stop", "trivia"),
    "knights.place": VerbLook("knight", "build"),
    "knights.done": VerbLook("stop", "stop", "trivia"),
    "expand.take": VerbLook("expand", "build", "key"),
    "expand-on.take": VerbLook("expand", "build", "key"),
    "expand-on.done": VerbLook("stop", "stop", "trivia"),
    "deserter.choose": VerbLook("deserter", "build", "key"),
    "welcome.place": VerbLook("knight", "build"),
    "lose.remove": VerbLook("deserter", "build", "key"),
    "alliance.make": VerbLook("alliance", "build", "key"),
    "refill.draw": VerbLook("card", "deck", "trivia"),
    "refill.take": VerbLook("market", "market"),
}
