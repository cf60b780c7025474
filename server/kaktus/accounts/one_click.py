"""The address of the link that ends reminders, as a mail program uses it: one POST, without a page (RFC 8058)."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse

from kaktus.accounts.flows.reminders import stop_reminders
from kaktus.common.api.api_errors import ApiError
from kaktus.common.pages.web_app import web_page

PLAIN = "text/plain; charset=utf-8"


def reminders_page(request: HttpRequest) -> HttpResponse:
    """Whoever opens the link gets the page, which then makes the call: a link that is only fetched ends nothing."""
    if request.method != "POST":
        return web_page(request)
    try:
        stop_reminders(code=request.GET.get("code", ""))
    except ApiError as error:
        return HttpResponse("This link does not work any more.", status=error.status, content_type=PLAIN)
    return HttpResponse("You get no more reminders.", content_type=PLAIN)
