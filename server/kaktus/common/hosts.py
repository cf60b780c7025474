"""Answers only under the library's own addresses: any other Host is turned away before anything else happens."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

import idna
from django.conf import settings

from kaktus.common.visitor import is_loopback_host

Application = Callable[[dict[str, Any], Callable[..., Any]], Iterable[bytes]]
# Probes call by IP address, and are told nothing else.
PROBES: Final = ("/healthz", "/readyz")
DEFAULT_PORTS: Final = {"http": 80, "https": 443}
THIS_MACHINE: Final = ("localhost", "127.0.0.1", "[::1]")


def with_known_hosts(application: Application) -> Application:
    """The outermost layer. X-Forwarded-Host and the like are ignored, here and further in."""
    known = frozenset(known_hosts())

    def answer(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        if environ.get("HTTP_HOST", "").lower() in known or environ.get("PATH_INFO") in PROBES:
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


def known_hosts() -> Iterator[str]:
    """The values that a Host header may have, in lower case."""
    public, content = urlsplit(settings.PUBLIC_URL), urlsplit(settings.CONTENT_URL)
    for url in (public, content):
        yield from _spellings(url, _name(url), _port(url))
    if is_loopback_host(public.hostname or ""):
        for name in THIS_MACHINE:
            for port in {_port(public), settings.ENVIRONMENT.port}:
                yield from _spellings(public, name, port)


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
