"""Compile the rules in place, if their sources are not the ones compiled last time.

Without a C compiler this says so and leaves the rules interpreted. It ends with 1 only if compiling failed.
With --beside it gives way to whatever else runs, and says only how it ended.
"""

import os
import runpy
import subprocess
import sys
import sysconfig
import time
from importlib.metadata import version
from pathlib import Path
from typing import Any

from kronrat import _interpreted

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
KEY = ROOT / "build" / "rules.key"  # what else the result depends on: Python, mypyc, the build script
LOG = ROOT / "build" / "rules.log"
INTERPRETED = """\
rules: NOT COMPILED, for there is no C compiler or there are no Python headers here. They run interpreted:
       the same play, slower bots and simulations. With both installed, make setup compiles them.\
"""


def key(modules: list[str]) -> str:
    script = (ROOT / "setup.py").read_text()
    return "\n".join([sysconfig.get_config_var("EXT_SUFFIX"), version("mypy"), *modules, script])


def sources(modules: list[str]) -> list[Path]:
    """Every source in a folder with compiled modules: mypyc takes constants over from neighbours too."""
    return sorted({path for module in modules for path in (ROOT / module).parent.glob("*.py")})


def remove_compiled() -> None:
    _interpreted.RECORD.unlink(missing_ok=True)
    for library in [*SRC.glob("kronrat_*__mypyc.*.so"), *(SRC / "kronrat").rglob("*.so")]:
        library.unlink()


def up_to_date(modules: list[str]) -> bool:
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    recorded = _interpreted.RECORD.exists() and KEY.exists() and KEY.read_text() == key(modules)
    return (
        recorded
        and _interpreted.changed() is None
        and all((ROOT / module).with_suffix(suffix).exists() for module in modules)
    )


def build() -> dict[str, Any]:
    """The names of setup.py."""
    os.chdir(ROOT)
    return runpy.run_path("setup.py", run_name="build")


def modules() -> list[str]:
    return [path for paths in build()["libraries"]().values() for path in paths]


def wanted() -> bool:
    return os.environ.get("KRONRAT_COMPILE") != "0" and bool(modules())


def can_compile() -> bool:
    return bool(build()["can_compile"]())


def main(beside: bool = False) -> int:
    if not wanted():
        remove_compiled()
        return 0
    every = modules()
    if up_to_date(every):
        return 0
    if not can_compile():
        remove_compiled()
        print(INTERPRETED)
        return 0
    if beside:
        os.nice(10)
    else:
        print(f"rules: compiling {len(every)} modules …", flush=True)
    started = time.monotonic()
    record = "\n".join(_interpreted.record_line(path) for path in sources(every))
    remove_compiled()
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w") as log:
        # A folder of its own: what lies in build/lib goes into wheels, even when its source is gone.
        command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", "--build-lib=build/inplace"]
        done = subprocess.run(command, stdout=log, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        remove_compiled()
        print("\n".join(LOG.read_text().splitlines()[-40:]))
        print("rules: compiling FAILED (above, and in build/rules.log); KRONRAT_COMPILE=0 goes on without.")
        return 1
    KEY.write_text(key(every))
    _interpreted.RECORD.write_text(record + "\n")
    later = "; the next start takes them" if beside else ""
    print(f"rules: compiled in {time.monotonic() - started:.0f} s{later}")
    return 0


if __name__ == "__main__":
    sys.exit(main("--beside" in sys.argv))
