"""How verbs are shown: icon, the group they stand in on the action bar, how much their line in the log weighs."""

from __future__ import annotations

from kronrat.kernel.view import VerbLook, Weight


def _looks(weight: Weight, rows: str) -> dict[str, VerbLook]:
    """`verb icon group`, separated by commas."""
    out = {}
    for row in rows.split(","):
        verb, icon, *group = row.split()
        out[verb] = VerbLook("" if icon == "-" else icon, group[0] if group else "", weight)
    return out


VERBS = {
    # set-up
    **_looks("trivia", "token.lay goods, deal-agenda.deal card, draw.draw scroll, casualty.reveal scroll"),
    **_looks(
        "plain", "first.first crown, deal-leader.deal leader, agenda.keep card, start-troop.place troop"
    ),
    **_looks("plain", "start-leader.place leader"),
    **_looks("key", "leader.take leader"),
    # Strategy Phase
    **_looks("key", "strategy.place advisor, rebel-strategy.place advisor"),
    # a turn
    **_looks(
        "key", "turn.act advisor main, turn.forfeit coin main, turn.scheme scroll bonus, turn.deed deed bonus"
    ),
    **_looks("key", "turn.convert goods bonus, banish boot leader, banish-leader boot leader"),
    **_looks("key", "return.enter leader, return.pass -"),
    **_looks("trivia", "turn.end - end, resolve.resolve advisor"),
    # main actions
    **_looks("key", "muster.troop troop main, muster.leader leader main, attack.muster helmet leader"),
    **_looks("key", "move.troop troop main, move.leader leader main, together leader leader"),
    **_looks("key", "anywhere.troop troop main, anywhere.leader leader main"),
    **_looks("key", "attack.rebel rebel main, attack.foe sword main, attack.neutral neutral main"),
    **_looks("key", "tax.collect cart main, build.build hammer main"),
    **_looks("plain", "market.good goods, market.coin coin, church.rebel rebel, church.troop troop"),
    **_looks("plain", "church.neutral neutral, church.nobody -, reward.turn-up rebel, marker.give crown"),
    **_looks(
        "trivia", "muster.done - end, move.done - end, anywhere.done - end, attack.done - end, tax.done - end"
    ),
    **_looks(
        "trivia", "build.done - end, casualty-deck.deck scroll, draw-from.deck scroll, put-back.under scroll"
    ),
    **_looks("trivia", "keep.keep scroll"),
    # deeds
    **_looks(
        "plain",
        "discard-scheme.discard scroll, pay-goods.pay goods, give-up.troop troop, give-up.leader leader",
    ),
    **_looks("plain", "raze.raze hammer, choose-deed.take deed"),
    **_looks("trivia", "reveal-deed.reveal deed"),
    # the Rebellion
    **_looks("trivia", "rebel-start.card card, rebel-bottom.card card, rebel-card.card card"),
    **_looks("trivia", "rebel-resolve.resolve advisor, rebel-casualty.deck scroll"),
    **_looks("trivia", "rebel-muster.lapse -, rebel-move.lapse -, rebel-attack.lapse -, rebel-tax.lapse -"),
    **_looks("trivia", "rebel-build.lapse -"),
    **_looks("key", "rebel-return.enter leader, rebel-turn.act advisor, rebel-turn.forfeit coin"),
    **_looks("key", "rebel-muster.troop insurgent, rebel-muster.leader leader, rebel-move.troop insurgent"),
    **_looks("key", "rebel-move.leader leader, rebel-attack.you sword, rebel-attack.neutral sword"),
    **_looks("key", "rebel-tax.collect cart, rebel-build.build hammer, rebel-unlock.unlock coin"),
    **_looks("key", "rebel-priority.assign crown, rebel-levy.troop insurgent"),
}
