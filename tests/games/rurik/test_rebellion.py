"""The solo game besides the Rebellion's choices: set-up, your differences, casualties, claims, points, secrets."""

from __future__ import annotations

import pytest

from games.rurik.playthrough import positions
from games.rurik.rebels import REBELS, YOU, answers, solo
from games.rurik.table import EDITIONS, goods, offered, refused, say, step, troops
from kronrat.games.rurik import GAME, score, why
from kronrat.games.rurik.bots.candidates import candidates
from kronrat.games.rurik.data import AGENDA, DEED, LEADER, REGION
from kronrat.games.rurik.game import RULES
from kronrat.games.rurik.rebellion.claim import SOLO_CLAIM, OfferLevy
from kronrat.games.rurik.rebellion.mats import BONUS_FOR, COVERED, LEVELS, NO_BONUS, SLOTS
from kronrat.games.rurik.rebellion.rule import side
from kronrat.games.rurik.rebellion.strategy import SOLO_STRATEGY
from kronrat.games.rurik.rebellion.turn import SOLO_ACTION, NextCard, Prepare, RebelResolve
from kronrat.games.rurik.rules.advisors import bribe_on
from kronrat.games.rurik.rules.attack import Attack
from kronrat.games.rurik.rules.build import Build
from kronrat.games.rurik.rules.casualty import RebellionsDeck
from kronrat.games.rurik.rules.opening import agendas_in_play
from kronrat.games.rurik.state import State
from kronrat.kernel.dice import Dice
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.play import apply as carry_out
from kronrat.kernel.play import asked, moves, roll, settle
from kronrat.kernel.step import CHANCE
from kronrat.match.match import Match
from kronrat.match.texts import Texts
from kronrat.parts.bits import members


def begun(edition: str = "en", level: str = "easy", **options: str) -> State:
    """A game up to the card that says where the rebels begin."""
    chosen = {key.replace("_", "-"): value for key, value in options.items()}
    g = RULES.play.start(GAME.setup(2, edition, {"solo": level, **chosen}))
    assert isinstance(g, State)
    dice = Dice(1)
    while step(g) != "rebel-start":
        carry_out(g, CHANCE, roll(g, dice))
    return g


# ---- set-up


def test_rebels_and_neutral_troops_stand_where_the_first_card_says() -> None:
    """[solo-setup-1] Card 12 begins with Kiev, so Chernigov and Rostov are the two others."""
    g = say(begun(), "*:rebel-start.card 12")

    assert {REGION.keys[r]: troops(g, REBELS, REGION.keys[r]) for r in range(8) if g.occupies(REBELS, r)} == {
        "kiev": 2,
        "chernigov": 2,
        "rostov": 2,
    }
    assert REGION.keys[g.leader_at[REBELS]] == "kiev"
    assert g.supply[REBELS] == 9
    assert {REGION.keys[r] for r in range(8) if g.rebels[r]} == {
        "novgorod",
        "polotsk",
        "smolensk",
        "volyn",
        "pereyaslavl",
    }


@pytest.mark.parametrize(
    ("level", "priority", "covered"),
    [("easy", 1, 6), ("medium", 2, 7), ("hard", 0, 8), ("very-hard", 1, 9)],
)
def test_each_difficulty_has_its_mat(level: str, priority: int, covered: int) -> None:
    """[solo-setup-5] The axe, and a coin on every outlined bonus, besides three on the dock."""
    g = begun(level=level)

    assert (side(g).priority, side(g).covered.bit_count()) == (priority, covered)
    assert g.coins == [3, 3]


@pytest.mark.parametrize(
    ("edition", "out"), [("en", {"courageous", "dignified", "wealthy"}), ("de", {"courageous"})]
)
def test_some_cards_do_not_fit(edition: str, out: set[str]) -> None:
    """[solo-setup-4]"""
    g = begun(edition)

    assert {AGENDA.keys[a] for a in AGENDA.values} - {
        AGENDA.keys[a] for a in members(agendas_in_play(g))
    } == out
    seen = members(g.deck_of_deeds | g.row)
    assert set(DEED.keys) - {DEED.keys[deed] for deed in seen} == {
        "enforce-peace",
        "grand-hunter",
        "law-giver",
    }


