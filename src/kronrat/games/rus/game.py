"""The game as the rest of the program sees it."""

from __future__ import annotations

from kronrat.games.rus import GAME, laws, observe, resample, score, setup, view
from kronrat.games.rus.bots.candidates import candidates
from kronrat.games.rus.bots.evaluate import evaluate, rounds_ahead
from kronrat.games.rus.bots.facts import FACTS
from kronrat.games.rus.bots.weights import W
from kronrat.games.rus.data import DOMAINS
from kronrat.games.rus.drawing import board, components, examples, looks, scene
from kronrat.games.rus.rules.events import EVENTS
from kronrat.games.rus.rules.flow import STEPS
from kronrat.games.rus.state import State
from kronrat.kernel.game import Drawing, Play, Rules
from kronrat.parts.hints import Hints

RULES = Rules(
    info=GAME,
    play=Play(
        state=State,
        steps=[*setup.SETUP_STEPS, *STEPS],
        events=EVENTS,
        domains=DOMAINS,
        lay_out=setup.lay_out,
        public=view.public,
        own=view.own,
        resample=resample.resample,
        observe=observe.Seen,
        scores=score.items,
        winners=score.winners,
        ending=score.ending,
        laws=laws.broken,
    ),
    drawing=Drawing(
        stage=board.stage,
        scene=scene.scene,
        hand=scene.hand,
        stage_key=board.stage_key,
        examples=examples.EXAMPLES,
        components=components.COMPONENTS,
        verbs=looks.LOOKS,
        foreign=frozenset({"not-sudislav", "not-sviatoslav"}),
    ),
    hints=Hints(
        evaluate=evaluate,
        candidates=candidates,
        rounds_ahead=rounds_ahead,
        learned_rounds=6,  # when tiles have been placed and have acted
        greedy_playouts=False,  # following a turn to its end takes five times as long and has not shown to win more
        spread=1.9,  # fitted: kronrat lab calibrate rus
        facts=FACTS,
        weights=W,
    ),
)
