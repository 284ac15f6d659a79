"""Source files instead of compiled ones: on request (KRONRAT_INTERPRETED=1), or when they are newer.

`make setup` writes down which sources it compiled. Where one of them has changed since, every module of
this package is taken from its source, so that what runs is always what the files say.
"""

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

FOLDER = Path(__file__).parent
RECORD = FOLDER / "_compiled.stamp"  # one line a source: mtime in ns, size, SHA-256, path from this folder


class SourceFirst:
    """A finder for the modules of this package that knows no extension modules."""

    @classmethod
    def find_spec(
        cls, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("kronrat.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def prefer_source() -> None:
    if SourceFirst not in sys.meta_path:
        sys.meta_path.insert(0, SourceFirst)


def digest_of(source: Path) -> str:
    from hashlib import sha256  # only where a file was touched: every command begins in this module

    return sha256(source.read_bytes()).hexdigest()


def record_line(source: Path) -> str:
    stat = source.stat()
    return f"{stat.st_mtime_ns} {stat.st_size} {digest_of(source)} {source.relative_to(FOLDER).as_posix()}"


def changed() -> str | None:
    """The first source that is no longer what was compiled. An installed wheel keeps no record."""
    if not RECORD.exists():
        return None
    for line in RECORD.read_text().splitlines():
        mtime, size, digest, name = line.split(" ", 3)
        try:
            stat = (FOLDER / name).stat()
            if (stat.st_mtime_ns, stat.st_size) == (int(mtime), int(size)):
                continue
            if digest_of(FOLDER / name) == digest:
                continue
        except FileNotFoundError:
            pass
        return name
    return None
