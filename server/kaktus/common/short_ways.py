"""Short ways: calls made at every visit are answered at once when all is as usual, and go the long way otherwise."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from django.core.serializers.json import DjangoJSONEncoder
from django.http import HttpRequest, HttpResponse
from django.urls import URLPattern, path
from ninja import NinjaAPI

from kaktus.common.errors import ApiError

TO_JSON = DjangoJSONEncoder().encode
# None for whatever is unusual: the long way tells what is wrong with it.
ShortWay = Callable[[HttpRequest], HttpResponse | None]


def with_short_way(api: NinjaAPI, call: str, short: ShortWay) -> URLPattern:
    """For a place before the API's own: the call is found first, and its answer is not checked against its schema."""
    long: Any = next(pattern.callback for pattern in api.urls[0] if str(pattern.pattern) == call)

    def view(request: HttpRequest) -> Any:
        try:
            return short(request) or long(request)
        except ApiError as error:
            return api.on_exception(request, error)

    return path(f"api/{call}", view)


def json_answer(body: dict[str, Any]) -> HttpResponse:
    return HttpResponse(TO_JSON(body), content_type="application/json")


def text_in(request: HttpRequest, name: str) -> str:
    """A text of the body, '' when there is none."""
    try:
        value = json.loads(request.body)[name]
    except (ValueError, KeyError, TypeError):
        return ""
    return value if isinstance(value, str) else ""
