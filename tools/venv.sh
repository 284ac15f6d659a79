#!/bin/sh
# Make .venv and install exactly what a lock file names: tools/venv.sh LOCK. Needs Python 3.11 or later and pip.
# uv installs it in seconds; where it cannot (no wheel, an index that only pip knows), pip does.
set -eu
python=${PYTHON:-python3}
lock=$1

if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    echo "Kronrat needs Python 3.11 or later; '$python' is not. Name another: make PYTHON=python3.12 …" >&2
    exit 1
fi
if [ ! -x .venv/bin/python ]; then
    echo "environment: making .venv …"
    # The outer pip puts one in, which is faster than venv's own and works where venv has none to bring (Debian).
    "$python" -m venv --without-pip .venv
    "$python" -m pip --disable-pip-version-check --python .venv/bin/python install -q pip 2>/dev/null ||
        .venv/bin/python -m ensurepip >/dev/null
fi
pip="$PWD/.venv/bin/python -m pip --disable-pip-version-check install -qq --require-hashes --no-deps"
echo "environment: installing from $lock …"
awk '/^[a-z]/ { on = /^uv==/ } on' "$lock" >.venv/uv.lock
if $pip -r .venv/uv.lock 2>/dev/null && .venv/bin/uv --version >/dev/null 2>&1; then
    .venv/bin/uv pip install -q --python .venv/bin/python --require-hashes --no-deps -r "$lock" && exit 0
    echo "environment: uv could not; once more with pip …"
fi
$pip -r "$lock"
