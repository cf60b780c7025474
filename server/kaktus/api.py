"""The JSON API: the routers of all slices, and the answers to what fails."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from ninja import NinjaAPI
from ninja.errors import AuthenticationError, HttpError, ValidationError

from kaktus import __version__
from kaktus.accounts.api import router as accounts
from kaktus.activation.api import router as activation
from kaktus.common.errors import ApiError, error_response
from kaktus.common.request_log import request_id
from kaktus.common.site import Site, current_site
from kaktus.desk.api import router as desk
from kaktus.library.api import router as library

api = NinjaAPI(title="Kaktus library", version=__version__, docs_url=None, openapi_url="/openapi.json")
api.add_router("", accounts)
api.add_router("", activation)
api.add_router("", library)
api.add_router("/desk", desk)


@api.get("/site", response=Site, by_alias=True, tags=["site"])
def site(request: HttpRequest) -> Site:
    return current_site()


@api.exception_handler(ValidationError)
def invalid(request: HttpRequest, error: ValidationError) -> HttpResponse:
    errors = [{"code": item["type"], "message": item["msg"], "param": str(item["loc"][-1])} for item in error.errors]
    return error_response(422, request_id=request_id(request), errors=errors)


@api.exception_handler(AuthenticationError)
def unauthenticated(request: HttpRequest, _error: AuthenticationError) -> HttpResponse:
    return error_response(401, request_id=request_id(request))


@api.exception_handler(ApiError)
def api_error(request: HttpRequest, error: ApiError) -> HttpResponse:
    response = error_response(error.status, request_id=request_id(request), errors=error.errors)
    if "retryAfter" in error.errors[0]:
        response.headers["Retry-After"] = str(error.errors[0]["retryAfter"])
    return response


@api.exception_handler(HttpError)
def http_error(request: HttpRequest, error: HttpError) -> HttpResponse:
    return error_response(error.status_code, request_id=request_id(request))


@api.exception_handler(Http404)
def missing(request: HttpRequest, _error: Http404) -> HttpResponse:
    return error_response(404, request_id=request_id(request))
