"""The fixtures of the delivery tests: imported lessons, Anna with a link to them, and a browser that fetches."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from pathlib import Path
from threading import Thread
from typing import Any
from wsgiref.simple_server import WSGIRequestHandler, make_server

import pytest
from django.apps import apps
from django.db import connections
from django.db.models import Model
from pytest_django import Settings
from tests.delivery.fronts import front_of
from tests.delivery.lesson_fetches import Fetch, fetch_path
from tests.readers import Person, make_person, make_some_codes, write_lessons

from kaktus.common.files.storage import storage_at
from kaktus.delivery.lessons import with_lessons
from kaktus.delivery.nginx import nginx_configuration
from kaktus.delivery.valid_links import forget_valid_links
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
from kaktus.library.catalogue.catalogue_cache import clear_catalogue_cache
from kaktus.library.packages.content_folders import read_content
from kaktus.library.packages.folder_imports import import_content
from testing.nginx import running_nginx
from testing.ports import free_port


@pytest.fixture
def fetch() -> Fetch:
    return fetch_path


@pytest.fixture(scope="session")
def written_lessons(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_lessons(tmp_path_factory.mktemp("lessons"))


@pytest.fixture(scope="session")
def imported_rows() -> list[Model]:
    """The tables of the library after an import, empty until the first test that needs lessons has imported them."""
    return []


@pytest.fixture
def lessons(db: None, settings: Settings, written_lessons: Path, imported_rows: list[Model]) -> Iterator[Path]:
    """Imported once: later tests get the same rows and read the same files. An import takes longer than a test."""
    settings.STORAGE_URL = f"file://{written_lessons.parent}/content"
    tables = list(apps.get_app_config("library").get_models())
    if imported_rows:
        for table in tables:
            table._default_manager.bulk_create([copy(row) for row in imported_rows if type(row) is table])
    else:
        load_catalogue(folder=SHIPPED)
        storage = storage_at(settings.STORAGE_URL)
        storage.prepare()
        import_content(read_content(written_lessons), storage=storage)
        imported_rows += [row for table in tables for row in table._default_manager.all()]
    forget_valid_links()
    yield written_lessons
    clear_catalogue_cache()
    forget_valid_links()


@pytest.fixture
def anna(lessons: Path) -> Person:
    person = make_person("anna@example.org")
    (code,) = make_some_codes(1)
    assert person.activate(code).status_code == 200
    return person


@pytest.fixture
def farben(anna: Person) -> str:
    """The path of the lesson's folder in Anna's link, with a slash at its end."""
    url: str = anna.library()["signedUrls"]["kaktus1"][0]
    return url.removeprefix("http://localhost:8000").removesuffix("story.html")


@pytest.fixture
def grants(settings: Settings, tmp_path: Path) -> Path:
    settings.GRANTS_DIR = tmp_path / "grants"
    settings.GRANTS_DIR.mkdir()
    return tmp_path / "grants"


def elsewhere(_environ: dict[str, Any], start_response: Any) -> list[bytes]:
    start_response("204 No Content", [])
    return []


class QuietHandler(WSGIRequestHandler):
    def log_message(self, *_arguments: object) -> None:
        """Quiet."""


@contextmanager
def nginx_before_lessons(folder: Path, *, grants: Path | None) -> Iterator[str]:
    """nginx in front of the layer that sends lessons."""
    library = make_server("127.0.0.1", 0, with_lessons(elsewhere), handler_class=QuietHandler)

    def serve() -> None:
        library.serve_forever()
        connections.close_all()

    serving = Thread(target=serve)
    serving.start()
    port = free_port()
    front = front_of(folder, port=port, library_port=library.server_port, grants=grants)
    try:
        with running_nginx(folder, port=port, configuration=nginx_configuration(front)):
            yield front.public_url
    finally:
        library.shutdown()
        library.server_close()
        serving.join()


@pytest.fixture
def behind_nginx(grants: Path, tmp_path: Path, transactional_db: None, lessons: Path) -> Iterator[str]:
    with nginx_before_lessons(tmp_path, grants=grants) as url:
        yield url


@pytest.fixture
def behind_caching_nginx(tmp_path: Path, transactional_db: None, lessons: Path) -> Iterator[str]:
    with nginx_before_lessons(tmp_path, grants=None) as url:
        yield url
