"""The lesson that anybody may try: which one it is, whether it is there, and its link."""

from __future__ import annotations

import time
from dataclasses import dataclass
from datetime import timedelta

from django.conf import settings

from kaktus.common.api.api_errors import ApiError
from kaktus.library.catalogue.catalogue_cache import CachedBook, CachedLesson, cached_catalogue, story_of
from kaktus.library.links.lesson_origins import lesson_url
from kaktus.library.links.visitor_links import visitor_link
from kaktus.limits import Limit, take

# A school or a book fair shares one address, so this limit is wide.
NETWORK = Limit("trial-links-network", amount=120, period=timedelta(hours=1))
TOO_MANY = "Too many have tried from here just now. Please wait a little and try again."


@dataclass(frozen=True)
class Trial:
    book: CachedBook
    lesson: CachedLesson


def offered_trial() -> Trial | None:
    """None if the catalogue does not know the lesson, or nobody has imported it."""
    catalogue = cached_catalogue()
    if settings.TRIAL_LESSON not in catalogue.packages:
        return None
    return next(
        (
            Trial(book, lesson)
            for group in catalogue.groups
            for book in group.books
            for lesson in book.lessons
            if f"{book.slug}/{lesson.slug}" == settings.TRIAL_LESSON
        ),
        None,
    )


def open_trial(*, network: str) -> str:
    """The address of the lesson's first page, for a visitor from this network."""
    if offered_trial() is None:
        raise ApiError.of_status(404)
    if wait := take(NETWORK, network):
        raise ApiError(429, "too_many_trials", TOO_MANY).retry_after(wait)
    lesson = settings.TRIAL_LESSON
    token = visitor_link(lesson, now=time.time())
    return lesson_url(token, story_of(lesson, cached_catalogue().packages[lesson]))
