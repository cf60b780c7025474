"""The operator's commands for lessons."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from tests.library.editors import STORY, packed, uploaded
from tests.readers import Person, make_some_codes

from kaktus.cli import main
from kaktus.common.files.storage import FolderStorage, Storage
from kaktus.library.catalogue.book_manifests import SHIPPED
from kaktus.library.catalogue.catalogue_cache import cached_catalogue, clear_catalogue_cache
from kaktus.library.catalogue.catalogue_changes import rename_lesson
from kaktus.library.models import Lesson, Package
from kaktus.library.queries import live_versions
from kaktus.library.versions.lesson_versions import publish_version

Output = pytest.CaptureFixture[str]


def test_import_then_check(lessons: Path, storage: Storage, capsys: Output) -> None:
    assert main(["content", "check", str(lessons)]) == 0
    assert main(["content", "import", str(lessons)]) == 0
    assert main(["content", "import", str(lessons)]) == 0
    assert main(["content", "check"]) == 0
    count = len(list(lessons.glob("*/*/story.html")))
    assert capsys.readouterr().out.splitlines() == [
        f"Lessons by kind: {count} kaktus.",
        f"✓ {count} lessons can be imported.",
        f"✓ {count} lessons imported, 0 were up to date.",
        f"✓ 0 lessons imported, {count} were up to date.",
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


def answer(capsys: Output, *arguments: str, code: int = 0) -> dict[str, Any]:
    assert main(["content", *arguments, "--json"]) == code
    printed: dict[str, Any] = json.loads(capsys.readouterr().out)
    return printed


def test_versions_are_listed_published_and_taken_back(
    lessons: Path, storage: Storage, capsys: Output, tmp_path: Path
) -> None:
    main(["content", "import", str(lessons)])
    one = tmp_path / "neu.zip"
    one.write_bytes(packed({"story.html": STORY}))
    capsys.readouterr()
    lesson = ("--lesson", "kaktus-1/farben")
    assert answer(capsys, "check", str(one), *lesson)["problems"] == []
    (draft,) = answer(capsys, "import", str(one), *lesson, "--draft")["versions"]
    assert (draft["number"], draft["publishedAt"]) == (2, None)
    assert answer(capsys, "publish", "kaktus-1/farben", "2") == {"lesson": "kaktus-1/farben", "live": 2, "before": 1}
    assert cached_catalogue().packages["kaktus-1/farben"].digest == draft["digest"]
    assert main(["content", "back", "kaktus-1/farben"]) == 0
    assert main(["content", "versions", "kaktus-1/farben"]) == 0
    first_line, *versions = capsys.readouterr().out.splitlines()
    assert first_line == "✓ Readers of kaktus-1/farben get version 1 instead of version 2."
    assert [line.split()[0::5] for line in versions] == [["2", "earlier"], ["1", "published"]]
    listed = answer(capsys, "versions", "kaktus-1/farben")
    assert listed["live"] == 1


def test_refusals_have_an_exit_code_and_say_why(
    lessons: Path, storage: Storage, capsys: Output, tmp_path: Path
) -> None:
    main(["content", "import", str(lessons)])
    bad = tmp_path / "bad.zip"
    bad.write_bytes(b"no zip")
    capsys.readouterr()
    lesson = ("--lesson", "kaktus-1/farben")
    why = {"problems": ["kaktus-1/farben.zip: is not a ZIP file that can be read; pack it again."]}
    assert answer(capsys, "check", str(bad), *lesson, code=2) == why | {"lessons": []}
    assert answer(capsys, "import", str(bad), *lesson, code=2) == why
    assert answer(capsys, "publish", "kaktus-1/farben", "9", code=2) == {
        "problems": ["kaktus-1/farben has no version 9."]
    }
    assert answer(capsys, "back", "kaktus-1/farben", code=2) == {
        "problems": ["There is no earlier version to go back to."]
    }
    assert main(["content", "versions", "kaktus-1/wetter"]) == 2
    assert "There is no lesson 'kaktus-1/wetter'" in capsys.readouterr().err


def test_a_demo_keeps_what_was_published_at_the_desk(
    lessons: Path, storage: Storage, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kaktus.set_up.LESSONS", lessons)
    assert main(["demo"]) == 0
    publish_version(uploaded({"story.html": STORY}), instead_of=1)
    rename_lesson("kaktus-1", "farben", title="Bunt")
    assert main(["demo"]) == 0
    lesson = cached_catalogue().groups[0].books[0].lessons[0]
    assert lesson.title == "Bunt"
    assert live_versions().get(book="kaktus-1", lesson="farben").number == 2


def test_a_demo_brings_new_lessons_and_books_by_their_folders_alone(
    lessons: Path, storage: Storage, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kaktus.set_up.LESSONS", lessons)
    assert main(["demo"]) == 0
    rename_lesson("kaktus-1", "farben", title="Bunt")
    manifest = json.loads((SHIPPED / "kaktus-1.json").read_text())
    manifest["lessons"].append({"slug": "wetter", "title": "Wetter"})
    fifth = {"slug": "kaktus-9", "title": "Kaktus 9", "group": "kaktus9", "groupPosition": 9}
    for book in (manifest, manifest | fifth | {"lessons": [{"slug": "wetter", "title": "Wetter"}]}):
        folder = lessons / book["slug"]
        shutil.copytree(lessons / "kaktus-1/farben", folder / "wetter")
        (folder / "book.json").write_text(json.dumps(book))
    assert main(["demo"]) == 0
    clear_catalogue_cache()
    first, *_, last = cached_catalogue().groups
    titles = [lesson.title for lesson in first.books[0].lessons]
    assert (titles[0], titles[-1]) == ("Bunt", "Wetter")
    assert [lesson.title for lesson in last.books[0].lessons] == ["Wetter"]
    assert "✓ 5 books are in the catalogue." in capsys.readouterr().out


def test_a_demo_reads_the_lessons_only_if_they_or_the_library_changed(
    lessons: Path, storage: Storage, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kaktus.set_up.LESSONS", lessons)

    def demo() -> str:
        assert main(["demo"]) == 0
        return next(line for line in capsys.readouterr().out.splitlines() if "lessons" in line)

    count = len(list(lessons.glob("*/*/story.html")))
    unchanged = "✓ The lessons are up to date."
    assert demo() == f"✓ {count} lessons imported, 0 were up to date."
    assert demo() == unchanged
    # A file with the same size and another moment.
    story = lessons / "kaktus-1/farben/story.html"
    story.write_text(story.read_text().replace("html", "HTML", 1))
    assert demo() == f"✓ 1 lessons imported, {count - 1} were up to date."
    assert demo() == unchanged
    Package.objects.filter(lesson="farben").delete()
    assert demo() == f"✓ 2 lessons imported, {count - 2} were up to date."
    assert demo() == unchanged


def test_a_demo_brings_a_lesson_back_that_the_catalogue_lost(
    lessons: Path, storage: Storage, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kaktus.set_up.LESSONS", lessons)
    manifest = json.loads((SHIPPED / "kaktus-1.json").read_text())
    manifest["lessons"].append({"slug": "wetter", "title": "Wetter"})
    shutil.copytree(lessons / "kaktus-1/farben", lessons / "kaktus-1/wetter")
    (lessons / "kaktus-1/book.json").write_text(json.dumps(manifest))
    assert main(["demo"]) == 0
    Lesson.objects.filter(slug="wetter").delete()
    assert main(["demo"]) == 0
    assert Lesson.objects.filter(slug="wetter").exists()
