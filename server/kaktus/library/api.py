"""The catalogue as the web application reads it."""

from __future__ import annotations

from django.http import HttpRequest
from ninja import Field, Router, Schema

from kaktus.common.api.error_schema import ErrorBody
from kaktus.common.visitor import visitor_network
from kaktus.library.catalogue.catalogue_cache import CachedLesson, cached_catalogue
from kaktus.library.trial import offered_trial, open_trial

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


class TrialOffer(Schema):
    offered: bool
    title: str = ""
    book: str = ""
    other_lessons: list[CatalogueLesson] = Field(default_factory=list, serialization_alias="otherLessons")


class TrialLink(Schema):
    url: str


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
                        lessons=[_shown(lesson) for lesson in book.lessons],
                    )
                    for book in group.books
                ],
            )
            for group in cached_catalogue().groups
        ]
    )


def _shown(lesson: CachedLesson) -> CatalogueLesson:
    return CatalogueLesson(lesson=lesson.slug, title=lesson.title, thumb=lesson.thumb)


@router.get("/trial", response=TrialOffer, by_alias=True)
def trial(request: HttpRequest) -> TrialOffer:
    """The lesson that anybody may try, if there is one."""
    offer = offered_trial()
    if offer is None:
        return TrialOffer(offered=False)
    others = [_shown(lesson) for lesson in offer.book.lessons if lesson != offer.lesson]
    return TrialOffer(offered=True, title=offer.lesson.title, book=offer.book.title, other_lessons=others)


@router.post("/trial", response={200: TrialLink, 404: ErrorBody, 429: ErrorBody})
def trial_link(request: HttpRequest) -> TrialLink:
    return TrialLink(url=open_trial(network=visitor_network(request)))
