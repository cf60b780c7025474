"""For trying hostile packages: a storage, a good package to tamper with, a secret, and a check of the refusal."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from pytest_django import Settings
from tests.hostile.lesson_packages.good_book import MANIFEST, SCRIPT, Problems
from tests.readers import OURS

from kaktus.cli import main
from kaktus.common.files.storage import FolderStorage, storage_at
from kaktus.library.catalogue.catalogue_cache import clear_catalogue_cache
from kaktus.library.models import Book, Package


def open_below(folder: Path) -> list[str]:
    """Files and folders there that this process has open."""
    open_files = []
    for descriptor in Path("/proc/self/fd").iterdir():
        # The listed folder itself was open meanwhile.
        with suppress(FileNotFoundError):
            open_files.append(descriptor.readlink())
    return [str(place) for place in open_files if place.is_relative_to(folder.resolve())]


@pytest.fixture
def storage(settings: Settings, tmp_path: Path) -> Iterator[FolderStorage]:
    settings.STORAGE_URL = f"file://{tmp_path}/content"
    folder_storage = storage_at(settings.STORAGE_URL)
    assert isinstance(folder_storage, FolderStorage)
    folder_storage.prepare()
    clear_catalogue_cache()
    yield folder_storage
    clear_catalogue_cache()


@pytest.fixture
def books(tmp_path: Path) -> Path:
    """A folder with one good book of one lesson."""
    lesson = tmp_path / "books/kaktus-3/wetter"
    (lesson / "bilder").mkdir(parents=True)
    (lesson.parent / "book.json").write_text(json.dumps(MANIFEST))
    (lesson / "story.html").write_text(f'<!doctype html>{OURS}<script src="spiel.js"></script>')
    (lesson / "spiel.js").write_bytes(SCRIPT)
    (lesson / "bilder/sonne.svg").write_text("<svg/>")
    return tmp_path / "books"


@pytest.fixture
def lesson(books: Path) -> Path:
    return books / "kaktus-3/wetter"


@pytest.fixture
def secret(tmp_path: Path) -> Path:
    """What a package must never reach."""
    file = tmp_path / "secret/secret_key"
    file.parent.mkdir()
    file.write_bytes(b"the key of the library")
    return file


@pytest.fixture
def problems(books: Path, storage: FolderStorage, secret: Path, capsys: pytest.CaptureFixture[str]) -> Problems:
    """Check and import report the same lines; nothing was imported, and nothing is left open."""

    def lines() -> list[str]:
        outputs = []
        for command in ("check", "import"):
            assert main(["content", command, str(books)]) == 2
            printed = capsys.readouterr().err
            assert all(line.isprintable() for line in printed.splitlines())
            outputs.append(printed.splitlines())
            assert open_below(books.parent) == []
        assert outputs[0] == outputs[1]
        assert outputs[0].pop().endswith("; nothing was changed.")
        assert not Package.objects.exists()
        assert not Book.objects.exists()
        assert list(storage.folder.rglob("*")) == []
        return outputs[0]

    return lines
