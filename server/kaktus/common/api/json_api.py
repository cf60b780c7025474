"""What every JSON API of ours has: its version, its document, and the answers to what fails."""

from __future__ import annotations

import logging
from typing import Any, Final

from django.db import DataError
from django.http import Http404, HttpRequest, HttpResponse
from ninja import NinjaAPI
from ninja.errors import AuthenticationError, HttpError, ValidationError
from ninja.openapi.schema import OpenAPISchema
from ninja.operation import Operation

from kaktus import __version__
from kaktus.common.api.api_errors import ApiError, error_response
from kaktus.common.files.storage import StorageProblem
from kaktus.common.logs.request_log import log, request_id

NO_STORAGE: Final = "The files of the books cannot be reached right now. Please try again in a moment."
STORAGE_RETRY_AFTER_S: Final = 5


class JsonApi(NinjaAPI):
    root: str

    def get_root_path(self, path_params: dict[str, Any]) -> str:
        """The desk's addresses are not in the root URLconf, so they cannot be looked up by name."""
        return self.root

    def get_openapi_operation_id(self, operation: Operation) -> str:
        """Named after the part of the API, not the file, so that a call that moves to another file keeps its id."""
        part = operation.view_func.__module__.split(".")[:4]
        return "_".join([*part, operation.view_func.__name__])

    def get_openapi_schema(
        self, *, path_prefix: str | None = None, path_params: dict[str, Any] | None = None
    ) -> OpenAPISchema:
        """With each error response described once; otherwise they are a third of the document and of the client."""
        schema = super().get_openapi_schema(path_prefix=path_prefix, path_params=path_params)
        schema["components"]["responses"] = _move_error_responses(schema["paths"])
        return schema


def _move_error_responses(paths: dict[str, Any]) -> dict[str, Any]:
    """Leaves references in the operations and returns what they refer to, by name: `TooManyRequests`."""
    moved: dict[str, Any] = {}
    for operations in paths.values():
        for operation in operations.values():
            for status, response in operation["responses"].items():
                if status < 400 or "$ref" in response:
                    continue
                name = response["description"].replace(" ", "")
                if moved.setdefault(name, response) == response:
                    operation["responses"][status] = {"$ref": f"#/components/responses/{name}"}
    return moved


def new_api(title: str, *, namespace: str | None = None, root: str = "/api/") -> NinjaAPI:
    """With an `openapi.json` below its own address."""
    api = JsonApi(
        title=title,
        version=__version__,
        docs_url=None,
        openapi_url="/openapi.json",
        urls_namespace=namespace,
    )
    api.root = root
    api.exception_handler(ValidationError)(_invalid)
    api.exception_handler(AuthenticationError)(_unauthenticated)
    api.exception_handler(ApiError)(_api_error)
    api.exception_handler(HttpError)(_http_error)
    api.exception_handler(Http404)(_missing)
    api.exception_handler(DataError)(_unstorable)
    api.exception_handler(StorageProblem)(_no_storage)
    return api


def _invalid(request: HttpRequest, error: ValidationError) -> HttpResponse:
    errors = [{"code": item["type"], "message": item["msg"], "param": str(item["loc"][-1])} for item in error.errors]
    return error_response(422, request_id=request_id(request), errors=errors)


def _unauthenticated(request: HttpRequest, _error: AuthenticationError) -> HttpResponse:
    return error_response(401, request_id=request_id(request))


def _api_error(request: HttpRequest, error: ApiError) -> HttpResponse:
    response = error_response(error.status, request_id=request_id(request), errors=error.errors)
    if "retryAfter" in error.errors[0]:
        response.headers["Retry-After"] = str(error.errors[0]["retryAfter"])
    return response


def _http_error(request: HttpRequest, error: HttpError) -> HttpResponse:
    return error_response(error.status_code, request_id=request_id(request))


def _no_storage(request: HttpRequest, problem: StorageProblem) -> HttpResponse:
    """Only the log says what to do about it: that is for the operator."""
    log("storage_problem", level=logging.ERROR, problem=str(problem), request_id=request_id(request))
    return _api_error(request, ApiError(503, "storage_unavailable", NO_STORAGE).retry_after(STORAGE_RETRY_AFTER_S))


def _missing(request: HttpRequest, _error: Http404) -> HttpResponse:
    return error_response(404, request_id=request_id(request))


def _unstorable(request: HttpRequest, _error: DataError) -> HttpResponse:
    """A value that no column holds, such as a NUL character on PostgreSQL. Schemas refuse likely ones with a reason."""
    log("value_unstorable", level=logging.WARNING, request_id=request_id(request))
    return error_response(422, request_id=request_id(request))
