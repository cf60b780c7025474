"""Every address that the server answers."""

from django.http import Http404, HttpRequest, HttpResponse
from django.urls import URLPattern, URLResolver, path, re_path
from django.urls.resolvers import RoutePattern

from kaktus.accounts.one_click import reminders_page
from kaktus.api import api
from kaktus.common.web_app import MANIFEST, desk_page, web_manifest, web_page
from kaktus.mail.mailbox_pages import mailbox_urls


class LateResolver(URLResolver):
    """Loads the module of its addresses when the first of them is asked for, and not for every search by name."""

    def _populate(self) -> None:
        if "urlconf_module" in self.__dict__:
            super()._populate()


def no_such_call(_request: HttpRequest) -> HttpResponse:
    raise Http404


urlpatterns: list[URLPattern | URLResolver] = [
    path("api/", api.urls),
    LateResolver(RoutePattern("api/desk/"), "kaktus.desk.api", app_name="ninja", namespace="desk"),
    re_path(r"^api/", no_such_call),
    path("reminders", reminders_page),
    *mailbox_urls(),
    path(MANIFEST[1:], web_manifest),
    re_path(r"^desk(?:/|$)", desk_page),
    re_path("", web_page),
]
