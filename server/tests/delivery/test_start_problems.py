"""A lesson that did not start is counted by version, reason and engine, and nothing is known of who reported it."""

from __future__ import annotations

import json
import time
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone
from pytest_django import Settings
from tests.delivery.lesson_fetches import link_to, token_of, without_version

from kaktus.common import retention
from kaktus.delivery.api import NETWORK
from kaktus.library.catalogue.catalogue_cache import cached_catalogue
from kaktus.library.links.preview_links import Preview, preview_link
from kaktus.library.models import StartProblem
from kaktus.library.versions.lessons_in_trouble import lessons_in_trouble
from kaktus.library.versions.start_problems import RECENT_PERIOD, remove_old_start_problems

LONG_AGO = timezone.localdate() - RECENT_PERIOD - timedelta(days=1)


def report(folder: str, **changed: Any) -> int:
    """As a page does when nobody is signed in."""
    body = {"link": folder.removeprefix("/content/"), "reason": "script_refused", "engine": "webkit"} | changed
    answer = Client().post("/api/lesson-not-started", json.dumps(body), content_type="application/json")
    return answer.status_code


def counts() -> dict[tuple[str, str, str], int]:
    rows = StartProblem.objects.all()
    return {(f"{row.book}/{row.lesson}", row.reason, row.engine): row.count for row in rows}


def troubles() -> dict[str, str]:
    return {f"{entry.book}/{entry.lesson}": entry.trouble for entry in lessons_in_trouble()}


def test_it_is_counted_by_lesson_version_reason_and_engine(farben: str) -> None:
    assert [report(farben), report(farben), report(farben, engine="firefox", reason="silent")] == [204] * 3
    assert counts() == {
        ("kaktus-1/farben", "script_refused", "webkit"): 2,
        ("kaktus-1/farben", "silent", "firefox"): 1,
    }
    (digest,) = set(StartProblem.objects.values_list("digest", flat=True))
    assert digest == cached_catalogue().packages["kaktus-1/farben"].digest
    # These are all the columns; none of them says who it was.
    assert {field.name for field in StartProblem._meta.get_fields()} == {
        *("id", "book", "lesson", "digest", "reason", "engine", "count", "last_on")
    }


def test_a_visitor_may_report_the_lesson_to_try_and_no_other(lessons: Path) -> None:
    url: str = Client().post("/api/trial", content_type="application/json").json()["url"]
    folder = url.removeprefix("http://localhost:8000").removesuffix("story.html")
    assert report(folder) == 204
    assert report(link_to("kaktus-1/tiere", token_of(folder))) == 404
    assert list(counts()) == [("kaktus-1-interaktiv/farben", "script_refused", "webkit")]


def test_whoever_has_no_link_counts_nothing(farben: str) -> None:
    preview = preview_link(Preview("edith", 1), now=time.time())
    places = (
        *(without_version(farben), farben.replace("/content/", "/content/x"), farben + "story.html", "", "a/b/c"),
        *(link_to("kaktus-2/tiere", token_of(farben)), f"/content/{preview}/kaktus-1/farben/", "/" * 300),
    )
    assert {report(place) for place in places} == {404}
    assert counts() == {}


@pytest.mark.parametrize(
    "changed",
    [
        {"reason": "anna@example.org"},
        {"reason": ""},
        {"engine": "Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)"},
        {"engine": None},
        {"link": "x" * 601},
        {"link": 7},
    ],
)
def test_what_is_not_on_the_list_is_refused(farben: str, changed: dict[str, Any]) -> None:
    assert report(farben, **changed) == 422
    assert counts() == {}


def test_one_network_cannot_count_without_end(farben: str) -> None:
    statuses = [report(farben) for _ in range(NETWORK.amount + 3)]
    assert statuses == [204] * NETWORK.amount + [429] * 3
    assert set(counts().values()) == {NETWORK.amount}


def test_the_desk_hears_of_it_while_it_is_new_and_concerns_what_is_published(farben: str, settings: Settings) -> None:
    assert "kaktus-1/farben" not in troubles()
    assert report(farben) == 204
    assert troubles()["kaktus-1/farben"] == "not_started"
    StartProblem.objects.update(last_on=LONG_AGO)
    assert "kaktus-1/farben" not in troubles()
    assert report(farben) == 204
    assert troubles()["kaktus-1/farben"] == "not_started"
    StartProblem.objects.update(digest="0" * 16)
    assert "kaktus-1/farben" not in troubles()


def test_old_counts_are_removed(farben: str) -> None:
    assert report(farben) == 204
    assert remove_old_start_problems() == 0
    StartProblem.objects.update(last_on=timezone.localdate() - retention.START_PROBLEM - timedelta(days=1))
    assert remove_old_start_problems() == 1
    assert counts() == {}
