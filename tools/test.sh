#!/usr/bin/env bash
# Every check and every test: `make test` after its set-up. Ends with pytest's closing lines.
set -euo pipefail
bin=.venv/bin
mkdir -p build

tools/chromium.sh
tools/lint.sh
$bin/python tools/node.py run check
$bin/python tools/node.py test

closing=()
run() { # run NAME [pytest arguments …]
    local name=$1 log="build/tests-$1.log" status=0
    shift
    echo "tests: $name"
    $bin/pytest -n 2 --dist worksteal "$@" 2>&1 | tee "$log" || status=$?
    closing=("$name: $(tail -n 1 "$log" | tr -d =)" "${closing[@]}") # the whole suite, which ran first, last
    return "$status"
}

if [ -e src/kronrat/_compiled.stamp ]; then
    run compiled
    # Rules must play the same without the compiler; exit code 5 is pytest's "no test chosen".
    KRONRAT_INTERPRETED=1 run interpreted -m "contract or games" || [ $? = 5 ]
else
    echo "tests: the rules are not compiled here, so everything runs interpreted, once"
    run interpreted
fi
printf '%s\n' "${closing[@]}"
