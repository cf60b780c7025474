"""The operator's commands for lessons."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.readers import Person, make_some_codes

from kaktus.cli import main
from kaktus.common.storage import FolderStorage, Storage
from kaktus.library.book_manifests import SHIPPED
from kaktus.library.catalogue_cache import clear_catalogue_cache

Output = pytest.CaptureFixture[str]


def test_import_then_check(lessons: Path, storage: Storage, capsys: Output) -> None:
    assert main(["content", "check", str(lessons)]) == 0
    assert main(["content", "import", str(lessons)]) == 0
    assert main(["content", "import", str(lessons)]) == 0
    assert main(["content", "check"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Lessons by kind: 32 kaktus.",
        "✓ 32 lessons can be imported.",
        "✓ 32 lessons imported, 0 were up to date.",
        "✓ 0 lessons imported, 32 were up to date.",
        "✓ Every lesson of the catalogue has its files.",
    ]


def test_every_problem_is_printed(lessons: Path, storage: Storage, capsys: Output) -> None:
    (lessons / "kaktus-1/farben/story.html").unlink()
    for command in ("check", "import"):
        assert main(["content", command, str(lessons)]) == 2
        assert capsys.readouterr().err.splitlines() == [
            "kaktus-1/farben: story.html is missing, and there is no index.html, imsmanifest.xml or h5p.json either.",
            "kaktus: 1 problem; nothing was changed.",
        ]


def test_a_book_that_was_unlocked_is_not_moved_away(
    lessons: Path, storage: Storage, anna: Person, capsys: Output
) -> None:
    main(["content", "import", str(lessons)])
    (code,) = make_some_codes(1)
    assert anna.activate(code).status_code == 200
    before = anna.library()
    manifest = json.loads((SHIPPED / "kaktus-1.json").read_text()) | {"group": "kaktus9", "groupPosition": 9}
    (lessons / "kaktus-1/book.json").write_text(json.dumps(manifest))
    capsys.readouterr()
    for command in ("check", "import"):
        assert main(["content", command, str(lessons)]) == 2
        assert capsys.readouterr().err.splitlines() == [
            "kaktus-1/book.json: the book belongs to the group kaktus1 and stays there, for the people who have"
            " unlocked it. For another group, make a book with another slug.",
            "kaktus: 1 problem; nothing was changed.",
        ]
    clear_catalogue_cache()
    assert anna.library() == before


def test_damage_is_found(lessons: Path, storage: Storage, capsys: Output) -> None:
    assert isinstance(storage, FolderStorage)
    main(["content", "import", str(lessons)])
    next(storage.folder.glob("kaktus-1/farben/*/ton.mp3")).unlink()
    assert main(["content", "check"]) == 2
    assert "kaktus-1/farben/ton.mp3: is missing." in capsys.readouterr().err
