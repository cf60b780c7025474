"""Packages that need more than any lesson: their check is stopped, the sender learns why, and nothing else suffers."""

from __future__ import annotations

import json
import os
import random
import zipfile
from pathlib import Path
from typing import Any

import pytest
from tests.hostile.lesson_packages.good_book import Problems

from kaktus.cli import main
from kaktus.common.files.storage import FolderStorage
from kaktus.library.packages.content_folders import BadContent, read_content
from kaktus.library.packages.package_words import in_german
from kaktus.library.reading import lesson_reader
from kaktus.library.reading.lesson_folders import LessonFolder
from kaktus.library.reading.lesson_reader import TOO_LONG, TOO_MUCH, LessonReader
from kaktus.library.reading.plain_folders import PlainFolder

pytestmark = pytest.mark.django_db
MB = 1024 * 1024


def heavy_file(target: Path, files: int) -> None:
    """100 MB each, as small as a ZIP file may make them."""
    block = bytes(MB - 6 * 1024) + random.Random(1).randbytes(6 * 1024)
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as package:
        package.writestr("index.html", "<p>")
        for number in range(files):
            with package.open(f"{number}.bin", "w") as entry:
                for _ in range(100):
                    entry.write(block)


@pytest.fixture
def heavy(books: Path, lesson: Path) -> Path:
    for file in sorted(lesson.rglob("*"), reverse=True):
        file.rmdir() if file.is_dir() else file.unlink()
    lesson.rmdir()
    heavy_file(lesson.with_suffix(".zip"), 9)
    return books


def test_too_much_processor_time(heavy: Path, problems: Problems, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lesson_reader, "PROCESSOR_S", 0)
    assert problems() == [f"kaktus-3/wetter.zip: {TOO_LONG}"]


def test_too_much_time(lesson: Path, problems: Problems, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lesson_reader, "WALL_S", 0.0)
    assert problems() == [f"kaktus-3/wetter: {TOO_LONG}"]


def test_too_much_memory(lesson: Path, problems: Problems, monkeypatch: pytest.MonkeyPatch) -> None:
    (lesson / "story.html").write_text("ä" * 7 * MB)
    assert main(["content", "check", str(lesson.parents[1])]) == 0
    monkeypatch.setattr(lesson_reader, "MEMORY", 24 * MB)
    assert problems() == [f"kaktus-3/wetter: {TOO_MUCH}"]


def test_the_longest_pages_need_less_than_the_limit(books: Path, lesson: Path, storage: FolderStorage) -> None:
    (lesson / "story.html").write_text("🌵" * (4 * MB - 1))
    assert main(["content", "import", str(books)]) == 0


def test_both_sentences_are_german_too() -> None:
    for sentence in (TOO_LONG, TOO_MUCH):
        assert in_german(f"farben.zip: {sentence}").startswith("farben.zip: die Prüfung ")


def test_the_lessons_after_a_stopped_one_are_read(books: Path, lesson: Path) -> None:
    reads: list[list[str]] = [[], []]
    with PlainFolder.at(books) as root, LessonReader(root) as reader:
        for problems, wall_s in zip(reads, (0.0, 900.0), strict=True):
            second = LessonFolder(book="kaktus-3", lesson="wetter")
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(lesson_reader, "WALL_S", wall_s)
                reader.read(second, problems)
    assert reads == [[f"kaktus-3/wetter: {TOO_LONG}"], []]
    assert set(second.files) == {"story.html", "spiel.js", "bilder/sonne.svg"}


class Stop(Exception):
    """Raised by the function that watches."""


def test_whoever_watches_can_end_it_at_once_and_no_process_is_left(heavy: Path) -> None:
    calls = 0

    def watch() -> None:
        nonlocal calls
        calls += 1
        if calls == 5:
            raise Stop

    with pytest.raises(Stop):
        read_content(heavy, watch=watch)
    assert children() == []


def children() -> list[str]:
    return Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()


def test_the_process_knows_no_secret(lesson: Path, books: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KAKTUS_SECRET_KEY", "hunter2")
    monkeypatch.setenv("KAKTUS_DATABASE_URL", "postgresql://user:hunter2@host/kaktus")
    # The process is looked at often enough to be seen, however fast it is.
    monkeypatch.setattr(lesson_reader, "TICK_S", 0.001)
    environs: list[Any] = []

    def watch() -> None:
        for process in (Path("/proc") / pid for pid in children()):
            # Until it runs the other program, it has the name of this one.
            if b"reader_process" in (process / "cmdline").read_bytes():
                environs.append((process / "environ").read_bytes())

    read_content(books, watch=watch)
    assert environs
    assert not any(b"hunter2" in environ or b"KAKTUS_" in environ for environ in environs)


def test_a_book_of_many_bad_lessons_is_reported_whole(books: Path, lesson: Path) -> None:
    manifest = json.loads((books / "kaktus-3/book.json").read_text())
    slugs = [f"l{number}" for number in range(20)]
    manifest["lessons"] += [{"slug": slug, "title": slug} for slug in slugs]
    (books / "kaktus-3/book.json").write_text(json.dumps(manifest))
    for slug in slugs:
        (books / "kaktus-3" / slug).mkdir()
        (books / "kaktus-3" / slug / "h5p.json").write_text("[" * 100_000)
    with pytest.raises(BadContent) as bad:
        read_content(books)
    assert len(bad.value.problems) == 20
