"""The catalogue as the web application reads it."""

from __future__ import annotations

from django.http import HttpRequest
from ninja import Field, Router, Schema

from kaktus.common.api.error_schema import ErrorBody
from kaktus.common.visitor import visitor_network
from kaktus.library.catalogue.catalogue_cache import CachedCatalogue, cached_catalogue
from kaktus.library.trial import offered_trial, open_trial

router = Router(tags=["library"])


class CatalogueLesson(Schema):
    lesson: str = Field(validation_alias="slug")
    title: str
    thumb: str


class CatalogueBook(Schema):
    book: str = Field(validation_alias="slug")
    title: str
    interactive: bool
    take_along_bytes: int = Field(serialization_alias="takeAlongBytes")
    """What the book needs on a device that stores it; 0 if it cannot be taken along."""
    lessons: list[CatalogueLesson]


class CatalogueGroup(Schema):
    group: str = Field(validation_alias="slug")
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


@router.get("/catalogue", response=Catalogue, by_alias=True)
def catalogue(request: HttpRequest) -> CachedCatalogue:
    return cached_catalogue()


@router.get("/trial", response=TrialOffer, by_alias=True)
def trial(request: HttpRequest) -> dict[str, object]:
    """The lesson that anybody may try, if there is one."""
    offer = offered_trial()
    if offer is None:
        return {"offered": False}
    others = [lesson for lesson in offer.book.lessons if lesson != offer.lesson]
    return {"offered": True, "title": offer.lesson.title, "book": offer.book.title, "other_lessons": others}


@router.post("/trial", response={200: TrialLink, 404: ErrorBody, 429: ErrorBody})
def trial_link(request: HttpRequest) -> TrialLink:
    return TrialLink(url=open_trial(network=visitor_network(request)))
