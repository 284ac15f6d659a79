"""`make play`: build the client, serve the table at once, and compile the rules beside it where they are not."""

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

os.environ["KRONRAT_INTERPRETED"] = "1"  # this script itself holds no compiled module open

import client
import rules

ROOT = Path(__file__).resolve().parent.parent
BESIDE = """\
rules: not compiled yet, so play begins with them interpreted: the same play, slower bots. They are compiled
       beside it (a few minutes, once); the next start takes them.\
"""


def compiling() -> "subprocess.Popen[bytes] | None":
    """The compiler, started beside; None where there is nothing for it to do, and that is said where it matters."""
    if not rules.wanted():
        rules.remove_compiled()
        return None
    if rules.up_to_date(rules.modules()):
        return None
    if not rules.can_compile():
        rules.remove_compiled()
        print(rules.INTERPRETED)
        return None
    print(BESIDE, flush=True)
    command = [sys.executable, str(ROOT / "tools" / "rules.py"), "--beside"]
    return subprocess.Popen(command, start_new_session=True)


def main() -> int:
    if client.main():
        return 1
    os.chdir(ROOT)
    beside = compiling()
    environment = dict(os.environ)
    if beside is None:
        del environment["KRONRAT_INTERPRETED"]
    serve = [sys.executable, "-m", "kronrat", "serve", *sys.argv[1:]]
    server = subprocess.Popen(serve, env=environment)
    try:
        while True:
            with suppress(KeyboardInterrupt):  # the server hears it, too, and ends by itself
                return server.wait()
    finally:
        if beside is not None and beside.poll() is None:
            print("rules: not compiled to the end; the next start begins anew.")
            with suppress(ProcessLookupError):
                os.killpg(beside.pid, signal.SIGTERM)
            beside.wait()
            rules.remove_compiled()


if __name__ == "__main__":
    sys.exit(main())
