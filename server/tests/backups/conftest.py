"""A small library on SQLite with people, codes and lessons, and an empty one to restore it into."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest
from pytest_django import Settings
from tests.readers import write_lessons
from tests.real_server import RealServer

from kaktus.common.files.private_files import DataFolder


@dataclass(frozen=True)
class Library:
    """Which library the commands of this test work on."""

    settings: Settings
    data: Path

    def use(self, data: Path) -> Path:
        data.mkdir(mode=0o700, exist_ok=True)
        self.settings.DATA_DIR = data
        self.settings.DATA_FOLDER = DataFolder(folder=data, database=data / "kaktus.sqlite3", passage=False)
        self.settings.STORAGE_URL = f"file://{data}/content"
        return data


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("library")
    server = RealServer(folder / "data")
    server.prepare(people=2, codes=20)
    server.command("content", "import", str(write_lessons(folder / "lessons")))
    return server.data


@pytest.fixture
def library(settings: Settings, prepared: Path) -> Library:
    """The tests share it, so none may change it."""
    current = Library(settings, prepared)
    current.use(prepared)
    return current
