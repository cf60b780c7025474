"""The fixtures of the library's tests: the shipped books, a storage, lessons to import, Anna and Ben."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytest_django import Settings
from tests.readers import Person, make_person, write_lessons

from kaktus.common.files.storage import Storage, storage_at
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
from kaktus.library.catalogue.catalogue_cache import clear_catalogue_cache


@pytest.fixture
def books(db: None) -> Iterator[None]:
    load_catalogue(folder=SHIPPED)
    yield
    clear_catalogue_cache()


@pytest.fixture
def storage(settings: Settings, tmp_path: Path) -> Storage:
    settings.STORAGE_URL = f"file://{tmp_path}/content"
    prepared = storage_at(settings.STORAGE_URL)
    prepared.prepare()
    return prepared


@pytest.fixture
def lessons(books: None, tmp_path: Path) -> Path:
    return write_lessons(tmp_path / "lessons")


@pytest.fixture
def anna(books: None) -> Person:
    return make_person("anna@example.org")


@pytest.fixture
def ben(books: None) -> Person:
    return make_person("ben@example.org")
