"""The record: readable, replayable, verifiable; any change to it is found."""

from __future__ import annotations

import pickle
import re
from typing import Any

import pytest

from kronrat.kernel.dice import Dice
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import Info, Setup, find
from kronrat.kernel.log import digest
from kronrat.kernel.play import moves
from kronrat.kernel.step import CHANCE
from kronrat.match import record as module
from kronrat.match.dice import Contribution
from kronrat.match.match import Match
from kronrat.match.record import Broken, read, replay, to_text, verify, write


@pytest.fixture(scope="module")
def text() -> str:
    info, _ = find("loewenherz")
    match = Match.start(info, info.setup(3, "", {"distance": "6"}), bytes(32))
    dice = Dice(2)
    while not match.over:
        seat = match.asked()[0]
        found = moves(match.state, seat)
        match.play(seat, found[dice.below(len(found))])
    return write(match, ["Ada", "greedy", "random"])


def test_a_record_names_game_options_seats_seal_and_result(text: str) -> None:
    record = read(text)
    assert (record.game, record.version, record.setup.seats) == ("loewenherz", 1, 3)
    assert record.setup.options["distance"] == "6"
    assert record.seats == ["Ada", "greedy", "random"]
    assert re.fullmatch(r"[0-9a-f]{64}", record.seal)
    assert re.fullmatch(r"(king|deck) winners=[\d,]+ scores=\d+,\d+,\d+", record.result)


def test_it_verifies(text: str) -> None:
    assert verify(read(text)).over


def test_a_part_of_it_replays(text: str) -> None:
    match = replay(read(text), until=50)
    assert len(match.lines) == 50


@pytest.mark.parametrize(
    ("pattern", "change", "complaint"),
    [
        (r"~([0-9a-f]{8})\n", "~00000000\n", "digest"),
        (r"\*:first\.seat (\w+)", "*:first.seat nobody", "is no seat"),
        (r"seed ([0-9a-f]+)", "seed " + "11" * 32, "does not fit the seal"),
        (r"seal ([0-9a-f]+)", "seal " + "00" * 32, "does not fit the seal"),
        (r"\n\d:turn\.sell \w+", "\n0:turn.fly away", "knows no 'fly'"),
        (r"version 1", "version 99", "version 99"),
        (r"result \w+", "result king", "the record says"),
    ],
)
def test_a_changed_record_does_not_verify(text: str, pattern: str, change: str, complaint: str) -> None:
    changed, count = re.subn(pattern, change, text, count=1)
    assert count == 1
    with pytest.raises(Broken, match=complaint):
        verify(read(changed))


def test_a_chance_line_that_the_seed_did_not_give_is_found(text: str) -> None:
    """Every line legal and every digest right, but the first draw is another card than the dice gave."""
    info, _ = find("loewenherz")
    record = read(text)
    match = Match(info, info.setup(3, "", record.setup.options), bytes(32))
    for line, _ in record.lines[:9]:
        match.replay(line)
    honest = record.lines[9][0]
    other = next(
        (i, args) for i, args in moves(match.state, -1) if f"*:draw.card A{args[0] + 1:02}" != honest
    )
    match.put(-1, other)
    match.advance()
    with pytest.raises(Broken, match="by its seal"):
        verify(read(write(match, reveal=True)))


def test_verifying_plays_every_line_once_and_tells_of_each(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever wants the scores line by line counts along in the same pass."""
    made: list[Match] = []
    told: list[tuple[str, str]] = []

    def counted(info: Info, setup: Setup, seed: bytes) -> Match:
        made.append(Match(info, setup, seed))
        return made[-1]

    monkeypatch.setattr(module, "Match", counted)
    record = read(text)
    verify(record, lambda match, line: told.append((line.text, digest(match.state))))

    assert told == record.lines
    assert [len(match.lines) for match in made] == [len(record.lines)]


def test_a_line_that_is_wrong_is_not_told(text: str) -> None:
    record = read(text)
    record.lines[20] = (record.lines[20][0], "00000000")
    told: list[int] = []
    with pytest.raises(Broken, match="line 20"):
        replay(record, follow=lambda match, line: told.append(line.number))

    assert told == list(range(20))


def test_what_was_read_is_written_the_same(text: str) -> None:
    assert to_text(read(text)) == text


def test_an_unfinished_record_keeps_its_seal_closed() -> None:
    info, _ = find("loewenherz")
    match = Match.start(info, info.setup(2))
    text = write(match)
    assert match.seed.hex() not in text
    with pytest.raises(Broken, match="still closed"):
        verify(read(text))


@pytest.mark.parametrize(
    "nonsense", ["", "hello", "kronrat-record 1\n", "kronrat-record 1\ngame loewenherz\nplayers x"]
)
def test_nonsense_is_no_record(nonsense: str) -> None:
    with pytest.raises(Unreadable):
        read(nonsense)


def finished(game: str = "toy", **more: Any) -> Match:
    info, dice = find(game)[0], Dice(2)
    match = Match.start(info, info.setup(2), b"s" * 32, **more)
    while not match.over:
        seat = match.asked()[0]
        found = moves(match.state, seat)
        match.play(seat, found[dice.below(len(found))])
    return match


def broken(text: str, old: str, new: str) -> module.Verdict:
    assert old in text
    return module.judge(module.read(text.replace(old, new, 1)))


def test_a_verdict_tells_apart_what_a_record_proves() -> None:
    match = finished()
    text = module.write(match)
    whole = module.judge(module.read(text))
    assert whole.holds
    assert broken(text, "winners=", "winners=9").complete
    assert broken(text, f"~{match.lines[3].digest}", "~00000000").digests
    fork = broken(text, "seal ", f"fork {len(match.lines)}\nseal ")
    assert "another seal" in fork.dice
    assert not (fork.legal)
    assert not (fork.digests)
    assert not (fork.complete)
    assert broken(text, f"seed {match.seed.hex()}", f"seed {'00' * 32}").dice
    unfinished = "\n".join(row for row in text.splitlines() if match.lines[-1].digest not in row)
    told = module.judge(module.read(unfinished))
    assert "yet the record tells a result" in told.complete
    for number in (-1, 999_999):
        with pytest.raises(Unreadable, match="another game"):
            broken(text, "seal ", f"fork {number}\nseal ")


@pytest.mark.parametrize("seat", ["7", "8000000000", "9" * 5000, "٣" * 20])
def test_a_seat_that_is_not_there_is_unreadable_at_once(seat: str) -> None:
    text = module.write(finished())
    told = module.judge(module.read(text.replace("\n0:", f"\n{seat}:", 1)))
    assert "seats, numbered from 0" in told.legal


def test_players_add_to_the_dice_and_the_record_tells_it() -> None:
    first, later = Contribution(0, 0, b"a" * 16), Contribution(1, 60, b"b" * 32)
    plain, added = finished("loewenherz"), finished("loewenherz", added=[first])
    both = finished("loewenherz", added=[first, later])
    texts = [[line.text for line in match.lines if line.seat == CHANCE] for match in (plain, added, both)]
    assert texts[0] != texts[1] != texts[2]
    told = module.read(module.write(both))
    assert told.added == [first, later]
    verdict = module.judge(told)
    assert verdict.holds
    assert verdict.entropy == 1
    told.added = [first]
    assert module.judge(told).dice, "without what a player added the dice do not follow"
    assert pickle.loads(pickle.dumps(both)).added == both.added
