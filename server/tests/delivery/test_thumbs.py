"""Thumbnails: public, cached for long, harmless."""

from __future__ import annotations

from pathlib import Path

from django.test import Client
from tests.delivery.lesson_fetches import Fetch
from tests.readers import PICTURE


def first_thumb() -> str:
    return str(Client().get("/api/catalogue").json()["groups"][0]["books"][0]["lessons"][0]["thumb"])


def test_the_address_of_the_catalogue_never_expires(lessons: Path, fetch: Fetch) -> None:
    answer = fetch(first_thumb())
    assert (answer.status, answer.body) == (200, PICTURE)
    assert answer.headers["Content-Type"] == "image/svg+xml; charset=utf-8"
    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert answer.headers["Content-Security-Policy"].startswith("sandbox; default-src 'none'")


def test_another_version_is_not_kept_for_long(lessons: Path, fetch: Fetch) -> None:
    path = first_thumb().partition("?")[0]
    for query in ("", "?v=old"):
        assert fetch(path + query).headers["Cache-Control"] == "public, max-age=300"


def test_what_is_no_thumbnail(lessons: Path, fetch: Fetch) -> None:
    for path in (
        "kaktus-1/farben.png",
        "kaktus-1/farben",
        "kaktus-1/nothing.svg",
        "../x.svg",
        "",
        "kaktus-1/farben/story.html",
    ):
        assert fetch(f"/thumbs/{path}").status == 404
