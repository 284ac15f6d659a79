"""How verbs are shown: icon, group in the rail of actions, and how much their line in the log weighs."""

from typing import Final

from kronrat.kernel.view import VerbLook

POINTS: Final = "points"
CARDS: Final = "cards"
GOLD: Final = "gold"
TURN: Final = "turn"

RIGHTS: Final = ("ride", "levy", "prince", "search", "token", "scheme-free", "pay", "credit")
"""Rights of one Prince, ability or window: without a place in the rail, they are shown only while they can be used."""

LOOKS: Final = {
    **{
        key: VerbLook(weight="trivia")
        for key in (
            *("flip-tile.tile", "deal-prince.prince", "deal-agenda.agenda", "deal-ability.ability"),
            *("next-deed.deed", "next-card.card", "keep.keep", "put-back.back", "retrieve.retrieve"),
            *("response.answer", "pacify.none", "reinforce.none", "claim.none", "give-scheme.discard"),
            *(
                "act.pay",
                "act.credit",
                "give-equal.pay",
                "give-good.pay",
                "give-troop.remove",
                "give-building.remove",
            ),
        )
    },
    "deal-epic.epic": VerbLook("epic"),
    "draw-first.seat": VerbLook("token"),
    "place": VerbLook("troop"),
    "start-prince.place": VerbLook("prince"),
    "next-intrigue.card": VerbLook("card", weight="key"),
    "pacify.remove": VerbLook("unrest"),
    "reinforce.place": VerbLook("troop"),
    "plan.place": VerbLook("tile", TURN),
    "plan.pass": VerbLook("pass", TURN),
    "sell": VerbLook("coin", GOLD, "trivia"),
    "act.move": VerbLook("boot", POINTS),
    "act.build": VerbLook("hammer", POINTS, "key"),
    "act.collect": VerbLook("cart", POINTS),
    "act.attack": VerbLook("sword", POINTS, "key"),
    "act.raze": VerbLook("ruin", POINTS, "key"),
    "act.quell": VerbLook("unrest", POINTS),
    "act.muster": VerbLook("helmet", POINTS),
    "act.draw": VerbLook("card", CARDS),
    "act.draft": VerbLook("scroll", CARDS),
    "act.scheme": VerbLook("scheme", CARDS),
    "act.rally": VerbLook("rally", TURN, "key"),
    "act.end": VerbLook("end", TURN, "trivia"),
    "roll.roll": VerbLook("die"),
    "choose-loss.lose": VerbLook("loss", weight="key"),
    "choose-building.lose": VerbLook("ruin", weight="key"),
    "rally-prince.place": VerbLook("prince"),
    "raise.raise": VerbLook("epic", weight="key"),
    "claim.fulfil": VerbLook("scroll", weight="key"),
}
