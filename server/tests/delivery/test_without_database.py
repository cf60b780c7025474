"""While the database is in trouble, what anybody may see is served from the cache; what needs a check waits."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

import pytest
from django.db import OperationalError, connection
from django.test import Client
from tests.delivery.lesson_fetches import Fetch
from tests.readers import PICTURE

from kaktus.delivery.valid_links import forget_valid_links
from kaktus.library.catalogue import catalogue_cache


@contextmanager
def database_gone() -> Iterator[None]:
    def fail(*_statement: Any) -> NoReturn:
        raise OperationalError("gone")

    with connection.execute_wrapper(fail):
        yield


def test_thumbnails_and_the_catalogue_go_on(lessons: Path, fetch: Fetch, monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue = Client().get("/api/catalogue").json()
    monkeypatch.setattr(catalogue_cache, "FRESH_S", 0.0)
    with database_gone():
        answer = Client().get("/api/catalogue")
        assert (answer.status_code, answer.json()) == (200, catalogue)
        assert fetch(catalogue["groups"][0]["books"][0]["lessons"][0]["thumb"]).body == PICTURE


def test_nothing_is_known_yet(lessons: Path, fetch: Fetch) -> None:
    catalogue_cache.clear_catalogue_cache()
    with database_gone():
        refused = fetch("/thumbs/kaktus-1/farben.svg")
        assert (refused.status, refused.headers["Retry-After"]) == (503, "5")
        answer = Client().get("/api/catalogue")
        assert (answer.status_code, answer.headers["Retry-After"]) == (503, "5")
    assert fetch("/thumbs/kaktus-1/farben.svg").status == 200


def test_a_lesson_needs_to_know_that_the_link_still_holds(farben: str, fetch: Fetch) -> None:
    assert fetch(farben + "story.html").status == 200
    forget_valid_links()
    with database_gone():
        refused = fetch(farben + "story.html")
        assert (refused.status, refused.headers["Retry-After"], refused.headers["Cache-Control"]) == (
            503,
            "5",
            "no-store",
        )
    assert fetch(farben + "story.html").status == 200
