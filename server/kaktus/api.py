"""The JSON API: every slice's router, and the answers to what fails."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from ninja import NinjaAPI
from ninja.errors import AuthenticationError, HttpError, ValidationError

from kaktus.accounts.api import router as accounts
from kaktus.common.errors import error_response
from kaktus.common.request_log import request_id
from kaktus.common.site import Site, current_site

api = NinjaAPI(title="Kaktus library", version="1", docs_url=None, openapi_url="/openapi.json")
api.add_router("", accounts)


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


@api.exception_handler(HttpError)
def refused(request: HttpRequest, error: HttpError) -> HttpResponse:
    return error_response(error.status_code, request_id=request_id(request))


@api.exception_handler(Http404)
def missing(request: HttpRequest, _error: Http404) -> HttpResponse:
    return error_response(404, request_id=request_id(request))
