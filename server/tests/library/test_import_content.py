"""Importing lessons: what is imported, what is refused, and that nobody sees half of it."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import brotli
import pytest

from kaktus.common.files.storage import FolderStorage, Storage
from kaktus.library.catalogue.catalogue_cache import cached_catalogue
from kaktus.library.models import Book, Package
from kaktus.library.packages.content_folders import BadContent, read_content
from kaktus.library.packages.folder_imports import import_content
from kaktus.library.versions.stored_files import stored_problems

FARBEN = "kaktus-1/farben"


def load(lessons: Path, storage: Storage) -> int:
    return len(import_content(read_content(lessons), storage=storage).versions)


def problems(folder: Path) -> list[str]:
    with pytest.raises(BadContent) as bad:
        read_content(folder)
    return bad.value.problems


def test_all_lessons_and_the_second_time_none(lessons: Path, storage: Storage) -> None:
    assert load(lessons, storage) == len(list(lessons.glob("*/*/story.html")))
    assert load(lessons, storage) == 0
    assert stored_problems(storage=storage) == []


def test_the_list_knows_size_type_and_encodings(lessons: Path, storage: Storage) -> None:
    load(lessons, storage)
    files = cached_catalogue().packages[FARBEN].files
    assert sorted(files) == ["bilder/Käse.svg", "spiel.js", "story.html", "thumb.svg", "ton.mp3"]
    script = (lessons / FARBEN / "spiel.js").read_bytes()
    packed = {"br": len(brotli.compress(script)), "gzip": len(gzip.compress(script))}
    assert files["spiel.js"]["encodings"] == packed
    assert files["ton.mp3"]["size"] == 1024
    assert files["ton.mp3"]["type"] == "audio/mpeg"
    assert files["story.html"]["type"] == "text/html; charset=utf-8"


def test_only_what_changed_is_imported_and_the_versions_before_are_kept(lessons: Path, storage: Storage) -> None:
    assert isinstance(storage, FolderStorage)
    load(lessons, storage)
    for version in range(3):
        (lessons / FARBEN / "ton.mp3").write_text(f"version {version}")
        assert load(lessons, storage) == 1
    digests = {folder.name for folder in (storage.folder / FARBEN).iterdir()}
    assert len(digests) == 4
    assert Package.objects.get(book="kaktus-1", lesson="farben").digest in digests


def test_a_single_lesson_may_be_replaced(lessons: Path, storage: Storage, tmp_path: Path) -> None:
    load(lessons, storage)
    place = tmp_path / "one" / FARBEN
    place.mkdir(parents=True)
    (place / "story.html").write_text("<!doctype html>neu")
    assert load(tmp_path / "one", storage) == 1


def test_a_new_book_brings_its_manifest(books: None, storage: Storage, tmp_path: Path) -> None:
    place = tmp_path / "new" / "kaktus-3"
    (place / "wetter").mkdir(parents=True)
    (place / "wetter" / "story.html").write_text("<!doctype html>")
    manifest = {
        "slug": "kaktus-3",
        "title": "Kaktus 3",
        "group": "kaktus3",
        "groupPosition": 3,
        "interactive": False,
        "lessons": [{"slug": "wetter", "title": "Wetter"}],
    }
    (place / "book.json").write_text(json.dumps(manifest))
    assert load(tmp_path / "new", storage) == 1
    assert Book.objects.get(slug="kaktus-3").lessons.get().title == "Wetter"
    assert [group.slug for group in cached_catalogue().groups] == ["kaktus1", "kaktus2", "kaktus3"]


def test_every_problem_is_one_line_and_nothing_is_imported(lessons: Path, storage: Storage) -> None:
    (lessons / FARBEN / "story.html").unlink()
    (lessons / "kaktus-1/zahlen/spiel.js").unlink()
    (lessons / "kaktus-1/tiere/link.txt").symlink_to("/etc/passwd")
    (lessons / "kaktus-1/familie/böse\\name.js").write_text("")
    (lessons / "kaktus-1/fremd").mkdir()
    (lessons / "kaktus-9").mkdir()
    assert problems(lessons) == [
        "kaktus-1/fremd: is not a lesson of this book.",
        "kaktus-1/familie/böse\\name.js: this name cannot be used in a link; rename it with plain letters.",
        "kaktus-1/farben: story.html is missing, and there is no index.html, imsmanifest.xml or h5p.json either.",
        "kaktus-1/tiere/link.txt: only plain files and folders can be imported, no links.",
        "kaktus-1/zahlen/story.html: spiel.js is named there but missing.",
        "kaktus-9: no such book in the catalogue, and no book.json that describes it.",
    ]
    assert not Package.objects.exists()


def test_a_book_with_a_hole_is_refused(lessons: Path, tmp_path: Path) -> None:
    (lessons / FARBEN).rename(tmp_path / "elsewhere")
    assert problems(lessons) == [f"{FARBEN}: the lesson's folder is missing."]


def test_folders_that_hold_no_books(books: None, tmp_path: Path) -> None:
    assert "is not a folder" in problems(tmp_path / "nothing")[0]
    assert "holds no books" in problems(tmp_path)[0]


def test_damage_in_the_storage_is_found(lessons: Path, storage: Storage) -> None:
    assert isinstance(storage, FolderStorage)
    load(lessons, storage)
    folder = storage.folder / cached_catalogue().packages[FARBEN].folder
    (folder / "ton.mp3").write_bytes(b"short")
    (folder / "spiel.js.br").unlink()
    assert sorted(stored_problems(storage=storage)) == [
        f"{FARBEN}/spiel.js.br: is missing.",
        f"{FARBEN}/ton.mp3: has 5 bytes instead of 1024.",
    ]


def test_lessons_without_files_are_named(books: None, storage: Storage) -> None:
    assert len(stored_problems(storage=storage)) == 32
