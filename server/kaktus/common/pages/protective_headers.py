"""The protective headers of pages, assets and API answers."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlsplit

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseBase

NO_STORE = ("Cache-Control", "no-store")


def content_security_policy() -> str:
    # 'self' does not cover a second origin for lessons, whose words, pictures and recordings pages show too.
    is_apart = settings.CONTENT_URL != settings.PUBLIC_URL
    frames = settings.CONTENT_URL if is_apart else "'self'"
    lessons = f" {settings.CONTENT_URL}" if is_apart else ""
    return "; ".join(
        (
            # For the manifest alone, whose own directive WebKitGTK reports as an error; everything else is listed.
            "default-src 'self'",
            "script-src 'self'",
            "style-src 'self'",
            f"img-src 'self' data: blob:{lessons}",
            "font-src 'self'",
            f"media-src 'self' blob:{lessons}",
            f"connect-src 'self'{lessons}",
            f"frame-src {frames}",
            "worker-src 'self'",
            "form-action 'self'",
            "base-uri 'none'",
            "object-src 'none'",
            "frame-ancestors 'none'",
        )
    )


def page_headers() -> dict[str, str]:
    headers = {
        "Content-Security-Policy": content_security_policy(),
        "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
        "Cross-Origin-Resource-Policy": "same-origin",
        # The page records for "Sprich nach!"; lessons, even of the same origin, get no microphone.
        "Permissions-Policy": "fullscreen=*, autoplay=*, camera=(), microphone=(self), geolocation=()",
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
    }
    if urlsplit(settings.PUBLIC_URL).scheme == "https":
        headers["Strict-Transport-Security"] = "max-age=31536000; includeSubDomains"
    return headers


def call_headers() -> list[tuple[str, str]]:
    """Of every answer below /api/."""
    return [*page_headers().items(), NO_STORE]


class HeadersMiddleware:
    """Sets what a view has not set itself; lessons have a policy of their own."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response
        self.headers = page_headers()

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        response = self.get_response(request)
        if isinstance(response, HttpResponse):
            response.headers.setdefault("Content-Length", str(len(response.content)))
        for name, value in self.headers.items():
            response.headers.setdefault(name, value)
        if request.path_info.startswith("/api/"):
            name, value = NO_STORE
            response.headers[name] = value
        return response
