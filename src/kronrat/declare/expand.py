"""For the build: sources with the methods of their declared classes written out, which is what mypyc compiles.

`fields` makes the same text when a class is made, interpreted. Only the standard library is needed here.
"""

from __future__ import annotations

import ast
from pathlib import Path

from kronrat.declare import observation
from kronrat.declare.fields import KERNEL, Declared, DeclaredWeights, Field


def expand(path: Path, root: Path) -> str:
    """A module's text with the methods of its declared classes in it; unchanged if there are none."""
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    lines = text.splitlines()
    added: list[tuple[int, list[str]]] = []
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and (decorator := decorator_of(node)):
            row = decorator.lineno - 1
            names = observation.NAMES if decorator.id == "observation" else ""
            lines[row] = f"{names}# {lines[row]}: expanded below"
            for statement in node.body:
                if isinstance(statement, ast.AnnAssign) and statement.value is not None and plain(statement):
                    blank(lines, statement)
                elif isinstance(statement, ast.Assign) and decorator.id == "observation":
                    for line in range(statement.lineno - 1, statement.end_lineno or 0):
                        lines[line] = ""
            assert node.end_lineno is not None
            source = source_of(node, decorator.id, tree, root)
            added.append((node.end_lineno, [f"    {line}" if line else "" for line in source.splitlines()]))
    for at, new in reversed(added):
        lines[at:at] = new
    return "\n".join(lines) + "\n"


def decorator_of(node: ast.ClassDef) -> ast.Name | None:
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Name) and decorator.id in (
            "fields",
            "weights",
            "by_hand",
            "observation",
        ):
            return decorator
    return None


def plain(statement: ast.AnnAssign) -> bool:
    return not ast.unparse(statement.annotation).startswith("ClassVar")


def blank(lines: list[str], statement: ast.AnnAssign) -> None:
    """Take the default out of a field's declaration: the constructor has it."""
    end = statement.annotation
    row, last = (
        (end.end_lineno or 0) - 1,
        (statement.end_lineno or 0) - 1,
    )  # parsed from text, so both are known
    tail = lines[last].encode()[statement.end_col_offset :].decode()
    lines[row] = lines[row].encode()[: end.end_col_offset].decode() + tail
    for other in range(row + 1, last + 1):
        lines[other] = ""


def source_of(node: ast.ClassDef, decorator: str, tree: ast.Module, root: Path) -> str:
    if decorator == "by_hand":
        return ""
    if decorator == "observation":
        return observation.expanded(node)
    if decorator == "weights":
        return DeclaredWeights(node.name, own_fields(node)).source()
    return declared(node, tree, root).source()


def own_fields(node: ast.ClassDef) -> tuple[Field, ...]:
    return tuple(
        Field(
            statement.target.id,
            ast.unparse(statement.annotation),
            ast.unparse(statement.value) if statement.value is not None else "",
        )
        for statement in node.body
        if isinstance(statement, ast.AnnAssign)
        and isinstance(statement.target, ast.Name)
        and plain(statement)
    )


def declared(node: ast.ClassDef, tree: ast.Module, root: Path) -> Declared:
    """What a class declares, its ancestors looked up in the source tree: nothing is imported."""
    own = own_fields(node) if decorator_of(node) else ()
    base = node.bases[0] if node.bases else None
    if not isinstance(base, ast.Name):
        raise TypeError(f"{node.name} derives from none of {', '.join(KERNEL)}")
    if base.id in KERNEL:
        return Declared(node.name, base.id, KERNEL[base.id], own)
    found = find(base.id, tree, root)
    if found is None:
        raise TypeError(f"{node.name}: where is its base class {base.id}?")
    parent = declared(*found, root)
    return Declared(node.name, parent.root, (base.id, parent.parent[1] + parent.given), own)


def find(name: str, tree: ast.Module, root: Path) -> tuple[ast.ClassDef, ast.Module] | None:
    """A class by the name that a module knows it by: its own, or an imported one."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name == name:
            return node, tree
        if isinstance(node, ast.ImportFrom) and any((a.asname or a.name) == name for a in node.names):
            path = root / Path(*(node.module or "").split(".")).with_suffix(".py")
            return find(name, ast.parse(path.read_text(encoding="utf-8")), root)
    return None


def expand_tree(source: Path, target: Path) -> None:
    """Copy a source tree, expanded; files that would stay the same are not touched, so that a build may reuse them."""
    wanted = {path.relative_to(source) for path in source.rglob("*.py")}
    for old in target.rglob("*.py"):
        if old.relative_to(target) not in wanted:
            old.unlink()
    for name in sorted(wanted):
        text = expand(source / name, source)
        copy = target / name
        if not copy.exists() or copy.read_text(encoding="utf-8") != text:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(text, encoding="utf-8")
