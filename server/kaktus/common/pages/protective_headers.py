"""The protective headers of pages, assets and API answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final
from urllib.parse import urlsplit

from django.conf import settings

from kaktus.common.pages.hosts import Application, lesson_origin, origin_in_browsers
from kaktus.common.pages.lesson_shell import LESSON_SHELL

NO_STORE: Final = ("Cache-Control", "no-store")


def content_security_policy() -> str:
    # 'self' does not cover a second origin for lessons, whose words, pictures and recordings pages show too.
    is_apart = settings.CONTENT_URL != settings.PUBLIC_URL
    # Lessons that are stored on the device run in a page of this origin, which the service worker puts into a sandbox.
    shell = f"{origin_in_browsers(settings.PUBLIC_URL)}{LESSON_SHELL}"
    frames = f"{_frames_of_lessons()} {shell}" if is_apart else "'self'"
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


def _frames_of_lessons() -> str:
    origins: str = lesson_origin("*") if settings.LESSON_ORIGINS else settings.CONTENT_URL
    return origins


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


def with_protective_headers(application: Application) -> Application:
    """Adds what an answer has not set itself; calls below /api/ are never stored by a browser or proxy."""
    headers = list(page_headers().items())

    def answer(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        is_call = environ["PATH_INFO"].startswith("/api/")

        def start_with_headers(status: str, own: list[tuple[str, str]], *error: Any) -> Any:
            if is_call:
                own = [*((name, value) for name, value in own if name != NO_STORE[0]), NO_STORE]
            names = {name for name, _ in own}
            return start_response(status, own + [header for header in headers if header[0] not in names], *error)

        return application(environ, start_with_headers)

    return answer
