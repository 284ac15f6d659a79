"""Classes declared by their fields: the constructor, copies and plain data follow from the annotations.

    @fields
    class State(Core):
        settings: Shared[list[int]]
        coins: list[int]
        decks: TwinDeck

Interpreted, the decorator makes the methods when the class is made, as dataclasses do. mypyc compiles no such methods,
so the build (`expand`) writes the same text into a copy of the source and compiles that. This module needs nothing
but the standard library and is never compiled itself: the build runs it before anything is installed.
"""

from __future__ import annotations

import ast
import re
import sys
from dataclasses import dataclass
from inspect import get_annotations
from typing import Annotated, Any, Literal, TypeVar, dataclass_transform

T = TypeVar("T")
C = TypeVar("C", bound=type)

Shared = Annotated[T, "shared"]
"""Copies of a state share the value: it is replaced as a whole or never changes, never changed in place."""
Derived = Annotated[T, "derived"]
"""In a class of weights: not a weight, but made of weights by `prepare`."""


@dataclass(frozen=True)
class Computed:
    """What `derived` leaves in the class body until the decorator takes it."""

    expression: str


def derived(expression: str, *, init: Literal[False] = False) -> Any:
    """A field that is no argument: an expression over the arguments, worked out once."""
    return Computed(expression)


@dataclass(frozen=True)
class Field:
    """One declared field: its annotation as written, and the text of its default, if it has one."""

    name: str
    annotation: str
    default: str = ""

    @property
    def computed(self) -> str:
        """The expression of a `derived` field."""
        found = re.fullmatch(r"derived\(\s*(['\"])(.*)\1\s*\)", self.default, re.DOTALL)
        return found[2] if found else ""

    def inside(self, wrapper: str) -> list[str]:
        """What stands in the brackets of `wrapper[…]`; nothing if the annotation is another one."""
        node = ast.parse(self.annotation, mode="eval").body
        if not (isinstance(node, ast.Subscript) and ast.unparse(node.value) == wrapper):
            return []
        return [
            ast.unparse(one)
            for one in (node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice])
        ]

    @property
    def type(self) -> str:
        """The plain type behind `Shared[…]` and `Annotated[…, x]`."""
        return [*self.inside("Shared"), *self.inside("Annotated"), self.annotation][0]

    @property
    def extra(self) -> str:
        """What `Annotated` adds to the type: the domain of a step's field, the names in a list of weights."""
        return self.inside("Annotated")[1] if self.inside("Annotated") else ""

    @property
    def part(self) -> str:
        """The class of a part with fields of its own, or nothing."""
        name = self.type.removesuffix(" | None")
        return name if re.fullmatch(r"[A-Z]\w*", name) else ""

    @property
    def optional(self) -> bool:
        return self.type.endswith(" | None")

    def copied(self) -> str:
        """An expression for a copy of this field of `self`."""
        value = f"self.{self.name}"
        if self.annotation.startswith("Shared[") or self.type in ("int", "float", "bool", "str"):
            return value
        if re.fullmatch(r"list\[(int|float|bool|str)\]", self.type):
            return f"{value}.copy()"
        if re.fullmatch(r"list\[list\[(int|float|bool|str)\]\]", self.type):
            return f"[row.copy() for row in {value}]"
        if self.part:
            return f"None if {value} is None else {value}.clone()" if self.optional else f"{value}.clone()"
        raise TypeError(f"{self.name}: {self.annotation} is no type of a field")

    def dumped(self) -> str:
        return f"self.{self.name}.dump()" if self.part else f"self.{self.name}"


Parent = tuple[str, tuple[Field, ...]]
"""A base class by its name, with the arguments of its constructor."""

KERNEL: dict[str, Parent] = {
    "Part": ("Part", ()),
    "Core": ("Core", (Field("stack", "list"), Field("seats", "int"))),
    "Step": ("Step", (Field("seat", "int"),)),
    "Together": ("Together", (Field("waiting", "int"),)),
    "ChanceStep": ("ChanceStep", ()),
}
"""The classes of the kernel that games derive from, and what they are made of."""
STATES = ("Part", "Core")


@dataclass(frozen=True)
class Declared:
    """A class as declared: what its methods are made from."""

    name: str
    root: str
    """The class of the kernel it derives from."""
    parent: Parent
    own: tuple[Field, ...]

    @property
    def given(self) -> tuple[Field, ...]:
        """The fields that are arguments of the constructor."""
        return tuple(field for field in self.own if not field.computed)

    def constructor(self) -> list[str]:
        base, inherited = self.parent
        arguments = [f"{f.name}: {f.type}" for f in inherited]
        arguments += [f"{f.name}: {f.type}" + (f" = {f.default}" if f.default else "") for f in self.given]
        lines = [f"def __init__(self, {', '.join(arguments)}) -> None:"]
        if base != "Part":
            lines.append(f"    {base}.__init__({', '.join(['self', *[f.name for f in inherited]])})")
        lines += [f"    self.{f.name} = {f.computed or f.name}" for f in self.own]
        return lines

    def source(self) -> str:
        """The text of all methods that follow from the fields."""
        return "\n".join(self.state() if self.root in STATES else self.step()) + "\n"

    def state(self) -> list[str]:
        """A state or a part of one."""
        mine = [f.copied() for f in self.given]
        base = ["self.stack.copy()", "self.seats"] if self.root == "Core" else []
        lines = [f"names = [{', '.join(repr(f.name) for f in self.given)}]"]
        lines.append(f"parts = {{{', '.join(f'{f.name!r}: {f.part}' for f in self.given if f.part)}}}")
        shared = [f.name for f in self.given if f.annotation.startswith("Shared[")]
        lines.append(f"shared = {shared!r}")
        lines += self.constructor()
        lines.append(f"def clone(self) -> {self.name}:")
        lines.append(f"    return {self.name}({', '.join([*base, *mine])})")
        lines.append("def dump(self) -> list[object]:")
        plain = [f.dumped() for f in self.given if not f.optional]
        optional = [f for f in self.given if f.optional]
        if not optional:
            lines.append(f"    return [{', '.join(plain)}]")
            return lines
        lines.append(f"    out: list[object] = [{', '.join(plain)}]")
        for field in optional:
            lines.append(f"    if self.{field.name} is not None:")
            lines.append(f"        out.append({field.dumped()})")
        return [*lines, "    return out"]

    def step(self) -> list[str]:
        base, inherited = self.parent
        fields = [f for f in (*inherited, *self.own) if f.name not in ("seat", "waiting")]
        lines = [f"names = [*{base}.names, {', '.join(repr(f.name) for f in self.own)}]"]
        if all(f.extra for f in self.own):  # else it asks nobody, and nobody has to name what it carries
            lines.append(f"domains = [*{base}.domains, {', '.join(f.extra for f in self.own)}]")
        lines += self.constructor()
        lines.append("def dump(self) -> tuple[int, ...]:")
        values = [f"self.{f.name}" for f in (*KERNEL[self.root][1], *fields)]
        return [*lines, f"    return ({', '.join(values)},)"]


