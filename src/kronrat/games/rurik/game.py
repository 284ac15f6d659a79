"""The game as the rest of the program sees it: the files of this folder tied together."""

from kronrat.games.rurik import GAME, laws, observe, resample, score, setup, view
from kronrat.games.rurik.bots import candidates, evaluate, evaluate_moves, facts
from kronrat.games.rurik.bots.weights import W
from kronrat.games.rurik.data import DOMAINS
from kronrat.games.rurik.drawing import board, scene
from kronrat.games.rurik.drawing.components import COMPONENTS
from kronrat.games.rurik.drawing.examples import EXAMPLES
from kronrat.games.rurik.drawing.verbs import VERBS
from kronrat.games.rurik.rules import flow
from kronrat.games.rurik.state import State
from kronrat.kernel.game import Drawing, Play, Rules
from kronrat.parts.hints import Hints

RULES = Rules(
    info=GAME,
    play=Play(
        state=State,
        steps=[setup.SetUp, *flow.STEPS],
        events=flow.EVENTS,
        domains=DOMAINS,
        lay_out=setup.lay_out,
        public=view.public,
        own=view.own,
        resample=resample.resample,
        observe=observe.Seen,
        scores=score.items_of_all,
        winners=score.winners,
        ending=score.ending,
        laws=laws.broken,
    ),
    drawing=Drawing(
        stage=board.stage,
        scene=scene.scene,
        hand=scene.hand,
        stage_key=board.stage_key,
        examples=EXAMPLES,
        components=COMPONENTS,
        verbs=VERBS,
        foreign=frozenset({"not-your-leader", "no-neutral", "rebels-are-foes"}),
    ),
    hints=Hints(
        evaluate=evaluate.evaluate,
        evaluate_moves=evaluate_moves.evaluate_moves,
        candidates=candidates.candidates,
        settled=evaluate.settled,
        rounds_ahead=evaluate.rounds_ahead,
        learned_rounds=10,  # when advisors have been placed and have acted
        learned_replies=1,  # who expects either is surprised by neither knights nor those who go by hints
        follow=2,  # a turn is short; following it further costs time and wins nothing
        spread=4.1,  # fitted: kronrat lab calibrate rurik
        facts=facts.FACTS,
        network=facts.network,
        weights=W,
    ),
)