def test_you_lead_with_anybody_but_sviatopolk_and_start_away_from_rebels() -> None:
    """[solo-setup-3, solo-setup-2]"""
    g = say(begun(), "*:rebel-start.card 12")

    assert step(g) == "leader"
    assert refused(g, "0:leader.take sviatopolk") is why.LEADER_TAKEN
    assert [LEADER.keys[args[0]] for _, args in moves(g, YOU)] == [
        key for key in LEADER.keys if key not in ("sviatopolk", "usurper")
    ]
    say(g, "0:leader.take maria")
    dice = Dice(2)
    while step(g) != "start-troop":
        seat = asked(g)[0]
        carry_out(g, seat, roll(g, dice) if seat == CHANCE else moves(g, seat)[0])
    assert refused(g, "0:start-troop.place rostov") is why.AMONG_REBELS
    assert refused(g, "0:start-troop.place volyn") is None


def test_alone_one_plays_at_two_seats() -> None:
    with pytest.raises(Unreadable, match="2 seats"):
        GAME.setup(3, "en", {"solo": "easy"})


def test_multiplayer_never_deals_the_solo_leader_card() -> None:
    g = RULES.play.start(GAME.setup(2, "en", {"first": "table"}))
    assert isinstance(g, State)
    dice = Dice(1)
    while asked(g) == [CHANCE]:
        carry_out(g, CHANCE, roll(g, dice))

    assert refused(g, "0:leader.take usurper") is why.LEADER_TAKEN


# ---- the order of play


def test_you_are_always_first_and_then_turns_alternate() -> None:
    """[solo-you-1]"""
    g = solo(you="kiev", rebels="volyn", coins=3).state()
    g.stack.clear()
    g.push(SOLO_ACTION)
    g.push(SOLO_STRATEGY)
    settle(g)
    dice, order = Dice(3), []
    while g.stack:
        seat = asked(g)[0]
        if step(g) in ("strategy", "rebel-strategy", "turn", "rebel-resolve"):
            order.append((step(g), seat))
        carry_out(g, seat, roll(g, dice) if seat == CHANCE else moves(g, seat)[0])

    placing = [("strategy", 0), ("rebel-strategy", 1)]
    assert order[:8] == placing * 4
    turns = [seat for name, seat in order[8:] if name != "strategy"]
    assert [seat for i, seat in enumerate(turns) if i == 0 or turns[i - 1] != seat] == [0, 1] * 4


def test_the_bear_is_ignored() -> None:
    """[solo-you-1]"""
    g = solo(you="kiev").turn(YOU, "scheme", 3)

    say(g, "0:turn.act")

    assert "marker" not in [f.name for f in g.stack]


def test_the_deck_turns_round_from_bottom_to_top() -> None:
    """The strategy card is the first to give a location order; in the end the first cards come again [solo-card-2]."""
    position = solo(card=3, rebels="kiev").bottom(5, 6)
    position.placed("scheme", "1:1").placed("move", "0:1").troops(YOU, "volyn")
    g = position.state()
    g.push(SOLO_ACTION)
    settle(g)
    say(g, "0:turn.forfeit")

    assert side(g).pile == [2, 4]
    assert side(g).bottom == -1

    deck = side(g)
    deck.pool = 0
    deck.pile = [*range(17, -1, -1)]
    g.push(NextCard(CHANCE))
    settle(g)
    assert deck.pile == [*range(16, -1, -1), 17]


def test_without_pieces_it_comes_back_in_the_first_region() -> None:
    """[solo-turn-5]"""
    g = solo(card=13).placed("scheme", "1:1").ask(Prepare(REBELS))

    assert answers(g)[0] == "enter novgorod"
    assert (troops(g, REBELS, "novgorod"), REGION.keys[g.leader_at[REBELS]]) == (1, "novgorod")


