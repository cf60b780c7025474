"""Limits the size and type of every call below /api/, and puts every failure into the one error shape."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from django.core.exceptions import PermissionDenied, SuspiciousOperation
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase, JsonResponse

from kaktus.common.api.api_errors import default_error, error_response
from kaktus.common.api.body_limits import PIECE_PATH, body_limit
from kaktus.common.logs.request_log import LOG, request_id

API = "/api/"


class ApiGuardMiddleware:
    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        if not request.path_info.startswith(API):
            return self.get_response(request)
        status = _error_status(request)
        if status:
            return error_response(status, request_id=request_id(request))
        return _in_error_shape(self.get_response(request), request)

    def process_exception(self, request: HttpRequest, exception: Exception) -> HttpResponse | None:
        if isinstance(exception, Http404 | PermissionDenied | SuspiciousOperation):
            return None
        LOG.error("exception", exc_info=exception, extra={"kaktus_fields": {"request_id": request_id(request)}})
        if request.path_info.startswith(API):
            return error_response(500, request_id=request_id(request))
        return None


def _error_status(request: HttpRequest) -> int:
    length = request.META.get("CONTENT_LENGTH") or "0"
    if not length.isdecimal():
        return 400
    if int(length) > body_limit(request.path_info):
        return 413
    if int(length) and request.content_type != _expected_type(request.path_info):
        return 415
    return 0


def _expected_type(path: str) -> str:
    return "application/octet-stream" if PIECE_PATH.fullmatch(path) else "application/json"


def _in_error_shape(response: HttpResponseBase, request: HttpRequest) -> HttpResponseBase:
    if response.status_code < 400 or not isinstance(response, HttpResponse):
        return response
    body = _json_object(response)
    shaped = JsonResponse(
        body
        | {
            "status": response.status_code,
            "errors": body.get("errors") or [default_error(response.status_code)],
            "request_id": request_id(request),
        },
        status=response.status_code,
    )
    for name, value in response.headers.items():
        if name not in ("Content-Type", "Content-Length"):
            shaped.headers[name] = value
    return shaped


def _json_object(response: HttpResponse) -> dict[str, Any]:
    if not response.headers.get("Content-Type", "").startswith("application/json"):
        return {}
    parsed = json.loads(response.content)
    return parsed if isinstance(parsed, dict) else {}
