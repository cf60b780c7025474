"""A browser that fetches lessons, as far as the delivery notices."""

from __future__ import annotations

import re
import urllib.error
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from kaktus.delivery.lessons import with_lessons
from kaktus.library.catalogue.catalogue_cache import cached_catalogue
from kaktus.library.versions.version_cache import token_and_digest


@dataclass(frozen=True)
class Fetched:
    status: int
    headers: dict[str, str]
    body: bytes


Fetch = Callable[..., Fetched]


def nobody(_environ: dict[str, Any], start_response: Callable[..., Any]) -> list[bytes]:
    start_response("200 OK", [])
    return [b"django"]


def fetch_path(path: str, method: str = "GET", **headers: str) -> Fetched:
    """A WSGI call as granian makes it; the path is already percent-decoded there."""
    seen: list[Any] = []
    path, _, query = path.partition("?")
    environ = {
        "REQUEST_METHOD": method,
        "PATH_INFO": path.encode().decode("latin-1"),
        "QUERY_STRING": query,
        **{f"HTTP_{name.upper()}": value for name, value in headers.items()},
    }
    body: Any = with_lessons(nobody)(environ, lambda status, sent: seen.extend([int(status.split()[0]), dict(sent)]))
    sent = b"".join(body)
    if hasattr(body, "close"):
        body.close()
    return Fetched(seen[0], seen[1], sent)


def answer(url: str, **headers: str) -> tuple[int, dict[str, str]]:
    """Through a real web server; 0 if there is none."""
    request = urllib.request.Request(url, headers={name.replace("_", "-"): value for name, value in headers.items()})
    try:
        with urllib.request.urlopen(request, timeout=10) as response:
            return response.status, dict(response.headers)
    except urllib.error.HTTPError as error:
        with error:
            return error.code, dict(error.headers)
    except OSError:
        return 0, {}


def without_version(path: str) -> str:
    """A link that lacks the version of its lesson."""
    return re.sub(r"~[0-9a-f]{16}/", "/", path)


def token_of(path: str) -> str:
    """The token in a link, without the version."""
    return token_and_digest(path.split("/")[2])[0]


def link_to(lesson: str, token: str) -> str:
    """A complete link to a lesson's folder, whatever the token is worth."""
    return f"/content/{token}~{cached_catalogue().packages[lesson].digest}/{lesson}/"
