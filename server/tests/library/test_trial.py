"""The lesson to try: what the landing page learns, and how often a network may ask for the link."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from django.test import Client
from pytest_django import Settings

from kaktus.common.files.storage import Storage
from kaktus.library import trial
from kaktus.library.catalogue.catalogue_cache import clear_catalogue_cache
from kaktus.library.packages.content_folders import read_content
from kaktus.library.packages.folder_imports import import_content
from kaktus.limits import Limit


def ask(address: str = "192.0.2.1") -> Any:
    return Client().post("/api/trial", content_type="application/json", REMOTE_ADDR=address)


@pytest.fixture
def imported(lessons: Path, storage: Storage) -> None:
    import_content(read_content(lessons), storage=storage)


def offer() -> dict[str, Any]:
    response = Client().get("/api/trial")
    assert response.status_code == 200
    return dict(response.json())


def test_the_lesson_and_the_others_of_its_book(imported: None) -> None:
    trial = offer()
    assert (trial["offered"], trial["title"], trial["book"]) == (True, "Farben", "Kaktus 1 Interaktiv")
    assert [lesson["title"] for lesson in trial["otherLessons"]] == [
        "Zahlen",
        "Familie",
        "Tiere",
        "Unterwegs",
        "Spiele",
        "Geburtstag",
        "Jahreszeiten",
    ]
    assert all(lesson["thumb"].startswith("/thumbs/kaktus-1-interaktiv/") for lesson in trial["otherLessons"])


def test_the_publisher_chooses_the_lesson(imported: None, settings: Settings) -> None:
    settings.TRIAL_LESSON = "kaktus-2/natur"
    assert (offer()["title"], offer()["book"]) == ("Natur", "Kaktus 2")
    assert (
        Client()
        .post("/api/trial", content_type="application/json")
        .json()["url"]
        .endswith("/kaktus-2/natur/story.html")
    )


def test_a_lesson_that_nobody_imported_is_not_offered(books: None) -> None:
    clear_catalogue_cache()
    assert offer()["offered"] is False
    assert ask().status_code == 404


@pytest.mark.parametrize("lesson", ["", "kaktus-1/nothing", "kaktus-9/farben"])
def test_no_lesson_to_try(imported: None, settings: Settings, lesson: str) -> None:
    settings.TRIAL_LESSON = lesson
    assert offer()["offered"] is False
    assert ask().status_code == 404


def test_a_network_gets_only_so_many_links(imported: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "NETWORK", Limit("trial-links-network", amount=2, period=trial.NETWORK.period))
    answers = [ask() for _ in range(3)]
    assert [one.status_code for one in answers] == [200, 200, 429]
    assert answers[2].json()["errors"][0]["code"] == "too_many_trials"
    assert 0 < int(answers[2].headers["Retry-After"]) <= 3600
    assert ask("192.0.2.2").status_code == 200
