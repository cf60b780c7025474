"""The cast of the delivery tests: imported lessons, Anna with a link to them, and a browser that fetches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from tests.readers import Person, make_person, make_some_codes, write_lessons

from kaktus.common.storage import storage_at
from kaktus.delivery.epoch_cache import clear_epoch_cache
from kaktus.delivery.lessons import with_lessons
from kaktus.library.book_manifests import SHIPPED, load_catalogue
from kaktus.library.catalogue_cache import clear_catalogue_cache
from kaktus.library.content_folders import read_content
from kaktus.library.packages import import_content


@dataclass(frozen=True)
class Fetched:
    status: int
    headers: dict[str, str]
    body: bytes


Fetch = Callable[..., Fetched]


def nobody(_environ: dict[str, Any], start_response: Callable[..., Any]) -> list[bytes]:
    start_response("200 OK", [])
    return [b"django"]


def fetch_path(path: str, method: str = "GET", **headers: str) -> Fetched:
    """A WSGI call as granian makes it; the path is already percent-decoded there."""
    seen: list[Any] = []
    path, _, query = path.partition("?")
    environ = {
        "REQUEST_METHOD": method,
        "PATH_INFO": path.encode().decode("latin-1"),
        "QUERY_STRING": query,
        **{f"HTTP_{name.upper()}": value for name, value in headers.items()},
    }
    body: Any = with_lessons(nobody)(environ, lambda status, sent: seen.extend([int(status.split()[0]), dict(sent)]))
    sent = b"".join(body)
    if hasattr(body, "close"):
        body.close()
    return Fetched(seen[0], seen[1], sent)


@pytest.fixture
def fetch() -> Fetch:
    return fetch_path


@pytest.fixture(scope="session")
def written_lessons(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_lessons(tmp_path_factory.mktemp("lessons"))


@pytest.fixture
def lessons(db: None, settings: Any, written_lessons: Path) -> Iterator[Path]:
    load_catalogue(folder=SHIPPED)
    settings.STORAGE_URL = f"file://{written_lessons.parent}/content"
    storage = storage_at(settings.STORAGE_URL)
    storage.prepare()
    folder = written_lessons
    import_content(read_content(folder), storage=storage)
    clear_epoch_cache()
    yield folder
    clear_catalogue_cache()
    clear_epoch_cache()


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
