"""The catalogue: the specification's books, and a fifth one without code."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from django.db import IntegrityError, transaction

from kaktus.library.catalogue.book_manifests import SHIPPED, BadManifest, load_catalogue
from kaktus.library.catalogue.catalogue_changes import add_group, add_lesson, rename_book
from kaktus.library.models import Book, BookGroup, Lesson

pytestmark = pytest.mark.django_db

KAKTUS_1 = ["Farben", "Zahlen", "Familie", "Tiere", "Unterwegs", "Spiele", "Geburtstag", "Jahreszeiten"]
KAKTUS_2 = ["Tiere", "Mein Zimmer", "Schulsachen", "Obst und Gemüse", "Frühstück", "Körperteile", "Kleidung", "Natur"]
BOOK = {
    "slug": "kaktus-3",
    "title": "Kaktus 3",
    "group": "kaktus3",
    "groupPosition": 3,
    "interactive": False,
    "lessons": [{"slug": "wetter", "title": "Wetter"}],
}


def write(folder: Path, **changes: object) -> Path:
    (folder / "book.json").write_text(json.dumps(BOOK | changes))
    return folder


def test_the_four_books_have_eight_lessons_each() -> None:
    load_catalogue(folder=SHIPPED)
    titles = {book.title: [lesson.title for lesson in book.lessons.all()] for book in Book.objects.all()}
    assert titles == {
        "Kaktus 1": KAKTUS_1,
        "Kaktus 1 Interaktiv": KAKTUS_1,
        "Kaktus 2": KAKTUS_2,
        "Kaktus 2 Interaktiv": KAKTUS_2,
    }
    assert [group.slug for group in BookGroup.objects.all()] == ["kaktus1", "kaktus2"]


def test_what_staff_have_changed_stays_when_only_new_things_are_added(tmp_path: Path) -> None:
    load_catalogue(folder=write(tmp_path))
    rename_book("kaktus-3", title="Drei")
    more = [{"slug": "meer", "title": "Meer"}, {"slug": "wetter", "title": "Das Wetter"}]
    load_catalogue(folder=write(tmp_path, lessons=more), only_new=True)
    book = Book.objects.get(slug="kaktus-3")
    assert book.title == "Drei"
    assert list(book.lessons.values_list("title", "draft")) == [("Wetter", False), ("Meer", True)]


def test_a_new_group_stands_last_where_its_place_is_taken(tmp_path: Path) -> None:
    add_group(slug="ferien")
    load_catalogue(folder=write(tmp_path, groupPosition=1), only_new=True)
    assert [group.slug for group in BookGroup.objects.all()] == ["ferien", "kaktus3"]


def test_a_manifest_removes_no_lesson_that_was_made_at_the_desk(tmp_path: Path) -> None:
    load_catalogue(folder=write(tmp_path, lessons=[{"slug": "meer", "title": "Meer"}]))
    add_lesson(book="kaktus-3", slug="ferien", title="Ferien")
    load_catalogue(folder=write(tmp_path))
    lessons = Book.objects.get(slug="kaktus-3").lessons
    assert list(lessons.values_list("slug", "draft")) == [("wetter", False), ("ferien", True)]


def test_loading_twice_changes_nothing() -> None:
    load_catalogue(folder=SHIPPED)
    before = list(Lesson.objects.values_list("pk", flat=True))
    load_catalogue(folder=SHIPPED)
    assert list(Lesson.objects.values_list("pk", flat=True)) == before


def test_a_fifth_book_is_one_more_manifest(tmp_path: Path) -> None:
    load_catalogue(folder=SHIPPED)
    load_catalogue(folder=write(tmp_path))
    assert Book.objects.get(slug="kaktus-3").lessons.get().title == "Wetter"
    assert Book.objects.count() == 5


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"slug": "../etc"}, "book.json: slug"),
        ({"title": ""}, "book.json: title"),
        ({"lessons": []}, "book.json: lessons"),
        ({"lessons": [{"slug": "a", "title": "A"}, {"slug": "a", "title": "B"}]}, "two lessons have the same slug"),
        ({"price": 12}, "book.json: price"),
    ],
)
def test_a_bad_manifest_is_refused_whole(tmp_path: Path, changes: dict[str, object], says: str) -> None:
    with pytest.raises(BadManifest, match=says.replace(".", r"\.")):
        load_catalogue(folder=write(tmp_path, **changes))
    assert not Book.objects.exists()


def test_a_book_stays_in_its_group(tmp_path: Path) -> None:
    load_catalogue(folder=write(tmp_path))
    with pytest.raises(
        BadManifest, match=r"kaktus-3/book\.json: the book belongs to the group kaktus3 and stays there"
    ):
        load_catalogue(folder=write(tmp_path, group="kaktus4", groupPosition=4))
    assert Book.objects.get(slug="kaktus-3").group_id == "kaktus3"
    assert not BookGroup.objects.filter(slug="kaktus4").exists()


def test_everything_else_of_a_book_may_change(tmp_path: Path) -> None:
    load_catalogue(folder=write(tmp_path))
    load_catalogue(folder=write(tmp_path, title="Kaktus drei", interactive=True, groupPosition=9))
    book = Book.objects.get(slug="kaktus-3")
    assert (book.title, book.interactive, book.group.position) == ("Kaktus drei", True, 9)


def test_the_database_itself_keeps_a_book_in_its_group(tmp_path: Path) -> None:
    """Also guards against later migrations: SQLite drops a table's triggers when Django rebuilds it."""
    load_catalogue(folder=SHIPPED)
    BookGroup.objects.create(slug="kaktus3", position=3)
    with pytest.raises(IntegrityError, match="stays in its group"), transaction.atomic():
        Book.objects.filter(slug="kaktus-1").update(group="kaktus3")


def test_a_manifest_that_is_no_json_is_refused(tmp_path: Path) -> None:
    (tmp_path / "book.json").write_text("{")
    with pytest.raises(BadManifest, match=r"book\.json: the file"):
        load_catalogue(folder=tmp_path)
