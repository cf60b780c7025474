"""What all calls of editors have in common: who may make them, how a change is made, and what it answers if refused."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from django.db import transaction

from kaktus.common.api.api_errors import ApiError
from kaktus.common.api.error_schema import ErrorBody
from kaktus.desk.access import DeskAccess
from kaktus.desk.permissions import Permission
from kaktus.library.catalogue.catalogue_cache import clear_catalogue_cache
from kaktus.library.catalogue.catalogue_changes import CatalogueProblem
from kaktus.library.models import Lesson
from kaktus.library.packages.uploads import UploadProblem
from kaktus.library.versions.lesson_pictures import BadPicture
from kaktus.library.versions.lesson_versions import VersionProblem

EDITORS = DeskAccess(Permission.LESSONS)
ERRORS = {401: ErrorBody, 403: ErrorBody, 404: ErrorBody, 409: ErrorBody, 422: ErrorBody}
NOT_THERE = ("not_there", "no_such_lesson", "no_such_group")
CONFLICTS = (
    "published_meanwhile",
    "changed_meanwhile",
    "no_former_version",
    "complete",
    "incomplete",
    "too_many",
    "too_many_open",
    "not_empty",
    "has_codes",
    "was_published",
    "never_published",
    "being_checked",
)
LESSON = "/books/{book}/lessons/{lesson}"
LONGEST_TEXT = 300


@contextmanager
def change() -> Iterator[None]:
    """One transaction with its entry in the audit log; what is refused is said in the API's way."""
    try:
        with transaction.atomic():
            yield
    except (CatalogueProblem, VersionProblem, UploadProblem, BadPicture) as problem:
        status = 404 if problem.code in NOT_THERE else 409 if problem.code in CONFLICTS else 422
        param = getattr(problem, "param", None)
        raise ApiError(status, problem.code, str(problem), param=param) from None
    # The flows did so too, but before others could see the change.
    clear_catalogue_cache()


def lesson_of(book: str, lesson: str) -> Lesson:
    row = Lesson.objects.select_related("book").filter(book=book, slug=lesson).first()
    if row is None:
        raise ApiError.of_status(404)
    return row
