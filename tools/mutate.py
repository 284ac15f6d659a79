"""Small changes to a source, each of which a test should notice: text for text, so that comments and lines stay."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass

SWAPS: dict[type[ast.AST], list[str]] = {
    ast.Eq: ["!="],
    ast.NotEq: ["=="],
    ast.Lt: ["<=", ">="],
    ast.LtE: ["<", ">"],
    ast.Gt: [">=", "<="],
    ast.GtE: [">", "<"],
    ast.In: ["not in"],
    ast.NotIn: ["in"],
    ast.Is: ["is not"],
    ast.IsNot: ["is"],
    ast.And: ["or"],
    ast.Or: ["and"],
    ast.Add: ["-"],
    ast.Sub: ["+"],
    ast.Mult: ["+"],
    ast.FloorDiv: ["*"],
    ast.Mod: ["//"],
    ast.BitOr: ["&"],
    ast.BitAnd: ["|"],
    ast.LShift: [">>"],
    ast.RShift: ["<<"],
}
SIGNS = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.In: "in",
    ast.NotIn: r"not\s+in",
    ast.Is: "is",
    ast.IsNot: r"is\s+not",
    ast.And: "and",
    ast.Or: "or",
    ast.Add: r"\+",
    ast.Sub: "-",
    ast.Mult: r"\*",
    ast.FloorDiv: "//",
    ast.Mod: "%",
    ast.BitOr: r"\|",
    ast.BitAnd: "&",
    ast.LShift: "<<",
    ast.RShift: ">>",
}
OTHER_CALL = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Change:
    """Bytes from start to end of a source become something else."""

    start: int
    end: int
    new: str


class Finder:
    """Walks a source and lists what could be changed: nothing in annotations, imports, assertions or decorators."""

    def __init__(self, source: bytes) -> None:
        self.source = source
        self.begins = [0]
        for line in source.splitlines(keepends=True):
            self.begins.append(self.begins[-1] + len(line))

    def all(self) -> list[Change]:
        return sorted(set(self.visit(ast.parse(self.source))), key=lambda one: (one.start, one.end, one.new))

    def visit(self, node: ast.AST) -> Iterator[Change]:
        yield from self.changes(node)
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "decorator_list", "bases", "type_params"):
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST) and not isinstance(
                    child, (ast.Assert, ast.Import, ast.ImportFrom)
                ):
                    if isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING":
                        continue
                    yield from self.visit(child)

    def changes(self, node: ast.AST) -> Iterator[Change]:
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            for left, sign, right in zip(sides, node.ops, sides[1:], strict=False):
                yield from self.swap(left, sign, right)
        elif isinstance(node, ast.BoolOp):
            for left, right in zip(node.values, node.values[1:], strict=False):
                yield from self.swap(left, node.op, right)
        elif isinstance(node, ast.BinOp):
            yield from self.swap(node.left, node.op, node.right)
        elif isinstance(node, ast.AugAssign):
            yield from self.swap(node.target, node.op, node.value)
            yield self.replace(node, "pass")
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.Not, ast.USub)):
            yield self.replace(node, f"({self.text(node.operand)})")
        elif isinstance(node, (ast.If, ast.While, ast.IfExp)):
            yield self.replace(node.test, f"(not ({self.text(node.test)}))")
        elif isinstance(node, ast.Constant) and type(node.value) is bool:
            yield self.replace(node, str(not node.value))
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            yield self.replace(node, str(node.value + 1))
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            yield self.replace(node, "pass")
        elif isinstance(node, ast.Break):
            yield self.replace(node, "continue")
        elif isinstance(node, ast.Continue):
            yield self.replace(node, "break")
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in OTHER_CALL:
            yield self.replace(node.func, OTHER_CALL[node.func.id])

    def place(self, line: int, column: int) -> int:
        return self.begins[line - 1] + column

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.place(node.lineno, node.col_offset), self.place(node.end_lineno, node.end_col_offset)

    def text(self, node: ast.expr) -> str:
        start, end = self.span(node)
        return self.source[start:end].decode()

    def replace(self, node: ast.expr | ast.stmt, new: str) -> Change:
        return Change(*self.span(node), new)

    def swap(self, left: ast.expr, sign: ast.AST, right: ast.expr) -> Iterator[Change]:
        """The sign between two operands; brackets or a comment may stand there too."""
        start, end = self.span(left)[1], self.span(right)[0]
        found = re.search(SIGNS.get(type(sign), r"(?!)"), self.source[start:end].decode())
        for new in SWAPS.get(type(sign), []) if found else []:
            assert found is not None
            yield Change(start + found.start(), start + found.end(), new)
