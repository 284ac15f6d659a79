"""The client's types from the server's structs, and lists it shares: this writes web/src/lib/wire.gen.ts."""

from __future__ import annotations

import json
import sys
import types
from importlib.metadata import entry_points
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Struct
from msgspec.structs import FieldInfo, fields

from kronrat import bots
from kronrat.bots.characters import STYLES
from kronrat.bots.levels import LEVELS
from kronrat.kernel.seats import COLOURS
from kronrat.server import wire

TARGET = Path(__file__).parent.parent / "web" / "src" / "lib" / "wire.gen.ts"
HEADER = "// Written by tools/wire_types.py from src/kronrat/server/wire.py; do not edit.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}


def script(hint: Any, seen: list[type[Struct]]) -> str:
    """A Python type in TypeScript; structs met on the way are added to `seen`."""
    if hint in PLAIN:
        return PLAIN[hint]
    if isinstance(hint, type) and issubclass(hint, Struct):
        if hint not in seen:
            seen.append(hint)
        return hint.__name__
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return script(args[0], seen)
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in args)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(script(arg, seen) for arg in args))
    if origin is list:
        inner = script(args[0], seen)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(script(arg, seen) for arg in args)}]"
    if origin is dict:
        return f"Record<{script(args[0], seen)}, {script(args[1], seen)}>"
    raise TypeError(f"no TypeScript for {hint!r}")


def field(info: FieldInfo, hint: Any, sparse: bool, seen: list[type[Struct]]) -> str:
    """One member; what a struct leaves out when it has its default is optional."""
    has_default = info.default is not NODEFAULT or info.default_factory is not NODEFAULT
    mark = "?" if sparse and has_default else ""
    return f"  {info.encode_name}{mark}: {script(hint, seen)};"


def interface(struct: type[Struct], seen: list[type[Struct]]) -> str:
    config = struct.__struct_config__
    hints = get_type_hints(struct)
    members = [field(info, hints[info.name], config.omit_defaults, seen) for info in fields(struct)]
    if config.tag is not None:
        members.insert(0, f'  {config.tag_field}: "{config.tag}";')
    return "\n".join([f"export interface {struct.__name__} {{", *members, "}"])


def generate() -> str:
    seen = [found for found in vars(wire).values() if isinstance(found, type) and issubclass(found, Struct)]
    seen.remove(Struct)
    blocks = []
    # `seen` grows while its members are written
    for struct in seen:
        blocks.append(interface(struct, seen))
    for name in ("FromClient", "ToClient"):
        blocks.append(f"export type {name} = {script(getattr(wire, name), seen)};")
    blocks += [f"export const {name} = {json.dumps(values)};" for name, values in constants().items()]
    return HEADER + "\n" + "\n\n".join(blocks) + "\n"


def constants() -> dict[str, list[str]]:
    """Lists that the client shares: colours of seats, levels of play, those with a character and which, other bots."""
    own = [point for point in entry_points(group=bots.GROUP) if point.value.startswith("kronrat.bots.")]
    technical = sorted(point.name for point in own if point.name not in LEVELS)
    styled = [name for name in LEVELS if hasattr(bots.registered(name), "style")]
    lists = {"LEVELS": LEVELS, "STYLED": styled, "STYLES": STYLES, "TECHNICAL": technical}
    return {"COLOURS": COLOURS, **lists}


if __name__ == "__main__":
    TARGET.write_text(generate(), encoding="utf-8")
    sys.stdout.write(f"wrote {TARGET.name}\n")
