"""Links in the documentation lead to files and headings that exist."""

from __future__ import annotations

import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

from kaktus.common.environment import ROOT

LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
OTHER_HOST = re.compile(r"[a-z]+:")


def pages() -> list[Path]:
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "*.md"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    return [path for name in sorted(listed.split("\0")) if name and (path := ROOT / name).exists()]


@cache
def anchors(page: Path) -> set[str]:
    """As GitHub makes them: lower case, hyphens for spaces, no punctuation."""
    titles = (re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", title).lower() for title in HEADING.findall(page.read_text()))
    return {re.sub(r"[^\w -]", "", title).replace(" ", "-") for title in titles}


def broken_links(page: Path) -> list[str]:
    broken = []
    for link in LINK.findall(page.read_text()):
        if OTHER_HOST.match(link):
            continue
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            broken.append(link)
    return broken


@pytest.mark.parametrize("page", pages(), ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    assert broken_links(page) == []


def test_a_broken_link_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# One `two` – three\n[a](#one-two--three) [b](gone.md) [c](#gone) [d](page.md) [e](https://x.example)\n"
    )
    assert broken_links(page) == ["gone.md", "#gone"]
