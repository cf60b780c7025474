"""The headers that keep a lesson in its sandbox: those of our own lessons, and those of lessons from other tools."""

from __future__ import annotations

from functools import lru_cache
from urllib.parse import urlsplit

Headers = tuple[tuple[str, str], ...]
POLICY = "Content-Security-Policy"


@lru_cache(maxsize=4)
def lesson_headers(public_url: str, content_url: str) -> Headers:
    policy = (
        "sandbox allow-scripts; default-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
        f"frame-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors {_ancestors(public_url, content_url)}"
    )
    return ((POLICY, policy), *_shared_headers(content_url))


@lru_cache(maxsize=1024)
def foreign_page_headers(public_url: str, content_url: str, folder: str, *, scorm: bool) -> Headers:
    """For the pages of a lesson from another tool: they may contain scripts, but load only from their own folder."""
    own = f"{content_url}{folder}"
    # The driver that most tools put into their SCORM packages makes its functions from texts.
    more = " 'unsafe-eval'" if scorm else ""
    policy = (
        f"sandbox allow-scripts; default-src {own} data: blob:; script-src {own} 'unsafe-inline' blob: data:{more}; "
        f"style-src {own} 'unsafe-inline'; object-src 'none'; frame-src 'none'; base-uri 'none'; form-action 'none'; "
        f"frame-ancestors {_ancestors(public_url, content_url)}"
    )
    return ((POLICY, policy), *_shared_headers(content_url))


def _ancestors(public_url: str, content_url: str) -> str:
    return "'self'" if content_url == public_url else public_url


def _shared_headers(content_url: str) -> Headers:
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
