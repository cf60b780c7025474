"""Every address that the server answers."""

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.urls import URLPattern, URLResolver, path, re_path, resolve

from kaktus.accounts.one_click import reminders_page
from kaktus.api import api
from kaktus.common.pages.lesson_shell import refuse_lesson_shell
from kaktus.common.pages.web_app import MANIFEST, desk_page, web_manifest, web_page
from kaktus.mail.mailbox_pages import mailbox_urls


def desk_call(request: HttpRequest) -> HttpResponseBase:
    """The desk's addresses are loaded when the first of them is asked for."""
    match = resolve(request.path_info, "kaktus.desk.urls")
    request.resolver_match = match
    response: HttpResponseBase = match.func(request, *match.args, **match.kwargs)
    return response


def no_such_call(_request: HttpRequest) -> HttpResponse:
    raise Http404


urlpatterns: list[URLPattern | URLResolver] = [
    path("api/", api.urls),
    re_path(r"^api/desk/", desk_call),
    re_path(r"^api/", no_such_call),
    path("reminders", reminders_page),
    *mailbox_urls(),
    path(MANIFEST[1:], web_manifest),
    re_path(r"^lesson-shell(?:/|$)", refuse_lesson_shell),
    re_path(r"^desk(?:/|$)", desk_page),
    re_path("", web_page),
]
