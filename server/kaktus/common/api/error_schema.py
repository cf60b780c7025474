"""The shape of a failed call's answer for the API's description; apart, because its imports are heavy."""

from __future__ import annotations

from datetime import date, datetime

from ninja import Schema


class Hint(Schema):
    """The one character that was probably misread."""

    place: int
    typed: str
    meant: str


class Extension(Schema):
    """Books that the person has already, until when, and until when they would have them with this code."""

    books: list[str]
    until: datetime
    extendedUntil: datetime
    seats: int = 0
    """For tablets of a class, which this code adds."""


class ErrorItem(Schema):
    code: str
    message: str
    param: str | None = None
    help: str | None = None
    hint: Hint | None = None
    extension: Extension | None = None
    retryAfter: int | None = None
    redeemBy: date | None = None
    """The last day on which a code was accepted."""


class ErrorBody(Schema):
    """The body of every call that fails."""

    status: int
    errors: list[ErrorItem]
    request_id: str
