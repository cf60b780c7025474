"""What counts as database trouble, as reported by the databases themselves, and what does not."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.db import Error, IntegrityError, connection
from django.http import HttpRequest, JsonResponse
from django.test import Client
from django.urls import clear_url_caches, path

from kaktus import urls
from kaktus.common.database.sqlite.base import DatabaseWrapper
from kaktus.common.database.trouble import is_trouble

pytestmark = pytest.mark.django_db


def opened(file: Path, query: str = "") -> DatabaseWrapper:
    options = {"timeout": 0, "transaction_mode": "IMMEDIATE"}
    defaults = connection.settings_dict
    return DatabaseWrapper(defaults | {"NAME": f"file:{file}{query}", "OPTIONS": options}, alias="trouble")


def raised(database: DatabaseWrapper, statement: str) -> Error:
    with pytest.raises(Error) as caught, database.cursor() as cursor:
        cursor.execute(statement)
    database.close()
    return caught.value


@pytest.fixture
def file(tmp_path: Path) -> Path:
    place = tmp_path / "library.sqlite3"
    with sqlite3.connect(place) as other:
        other.execute("CREATE TABLE books (title TEXT UNIQUE)")
        other.execute("INSERT INTO books VALUES ('Kaktus 1')")
    other.close()
    return place


def test_a_read_only_database(file: Path) -> None:
    assert is_trouble(raised(opened(file, "?mode=ro"), "INSERT INTO books VALUES ('Kaktus 2')"))


def test_a_missing_database(tmp_path: Path) -> None:
    assert is_trouble(raised(opened(tmp_path / "none" / "library.sqlite3"), "SELECT 1"))


def test_a_full_database(file: Path) -> None:
    database = opened(file)
    with database.cursor() as cursor:
        cursor.execute("PRAGMA max_page_count = 3")
    assert is_trouble(raised(database, "INSERT INTO books VALUES (hex(randomblob(100000)))"))


def test_a_locked_database(file: Path) -> None:
    holder = sqlite3.connect(file, isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    assert is_trouble(raised(opened(file), "SELECT * FROM books"))
    holder.close()


def test_a_damaged_database(file: Path) -> None:
    file.write_bytes(b"no database at all" * 1000)
    assert is_trouble(raised(opened(file), "SELECT * FROM books"))


def test_our_own_mistakes_are_no_trouble(file: Path) -> None:
    assert not is_trouble(raised(opened(file), "SELECT * FROM magazines"))
    assert not is_trouble(raised(opened(file), "INSERT INTO books VALUES ('Kaktus 1')"))
    assert not is_trouble(IntegrityError("two with the same name"))
    assert not is_trouble(ValueError("something else"))


@pytest.fixture
def call() -> Iterator[Callable[[Any], Any]]:
    """A call of the API, or a page, that runs the view it is given."""
    views: list[Any] = []
    pattern = path("api/test", lambda request: views[0](request))
    page = path("test", lambda request: views[0](request))
    urls.urlpatterns[:0] = [pattern, page]
    clear_url_caches()

    def ask(view: Any, address: str = "/api/test", language: str = "en") -> Any:
        views[:] = [view]
        return Client(raise_request_exception=False).get(address, headers={"Accept-Language": language})

    yield ask
    urls.urlpatterns.remove(pattern)
    urls.urlpatterns.remove(page)
    clear_url_caches()


def test_trouble_that_was_swallowed_is_reported_all_the_same(call: Any, file: Path) -> None:
    def says_too_many(_request: HttpRequest) -> JsonResponse:
        raised(opened(file, "?mode=ro"), "INSERT INTO books VALUES ('Kaktus 2')")
        return JsonResponse({"errors": [{"code": "too_many_requests"}]}, status=429)

    response = call(says_too_many)
    assert (response.status_code, response.headers["Retry-After"]) == (503, "5")
    assert response.json()["errors"][0]["code"] == "unavailable"
    assert call(lambda _request: JsonResponse({}, status=429)).status_code == 429


@pytest.fixture
def needs_the_database(file: Path) -> Callable[[HttpRequest], None]:
    def view(_request: HttpRequest) -> None:
        with opened(file, "?mode=ro").cursor() as cursor:
            cursor.execute("INSERT INTO books VALUES ('anna@example.org')")

    return view


def test_a_page_says_it_and_the_log_names_nobody(
    call: Any, needs_the_database: Any, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR, "kaktus"):
        response = call(needs_the_database, "/test")
    assert (response.status_code, response.headers["Retry-After"]) == (503, "5")
    assert "open this page again" in response.content.decode()
    records = [record for record in caplog.records if record.name.startswith("kaktus")]
    assert [record.getMessage() for record in records] == ["database_trouble"]
    assert "anna@example.org" not in json.dumps([vars(record) for record in records], default=str)


def test_a_page_says_it_in_the_language_of_the_browser(call: Any, needs_the_database: Any) -> None:
    pages = {
        language: call(needs_the_database, "/test", f"{language}, en;q=0.5").content.decode()
        for language, _name in settings.LANGUAGES
    }
    assert len(set(pages.values())) == len(settings.LANGUAGES)
    assert 'lang="de" dir="ltr"' in pages["de"]
    assert "noch einmal" in pages["de"]
    assert 'lang="ar" dir="rtl"' in pages["ar"]
    assert call(needs_the_database, "/test", "fr").content.decode() == pages["en"]
