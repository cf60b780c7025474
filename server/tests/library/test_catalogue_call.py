"""The catalogue call: the data from which the web application builds its rows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from django.test import Client

from kaktus.common.files.storage import Storage
from kaktus.library.packages.folder_imports import import_content
from kaktus.library.reading.content_folders import read_content


def groups() -> list[dict[str, Any]]:
    response = Client().get("/api/catalogue")
    assert response.status_code == 200
    return list(response.json()["groups"])


def test_groups_books_and_lessons_in_order(books: None) -> None:
    catalogue = groups()
    assert [group["group"] for group in catalogue] == ["kaktus1", "kaktus2"]
    assert [(book["title"], book["interactive"]) for group in catalogue for book in group["books"]] == [
        ("Kaktus 1", False),
        ("Kaktus 1 Interaktiv", True),
        ("Kaktus 2", False),
        ("Kaktus 2 Interaktiv", True),
    ]
    assert catalogue[0]["books"][0]["lessons"][0] == {"lesson": "farben", "title": "Farben", "thumb": ""}


def test_thumbnails_are_named_once_the_lessons_are_there(lessons: Path, storage: Storage) -> None:
    import_content(read_content(lessons), storage=storage)
    thumb = groups()[1]["books"][1]["lessons"][3]["thumb"]
    assert str(thumb).startswith("/thumbs/kaktus-2-interaktiv/obst-und-gemuese.svg?v=")
