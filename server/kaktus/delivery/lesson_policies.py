"""The headers that keep a lesson in its sandbox: those of its pages, and those of everything else in its folder.

No source is written as 'self': a page in the sandbox has an opaque origin; WebKit compares with that, and nothing
matches. Origin and folder are written out instead, so a lesson loads from its own folder only.
"""

from __future__ import annotations

from functools import lru_cache
from urllib.parse import urlsplit

from kaktus.common.pages.hosts import origin_in_browsers

Headers = tuple[tuple[str, str], ...]
POLICY = "Content-Security-Policy"
NO_FRAMES = "'none'"


@lru_cache(maxsize=1024)
def own_page_headers(public_url: str, content_url: str, folder: str) -> Headers:
    """For the pages of our own lessons; `folder` is the path of the lesson's folder in its link, between slashes."""
    return (
        (POLICY, page_policy(public_url, f"{origin_in_browsers(content_url)}{folder}")),
        *shared_headers(content_url),
    )


def page_policy(public_url: str, own: str) -> str:
    return (
        f"sandbox allow-scripts; default-src {own} data: blob:; style-src {own} 'unsafe-inline'; "
        f"{_nothing_else(frames=NO_FRAMES)}; {_ancestors(public_url)}"
    )


@lru_cache(maxsize=1024)
def foreign_page_headers(public_url: str, content_url: str, folder: str, *, first: bool) -> Headers:
    """For the pages of a lesson from another tool, which may contain scripts, use eval, and frame each other."""
    policy = f"sandbox allow-scripts; {_foreign_sources(f'{origin_in_browsers(content_url)}{folder}')}"
    return ((POLICY, f"{policy}; {_ancestors(public_url)}" if first else policy), *shared_headers(content_url))


@lru_cache(maxsize=1024)
def one_origin_page_headers(public_url: str, origin: str, folder: str) -> Headers:
    """For the same pages in an origin that is theirs alone: they may see each other, and who frames them is known."""
    policy = f"sandbox allow-scripts allow-same-origin; {_foreign_sources(f'{origin}{folder}')}"
    return (
        (POLICY, f"{policy}; {_ancestors(public_url)} {origin}"),
        # A process of its own, where the browser can give it one; nor can it become one with a domain around it.
        ("Origin-Agent-Cluster", "?1"),
        *shared_headers(origin),
    )


def _foreign_sources(own: str) -> str:
    return (
        f"default-src {own} data: blob:; script-src {own} 'unsafe-inline' 'unsafe-eval' blob: data:; "
        f"style-src {own} 'unsafe-inline'; {_nothing_else(frames=own)}"
    )


@lru_cache(maxsize=4)
def file_headers(public_url: str, content_url: str) -> Headers:
    """For everything else: if a browser opens it as a document (a drawing, XML), it is displayed and runs nothing."""
    return ((POLICY, file_policy(public_url)), *shared_headers(content_url))


@lru_cache(maxsize=4)
def foreign_file_headers(content_url: str) -> Headers:
    return ((POLICY, _file_policy()), *shared_headers(content_url))


def file_policy(public_url: str) -> str:
    return f"{_file_policy()}; {_ancestors(public_url)}"


def _file_policy() -> str:
    return f"sandbox; default-src data:; style-src data: 'unsafe-inline'; {_nothing_else(frames=NO_FRAMES)}"


def _nothing_else(*, frames: str) -> str:
    return f"object-src 'none'; frame-src {frames}; base-uri 'none'; form-action 'none'"


def _ancestors(public_url: str) -> str:
    """Who may frame a page: an opaque origin never matches, so what a lesson may frame has no such directive."""
    return f"frame-ancestors {origin_in_browsers(public_url)}"


def shared_headers(content_url: str) -> Headers:
    return (
        # What the policy does not cover: calls from browser to browser, and names that are looked up in advance.
        ("Connection-Allowlist", "(response-origin); webrtc=block"),
        ("X-DNS-Prefetch-Control", "off"),
        ("Access-Control-Allow-Origin", "*"),
        ("Cross-Origin-Resource-Policy", "cross-origin"),
        ("Referrer-Policy", "no-referrer"),
        ("X-Robots-Tag", "noindex"),
        ("X-Content-Type-Options", "nosniff"),
        ("Permissions-Policy", "fullscreen=*, autoplay=*, camera=(), microphone=(), geolocation=()"),
        *https_headers(content_url),
    )


def https_headers(url: str) -> Headers:
    secure = urlsplit(url).scheme == "https"
    return (("Strict-Transport-Security", "max-age=31536000; includeSubDomains"),) if secure else ()