# ---- what is different for you


def test_you_attack_rebels_as_an_opponent_and_neutral_troops_for_nothing() -> None:
    """[solo-you-3, solo-you-2]"""
    g = solo(you="kiev:2 smolensk", rebels="kiev", usurper="novgorod", neutrals="smolensk").ask(
        Attack(YOU, 2, 0)
    )

    assert refused(g, "0:attack.rebel smolensk") is why.REBELS_ARE_FOES
    say(g, "0:attack.neutral smolensk")
    assert (g.rebels[REGION.parse("smolensk")], g.warfare[YOU], g.beaten[YOU], step(g)) == (0, 0, 0, "attack")

    say(g, "0:attack.foe kiev blue")
    assert (g.warfare[YOU], troops(g, REBELS, "kiev"), step(g)) == (1, 0, "casualty-deck")
    assert g.supply[REBELS] == 15


def test_your_church_may_replace_a_neutral_troop_by_option() -> None:
    """[solo-you-4, solo-you-2]"""
    both = solo(you="kiev:2", rebels="kiev", usurper="novgorod", neutrals="kiev").ask(Build(YOU, 1))
    say(both, "0:build.build kiev church")
    assert offered(both, YOU) == {"troop", "neutral"}
    say(both, "0:church.troop blue")
    assert (troops(both, REBELS, "kiev"), both.supply[REBELS], troops(both, YOU, "kiev")) == (0, 15, 3)

    free = solo(you="kiev:2", neutrals="kiev").ask(Build(YOU, 1))
    say(free, "0:build.build kiev church")
    assert (free.rebels[REGION.parse("kiev")], troops(free, YOU, "kiev")) == (0, 3)

    spared = solo(you="kiev:2", neutrals="kiev", neutral_church="no").ask(Build(YOU, 1))
    say(spared, "0:build.build kiev church")
    assert (spared.rebels[REGION.parse("kiev")], troops(spared, YOU, "kiev")) == (1, 2)


def test_boris_steals_from_its_dock_and_predslava_pays_it() -> None:
    """[solo-you-3]"""
    boris = solo(you="kiev:3", rebels="kiev", coins=2).leader(YOU, "boris", "kiev").ask(Attack(YOU, 1, 0))
    say(boris, "0:attack.foe kiev blue")
    assert boris.coins == [1, 1]

    neutral = solo(you="kiev:3", neutrals="kiev", coins=2).leader(YOU, "boris", "kiev").ask(Attack(YOU, 1, 0))
    say(neutral, "0:attack.neutral kiev")
    assert neutral.coins == [0, 2]

    banished = solo(you="kiev:3", rebels="kiev", neutrals="kiev").leader(YOU, "predslava", "kiev")
    g = banished.ask(Attack(YOU, 1, 0))
    say(g, "0:attack.banish blue volyn")
    assert (g.coins, troops(g, REBELS, "volyn"), g.rebels[REGION.parse("kiev")]) == ([0, 1], 1, 1)


# ---- its attacks

CHECKS = [
    pytest.param({"rebels": "kiev:2", "you": "kiev"}, "", 1, id="one card"),
    pytest.param({"rebels": "kiev", "you": "kiev:2"}, "", 2, id="one more where you rule"),
    pytest.param({"rebels": "kiev", "you": "kiev:2", "yours": "kiev"}, "", 3, id="and for your stronghold"),
    pytest.param({"rebels": "kiev", "you": "kiev:2"}, "fight-2", 1, id="a bonus: one fewer"),
    pytest.param(
        {"rebels": "kiev", "you": "kiev:3", "usurper": "kiev"},
        "",
        1,
        id="[solo-attack-3] Sviatopolk: one fewer",
    ),
    pytest.param({"rebels": "kiev:2", "you": "kiev", "usurper": "kiev"}, "", 0, id="none: no check"),
]


