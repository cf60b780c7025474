"""The configuration of nginx in front of the library: TLS, both host names, and lessons that it sends by itself.

Lessons come by grants from the disk, or, for a bucket or several hosts, from nginx's own cache after the library has
confirmed the link.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from django.template import Context, Engine

from kaktus.common.api.body_limits import MAX_BODY_BYTES, PIECE_BYTES
from kaktus.common.pages.hosts import origin_in_browsers
from kaktus.delivery.grants import AHEAD_S
from kaktus.delivery.lesson_policies import file_policy, page_policy, shared_headers
from kaktus.library.links.access_links import ACCESS_LIFE_S
from kaktus.library.links.visitor_links import MARK, VISITOR_LIFE_S

TEMPLATE = Path(__file__).with_name("nginx.conf.template")
PORTS = {"http": 80, "https": 443}


@dataclass(frozen=True, kw_only=True)
class Front:
    public_url: str
    content_url: str
    lesson_origins: str = ""
    """With a wildcard, for lessons with an origin of their own."""
    grants: Path | None
    upstreams: tuple[str, ...]
    """Where the hosts of the library listen, as address:port."""
    listen: str = ""
    """An address of this machine; without one, all of them."""
    certificate: Path
    certificate_key: Path
    cache: Path
    error_log: Path


def nginx_configuration(front: Front) -> str:
    context = {
        "servers": list(_servers(front)),
        "headers": shared_headers(front.content_url),
        "content_origin": origin_in_browsers(front.content_url),
        "page_policy": page_policy(front.public_url, "$kaktus_folder"),
        "file_policy": file_policy(front.public_url),
        # A visitor's link is the same for all visitors, so a shared cache may store what it opens.
        "links": [
            {"start": "", "cache": "private", "life_s": ACCESS_LIFE_S},
            {"start": MARK, "cache": "public", "life_s": VISITOR_LIFE_S},
        ],
        "ahead_s": AHEAD_S,
        "any_body": MAX_BODY_BYTES,
        "piece": PIECE_BYTES,
        **{name: getattr(front, name) for name in ("grants", "upstreams", "certificate", "certificate_key")},
        "cache": front.cache,
        "error_log": front.error_log,
    }
    return Engine().from_string(TEMPLATE.read_text()).render(Context(context, autoescape=False)).rstrip() + "\n"


def _servers(front: Front) -> Iterator[dict[str, Any]]:
    together = front.content_url == front.public_url
    yield _server(front, front.public_url, pages=True, lessons=together)
    if not together:
        yield _server(front, front.content_url, pages=False, lessons=True)
    if front.lesson_origins:
        # The library looks whether a name belongs to the link, so it answers all that is asked there.
        yield _server(front, front.lesson_origins, pages=False, lessons=False) | {"url": "https://$host"}


def _server(front: Front, url: str, *, pages: bool, lessons: bool) -> dict[str, Any]:
    parts = urlsplit(url)
    port = parts.port or PORTS[parts.scheme]
    tls = parts.scheme == "https"
    return {
        "url": url,
        "name": parts.hostname,
        "tls": tls,
        "listens": _addresses(front, port),
        "redirects": _addresses(front, PORTS["http"]) if tls and port == PORTS["https"] else [],
        "pages": pages,
        "lessons": lessons,
    }


def _addresses(front: Front, port: int) -> list[str]:
    return [f"{front.listen}:{port}"] if front.listen else [str(port), f"[::]:{port}"]
