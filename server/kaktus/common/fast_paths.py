"""Fast paths: frequent calls are answered directly in the usual case, and take the full path otherwise."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from django.core.serializers.json import DjangoJSONEncoder
from django.http import HttpRequest, HttpResponse
from django.urls import URLPattern, path

from kaktus.common.errors import ApiError

if TYPE_CHECKING:
    from ninja import NinjaAPI

TO_JSON = DjangoJSONEncoder().encode
# None for anything unusual: the full path then says what is wrong.
FastPath = Callable[[HttpRequest], HttpResponse | None]


def with_fast_path(api: NinjaAPI, call: str, fast: FastPath) -> URLPattern:
    """Belongs before the API's own URLs, so that it is found first; its answer is not checked against the schema."""
    full: Any = next(pattern.callback for pattern in api.urls[0] if str(pattern.pattern) == call)

    def view(request: HttpRequest) -> Any:
        try:
            return fast(request) or full(request)
        except ApiError as error:
            return api.on_exception(request, error)

    return path(f"api/{call}", view)


def json_answer(body: dict[str, Any]) -> HttpResponse:
    return HttpResponse(TO_JSON(body), content_type="application/json")


def text_in(request: HttpRequest, name: str) -> str:
    """A text from the body, or '' if there is none."""
    try:
        value = json.loads(request.body)[name]
    except (ValueError, KeyError, TypeError):
        return ""
    return value if isinstance(value, str) else ""