@pytest.mark.parametrize(("position", "unlocked", "cards"), CHECKS)
def test_cards_of_its_casualty_checks(position: dict[str, str], unlocked: str, cards: int) -> None:
    """[solo-attack-3]"""
    yours = position.pop("yours", "")
    drawn = solo(**position).unlocked(unlocked)  # type: ignore[arg-type]  # words for places only
    drawn.built(YOU, "stronghold", yours)
    g = say(drawn.action("attack", 1), "1:rebel-turn.act", "1:rebel-attack.you kiev")

    top = g.stack[-1]
    assert (top.cards if isinstance(top, RebellionsDeck) else 0) == cards
    assert g.warfare == [0, 1]


def test_you_choose_the_deck_of_its_check_and_a_rebel_falls_before_sviatopolk() -> None:
    """Also after a reshuffle in mid-check [solo-attack-2, solo-attack-1]."""
    position = solo(rebels="kiev", usurper="kiev", you="kiev:3")
    position.built(YOU, "stronghold", "kiev")
    g = say(position.action("attack", 1), "1:rebel-turn.act", "1:rebel-attack.you kiev")
    g.schemes.left[0], g.schemes.left[1] = 1, g.schemes.left[1]
    g.schemes.discard = g.schemes.pool & ~((1 << 14) - 1)
    g.schemes.pool &= (1 << 14) - 1
    assert asked(g) == [YOU]

    say(g, "0:rebel-casualty.deck left", "*:casualty.reveal s02")
    assert (asked(g), step(g)) == ([YOU], "rebel-casualty")

    say(g, "0:rebel-casualty.deck left", "*:casualty.reveal s01")
    assert (troops(g, REBELS, "kiev"), REGION.keys[g.leader_at[REBELS]], g.supply[REBELS]) == (0, "kiev", 15)


def test_a_neutral_troop_it_defeats_goes_to_the_box_or_beside_its_mat() -> None:
    """[solo-later-1]"""
    for rules, beside in (("printed", 0), ("v15", 1)):
        g = solo(rebels="smolensk", neutrals="smolensk", solo_rules=rules).action("attack", 1)
        answers(g)
        assert (g.beaten[REBELS], g.warfare[REBELS], max(g.rebels)) == (beside, 0, 0)


# ---- its other actions


def test_its_church_converts_your_troop_before_a_neutral_one() -> None:
    """[solo-build-3]"""
    position = solo(priority="build", rebels="smolensk:3", you="smolensk", neutrals="smolensk")
    g = position.action("build", 1)

    assert answers(g) == ["act", "build smolensk church"]
    assert (
        troops(g, YOU, "smolensk"),
        troops(g, REBELS, "smolensk"),
        g.rebels[REGION.parse("smolensk")],
    ) == (0, 4, 1)
    assert g.supply[YOU] == 12


def test_its_market_gives_a_good_never_a_coin() -> None:
    """[solo-tax-2]"""
    g = solo(rebels="kiev").built(REBELS, "market", "kiev").action("tax", 1)
    answers(g)

    assert (goods(g, REBELS), g.coins[REBELS]) == ({"wood": 2}, 0)


def test_a_forfeited_action_gives_one_coin_and_no_bonus() -> None:
    """medium has a coin for mustering, which a forfeit does not bring [solo-turn-2]."""
    g = solo(level="medium", rebels="kiev:15", usurper="kiev", coins=2).action("muster", 1, 1)

    assert answers(g) == ["forfeit"]
    assert g.coins[REBELS] == 3


def test_a_scheme_brings_the_coin_it_lifts_and_bonuses_unlocked_before() -> None:
    """The two coins for a scheme count only if they were free when the action began [solo-turn-3]."""
    before = solo(priority="tax", rebels="kiev").unlocked("tax-1 tax-2").action("scheme", 1)
    assert answers(before) == ["act", "unlock fight-1"]
    assert before.coins[REBELS] == 3

    by_this = solo(priority="tax", rebels="kiev").unlocked("tax-1").action("scheme", 1)
    assert answers(by_this) == ["act", "unlock tax-2"]
    assert by_this.coins[REBELS] == 1


