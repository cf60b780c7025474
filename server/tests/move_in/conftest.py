"""What the tests of the move share: the shipped books, a data folder for the key, and exports."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytest_django import Settings
from tests.move_in.exports import Exports

from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
from kaktus.library.catalogue.catalogue_cache import clear_catalogue_cache


@pytest.fixture
def exports(tmp_path: Path, settings: Settings) -> Exports:
    settings.DATA_DIR = tmp_path / "data"
    settings.DATA_DIR.mkdir()
    return Exports(tmp_path)


@pytest.fixture
def books(db: None) -> Iterator[None]:
    load_catalogue(folder=SHIPPED)
    yield
    clear_catalogue_cache()
