"""What an editor changes on the shelf: it shows at once, and what would harm readers is refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaktus.library.catalogue.catalogue_cache import cached_catalogue
from kaktus.library.catalogue.catalogue_changes import (
    CatalogueProblem,
    add_book,
    add_group,
    add_lesson,
    order_groups,
    order_lessons,
    rename_book,
    rename_lesson,
)
from kaktus.library.models import Book, BookGroup, Lesson

pytestmark = pytest.mark.usefixtures("books")


def lessons_of(book: str) -> list[str]:
    return list(Lesson.objects.filter(book=book).values_list("slug", flat=True))


def test_titles() -> None:
    assert rename_book("kaktus-1", title="  Kaktus Eins ") == "Kaktus 1"
    assert rename_lesson("kaktus-1", "farben", title="Bunte Farben") == "Farben"
    (group, *_) = cached_catalogue().groups
    assert (group.books[0].title, group.books[0].lessons[0].title) == ("Kaktus Eins", "Bunte Farben")


def test_the_order_of_lessons_and_groups() -> None:
    before = lessons_of("kaktus-1")
    assert order_lessons("kaktus-1", before[::-1]) == before
    assert lessons_of("kaktus-1") == before[::-1]
    assert order_groups(["kaktus2", "kaktus1"]) == ["kaktus1", "kaktus2"]
    assert [group.slug for group in cached_catalogue().groups] == ["kaktus2", "kaktus1"]


def test_new_groups_books_and_lessons() -> None:
    group = add_group(slug="kaktus3")
    assert group.position == 3
    add_book(slug="kaktus-3", title="Kaktus 3", group="kaktus3", interactive=False)
    add_book(slug="kaktus-3-interaktiv", title="Kaktus 3 Interaktiv", group="kaktus3", interactive=True)
    for slug in ("wetter", "reise"):
        add_lesson(book="kaktus-3", slug=slug, title=slug.title())
    assert lessons_of("kaktus-3") == ["wetter", "reise"]


REFUSED: list[tuple[Callable[[], object], str]] = [
    (lambda: add_group(slug="kaktus1"), "slug_taken"),
    (lambda: add_group(slug="Kaktus 9"), "bad_slug"),
    (lambda: add_group(slug="a" * 41), "bad_slug"),
    (lambda: add_book(slug="kaktus-9", title="Kaktus 9", group="kaktus9", interactive=False), "no_such_group"),
    (lambda: add_book(slug="kaktus-9", title="Kaktus 9", group="kaktus1", interactive=False), "edition_taken"),
    (lambda: add_book(slug="kaktus-9", title="Kaktus 1", group="kaktus1", interactive=False), "title_taken"),
    (lambda: rename_book("kaktus-1", title="Kaktus 2"), "title_taken"),
    (lambda: rename_book("kaktus-1", title=" "), "bad_title"),
    (lambda: rename_book("kaktus-1", title="a" * 121), "bad_title"),
    (lambda: rename_book("kaktus-1", title="Kak\u202etus"), "bad_title"),
    (lambda: rename_book("kaktus-9", title="Kaktus 9"), "not_there"),
    (lambda: rename_lesson("kaktus-1", "wetter", title="Wetter"), "not_there"),
    (lambda: add_lesson(book="kaktus-1", slug="farben", title="Farben"), "slug_taken"),
    (lambda: add_lesson(book="kaktus-9", slug="farben", title="Farben"), "not_there"),
    (lambda: order_groups(["kaktus1"]), "changed_meanwhile"),
    (lambda: order_groups(["kaktus1", "kaktus1"]), "changed_meanwhile"),
    (lambda: order_lessons("kaktus-1", ["farben", "zahlen"]), "changed_meanwhile"),
]


@pytest.mark.parametrize(("change", "code"), REFUSED)
def test_what_is_refused_changes_nothing(change: Callable[[], object], code: str) -> None:
    def state() -> list[list[tuple[object, ...]]]:
        return [list(model.objects.values_list()) for model in (BookGroup, Book, Lesson)]

    before = state()
    with pytest.raises(CatalogueProblem) as refused:
        change()
    assert refused.value.code == code
    assert str(refused.value).endswith(".")
    assert state() == before


def test_a_book_has_two_hundred_lessons_at_most() -> None:
    Lesson.objects.bulk_create(
        Lesson(book_id="kaktus-1", slug=f"l-{number}", title="L", position=number) for number in range(8, 200)
    )
    with pytest.raises(CatalogueProblem, match="200 lessons at most"):
        add_lesson(book="kaktus-1", slug="wetter", title="Wetter")
