"""The one JSON shape in which the API reports a failure."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, Final

from django.http import JsonResponse

MESSAGES: Final[dict[int, tuple[str, str]]] = {
    400: ("bad_request", "The request could not be understood."),
    401: ("unauthenticated", "Please log in and try again."),
    403: ("forbidden", "You may not do this."),
    404: ("not_found", "There is nothing at this address."),
    405: ("method_not_allowed", "This address does not take this kind of request."),
    408: ("too_slow", "The request took too long to arrive. Please try again."),
    413: ("too_large", "The request is too large."),
    415: ("unsupported_type", "Send the request as application/json."),
    422: ("invalid", "Some of the values are not valid."),
    429: ("too_many_requests", "Too many tries. Please wait a little and try again."),
    500: ("unexpected", "Something went wrong on our side. Please try again; if it stays, contact us."),
    503: ("unavailable", "The library is not available right now. Please try again in a moment."),
}


class ApiError(Exception):
    """A call is turned down, for a reason that the person can act on."""

    def __init__(self, status: int, code: str, message: str, *, param: str | None = None) -> None:
        self.status = status
        self.errors: list[dict[str, Any]] = [{"code": code, "message": message}]
        if param:
            self.errors[0]["param"] = param
        super().__init__(code)

    def retry_after(self, seconds: int) -> ApiError:
        """The same error, with the time after which another try is worth it."""
        self.errors[0]["retryAfter"] = seconds
        return self

    @classmethod
    def of_status(cls, status: int) -> ApiError:
        return cls(status, *MESSAGES[status])

    @classmethod
    def of_errors(cls, status: int, errors: list[dict[str, Any]]) -> ApiError:
        error = cls(status, "", "")
        error.errors = errors
        return error


def default_error(status: int) -> dict[str, str]:
    code, message = MESSAGES.get(status, ("failed", HTTPStatus(status).phrase))
    return {"code": code, "message": message}


def error_response(
    status: int,
    *,
    request_id: str,
    errors: list[dict[str, Any]] | None = None,
) -> JsonResponse:
    body = {"status": status, "errors": errors or [default_error(status)], "request_id": request_id}
    return JsonResponse(body, status=status)
