"""Fast paths: frequent calls are answered before Django in the usual case, and take the full path otherwise."""

from __future__ import annotations

import io
import json
import time
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from django.conf import settings
from django.core.serializers.json import DjangoJSONEncoder
from django.http import HttpRequest, HttpResponse
from django.urls import URLPattern, path

from kaktus.common.connections import look_after_connection
from kaktus.common.errors import ApiError
from kaktus.common.headers import call_headers
from kaktus.common.request_log import log_request, request_id_in

if TYPE_CHECKING:
    from ninja import NinjaAPI

Application = Callable[[dict[str, Any], Callable[..., Any]], Iterable[bytes]]
TO_JSON = DjangoJSONEncoder().encode
JSON_TYPE = "application/json"
# The answer as JSON, or None for anything unusual: the full path then says what is wrong.
FastPath = Callable[[HttpRequest], str | None]
# In the environ of a request that was tried before Django: the error that it ended with, or None.
TRIED = "kaktus.tried"


class PlainRequest(HttpRequest):
    """What a fast path reads of a request, without all that Django prepares for a view."""

    # There are none; Django looks for a language in them.
    COOKIES: ClassVar[dict[str, str]] = {}  # type: ignore[misc]

    def __init__(self, environ: dict[str, Any]) -> None:
        self.META = environ
        self.method = environ["REQUEST_METHOD"]
        self.path_info = environ["PATH_INFO"]
        self._body = environ["wsgi.input"].read(int(environ.get("CONTENT_LENGTH") or 0))


def with_fast_paths(application: Application, calls: Mapping[str, FastPath]) -> Application:
    """Answers with what Django's middleware would add; an error or anything unusual is left to Django itself."""
    headers = call_headers()

    def answer(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        call = calls.get(environ["PATH_INFO"])
        if call is None or not _is_plain(environ):
            return application(environ, start_response)
        start = time.perf_counter()
        look_after_connection()
        request = PlainRequest(environ)
        environ[TRIED] = None
        try:
            text = call(request)
        except Exception as error:
            text, environ[TRIED] = None, error
        if text is None:
            environ["wsgi.input"] = io.BytesIO(request.body)
            return application(environ, start_response)
        body = text.encode()
        request_id = request_id_in(environ)
        told = [("Content-Type", JSON_TYPE), ("Content-Length", str(len(body))), ("X-Request-ID", request_id)]
        log_request(request, request_id=request_id, route=request.path_info, status=200, start=start)
        start_response("200 OK", told + headers)
        return [body]

    return answer


def _is_plain(environ: dict[str, Any]) -> bool:
    length = environ.get("CONTENT_LENGTH") or "0"
    if not length.isdecimal() or int(length) > settings.BODY_LIMIT_BYTES:
        return False
    return length == "0" or environ.get("CONTENT_TYPE") == JSON_TYPE


def with_fast_path(api: NinjaAPI, call: str, fast: FastPath) -> URLPattern:
    """Belongs before the API's own URLs, so that it is found first; its answer is not checked against the schema."""
    full: Any = next(pattern.callback for pattern in api.urls[0] if str(pattern.pattern) == call)

    def view(request: HttpRequest) -> Any:
        try:
            text = _tried(request) if TRIED in request.META else fast(request)
        except ApiError as error:
            return api.on_exception(request, error)
        return full(request) if text is None else json_answer(text)

    return path(f"api/{call}", view)


def _tried(request: HttpRequest) -> str | None:
    """The outcome of the try before Django."""
    error: Exception | None = request.META[TRIED]
    if error:
        raise error
    return None


def json_answer(text: str) -> HttpResponse:
    return HttpResponse(text, content_type=JSON_TYPE)


def fields_in(request: HttpRequest) -> dict[str, Any]:
    """The body as an object; without any fields if it is something else."""
    try:
        body = json.loads(request.body)
    except (ValueError, RecursionError):
        return {}
    return body if isinstance(body, dict) else {}


def text_in(request: HttpRequest, name: str) -> str:
    """A text from the body, or '' if there is none."""
    value = fields_in(request).get(name)
    return value if isinstance(value, str) else ""
