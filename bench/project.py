"""The library as it is served, with one more address: a view that does nothing."""

import os

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "kaktus.settings")

import django
from django.http import HttpRequest, HttpResponse
from django.urls import path

django.setup()

from kaktus import urls  # noqa: E402


def empty(_request: HttpRequest) -> HttpResponse:
    return HttpResponse(b"{}", content_type="application/json")


urls.urlpatterns.insert(0, path("api/empty", empty))

from kaktus.wsgi import application  # noqa: E402, F401
