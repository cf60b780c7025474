"""A forged `words.json`: the server never reads it, stores it like any file, and sends it as what it is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.hostile.lesson_packages.good_book import Problems
from tests.hostile.lesson_packages.test_slow_texts import processor_s

from kaktus.cli import main
from kaktus.common.files.storage import FolderStorage
from kaktus.library.models import Package

pytestmark = pytest.mark.django_db
MARKUP = "<script>alert(1)</script>\u202e\0"
FORGED = {
    "a million words": json.dumps({"words": [{"id": "a", "de": MARKUP}] * 1_000_000, "texts": []}),
    "deep": "[" * 5_000_000,
    "wrong types": json.dumps({"words": {"length": 10**9}, "texts": 7}),
    "markup": json.dumps({"words": [{"id": MARKUP, "picture": "javascript:alert(1)"}], "texts": [MARKUP]}),
    "a page": "<!doctype html><script>alert(1)</script>",
    "nothing": "",
}


@pytest.mark.parametrize("forged", FORGED)
def test_it_is_a_file_like_any_other(books: Path, lesson: Path, storage: FolderStorage, forged: str) -> None:
    (lesson / "words.json").write_text(FORGED[forged])
    assert processor_s(lambda: main(["content", "import", str(books)])) < 10
    entry = Package.objects.get().files["words.json"]
    assert entry["type"] == "application/json; charset=utf-8"
    assert entry["size"] == len(FORGED[forged].encode())


def test_a_larger_one_than_any_file_is_refused(lesson: Path, problems: Problems) -> None:
    with (lesson / "words.json").open("wb") as file:
        file.truncate(100 * 1024 * 1024 + 1)
    assert problems() == ["kaktus-3/wetter/words.json: the file is larger than 100 MB."]