def test_an_advisors_bribe_goes_to_the_supply() -> None:
    g = solo(rebels="kiev", coins=1).placed("scheme", "1:1+2").ask(RebelResolve(REBELS))
    say(g, "1:rebel-resolve.resolve scheme-1")

    assert (g.coins[REBELS], g.paid) == (1, 2)


# ---- claims and points


def claim(number: int, **position: str) -> State:
    g = solo(**position).goods(YOU, "wood:3").round(number).state()  # type: ignore[arg-type]  # words only
    g.stack.clear()
    g.push(SOLO_CLAIM)
    settle(g)
    return g


def test_the_claim_phase_goes_in_its_order() -> None:
    """Priority, tracks, a bonus for the track you lead, income, levy [solo-claim-1, solo-claim-3]."""
    g = claim(1, rebels="kiev:2", usurper="kiev", you="volyn")
    g.row = 1 << DEED.parse("hoard")

    assert answers(g) == ["assign tax", "unlock tax-1"]
    assert g.claims == [0, 0, 1, 0, 0, 0]
    assert g.coins == [
        4,
        2,
    ]  # four idle markers less one, and the full wood column; one by default and the coin lifted
    say(g, "0:choose-deed.take hoard")
    assert answers(g) == ["troop kiev"]
    assert (g.round, troops(g, REBELS, "kiev")) == (2, 3)


def test_the_last_claim_phase_ends_with_the_bonuses() -> None:
    """The coin lifted is scored; no income, no levy [solo-claim-6]."""
    g = claim(4, rebels="kiev:2", usurper="kiev", you="volyn")

    assert answers(g) == ["assign tax", "unlock tax-1"]
    assert (g.coins, g.stack, troops(g, REBELS, "kiev")) == ([0, 1], [], 2)


def test_its_income_is_one_and_full_columns() -> None:
    """[solo-claim-4]"""
    position = solo(rebels="kiev").goods(REBELS, "fur ore:2 wood:2")

    assert RULES.play.public(position.state()).income[REBELS] == [1, 2]


def test_usurper_musters_where_he_stands_if_a_rebel_is_left() -> None:
    """[solo-claim-5]"""
    assert answers(solo(rebels="kiev").ask(OfferLevy(REBELS))) == []
    assert answers(solo(rebels="kiev:15", usurper="kiev").ask(OfferLevy(REBELS))) == []
    assert answers(solo(rebels="kiev", usurper="volyn").ask(OfferLevy(REBELS))) == ["troop volyn"]


def test_the_bonuses_of_the_mats_grow_with_the_level_and_each_coin_covers_one() -> None:
    """[solo-setup-5]: 7, 9, 10 and 12 bonuses; 1, 2, 2 and 3 free from the start; every other one under a coin."""
    bonuses = [SLOTS - BONUS_FOR[n * SLOTS : (n + 1) * SLOTS].count(NO_BONUS) for n in range(len(LEVELS))]
    covered = [mask.bit_count() for mask in COVERED]

    assert (bonuses, covered) == ([7, 9, 10, 12], [6, 7, 8, 9])


@pytest.mark.parametrize("name", ["en-solo", "de-solo"])
def test_the_rebellions_coins_add_up_over_a_whole_game(name: str) -> None:
    """On its dock, on its mat and as bribes: nothing comes but what is gained, nothing goes but what is paid."""
    for g in positions(name):
        mat, bribes = side(g).covered.bit_count(), sum(bribe_on(cell) for cell in g.board)
        assert sum(g.coins) + bribes + mat == g.gained - g.paid


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (1, 1), (3, 1), (4, 2)])
def test_it_scores_tracks_warfare_coins_and_goods_on_its_dock(coins: int, points: int) -> None:
    """Thirds are rounded up; agenda and deeds bring nothing [solo-score-1]."""
    position = solo(coins=coins).claims(REBELS, 2, 1, 4).warfare(1, 2).goods(REBELS, "fur:5 wood:3")

    assert score.items(position.state(), REBELS) == [
        ("rule", 2),
        ("build", 1),
        ("trade", 5),
        ("warfare", 3),
        ("coins", points),
        ("dock", 2),
    ]


