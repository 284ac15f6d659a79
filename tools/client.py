"""Build the browser client into src/kronrat/server/static, if its sources have changed."""

import sys
import time
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "kronrat" / "server" / "static"
PACKAGES = WEB / "node_modules" / ".kronrat"  # the lock file's digest, once it is installed
BUILT = STATIC / ".kronrat"  # the sources' digest, once they are built
OTHERS: tuple[str, ...] = ()  # globs from the project folder: what the client takes in from outside web/


def digest(paths: list[Path]) -> str:
    total = sha256()
    for path in sorted(paths):
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def is_current(stamp: Path, wanted: str) -> bool:
    return stamp.exists() and stamp.read_text() == wanted


def sources() -> list[Path]:
    top = [path for path in WEB.iterdir() if path.name != "node_modules"]
    inside = [path for folder in top if folder.is_dir() for path in folder.rglob("*")]
    others = [path for glob in OTHERS for path in ROOT.glob(glob)]
    return [path for path in [*top, *inside, *others] if path.is_file()]


def built() -> bool:
    """Whether the client lies there as these sources give it."""
    return is_current(BUILT, digest(sources()))


def main() -> int:
    if built():
        return 0
    from node import npm  # only now: where the client is built, no Node.js is needed

    packages = digest([WEB / "package.json", WEB / "package-lock.json"])
    if not is_current(PACKAGES, packages):
        print("client: installing its packages …", flush=True)
        if npm("ci", quiet=True):
            print("client: npm could not install its packages (above).")
            return 1
        PACKAGES.write_text(packages)
    print("client: building …", flush=True)
    started = time.monotonic()
    if npm("run", "build", quiet=True):
        print("client: the build failed (above).")
        return 1
    BUILT.write_text(digest(sources()))
    print(f"client: built in {time.monotonic() - started:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
