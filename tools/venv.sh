#!/bin/sh
# Make .venv and install exactly what requirements.lock names. Needs Python 3.11 or later and pip.
set -eu
python=${PYTHON:-python3}

if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    echo "Kronrat needs Python 3.11 or later; '$python' is not. Name another: make PYTHON=python3.12 …" >&2
    exit 1
fi
if [ ! -x .venv/bin/python ]; then
    echo "environment: making .venv …"
    # Where venv cannot bring pip along (Debian without python3-venv), the outer pip puts one in.
    if ! "$python" -m venv .venv >/dev/null 2>&1; then
        rm -rf .venv
        "$python" -m venv --without-pip .venv
        "$python" -m pip --disable-pip-version-check --python .venv/bin/python install -q pip
    fi
fi
echo "environment: installing from requirements.lock …"
.venv/bin/python -m pip --disable-pip-version-check install -qq --require-hashes --no-deps -r requirements.lock
