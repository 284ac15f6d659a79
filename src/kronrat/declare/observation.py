"""What a seat may know, declared field by field: the code that writes it down as numbers follows from the declarations.

    @observation
    class Seen(Observation):
        target = amount("g.settings.target", 0, 50)
        region = category("g.region", CASTLE_NUMBER, at=FIELD)
        ducats = amount("g.ducats[s]", 0, 200)

An expression speaks of the state `g` and of the observer `me`. If it speaks of `s` it is written once for each seat,
the observer first, with nothing for seats that nobody has; with `at` it is written once for each value of that domain,
as `i`, or is a list of them. `fields` and `expand` say why this is text: mypyc compiles no methods that are made later.
"""

from __future__ import annotations

import ast
import sys
from dataclasses import dataclass
from typing import TypeVar

from kronrat.declare.fields import made

C = TypeVar("C", bound=type)

NAMES = """\
from typing import ClassVar
from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16, i64
from kronrat.kernel.seats import MOST_SEATS
from kronrat.parts.observation import ORDERS, RELATIVE, Observed, fill, size, write_listed, write_set
"""
"""What the text speaks of besides what a declaration itself imports."""
WRITTEN = {
    "amount": "write_i16_le({out}, i16(value))",
    "category": "write_i16_le({out}, i16(value + 1))",
    "who": "write_i16_le({out}, i16(relative >> 4 * (value + 1) & 15))",
}
"""How a value is written, by kind: of categories and seats, nothing is 0."""
SETS = {"cards": "write_set", "listed": "write_listed"}
"""What writes a set, by kind. All these are functions of `parts.observation` that declare a field."""


@dataclass(frozen=True)
class Line:
    """One field as the text of its code needs it."""

    kind: str
    expression: str
    many: bool = False
    kept: bool = False

    def speaks_of(self, name: str) -> bool:
        return any(
            isinstance(node, ast.Name) and node.id == name for node in ast.walk(ast.parse(self.expression))
        )

    def source(self, number: int) -> list[str]:
        """The statements that write this field."""
        if not self.speaks_of("s"):
            return self.kept_block(number) if self.kept else self.values(number, "out")
        body = [f"    {line}" for line in ["s = seat", *self.values(number, "out")]]
        nobody = ["if absent:", f"    fill(out, absent * sizes[{number}])"]
        return ["for seat in order:", *body, *nobody]

    def values(self, number: int, out: str) -> list[str]:
        if self.kind in SETS:
            one = [f"{SETS[self.kind]}({out}, {self.expression}, widths[{number}])"]
        else:
            one = [f"value = {self.expression}", WRITTEN[self.kind].format(out=out)]
        if not self.many:
            return one
        if self.speaks_of("i"):
            return [f"count = counts[{number}]", "for i in range(count):", *[f"    {line}" for line in one]]
        return [
            f"several = {self.expression}",
            "for each in several:",
            "    value = each",
            *[f"    {line}" for line in one[1:]],
            f"fill({out}, counts[{number}] - len(several))",
        ]

    def kept_block(self, number: int) -> list[str]:
        """A list that is never changed in place is written anew only when another one has taken its place."""
        place = f"{number} * MOST_SEATS + me" if self.kind == "who" else f"{number} * MOST_SEATS"
        return [
            f"place = {place}",
            f"if self.kept[place] is not {self.expression}:",
            f"    self.kept[place] = {self.expression}",
            "    block = BytesWriter()",
            *[f"    {line}" for line in self.values(number, "block")],
            "    self.blocks[place] = block.getvalue()",
            "out.write(self.blocks[place])",
        ]


def source(lines: list[Line]) -> str:
    """The method that writes all fields in their order."""
    out = [
        "def encode(self, g: State, me: int, out: BytesWriter) -> None:",
        "    sizes, counts, widths = self.sizes, self.counts, self.widths",
        "    order = ORDERS[g.seats * MOST_SEATS + me]",
        "    relative: i64 = RELATIVE[g.seats * MOST_SEATS + me]",
        "    absent = self.most - g.seats",
        "    value: i64",
        "    count: i64",
        "    s: i64",
    ]
    for number, line in enumerate(lines):
        out += [f"    {one}" for one in line.source(number)]
    return "\n".join(out) + "\n"


def line_of(call: ast.Call) -> Line:
    """A declaration as parsed: what the code needs of it."""
    kind, expression = ast.unparse(call.func), call.args[0]
    text = expression.value if isinstance(expression, ast.Constant) else None
    if kind not in {*WRITTEN, *SETS} or not isinstance(text, str):
        raise TypeError(f"{ast.unparse(call)} declares no field of an observation")
    named = {word.arg for word in call.keywords}
    return Line(kind, text, "at" in named, "kept" in named)


def expanded(node: ast.ClassDef) -> str:
    """For the build: the list of fields and the method, from the text of the class."""
    declared = [
        (statement.targets[0].id, statement.value)
        for statement in node.body
        if isinstance(statement, ast.Assign)
        and isinstance(statement.targets[0], ast.Name)
        and isinstance(statement.value, ast.Call)
    ]
    records = [f"{ast.unparse(call)}.named({name!r})" for name, call in declared]
    listed = f"fields: ClassVar[list[Observed]] = [{', '.join(records)}]\n"
    return listed + source([line_of(call) for _, call in declared])


def observation(cls: C) -> C:
    """Interpreted: the same from the class itself."""
    found = [(name, value) for name, value in cls.__dict__.items() if hasattr(value, "named")]
    for name, _ in found:
        delattr(cls, name)
    setattr(cls, "fields", [value.named(name) for name, value in found])  # noqa: B010 - of no known type here
    lines = [Line(value.kind, value.expression, value.at is not None, value.kept) for _, value in found]
    exec(NAMES, sys.modules[cls.__module__].__dict__)
    return made(cls, source(lines), lines)
