"""The pages at /mailbox, which show the local mailbox to visitors from the same machine and to nobody else."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import URLPattern, path
from django.views.decorators.http import require_safe

from kaktus.common.pages.web_app import web_page
from kaktus.common.visitor import sits_at_this_machine
from kaktus.mail.mailbox import stored_mail, stored_mails

PAGE_POLICY = (
    "default-src 'none'; style-src 'self'; img-src 'self' data:; frame-src 'self'; "
    "form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
)
MAIL_POLICY = (
    "sandbox allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'; "
    "img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'"
)
STYLE = Path(__file__).with_name("mailbox.css")


def local_only(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    @wraps(view)
    def guarded(request: HttpRequest, **names: str) -> HttpResponse:
        response = view(request, **names) if sits_at_this_machine(request) else web_page(request)
        response.headers["Cache-Control"] = "no-store"
        return response

    return require_safe(guarded)


@local_only
def mailbox(request: HttpRequest) -> HttpResponse:
    page = render(request, "mail/mailbox.html", {"mails": stored_mails(), "brand": settings.BRAND})
    page.headers["Content-Security-Policy"] = PAGE_POLICY
    return page


@local_only
def mail(request: HttpRequest, name: str) -> HttpResponse:
    mail = stored_mail(name)
    if mail is None:
        return web_page(request)
    page = render(request, "mail/mail.html", {"mail": mail, "brand": settings.BRAND})
    page.headers["Content-Security-Policy"] = PAGE_POLICY
    return page


@local_only
def mail_html(request: HttpRequest, name: str) -> HttpResponse:
    mail = stored_mail(name)
    if mail is None:
        return web_page(request)
    # The library's pages refuse to be framed, so a link in the frame has to open in the whole window.
    page = HttpResponse(mail.html.replace("<head>", '<head><base target="_top">', 1))
    page.headers["Content-Security-Policy"] = MAIL_POLICY
    return page


@local_only
def style(_request: HttpRequest) -> HttpResponse:
    return HttpResponse(STYLE.read_bytes(), content_type="text/css; charset=utf-8")


def mailbox_urls() -> list[URLPattern]:
    if settings.ENVIRONMENT.email_url:
        return []
    return [
        path("mailbox", mailbox, name="mailbox"),
        path("mailbox/style.css", style, name="mailbox-style"),
        path("mailbox/<slug:name>", mail, name="mailbox-mail"),
        path("mailbox/<slug:name>/html", mail_html, name="mailbox-mail-html"),
    ]
