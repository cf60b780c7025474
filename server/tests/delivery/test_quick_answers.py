"""What the thread that takes in all requests answers by itself, and what it leaves to one that may wait, untouched."""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from django.db import OperationalError, connection
from django.test import RequestFactory
from django.utils import timezone
from tests.delivery.cast import Fetch, Fetched
from tests.readers import Person

from kaktus.accounts.models import Session
from kaktus.common.connections import with_usable_connection
from kaktus.common.fast_paths import with_fast_paths
from kaktus.common.handler import Handler
from kaktus.common.metrics import request_times
from kaktus.common.waits import WITHOUT_WAITING, MustWait
from kaktus.delivery.epoch_cache import clear_epoch_cache
from kaktus.library import catalogue_cache
from kaktus.library.catalogue_cache import cached_catalogue, clear_catalogue_cache
from kaktus.serving.answers import answer
from kaktus.serving.lanes import QuickLane
from kaktus.urls import FAST_PATHS

pytestmark = pytest.mark.django_db(transaction=True)
POSTGRESQL = connection.vendor == "postgresql"
CALLS = {f"/api/{call}": fast for call, fast in FAST_PATHS.items()}
pages = with_fast_paths(with_usable_connection(Handler()), CALLS)


def start_afresh() -> None:
    """A thread that must not wait has never connected to PostgreSQL."""
    if POSTGRESQL:
        connection.close()


def verify_token(person: Person) -> dict[str, Any]:
    body = json.dumps({"idToken": person.token})
    return dict(RequestFactory().post("/api/verifyToken", body, content_type="application/json").META)


def called_quickly(environ: dict[str, Any]) -> list[str]:
    """The status of the answer, if there is one."""
    start_afresh()
    told: list[str] = []

    def call() -> None:
        answer: Iterable[bytes] = pages(environ, lambda status, _headers: told.append(status))
        assert json.loads(b"".join(answer))["message"]["signedUrls"]["kaktus1"]

    assert QuickLane().does(call) is bool(told)
    return told


def fetched_quickly(fetch: Fetch, path: str) -> list[int]:
    start_afresh()
    found: list[Fetched] = []
    assert QuickLane().does(lambda: found.append(fetch(path))) is bool(found)
    return [one.status for one in found]


def test_a_call_that_only_reads(anna: Person) -> None:
    assert called_quickly(verify_token(anna)) == ([] if POSTGRESQL else ["200 OK"])


def test_the_first_visit_of_a_day_is_written_down_by_somebody_who_may_wait(anna: Person) -> None:
    yesterday = timezone.localdate() - timedelta(days=1)
    Session.objects.update(last_used_on=yesterday)
    assert called_quickly(verify_token(anna)) == []
    assert Session.objects.get().last_used_on == yesterday
    assert anna.library()["signedUrls"]["kaktus1"]
    assert Session.objects.get().last_used_on == timezone.localdate()
    assert called_quickly(verify_token(anna)) == ([] if POSTGRESQL else ["200 OK"])


def test_whatever_django_answers(anna: Person) -> None:
    assert called_quickly(verify_token(anna) | {"CONTENT_TYPE": "text/plain"}) == []


def test_files_of_a_lesson_whose_link_was_checked_lately(farben: str, fetch: Fetch) -> None:
    assert fetched_quickly(fetch, farben + "story.html") == ([] if POSTGRESQL else [200])
    assert fetch(farben + "story.html").status == 200
    assert fetched_quickly(fetch, farben + "story.html") == [200]
    assert fetched_quickly(fetch, farben + "nothing.html") == [404]
    assert fetched_quickly(fetch, farben.replace("/content/", "/content/x") + "story.html") == [404]


def test_a_database_that_is_locked_is_left_to_somebody_who_may_wait(farben: str, fetch: Fetch) -> None:
    def locked(*_statement: Any) -> None:
        raise OperationalError("locked")

    clear_epoch_cache()
    with connection.execute_wrapper(locked):
        assert fetched_quickly(fetch, farben + "story.html") == []
        assert fetch(farben + "story.html").status == 503
    assert fetch(farben + "story.html").status == 200


def test_the_catalogue_is_loaded_by_somebody_who_may_wait(lessons: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clear_catalogue_cache()
    assert not QuickLane().does(cached_catalogue)  # type: ignore[arg-type]
    # Nobody was locked out by the attempt.
    known = cached_catalogue()
    assert QuickLane().does(cached_catalogue)  # type: ignore[arg-type]
    monkeypatch.setattr(catalogue_cache, "FRESH_S", 0.0)
    assert not QuickLane().does(cached_catalogue)  # type: ignore[arg-type]
    assert cached_catalogue() is not known


def test_nginx_is_granted_a_link_by_somebody_who_may_wait(farben: str, fetch: Fetch, grants: Path) -> None:
    clear_epoch_cache()
    assert fetched_quickly(fetch, farben + "story.html") == []
    assert list(grants.iterdir()) == []
    assert fetch(farben + "story.html").status == 200
    assert list(grants.iterdir())


def test_only_whoever_answers_counts_the_request(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(request_times.WATCH, "is_on", True)
    notes: list[Any] = []
    monkeypatch.setattr(request_times, "_notes", notes)
    request_times.SPENT.database = 1.0
    environ = {"REQUEST_METHOD": "GET", "PATH_INFO": "/"}
    with pytest.raises(MustWait), WITHOUT_WAITING:
        answer(pages, environ, None, last=False, since=0.0)
    assert (notes, request_times.SPENT.database) == ([], 0.0)
