"""Kronrat: play, study and tune strategy board games exactly as their rulebooks say."""

import os

from kronrat import _interpreted

__version__ = "0.1.0"

if os.environ.get("KRONRAT_INTERPRETED"):
    _interpreted.prefer_source()