@pytest.mark.parametrize(("edition", "winner"), [("en", [YOU]), ("de", [REBELS])])
def test_scored_coins_break_a_tie_in_one_edition_only(edition: str, winner: list[int]) -> None:
    """One point each, no region ruled; your coin against its three [solo-score-2]."""
    position = solo(edition, coins=3).claims(YOU, 1, 0, 0).agenda(YOU, "conquering")
    position.g.coins[YOU] = 1
    g = position.state()
    g.stack.clear()

    assert score.winners(g) == winner


def test_your_agenda_is_compared_with_the_rebellion_and_ties_count() -> None:
    """[solo-score-3]"""
    position = solo(you="kiev volyn", rebels="novgorod rostov").agenda(YOU, "esteemed")

    assert score.agenda_met(position.state(), YOU, AGENDA.parse("esteemed"))
    assert not score.agenda_met(position.state(), REBELS, position.g.agenda[REBELS])


# ---- what nobody may know


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_bottom_card_stays_secret_but_for_the_lines_slid_out(edition: str) -> None:
    """Cards 3, 6 and 12 begin with the advisors 2 and starred 3; only the actions beside them tell them apart."""
    g = solo(edition, card=9).bottom(6, 0).state()
    seen = {side(RULES.play.resample(g, YOU, Dice(n))).bottom for n in range(200)}  # type: ignore[arg-type]  # Rurik's
    assert len(seen) > 12

    g = solo(edition, card=9).bottom(6, 1).state()
    seen = {side(RULES.play.resample(g, YOU, Dice(n))).bottom for n in range(50)}  # type: ignore[arg-type]  # Rurik's
    assert seen == {5}
    assert RULES.play.public(g) == RULES.play.public(RULES.play.resample(g, YOU, Dice(1)))


def test_every_level_is_an_option() -> None:
    assert [option.values[1:] for option in GAME.options if option.key == "solo"] == [tuple(LEVELS)]


# ---- why it did that

REASONS = {
    "en": [
        "Muster can be paid and used: 1 point.",
        "Unlocked bonus for Muster: +1 coin.",
        "Location order of card 1: the next region it occupies but does not rule is Volyn.",
    ],
    "de": [
        "Mustern lässt sich bezahlen und nutzen: 1 Punkt.",
        "Freigeschalteter Bonus für Mustern: +1 Münze.",
        "Ortsreihenfolge von Karte 1: Die nächste Region, die sie besetzen, aber nicht beherrschen, ist Volyn.",
    ],
}


@pytest.mark.parametrize("lang", REASONS)
def test_its_reasons_name_card_and_rule(lang: str) -> None:
    position = solo(level="medium", rebels="kiev:2 volyn", usurper="kiev", you="volyn")
    match = Match(GAME, GAME.setup(2, "de", {"solo": "medium"}))
    match.state = position.action("muster", 1)
    lines = [match.replay("1:rebel-turn.act"), match.replay("1:rebel-muster.troop volyn")]
    texts = Texts(GAME, lang, "de", {"solo": "medium"})

    told = [texts.text(event) for line in lines for event in line.events]
    assert [words for words in told if "Swjatopolk" not in words] == REASONS[lang]


def test_every_decision_of_the_rebellion_has_a_reason() -> None:
    """In a whole game it never has a choice, and something public below the line says why [solo-card-1]."""
    match = Match.start(GAME, GAME.setup(2, "en", {"solo": "hard"}), b"reasons!" * 4)
    dice = Dice(5)
    while not match.over:
        seat = match.asked()[0]
        assert seat != REBELS or len(moves(match.state, seat)) == 1
        legal = candidates(match.state, seat)
        match.play(seat, legal[dice.below(len(legal))])

    answered = [line for line in match.lines if line.seat == REBELS]
    assert len(answered) > 60
    for line in answered:
        assert any(event.key.startswith("event-because-") for event in line.events), line.text
