"""The call with which a page reports that a lesson did not start."""

from __future__ import annotations

from datetime import timedelta

from django.http import HttpRequest
from ninja import Field, Router, Schema
from ninja.responses import Status

from kaktus.common.api.api_errors import ApiError
from kaktus.common.api.error_schema import ErrorBody
from kaktus.common.visitor import visitor_network
from kaktus.delivery.lessons import package_at
from kaktus.library.models import BrowserEngine, StartReason
from kaktus.library.versions.start_problems import count_start_problem
from kaktus.limits import Limit, take

router = Router(tags=["library"])

# A whole class behind one address may open the same lesson.
NETWORK = Limit("start-problems-network", amount=40, period=timedelta(hours=1))
TOO_MANY = "Too many reports came from here just now."


class NotStarted(Schema):
    link: str = Field(max_length=600)
    """The lesson's folder, as in its address: token, version, book and lesson."""
    reason: StartReason
    engine: BrowserEngine


@router.post("/lesson-not-started", response={204: None, 404: ErrorBody, 429: ErrorBody})
def lesson_not_started(request: HttpRequest, body: NotStarted) -> Status[None]:
    """Whoever may open the lesson may report it, signed in or not; nothing about them is stored."""
    if wait := take(NETWORK, visitor_network(request)):
        raise ApiError(429, "too_many_reports", TOO_MANY).retry_after(wait)
    package = package_at(body.link)
    if package is None:
        raise ApiError.of_status(404)
    book, lesson, digest = package.folder.split("/")
    count_start_problem(book=book, lesson=lesson, digest=digest, reason=body.reason, engine=body.engine)
    return Status(204, None)
