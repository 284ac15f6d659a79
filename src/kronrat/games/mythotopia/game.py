"""The whole of Mythotopia as the rest of the program sees it."""

from __future__ import annotations

from kronrat.games.mythotopia import GAME, data, laws, observe, score, view
from kronrat.games.mythotopia.bots.candidates import candidates
from kronrat.games.mythotopia.bots.evaluate import evaluate
from kronrat.games.mythotopia.bots.facts import FACTS
from kronrat.games.mythotopia.bots.predict import named_assets, predict
from kronrat.games.mythotopia.bots.weights import W
from kronrat.games.mythotopia.drawing.board import stage, stage_key
from kronrat.games.mythotopia.drawing.components import COMPONENTS
from kronrat.games.mythotopia.drawing.examples import EXAMPLES
from kronrat.games.mythotopia.drawing.scene import hand, scene
from kronrat.games.mythotopia.drawing.verbs import VERBS
from kronrat.games.mythotopia.resample import resample
from kronrat.games.mythotopia.rules.ending import winners
from kronrat.games.mythotopia.rules.events import EVENTS
from kronrat.games.mythotopia.rules.flow import STEPS
from kronrat.games.mythotopia.rules.turn import Turn
from kronrat.games.mythotopia.setup import lay_out
from kronrat.games.mythotopia.state import State
from kronrat.kernel.game import Drawing, Play, Rules
from kronrat.parts.hints import Hints
from kronrat.parts.seats import SEAT


def between_actions(g: State, seat: int) -> bool:
    """What the last action began is done."""
    return isinstance(g.stack[-1], Turn)


RULES = Rules(
    info=GAME,
    play=Play(
        state=State,
        steps=STEPS,
        events=EVENTS,
        domains=[
            data.PROVINCE,
            data.BORDER,
            data.SEA,
            data.CARD,
            data.VICTORY,
            data.SYMBOL,
            data.CROSSING,
            data.WAY,
            data.TOWN,
            data.BONUS,
            data.SOURCE,
            data.ARMY_COUNT,
            data.MERCENARY_COUNT,
            data.SHIP_COUNT,
            data.CARD_COUNT,
            data.NEED,
            data.ACTIONS,
            data.POINTS,
            SEAT,
        ],
        lay_out=lay_out,
        public=view.public,
        own=view.own,
        resample=resample,
        observe=observe.Seen,
        scores=score.items_of_all,
        winners=winners,
        ending=score.ending,
        laws=laws.broken,
    ),
    drawing=Drawing(
        stage=stage,
        scene=scene,
        hand=hand,
        stage_key=stage_key,
        examples=EXAMPLES,
        components=COMPONENTS,
        verbs=VERBS,
        foreign=frozenset({"card-not-at-hand", "not-in-play", "no-warehouse"}),
    ),
    hints=Hints(
        evaluate=evaluate,
        predict=predict,
        candidates=candidates,
        settled=between_actions,
        compare_by_prediction=True,
        learned_turns=False,  # its network judges better than it tells turns apart
        spread=10.6,  # fitted: kronrat lab calibrate mythotopia --games 400
        facts=FACTS,
        weights=W,
        assets=named_assets,
    ),
)
