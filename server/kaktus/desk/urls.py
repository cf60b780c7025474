"""The addresses of the desk's API, apart from all others, so that they are loaded with the first call."""

from django.urls import path

from kaktus.desk.api import api

urlpatterns = [path("api/desk/", api.urls)]
