"""Serves the files of lessons to those whose signed link allows it, and the lessons' thumbnails to everybody."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from http import HTTPStatus
from typing import Any
from urllib.parse import urlsplit

from django.conf import settings
from django.db import Error

from kaktus.common.database.trouble import DATA_RETRY_AFTER_S
from kaktus.common.request_log import LOG
from kaktus.common.storage import FolderStorage, StorageProblem, storage_at
from kaktus.delivery.epoch_cache import still_holds
from kaktus.delivery.files import StoredFile, body_of
from kaktus.delivery.grants import grant
from kaktus.library.catalogue_cache import CachedPackage, cached_catalogue
from kaktus.library.links import LIFE_S, read
from kaktus.library.visitor_links import LIFE_S as VISITOR_LIFE_S
from kaktus.library.visitor_links import is_visitors, opens_for_visitors

CONTENT = "/content/"
THUMBS = "/thumbs/"
YEAR_S = 365 * 24 * 60 * 60
STATUS_LINES = {status: f"{status.value} {status.phrase}" for status in HTTPStatus}
Application = Callable[[dict[str, Any], Callable[..., Any]], Iterable[bytes]]
Answer = tuple[str, list[tuple[str, str]], Any]


@lru_cache(maxsize=4)
def lesson_headers(public_url: str, content_url: str) -> tuple[tuple[str, str], ...]:
    frame_ancestors = "'self'" if content_url == public_url else public_url
    policy = (
        "sandbox allow-scripts; default-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
        f"frame-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors {frame_ancestors}"
    )
    headers = [
        ("Content-Security-Policy", policy),
        # What the policy does not cover: calls from browser to browser, and names that are looked up in advance.
        ("Connection-Allowlist", "(response-origin); webrtc=block"),
        ("X-DNS-Prefetch-Control", "off"),
        ("Access-Control-Allow-Origin", "*"),
        ("Cross-Origin-Resource-Policy", "cross-origin"),
        ("Referrer-Policy", "no-referrer"),
        ("X-Robots-Tag", "noindex"),
        ("X-Content-Type-Options", "nosniff"),
        ("Permissions-Policy", "fullscreen=*, autoplay=*, camera=(), microphone=(), geolocation=()"),
    ]
    return tuple(headers + _https_headers(content_url))


def _https_headers(url: str) -> list[tuple[str, str]]:
    secure = urlsplit(url).scheme == "https"
    return [("Strict-Transport-Security", "max-age=31536000; includeSubDomains")] if secure else []


def _thumb_headers() -> list[tuple[str, str]]:
    return [
        # A drawing that is opened by itself is a document: it may contain styles, but do nothing else.
        ("Content-Security-Policy", "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
        ("Referrer-Policy", "no-referrer"),
        ("X-Content-Type-Options", "nosniff"),
        *_https_headers(settings.PUBLIC_URL),
    ]


def with_lessons(application: Application) -> Application:
    """Answer requests for lessons before Django sees them: there are many, and they need nothing from it."""

    def answer(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        path = environ.get("PATH_INFO", "")
        if path.startswith(CONTENT):
            serve = _lesson_file
        elif path.startswith(THUMBS):
            serve = _thumb
        else:
            return application(environ, start_response)
        try:
            status, headers, body = serve(environ, path)
        except (Error, OSError, StorageProblem) as error:
            LOG.error("exception", exc_info=error)
            status, headers, body = _plain("503 Service Unavailable", b"Please try again in a moment.\n")
            headers.append(("Retry-After", str(DATA_RETRY_AFTER_S)))
        start_response(status, headers)
        sent: Iterable[bytes] = body
        return sent

    return answer


def _plain(status: str, text: bytes) -> Answer:
    headers = [("Content-Type", "text/plain; charset=utf-8"), ("Content-Length", str(len(text)))]
    shared = lesson_headers(settings.PUBLIC_URL, settings.CONTENT_URL)
    return status, [*headers, ("Cache-Control", "no-store"), *shared], [text]


def _not_found() -> Answer:
    """The same for every reason, so that the answer reveals nothing about what exists."""
    return _plain("404 Not Found", b"Not found.\n")


def _decoded(path: str) -> str:
    return path.encode("latin-1").decode("utf-8", errors="replace")


def _package_of(environ: Mapping[str, Any], token: str, book: str, lesson: str) -> CachedPackage | None:
    """The lesson's files, if the token was made for them and is still valid."""
    if environ.get("HTTP_SEC_FETCH_DEST") == "document":
        return None
    path = f"{book}/{lesson}"
    package = cached_catalogue().packages.get(path)
    if package is None or not _opens(token, path, group=package.group):
        return None
    return package


def _opens(token: str, lesson: str, *, group: str) -> bool:
    now = time.time()
    if is_visitors(token):
        return opens_for_visitors(token, lesson, now=now)
    told = read(token, now=now)
    return told is not None and told.group == group and still_holds(told)


def _lesson_file(environ: Mapping[str, Any], path: str) -> Answer:
    parts = _decoded(path[len(CONTENT) :]).split("/", 3)
    package = _package_of(environ, *parts[:3]) if len(parts) == 4 else None
    file = _stored_file(package, parts[3], shared=is_visitors(parts[0])) if package else None
    if package is None or file is None:
        return _not_found()
    if settings.GRANTS_DIR and isinstance(storage := storage_at(settings.STORAGE_URL), FolderStorage):
        grant(settings.GRANTS_DIR, "/".join(parts[:3]), storage.folder / package.folder, now=time.time())
    return _sent(file, environ)


def _stored_file(package: CachedPackage, name: str, *, shared: bool) -> StoredFile | None:
    made: StoredFile | None = package.made.get((shared, name))
    if made is None and name in package.files:
        who, life_s = ("public", VISITOR_LIFE_S) if shared else ("private", LIFE_S)
        # A page is checked anew each time, so that an ended link ends at once; other files are cached while it lasts.
        cache = f"{who}, no-cache" if name.endswith(".html") else f"{who}, max-age={life_s}"
        made = package.made[shared, name] = StoredFile(
            storage=storage_at(settings.STORAGE_URL),
            name=f"{package.folder}/{name}",
            entry=package.files[name],
            headers=[("Cache-Control", cache), *lesson_headers(settings.PUBLIC_URL, settings.CONTENT_URL)],
        )
    return made


def _thumb(environ: Mapping[str, Any], path: str) -> Answer:
    name, _, ending = path[len(THUMBS) :].rpartition(".")
    package = cached_catalogue().packages.get(name)
    if package is None or package.thumb.rpartition(".")[2] != ending or not ending:
        return _not_found()
    digest = package.folder.rpartition("/")[2]
    lasting = environ.get("QUERY_STRING") == f"v={digest}"
    made: StoredFile | None = package.made.get(("thumb", lasting))
    if made is None:
        cache = f"public, max-age={YEAR_S}, immutable" if lasting else "public, max-age=300"
        made = package.made["thumb", lasting] = StoredFile(
            storage=storage_at(settings.STORAGE_URL),
            name=f"{package.folder}/{package.thumb}",
            entry=package.files[package.thumb],
            headers=[("Cache-Control", cache), *_thumb_headers()],
        )
    return _sent(made, environ)


def _sent(file: StoredFile, environ: Mapping[str, Any]) -> Answer:
    response = file.get_response(environ["REQUEST_METHOD"], environ)
    return STATUS_LINES[response.status], list(response.headers), body_of(response)
