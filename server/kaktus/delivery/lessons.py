"""Serves the files of lessons to those whose signed link allows it, and the lessons' thumbnails to everybody."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping
from http import HTTPStatus
from typing import Any

from django.conf import settings
from django.db import Error

from kaktus.common.database.trouble import DATA_RETRY_AFTER_S
from kaktus.common.files.storage import FolderStorage, Storage, StorageProblem, storage_at
from kaktus.common.logs.request_log import LOG
from kaktus.common.metrics.catalogue import LINKS_REFUSED
from kaktus.common.pages.hosts import CONTENT, Application, lesson_label, lesson_origin
from kaktus.delivery.files import StoredFile, body_of
from kaktus.delivery.grants import grant
from kaktus.delivery.lesson_policies import (
    Headers,
    file_headers,
    foreign_file_headers,
    foreign_page_headers,
    https_headers,
    one_origin_page_headers,
    own_page_headers,
)
from kaktus.delivery.valid_links import lessons_of_seat, still_holds
from kaktus.library.catalogue.catalogue_cache import CachedPackage, cached_catalogue
from kaktus.library.links.access_links import ACCESS_LIFE_S, read_access_link
from kaktus.library.links.lesson_origins import is_label_of
from kaktus.library.links.preview_links import is_preview_link, read_preview
from kaktus.library.links.seat_links import is_seat_link, read_seat_link
from kaktus.library.links.visitor_links import VISITOR_LIFE_S, is_visitor_link, opens_for_visitors
from kaktus.library.packages.adapter_files import adapter_files
from kaktus.library.reading.foreign_pages import is_page
from kaktus.library.reading.package_kinds import ADAPTER, KAKTUS
from kaktus.library.versions.version_cache import former_package, previewed_package, staff_may_preview, token_and_digest

THUMBS = "/thumbs/"
YEAR_S = 365 * 24 * 60 * 60
STATUS_LINES = {status: f"{status.value} {status.phrase}" for status in HTTPStatus}
Answer = tuple[str, list[tuple[str, str]], Any]


def _thumb_headers() -> list[tuple[str, str]]:
    return [
        # A drawing that is opened by itself is a document: it may contain styles, but do nothing else.
        ("Content-Security-Policy", "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
        ("Referrer-Policy", "no-referrer"),
        ("X-Content-Type-Options", "nosniff"),
        *https_headers(settings.PUBLIC_URL),
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
    policy = file_headers(settings.PUBLIC_URL, settings.CONTENT_URL)
    return status, [*headers, ("Cache-Control", "no-store"), *policy], [text]


def _not_found() -> Answer:
    """The same for every reason, so that the answer reveals nothing about what exists."""
    return _plain("404 Not Found", b"Not found.\n")


def _decoded(path: str) -> str:
    return path.encode("latin-1").decode("utf-8", errors="replace")


def _package_of(environ: Mapping[str, Any], place: str, book: str, lesson: str) -> CachedPackage | None:
    """The lesson's files, if the token was made for them and is still valid."""
    # A page of its own would be without the frame's sandbox, and a service worker would outlive the link.
    if environ.get("HTTP_SEC_FETCH_DEST") == "document" or "HTTP_SERVICE_WORKER" in environ:
        return None
    label = lesson_label(environ.get("HTTP_HOST", ""))
    if label and not is_label_of(label, f"{place}/{book}/{lesson}"):
        return None
    package = _opened_package(place, book, lesson)
    return package if package and (package.one_origin or not label) else None


def _opened_package(place: str, book: str, lesson: str) -> CachedPackage | None:
    path = f"{book}/{lesson}"
    if is_preview_link(place):
        return _previewed(place, path)
    token, digest = token_and_digest(place)
    # The token opens all lessons of its group; a lesson does not know the versions of the others.
    package = cached_catalogue().packages.get(path) if digest else None
    if package is None or not _opens(token, path, group=package.group):
        return None
    # A reader who has opened a lesson keeps its files when another version is published.
    return package if digest == package.digest else former_package(path, digest, group=package.group)


def package_at(link: str) -> CachedPackage | None:
    """What a reader's or visitor's link opens, if it does: the folder's address after /content/."""
    parts = link.strip("/").split("/")
    return _package_of({}, *parts) if len(parts) == 3 and not is_preview_link(parts[0]) else None


def _previewed(token: str, lesson: str) -> CachedPackage | None:
    grant = read_preview(token, now=time.time())
    package = previewed_package(grant.version) if grant and staff_may_preview(grant.staff) else None
    return package if package and package.folder == f"{lesson}/{package.digest}" else None


def _opens(token: str, lesson: str, *, group: str) -> bool:
    now = time.time()
    if is_visitor_link(token):
        return opens_for_visitors(token, lesson, now=now)
    if is_seat_link(token):
        seat = read_seat_link(token, now=now)
        return seat is not None and lesson in lessons_of_seat(seat)
    grant = read_access_link(token, now=now)
    return grant is not None and grant.group == group and still_holds(grant)


