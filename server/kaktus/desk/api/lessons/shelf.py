"""The calls with which editors see and arrange the shelf: groups, books and the lessons in them."""

from __future__ import annotations

from dataclasses import asdict

from django.http import HttpRequest
from ninja import Field, Router, Schema
from ninja.responses import Status

from kaktus.desk.access import member_of
from kaktus.desk.api.lessons.editors import EDITORS, ERRORS, LONGEST_TEXT, change
from kaktus.desk.audit import record
from kaktus.library import queries
from kaktus.library.catalogue import catalogue_changes

router = Router(tags=["desk"], by_alias=True)


class ShelfLesson(Schema):
    lesson: str
    title: str
    thumb: str
    live: int | None
    versions: int
    waiting: int
    off_shelf: bool = Field(serialization_alias="offShelf")


class ShelfBook(Schema):
    book: str
    title: str
    interactive: bool
    lessons: list[ShelfLesson]


class ShelfGroup(Schema):
    group: str
    books: list[ShelfBook]


class StaffShelf(Schema):
    groups: list[ShelfGroup]


class NewGroup(Schema):
    slug: str = Field(max_length=LONGEST_TEXT)


class NewBook(Schema):
    slug: str = Field(max_length=LONGEST_TEXT)
    title: str = Field(max_length=LONGEST_TEXT)
    group: str = Field(max_length=LONGEST_TEXT)
    interactive: bool = False


class NewLesson(Schema):
    slug: str = Field(max_length=LONGEST_TEXT)
    title: str = Field(max_length=LONGEST_TEXT)


class NewTitle(Schema):
    title: str = Field(max_length=LONGEST_TEXT)


class Order(Schema):
    slugs: list[str] = Field(max_length=1000)


@router.get("", auth=EDITORS, response={200: StaffShelf} | ERRORS)
def staff_shelf(request: HttpRequest) -> StaffShelf:
    return StaffShelf(groups=[ShelfGroup(**asdict(group)) for group in queries.staff_shelf()])


@router.post("/groups", auth=EDITORS, response={204: None} | ERRORS)
def add_group(request: HttpRequest, body: NewGroup) -> Status[None]:
    with change():
        group = catalogue_changes.add_group(slug=body.slug)
        record(staff=member_of(request), action="group.add", target=f"group {group.slug}", after=body.dict())
    return Status(204, None)


@router.put("/groups/order", auth=EDITORS, response={204: None} | ERRORS)
def order_groups(request: HttpRequest, body: Order) -> Status[None]:
    with change():
        before = catalogue_changes.order_groups(body.slugs)
        record(
            staff=member_of(request),
            action="group.order",
            before={"groups": before},
            after={"groups": body.slugs},
        )
    return Status(204, None)


@router.delete("/groups/{group}", auth=EDITORS, response={204: None} | ERRORS)
def remove_group(request: HttpRequest, group: str) -> Status[None]:
    with change():
        catalogue_changes.remove_group(group)
        record(staff=member_of(request), action="group.remove", target=f"group {group}")
    return Status(204, None)


@router.post("/books", auth=EDITORS, response={204: None} | ERRORS)
def add_book(request: HttpRequest, body: NewBook) -> Status[None]:
    with change():
        catalogue_changes.add_book(**body.dict())
        record(staff=member_of(request), action="book.add", target=f"book {body.slug}", after=body.dict())
    return Status(204, None)


@router.patch("/books/{book}", auth=EDITORS, response={204: None} | ERRORS)
def rename_book(request: HttpRequest, book: str, body: NewTitle) -> Status[None]:
    with change():
        before = catalogue_changes.rename_book(book, title=body.title)
        record(
            staff=member_of(request),
            action="book.rename",
            target=f"book {book}",
            before={"title": before},
            after={"title": body.title.strip()},
        )
    return Status(204, None)


@router.delete("/books/{book}", auth=EDITORS, response={204: None} | ERRORS)
def remove_book(request: HttpRequest, book: str) -> Status[None]:
    with change():
        before = catalogue_changes.remove_book(book)
        record(staff=member_of(request), action="book.remove", target=f"book {book}", before={"title": before})
    return Status(204, None)


@router.put("/books/{book}/order", auth=EDITORS, response={204: None} | ERRORS)
def order_lessons(request: HttpRequest, book: str, body: Order) -> Status[None]:
    with change():
        before = catalogue_changes.order_lessons(book, body.slugs)
        record(
            staff=member_of(request),
            action="book.order",
            target=f"book {book}",
            before={"lessons": before},
            after={"lessons": body.slugs},
        )
    return Status(204, None)


@router.post("/books/{book}/lessons", auth=EDITORS, response={204: None} | ERRORS)
def add_lesson(request: HttpRequest, book: str, body: NewLesson) -> Status[None]:
    with change():
        catalogue_changes.add_lesson(book=book, **body.dict())
        record(staff=member_of(request), action="lesson.add", target=f"lesson {book}/{body.slug}", after=body.dict())
    return Status(204, None)
