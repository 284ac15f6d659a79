"""The compiled build: mypyc over the modules listed in pyproject.toml under [tool.kronrat.compiled].

KRONRAT_COMPILE=0 leaves everything interpreted; so does a machine that cannot build C extensions.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path

from setuptools import Extension, setup

SOURCES = Path("src")
PACKAGE = SOURCES / "kronrat"
EXPANDED = Path(
    "build/expanded"
)  # what is compiled: the sources with what follows from declarations written out
BUILDING = {"build", "build_ext", "bdist_wheel", "install"}


def libraries() -> dict[str, list[str]]:
    """Library name -> the modules it holds: core, bots, rl, and one library for each game folder."""
    with open("pyproject.toml", "rb") as file:
        table = tomllib.load(file)["tool"]["kronrat"]["compiled"]
    never = {PACKAGE / name for name in table["never"]}

    def modules(folder: Path, globs: list[str]) -> list[str]:
        found = {path for glob in globs for path in folder.glob(glob)}
        return sorted(path.as_posix() for path in found - never if path.name != "__init__.py")

    result = {name: modules(PACKAGE, table[name]) for name in ("core", "bots", "rl")}
    for game in sorted(path.parent for path in PACKAGE.glob("games/*/__init__.py")):
        result[game.name] = modules(game, table["each_game"])
    return {f"kronrat_{name}": paths for name, paths in result.items() if paths}


def can_compile() -> bool:
    """Whether a C compiler and Python's headers are here: tried, not guessed."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    include = sysconfig.get_path("include")
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "probe.c").write_text("#include <Python.h>\n")
        command = [*compiler, "-I", include, "-c", "probe.c", "-o", "probe.o"]
        try:
            return subprocess.run(command, cwd=folder, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def extensions() -> list[Extension]:
    if os.environ.get("KRONRAT_COMPILE") == "0" or not BUILDING.intersection(sys.argv):
        return []
    groups = libraries()
    if not groups:
        return []
    if not can_compile():
        print("kronrat: no C compiler or Python headers here; the rules stay interpreted.", file=sys.stderr)
        return []
    from mypyc.build import mypycify  # only now: a build without compiling needs no mypyc

    sys.path.insert(0, SOURCES.as_posix())
    from kronrat.declare.expand import expand_tree

    expand_tree(SOURCES, EXPANDED)
    expanded = {
        name: [f"{EXPANDED / Path(path).relative_to(SOURCES)}" for path in paths]
        for name, paths in groups.items()
    }
    every = [path for paths in expanded.values() for path in paths]
    built = mypycify(
        # the project's own settings are for its sources, which these are copies of
        ["--cache-dir=build/mypyc", "--config-file=", *every],
        only_compile_paths=every,
        separate=[(paths, name) for name, paths in expanded.items()],
        opt_level="3",
        debug_level="0",
    )
    if os.name == "posix":
        # nobody else's names can stand in for ours, so calls within a library need no detour and may be inlined
        for extension in built:
            extension.extra_compile_args.append("-fvisibility=hidden")
    return built


if __name__ == "__main__":
    if "bdist_wheel" in sys.argv:
        shutil.rmtree("build/lib", ignore_errors=True)  # what lies there goes into the wheel, stale or not
    setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count() or 1}})
