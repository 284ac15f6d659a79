#!/bin/sh
# Have a Chromium for the browser tests: installed with apt-get where that is allowed.
# What cannot be had is said, not hidden; the browser tests are then skipped with the reason.
set -u

found() {
    command -v chromium || command -v chromium-browser || command -v google-chrome
}

found >/dev/null && exit 0

if ! command -v apt-get >/dev/null; then
    why="no Chromium here, and no apt-get to install it with"
elif [ "$(id -u)" = 0 ]; then
    as_root=""
elif sudo -n true 2>/dev/null; then
    as_root="sudo"
else
    why="no Chromium here, and only root may install it"
fi

if [ -z "${why:-}" ]; then
    echo "browser: installing Chromium …"
    mkdir -p build
    {
        $as_root apt-get update -q &&
            DEBIAN_FRONTEND=noninteractive $as_root apt-get install -q -y --no-install-recommends \
                -o DPkg::Lock::Timeout=300 chromium fonts-dejavu-core
    } >build/chromium.log 2>&1
    found >/dev/null && exit 0
    tail -5 build/chromium.log
    why="no Chromium here, and apt-get could not install it"
fi
echo "browser: SKIPPED, $why."
