"""The fixtures of the tests about classes: Anna, who teaches one, Ben, who does not, and imported lessons."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytest_django import Settings
from tests.accounts.account_callers import Caller
from tests.classes.teachers import class_code
from tests.readers import Person, make_person, write_lessons

from kaktus.common.files.storage import storage_at
from kaktus.delivery.valid_links import forget_valid_links
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
from kaktus.library.catalogue.catalogue_cache import clear_catalogue_cache
from kaktus.library.packages.content_folders import read_content
from kaktus.library.packages.folder_imports import import_content


@pytest.fixture
def books(db: None) -> Iterator[None]:
    load_catalogue(folder=SHIPPED)
    forget_valid_links()
    yield
    clear_catalogue_cache()
    forget_valid_links()


@pytest.fixture
def lessons(books: None, settings: Settings, tmp_path: Path) -> None:
    settings.STORAGE_URL = f"file://{tmp_path}/content"
    storage = storage_at(settings.STORAGE_URL)
    storage.prepare()
    import_content(read_content(write_lessons(tmp_path / "written")), storage=storage)


@pytest.fixture
def anna(books: None) -> Person:
    """With three seats for Kaktus 1."""
    person = make_person("anna@example.org")
    assert person.activate(class_code(3)).status_code == 200
    return person


@pytest.fixture
def teacher(anna: Person) -> Caller:
    return Caller(anna.token)


@pytest.fixture
def ben(books: None) -> Caller:
    return Caller(make_person("ben@example.org").token)
