"""The docs site builds without a network and without a warning; what the docs link to is there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WRITTEN = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]


def test_the_site_builds_and_has_search_and_reference(tmp_path: Path) -> None:
    pytest.importorskip("sphinx", reason="no Sphinx: the docs extra")
    done = subprocess.run(
        [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html", "docs", tmp_path],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "searchindex.js").is_file()
    assert "legal_moves" in (tmp_path / "api.html").read_text("utf-8")
    for page in tmp_path.rglob("*.html"):
        loaded = re.findall(
            r'<(?:script|img)[^>]+src="(https?:[^"]+)|<link[^>]+stylesheet[^>]+href="(https?:[^"]+)',
            page.read_text("utf-8"),
        )
        assert loaded == [], f"{page.name} loads something from elsewhere"


@pytest.mark.parametrize("page", WRITTEN, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_to_files_lead_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    links = re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", text)
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_the_readme_is_short() -> None:
    assert len((ROOT / "README.md").read_text("utf-8").splitlines()) <= 60
