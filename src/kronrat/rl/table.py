"""What the arrays of a game's observations are, as a page of the docs: `python -m kronrat.rl.table > …`."""

from __future__ import annotations

from kronrat.kernel.game import games
from kronrat.match.textkeys import text_key
from kronrat.match.texts import Texts
from kronrat.rl.layout import Array, Layout, layout_of

HEAD = """\
# Observations, game by game

Made by `python -m kronrat.rl.table`. Every observation begins with the question: who is asked, which step, what the
step carries and, for who is asked itself, what is already chosen of a move. Then comes what the game declares. For a
seat, 0 is nobody and 1 the observer; for other categories, 0 is none. An array for each seat begins with the
observer's.
"""


def page() -> str:
    return "\n".join([HEAD, *[game(info.id) for info in games().values() if declares(info.id)]])


def declares(name: str) -> bool:
    return games()[name].rules().play.observe is not None and games()[name].folder.startswith("kronrat.")


def game(name: str) -> str:
    layout = layout_of(name)
    texts = [Texts(layout.info, lang) for lang in ("en", "de")]
    rows = [line(layout, texts, one) for one in layout.arrays]
    return "\n".join(
        [
            f"## {layout.info.title}",
            "",
            f"{layout.size} numbers, {layout.actions} choices.",
            "",
            "| array | kind | from | to | shape | of | at | means | bedeutet |",
            "|---|---|---|---|---|---|---|---|---|",
            *rows,
            "",
        ]
    )


def line(layout: Layout, texts: list[Texts], one: Array) -> str:
    shape = " × ".join(map(str, one.shape)) or "1"
    means = [meaning(layout, texts, one.name, german) for german in (False, True)]
    cells = [f"`{one.name}`", one.kind, one.low, one.high, shape, one.domain, one.at, *means]
    return f"| {' | '.join(map(str, cells))} |"


def meaning(layout: Layout, texts: list[Texts], name: str, german: bool) -> str:
    """The game's own words; those of the question are the same in every game."""
    if name in QUESTION:
        return QUESTION[name][german]
    if name.startswith("step_") and name.removeprefix("step_") in layout.carried:
        return ("What the step carries", "Was der Schritt mit sich führt")[german]
    return texts[german].say(text_key("observe", name.replace("_", "-")))


QUESTION = {
    "asked": ("Whether a seat owes an answer", "Ob ein Platz eine Antwort schuldet"),
    "step": ("Which step asks", "Welcher Schritt fragt"),
    "chosen_verb": ("The verb already chosen", "Das schon gewählte Verb"),
    "chosen": ("The values already chosen, as choices", "Die schon gewählten Werte, als Wahlen"),
}

if __name__ == "__main__":
    print(page(), end="")
