"""Every address that the server answers."""

from django.http import Http404, HttpRequest, HttpResponse
from django.urls import URLPattern, URLResolver, path, re_path

from kaktus.accounts.api import me_at_once
from kaktus.activation.api import activation_at_once, verify_token_at_once
from kaktus.api import api
from kaktus.common.short_ways import with_short_way
from kaktus.common.web_app import MANIFEST, web_manifest, web_page
from kaktus.mail.mailbox_pages import mailbox_urls


def no_such_call(_request: HttpRequest) -> HttpResponse:
    raise Http404


urlpatterns: list[URLPattern | URLResolver] = [
    with_short_way(api, "verifyToken", verify_token_at_once),
    with_short_way(api, "me", me_at_once),
    with_short_way(api, "activation", activation_at_once),
    path("api/", api.urls),
    re_path(r"^api/", no_such_call),
    *mailbox_urls(),
    path(MANIFEST[1:], web_manifest),
    re_path("", web_page),
]
