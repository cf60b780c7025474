"""A queue in a separate database, which this process and real workers share."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings as django_settings
from django.db import connection, connections
from django.db.utils import ConnectionHandler
from pytest_django import Settings
from tests.jobs import tasks
from tests.real_server import NewDatabase

from kaktus.common.environment import ROOT
from kaktus.common.models import Chore
from kaktus.jobs.models import Job


class Workshop:
    def __init__(self, folder: Path, database: str) -> None:
        self.folder = folder
        self.workers: list[subprocess.Popen[str]] = []
        environ = {name: value for name, value in os.environ.items() if not name.startswith("KAKTUS_")}
        self.environ = environ | {
            "KAKTUS_DATA_DIR": str(folder),
            "KAKTUS_DATABASE_URL": database,
            "JOBS_TEST_FOLDER": str(folder),
            "PYTHONPATH": str(ROOT / "server"),
        }

    def start(self, number: int = 1) -> list[subprocess.Popen[str]]:
        with (self.folder / "log").open("a") as log:
            new = [
                subprocess.Popen(
                    [sys.executable, "-m", "tests.jobs.quick_worker"],
                    env=self.environ,
                    stdout=subprocess.PIPE,
                    stderr=log,
                    text=True,
                )
                for _ in range(number)
            ]
        self.workers += new
        for worker in new:
            assert worker.stdout
            assert worker.stdout.readline() == "ready\n", self.log
        return new

    def say_go(self) -> None:
        (self.folder / "go").touch()

    @property
    def done(self) -> list[tuple[int, int]]:
        """Job and process."""
        file = self.folder / "done"
        lines = file.read_text().splitlines() if file.exists() else []
        return [(int(job), int(pid)) for job, pid in map(str.split, lines)]

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text()

    def clear(self) -> None:
        for worker in self.workers:
            worker.kill()
            worker.communicate()
        self.workers = []
        for name in ("go", "waits", "done", "log"):
            (self.folder / name).unlink(missing_ok=True)
        with connection.cursor() as cursor:
            cursor.execute("DELETE FROM jobs_job")


@pytest.fixture(scope="module")
def _shared_workshop(
    django_db_blocker: Any, tmp_path_factory: pytest.TempPathFactory, new_database: NewDatabase
) -> Iterator[Workshop]:
    folder = tmp_path_factory.mktemp("jobs")
    database = new_database("jobs")
    name = "jobs" if database else str(folder / "kaktus.sqlite3")
    with django_db_blocker.unblock():
        before = connections["default"]
        own = ConnectionHandler({"default": django_settings.DATABASES["default"] | {"NAME": name}})["default"]
        connections["default"] = own
        try:
            with own.schema_editor() as editor:
                editor.create_model(Chore)
                editor.create_model(Job)
            yield Workshop(folder, database)
        finally:
            own.close()
            connections["default"] = before
            shutil.rmtree(folder)


@pytest.fixture
def workshop(_shared_workshop: Workshop) -> Iterator[Workshop]:
    yield _shared_workshop
    _shared_workshop.clear()


@pytest.fixture
def own_kinds(settings: Settings, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """For jobs that are done in this process."""
    settings.JOB_KINDS = tasks.NAMES
    monkeypatch.setenv("JOBS_TEST_FOLDER", str(tmp_path))
