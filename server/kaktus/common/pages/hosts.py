"""Answers only under the library's own addresses: any other Host is turned away before anything else happens."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final
from urllib.parse import SplitResult, quote, urlsplit

import idna
from django.conf import settings

from kaktus.common.metrics.request_times import PROBES
from kaktus.common.visitor import is_loopback_host

Application = Callable[[dict[str, Any], Callable[..., Any]], Iterable[bytes]]
CONTENT: Final = "/content/"
LABEL: Final = re.compile(r"lesson-[0-9a-f]{32}")
DEFAULT_PORTS: Final = {"http": 80, "https": 443}
NO_BODY: Final = (("Content-Length", "0"), ("Cache-Control", "no-store"))
THIS_MACHINE: Final = ("localhost", "127.0.0.1", "[::1]")


def with_known_hosts(application: Application) -> Application:
    """The outermost layer. X-Forwarded-Host and the like are ignored, here and further in."""
    own = frozenset(own_hosts())
    accepted = own | frozenset(loopback_hosts())

    def answer(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        host = environ.get("HTTP_HOST", "").lower()
        if host in accepted and host not in own and _is_for_a_page(environ):
            start_response("307 Temporary Redirect", [("Location", _public_address(environ)), *NO_BODY])
            return []
        path = environ.get("PATH_INFO", "")
        # Probes call by IP address; nothing else is answered there.
        if host in accepted or path in PROBES or (path.startswith(CONTENT) and lesson_label(host)):
            return application(environ, start_response)
        text = f"This library is at {settings.PUBLIC_URL} and answers at no other address. Please open it there.\n"
        body = text.encode()
        headers = [
            ("Content-Type", "text/plain; charset=utf-8"),
            ("Content-Length", str(len(body))),
            ("Cache-Control", "no-store"),
            ("X-Content-Type-Options", "nosniff"),
        ]
        start_response("421 Misdirected Request", headers)
        return [body]

    return answer


def _is_for_a_page(environ: dict[str, Any]) -> bool:
    """Whether somebody opens a page by another name of this machine.

    Lessons may only be framed by the public address, and what a browser stores belongs to one name: both would be
    missing under the other.
    """
    return environ.get("REQUEST_METHOD") == "GET" and "text/html" in environ.get("HTTP_ACCEPT", "")


def _public_address(environ: dict[str, Any]) -> str:
    path = quote(environ.get("PATH_INFO", "").encode("latin-1"))
    query = environ.get("QUERY_STRING", "")
    return f"{origin_in_browsers(settings.PUBLIC_URL)}{path}" + (f"?{query}" if query else "")


def own_hosts() -> Iterator[str]:
    """The values that a Host header usually has, in lower case."""
    for url in (urlsplit(settings.PUBLIC_URL), urlsplit(settings.CONTENT_URL)):
        yield from _spellings(url, _name(url), _port(url))


def lesson_label(host: str) -> str:
    """The first part of a host name that belongs to one link to a lesson; empty for every other host."""
    if not settings.LESSON_ORIGINS:
        return ""
    label, _, rest = host.lower().partition(".")
    return label if LABEL.fullmatch(label) and rest in _hosts_of_lessons() else ""


def lesson_origin(label: str) -> str:
    return origin_in_browsers(_without_wildcard()).replace("://", f"://{label}.", 1)


def _hosts_of_lessons() -> Iterator[str]:
    url = urlsplit(_without_wildcard())
    return _spellings(url, _name(url), _port(url))


def _without_wildcard() -> str:
    origins: str = settings.LESSON_ORIGINS
    return origins.replace("*.", "", 1)


def loopback_hosts() -> Iterator[str]:
    """Other names of the machine, for a library that is for this machine only."""
    public = urlsplit(settings.PUBLIC_URL)
    if is_loopback_host(public.hostname or ""):
        for name in THIS_MACHINE:
            for port in {_port(public), settings.ENVIRONMENT.port}:
                yield from _spellings(public, name, port)


def origin_in_browsers(url: str) -> str:
    """The origin of an address in the form in which a policy has to name it."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{_name(parts)}" + (f":{parts.port}" if parts.port else "")


def _spellings(url: SplitResult, name: str, port: int) -> Iterator[str]:
    yield f"{name}:{port}"
    if port == DEFAULT_PORTS[url.scheme]:
        yield name


def _name(url: SplitResult) -> str:
    """As browsers write it: international names in their ASCII form, IPv6 in brackets."""
    name = url.hostname or ""
    if ":" in name:
        return f"[{name}]"
    return name if name.isascii() else idna.encode(name, uts46=True).decode()


def _port(url: SplitResult) -> int:
    return url.port or DEFAULT_PORTS[url.scheme]
