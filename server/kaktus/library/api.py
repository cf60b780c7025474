"""The catalogue as the web application reads it."""

from __future__ import annotations

from django.http import HttpRequest
from ninja import Router, Schema

from kaktus.library.catalogue_cache import cached_catalogue

router = Router(tags=["library"])


class CatalogueLesson(Schema):
    lesson: str
    title: str
    thumb: str


class CatalogueBook(Schema):
    book: str
    title: str
    interactive: bool
    lessons: list[CatalogueLesson]


class CatalogueGroup(Schema):
    group: str
    books: list[CatalogueBook]


class Catalogue(Schema):
    groups: list[CatalogueGroup]


@router.get("/catalogue", response=Catalogue)
def catalogue(request: HttpRequest) -> Catalogue:
    return Catalogue(
        groups=[
            CatalogueGroup(
                group=group.slug,
                books=[
                    CatalogueBook(
                        book=book.slug,
                        title=book.title,
                        interactive=book.interactive,
                        lessons=[
                            CatalogueLesson(lesson=lesson.slug, title=lesson.title, thumb=lesson.thumb)
                            for lesson in book.lessons
                        ],
                    )
                    for book in group.books
                ],
            )
            for group in cached_catalogue().groups
        ]
    )
