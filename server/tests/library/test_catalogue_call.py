"""The catalogue call: the data from which the web application builds its rows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from django.test import Client

from kaktus.common.files.storage import Storage
from kaktus.library.catalogue.catalogue_cache import clear_catalogue_cache
from kaktus.library.packages.content_folders import read_content
from kaktus.library.packages.folder_imports import import_content


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


def test_a_book_says_what_it_needs_on_a_device_once_all_its_lessons_can_be_stored(
    lessons: Path, storage: Storage
) -> None:
    def sizes() -> dict[str, int]:
        return {book["title"]: book["takeAlongBytes"] for group in groups() for book in group["books"]}

    import_content(read_content(lessons), storage=storage)
    assert set(sizes().values()) == {0}
    folders = [folder for folder in (lessons / "kaktus-1").iterdir() if folder.is_dir()]
    for folder in folders[1:]:
        (folder / "files.json").write_text("{}")
    import_content(read_content(lessons), storage=storage)
    clear_catalogue_cache()
    assert sizes()["Kaktus 1"] == 0
    (folders[0] / "files.json").write_text("{}")
    (folders[0] / "outlines").mkdir()
    (folders[0] / "outlines/hund.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    import_content(read_content(lessons), storage=storage)
    clear_catalogue_cache()
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    for_adults = {"thumb.svg", "words.json", "files.json", "hund.svg"}
    played = [path for path in files if path.suffix not in (".br", ".gz") and path.name not in for_adults]
    by_content = {path.read_bytes() for path in played}
    assert sizes() | {"Kaktus 1": 0} == dict.fromkeys(sizes(), 0)
    assert sizes()["Kaktus 1"] == sum(map(len, by_content))