@dataclass(frozen=True)
class DeclaredWeights:
    """A class of weights: every float is one, every list is a series of them."""

    name: str
    own: tuple[Field, ...]

    def source(self) -> str:
        single = [f for f in self.own if f.annotation == "float"]
        series = [f for f in self.own if f.extra and f.type == "list[float]"]
        for field in self.own:
            if field not in single and field not in series and not field.inside("Derived"):
                raise TypeError(f"{field.name}: {field.annotation} is no type of a weight")
        names = [repr(kebab(f.name)) for f in single]
        names += [f"*[f'{kebab(f.name)}-{{key}}' for key in {f.extra}]" for f in series]
        lines = [f"names = [{', '.join(names)}]"]
        lines += ["def __init__(self, table: dict[str, float]) -> None:", "    self.take(table)"]
        lines += ["def take(self, table: dict[str, float]) -> None:"]
        lines += [f"    self.{f.name} = table[{kebab(f.name)!r}]" for f in single]
        for field in series:
            made = f"[table[f'{kebab(field.name)}-{{key}}'] for key in {field.extra}]"
            lines.append(f"    self.{field.name} = {made}")
        lines.append("    self.prepare()")
        lines += ["def table(self) -> dict[str, float]:"]
        lines.append(f"    out = {{{', '.join(f'{kebab(f.name)!r}: self.{f.name}' for f in single)}}}")
        for field in series:
            lines.append(f"    for key, value in zip({field.extra}, self.{field.name}, strict=True):")
            lines.append(f"        out[f'{kebab(field.name)}-{{key}}'] = value")
        return "\n".join([*lines, "    return out"]) + "\n"


def kebab(name: str) -> str:
    return name.replace("_", "-")


# ---- interpreted: when the class is made


def own_fields(cls: type) -> tuple[Field, ...]:
    return tuple(
        Field(name, written(cls, name, annotation), default_of(cls, name))
        for name, annotation in get_annotations(cls).items()
        if not written(cls, name, annotation).startswith("ClassVar")
    )


def declared_class(cls: type) -> Declared:
    """What a class object declares; its parents were declared before it."""
    own = own_fields(cls)
    direct = cls.__mro__[1].__name__
    for base in cls.__mro__[1:]:
        found: Declared | None = base.__dict__.get("__declared__")
        if found is not None:
            return Declared(cls.__name__, found.root, (direct, found.parent[1] + found.given), own)
        if base.__name__ in KERNEL:
            return Declared(cls.__name__, base.__name__, (direct, KERNEL[base.__name__][1]), own)
    raise TypeError(f"{cls.__name__} derives from none of {', '.join(KERNEL)}")


def written(cls: type, name: str, annotation: object) -> str:
    if not isinstance(annotation, str):
        raise TypeError(f"{cls.__name__}.{name}: its module needs 'from __future__ import annotations'")
    return ast.unparse(ast.parse(annotation, mode="eval"))


def default_of(cls: type, name: str) -> str:
    """None is the only default an argument can have; a derived field keeps its expression."""
    if name not in cls.__dict__:
        return ""
    value = cls.__dict__[name]
    delattr(cls, name)
    return f"derived({value.expression!r})" if isinstance(value, Computed) else repr(value)


def made(cls: C, source: str, declared: object) -> C:
    """Run the methods' text in the class's own module and hang them on the class."""
    space: dict[str, Any] = {}
    exec(source, sys.modules[cls.__module__].__dict__, space)
    for name, value in space.items():
        if callable(value) and not isinstance(value, type):
            value.__qualname__ = f"{cls.__qualname__}.{name}"
        setattr(cls, name, value)
    setattr(cls, "__declared__", declared)  # noqa: B010 - an attribute no type knows of
    return cls


@dataclass_transform(field_specifiers=(derived,))
def by_hand(cls: type[T]) -> type[T]:
    """For the kernel's own classes: the fields are declared, the methods are written."""
    own_fields(cls)
    return cls


@dataclass_transform(field_specifiers=(derived,))
def fields(cls: type[T]) -> type[T]:
    """A state, a part of one, or a step: see above."""
    declared = declared_class(cls)
    return made(cls, declared.source(), declared)


def weights(cls: type[T]) -> type[T]:
    """Named numbers: `names`, `take`, `table` and the constructor follow from the annotations."""
    declared = DeclaredWeights(cls.__name__, own_fields(cls))
    return made(cls, declared.source(), declared)
