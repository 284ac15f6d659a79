"""The docs site: Sphinx with Furo, from Markdown. Built and read without a network: make docs."""

import os
import sys
from pathlib import Path

os.environ["KRONRAT_INTERPRETED"] = "1"  # docstrings from the sources
sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

import kronrat

project = "Kronrat"
author = "The Kronrat authors"
version = release = kronrat.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
html_theme = "furo"
html_title = f"Kronrat {release}"
html_show_sourcelink = False
html_static_path: list[str] = []
exclude_patterns = ["arena/results", "_build"]
root_doc = "index"
source_suffix = {".md": "markdown"}
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3
# pages that GitHub shows as they are link to files of the project; on the site these stay as they are
suppress_warnings = ["myst.xref_missing", "myst.header", "toc.not_included"]
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
