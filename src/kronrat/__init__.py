"""Kronrat: play, study and tune strategy board games exactly as their rulebooks say."""

import os
import sys

from kronrat import _interpreted

__version__ = "0.1.0"

if not os.environ.get("KRONRAT_INTERPRETED") and (_source := _interpreted.changed()):
    print(f"kronrat: {_source} is newer than the compiled rules; running interpreted.", file=sys.stderr)
    os.environ["KRONRAT_INTERPRETED"] = "1"  # child processes follow without another look

if os.environ.get("KRONRAT_INTERPRETED"):
    _interpreted.prefer_source()
