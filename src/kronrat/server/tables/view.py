"""What leaves the server: scene, hands and log as each viewer may see them. Nothing else is ever serialised."""

from __future__ import annotations

from typing import cast

from msgspec import Raw

from kronrat.kernel.game import Rules
from kronrat.kernel.play import asked
from kronrat.kernel.step import CHANCE, EVERYBODY, Core
from kronrat.kernel.view import Scene, Stage
from kronrat.match.ask import ask
from kronrat.match.match import Line
from kronrat.server.wire import LogLine, Position, Result, encoder

SPECTATOR = -1


class View:
    """A state as viewers may see it. What everybody sees is built and encoded once, then shared."""

    def __init__(self, rules: Rules, g: Core, seed: bytes) -> None:
        self.rules = rules
        self.g = g
        self.public = rules.play.public(g)
        scene = rules.drawing.scene(self.public)
        # msgspec writes Raw as it stands, so each viewer's message copies bytes and encodes only its own part
        self.scene = cast(Scene, Raw(encoder.encode(scene)))
        self.scores = counted(scene)
        self.asked = [seat for seat in asked(g) if seat != CHANCE]
        self.step = g.stack[-1].name if g.stack else ""
        self.result = None if g.stack else result(rules, g, seed)

    def position(self, seats: tuple[int, ...], asking: bool = True) -> Position:
        """The position for somebody who holds these seats; nobody's hand for a spectator."""
        rules, g = self.rules, self.g
        hands = {seat: rules.drawing.hand(self.public, rules.play.own(g, seat)) for seat in seats}
        questions = [ask(g, seat, rules.drawing) for seat in seats if seat in self.asked] if asking else []
        asks = [question for question in questions if question is not None]
        return Position(self.scene, self.asked, hands, asks, self.step, self.result)

    def stage_key(self) -> object:
        return self.rules.drawing.stage_key(self.public)

    def stage(self) -> bytes:
        return encoder.encode(self.rules.drawing.stage(self.public))


def counted(scene: Scene) -> list[int]:
    """Every seat's points as everybody can count them."""
    return [panel.score for panel in sorted(scene.panels, key=lambda panel: panel.seat)]


def result(rules: Rules, g: Core, seed: bytes) -> Result:
    play = rules.play
    return Result(play.ending(g), play.winners(g), play.scores(g), seed.hex())


def raw_stage(stage: bytes) -> Stage:
    return cast(Stage, Raw(stage))


def log_line(line: Line, seats: tuple[int, ...], rules: Rules | None = None) -> LogLine:
    """A line as whoever has these seats may read it."""
    reader, hidden = SPECTATOR, line.readers != EVERYBODY
    if hidden:
        for seat in seats:
            if not line.hidden_from(seat):
                reader, hidden = seat, False
                break
    return LogLine(
        line.number,
        line.seat,
        line.step,
        line.verb,
        line.words_for(reader),
        hidden,
        line.events,
        line.scores,
        rules.drawing.look(line.step, line.verb).weight if rules else "plain",
    )