def _preflight_answer() -> Answer:
    """What a page without an origin asks before a request with a header of its own: it may make it."""
    allowed = [("Access-Control-Allow-Methods", "GET, HEAD"), ("Access-Control-Allow-Headers", "*")]
    lasting = [("Access-Control-Max-Age", "7200"), ("Cache-Control", "no-store")]
    return "204 No Content", [*allowed, *lasting, *file_headers(settings.PUBLIC_URL, settings.CONTENT_URL)], []


def _lesson_file(environ: Mapping[str, Any], path: str) -> Answer:
    if environ["REQUEST_METHOD"] == "OPTIONS":
        return _preflight_answer()
    parts = _decoded(path[len(CONTENT) :]).split("/", 3)
    package = _package_of(environ, *parts[:3]) if len(parts) == 4 else None
    file = _stored_file(package, parts[3], shared=is_visitor_link(parts[0])) if package else None
    if package is None or file is None:
        LINKS_REFUSED.labels("no_such_file" if package else "not_valid").inc()
        return _not_found()
    link = "/".join(parts[:3])
    # nginx sends the same policy with every file, and pages of other tools need their own.
    if (
        settings.GRANTS_DIR
        and package.kind == KAKTUS
        and isinstance(storage := storage_at(settings.STORAGE_URL), FolderStorage)
    ):
        grant(settings.GRANTS_DIR, link, storage.folder / package.folder, now=time.time())
    status, headers, body = _sent(file, environ)
    if is_page(parts[3]):
        label = lesson_label(environ.get("HTTP_HOST", ""))
        headers += _policy_of_page(package, f"{CONTENT}{link}/", parts[3], label=label)
    return status, headers, body


def _policy_of_page(package: CachedPackage, folder: str, page: str, *, label: str) -> Headers:
    if label:
        return one_origin_page_headers(settings.PUBLIC_URL, lesson_origin(label), folder)
    if package.kind == KAKTUS:
        return own_page_headers(settings.PUBLIC_URL, settings.CONTENT_URL, folder)
    return foreign_page_headers(settings.PUBLIC_URL, settings.CONTENT_URL, folder, first=page == package.start)


def _policy_of_file(package: CachedPackage) -> Headers:
    if package.kind == KAKTUS:
        return file_headers(settings.PUBLIC_URL, settings.CONTENT_URL)
    return foreign_file_headers(settings.CONTENT_URL)


def _stored_file(package: CachedPackage, name: str, *, shared: bool) -> StoredFile | None:
    responder: StoredFile | None = package.responders.get((shared, name))
    if responder is None and (place := _place_of(package, name)):
        storage, stored, entry = place
        who, life_s = ("public", VISITOR_LIFE_S) if shared else ("private", ACCESS_LIFE_S)
        # A page is checked anew each time, so that an ended link ends at once; other files are cached while it lasts.
        cache = f"{who}, no-cache" if is_page(name) else f"{who}, max-age={life_s}"
        # The policy of a page names the link, so it is added to each answer.
        policy = () if is_page(name) else _policy_of_file(package)
        headers = [("Cache-Control", cache), *policy]
        responder = package.responders[shared, name] = StoredFile(
            storage=storage, name=stored, entry=entry, headers=headers
        )
    return responder


def _place_of(package: CachedPackage, name: str) -> tuple[Storage, str, Mapping[str, Any]] | None:
    """Where a file of the lesson is stored, and what is known about it."""
    folder, _, rest = name.partition("/")
    if folder == ADAPTER and package.kind != KAKTUS:
        entry = adapter_files(settings.ADAPTER_DIR).get(rest)
        return (FolderStorage(settings.ADAPTER_DIR), rest, entry) if entry else None
    entry = package.files.get(name)
    if entry is None:
        return None
    return storage_at(settings.STORAGE_URL), f"{package.folder}/{entry.get('stored', name)}", entry


def _thumb(environ: Mapping[str, Any], path: str) -> Answer:
    name, _, ending = path[len(THUMBS) :].rpartition(".")
    thumb = cached_catalogue().thumbs.get(name)
    if thumb is None or thumb.ending != ending:
        return _not_found()
    lasting = environ.get("QUERY_STRING") == f"v={thumb.digest}"
    responder: StoredFile | None = thumb.responders.get(lasting)
    if responder is None:
        cache = f"public, max-age={YEAR_S}, immutable" if lasting else "public, max-age=300"
        responder = thumb.responders[lasting] = StoredFile(
            storage=storage_at(settings.STORAGE_URL),
            name=thumb.file,
            entry=thumb.entry,
            headers=[("Cache-Control", cache), *_thumb_headers()],
        )
    return _sent(responder, environ)


def _sent(file: StoredFile, environ: Mapping[str, Any]) -> Answer:
    response = file.get_response(environ["REQUEST_METHOD"], environ)
    return STATUS_LINES[response.status], list(response.headers), body_of(response)
