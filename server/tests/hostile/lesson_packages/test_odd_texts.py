"""Manifests and first pages written to break their readers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.hostile.lesson_packages.good_book import MANIFEST, Problems

from kaktus.cli import main
from kaktus.common.files.storage import FolderStorage

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    "changes",
    [
        {"title": "Kaktus\0"},
        {"title": "Kaktus \u202e3"},
        {"\x1b[2J": 1},
        {"title": "Kaktus\n3"},
        {"title": " " * 2**20},
    ],
)
def test_a_manifest_with_signs_that_steer(books: Path, problems: Problems, changes: dict[str, object]) -> None:
    (books / "kaktus-3/book.json").write_text(json.dumps(MANIFEST | changes))
    assert problems()[0].startswith("kaktus-3/book.json: ")


@pytest.mark.parametrize(
    "html", ['<img src="http://[">', "<![foo[ x", '<link href="//\u2100">', "<" * 99, "<!" * 99, "\xff\0"]
)
def test_a_first_page_that_no_parser_likes(books: Path, lesson: Path, storage: FolderStorage, html: str) -> None:
    (lesson / "story.html").write_bytes(html.encode("latin-1", errors="xmlcharrefreplace"))
    assert main(["content", "import", str(books)]) == 0
