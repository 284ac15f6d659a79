#!/bin/sh
# Everything that is checked without running it. Stops at the first complaint.
set -eu
bin=.venv/bin

$bin/ruff check .
$bin/ruff format --check .
$bin/mypy
$bin/lint-imports --no-logo
