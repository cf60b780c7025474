"""Every address the server answers."""

from django.http import Http404, HttpRequest, HttpResponse
from django.urls import URLPattern, URLResolver, include, path, re_path

from kaktus.api import api
from kaktus.common.web_app import web_page


def no_such_call(_request: HttpRequest) -> HttpResponse:
    raise Http404


urlpatterns: list[URLPattern | URLResolver] = [
    path("api/auth/", include("allauth.headless.urls")),
    path("api/", api.urls),
    re_path(r"^api/", no_such_call),
    re_path("", web_page),
]
