"""The page around a lesson that is stored on a device: only a service worker answers it, never the server."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse

LESSON_SHELL = "/lesson-shell"


def refuse_lesson_shell(_request: HttpRequest) -> HttpResponse:
    """The frame at that address has no sandbox: nothing but the worker's constant page may come into it."""
    headers = {"Content-Security-Policy": "sandbox; default-src 'none'", "Cache-Control": "no-store"}
    return HttpResponse("Not found.\n", status=404, content_type="text/plain; charset=utf-8", headers=headers)
