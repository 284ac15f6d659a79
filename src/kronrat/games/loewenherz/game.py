"""The game as the rest of the program sees it."""

from __future__ import annotations

from kronrat.games.loewenherz import GAME, laws, observe, resample, score, setup, view
from kronrat.games.loewenherz.bots import candidates, evaluate, flat, plans, predict
from kronrat.games.loewenherz.bots.facts import FACTS
from kronrat.games.loewenherz.bots.weights import W
from kronrat.games.loewenherz.data import DOMAINS
from kronrat.games.loewenherz.drawing import board, scene
from kronrat.games.loewenherz.drawing.components import COMPONENTS
from kronrat.games.loewenherz.drawing.examples import EXAMPLES
from kronrat.games.loewenherz.drawing.verbs import VERBS
from kronrat.games.loewenherz.rules import end
from kronrat.games.loewenherz.rules.events import EVENTS
from kronrat.games.loewenherz.rules.flow import STEPS
from kronrat.games.loewenherz.state import State
from kronrat.kernel.game import Drawing, Play, Rules
from kronrat.parts.hints import Hints

RULES = Rules(
    info=GAME,
    play=Play(
        state=State,
        steps=STEPS,
        events=EVENTS,
        domains=DOMAINS,
        lay_out=setup.lay_out,
        public=view.public,
        own=view.own,
        resample=resample.resample,
        observe=observe.Seen,
        scores=score.scores,
        winners=end.winners,
        ending=score.ending,
        laws=laws.broken,
    ),
    drawing=Drawing(
        stage=board.stage,
        stage_key=board.stage_key,
        scene=scene.scene,
        hand=scene.hand,
        examples=EXAMPLES,
        components=COMPONENTS,
        verbs=VERBS,
    ),
    hints=Hints(
        evaluate=evaluate.evaluate,
        predict=predict.predict,
        candidates=candidates.candidates,
        greedy_playouts=False,  # following each card to its last border takes ten times as long, with no gain shown
        spread=9.7,  # fitted: kronrat lab calibrate loewenherz
        learned_rounds=3,  # judged one round ahead, turns that search picks are no better than those at a glance
        learned_replies=2,
        facts=FACTS,
        weights=W,
        weights_changed=plans.forget,
        assets=predict.assets,
        flat_playout=flat.flat_playout,
    ),
)
