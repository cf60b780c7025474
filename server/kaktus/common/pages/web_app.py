"""Serves the built web application: its page at each of the application's addresses, and its files."""

from __future__ import annotations

import gzip
import json
import re
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe
from whitenoise import WhiteNoise

from kaktus.common.pages.site import current_site
from kaktus.common.pages.web_pages import DESK_PAGE, READERS_PAGE, is_built

HASHED = re.compile(r"^/assets/.+-[A-Za-z0-9_-]{8}\.\w+$")
MANIFEST = "/manifest.webmanifest"
# The browser asks for it on every visit: a cached copy would keep an old application alive.
SERVICE_WORKER = "/service-worker.js"
NOT_FILES = {f"/{READERS_PAGE}", f"/{DESK_PAGE}", "/routes.json", MANIFEST}
SITE_META = '<meta name="kaktus-site" content="" />'


class WebAppNotBuilt(Exception):
    """The built web application is missing or does not match this server."""


@lru_cache(maxsize=4)
def _page(folder: Path, name: str) -> tuple[bytes, bytes]:
    source = (folder / name).read_text()
    if SITE_META not in source:
        raise WebAppNotBuilt(f"{folder}/{name} has no place for the site's settings.")
    site = json.dumps(current_site().model_dump(by_alias=True), ensure_ascii=False)
    page = source.replace(SITE_META, SITE_META.replace('""', f'"{escape(site)}"'))
    page = re.sub("<title>.*?</title>", f"<title>{escape(settings.BRAND)}</title>", page, count=1)
    return page.encode(), gzip.compress(page.encode(), mtime=0)


def _link(file: str) -> str:
    kind = "rel=preload; as=style; crossorigin" if file.endswith(".css") else "rel=modulepreload"
    return f"</{file}>; {kind}"


@lru_cache(maxsize=4)
def _routes(folder: Path) -> dict[str, str]:
    """The addresses of pages, each with the files it will need, so that a browser can be told to fetch them early."""
    routes: dict[str, list[str]] = json.loads((folder / "routes.json").read_text())
    if not isinstance(routes, dict):
        raise WebAppNotBuilt(f"{folder} was built for another version of this server: run 'make build'.")
    return {path: ", ".join(map(_link, files)) for path, files in routes.items()}


@lru_cache(maxsize=4)
def _manifest(folder: Path) -> bytes:
    manifest = json.loads((folder / MANIFEST[1:]).read_text())
    return json.dumps(manifest | {"name": settings.BRAND, "short_name": settings.BRAND}, ensure_ascii=False).encode()


@require_safe
def web_manifest(_request: HttpRequest) -> HttpResponse:
    """How a home screen shows the application, under the name of this installation."""
    headers = {"Cache-Control": "no-cache"}
    return HttpResponse(_manifest(settings.WEB_DIR), content_type="application/manifest+json", headers=headers)


@require_safe
def web_page(request: HttpRequest) -> HttpResponse:
    path = request.path_info
    if path.startswith("/assets/"):
        return HttpResponse("Not found.", status=404, content_type="text/plain; charset=utf-8")
    links = _routes(settings.WEB_DIR).get(path.rstrip("/") or "/")
    response = _answer(request, READERS_PAGE)
    response.status_code = 404 if links is None else 200
    if links:
        response.headers["Link"] = links
    return response


@require_safe
def desk_page(request: HttpRequest) -> HttpResponse:
    """The staff's application, which knows its own addresses."""
    response = _answer(request, DESK_PAGE)
    response.headers["X-Robots-Tag"] = "noindex"
    return response


def _answer(request: HttpRequest, name: str) -> HttpResponse:
    plain, zipped = _page(settings.WEB_DIR, name)
    use_gzip = "gzip" in request.headers.get("Accept-Encoding", "")
    response = HttpResponse(zipped if use_gzip else plain)
    if use_gzip:
        response.headers["Content-Encoding"] = "gzip"
    response.headers["Vary"] = "Accept-Encoding"
    response.headers["Cache-Control"] = "no-cache"
    return response


def with_files(application: Any, folder: Path) -> Any:
    """Answer requests for the web application's files before Django sees them."""
    if not is_built(folder):
        raise WebAppNotBuilt("The web application is not built: run 'make build'.")

    def add_headers(response_headers: Any, _path: str, url: str) -> None:
        if url == SERVICE_WORKER:
            response_headers["Cache-Control"] = "no-cache"

    files = WhiteNoise(
        application,
        max_age=0,
        immutable_file_test=lambda _path, url: bool(HASHED.match(url)),
        add_headers_function=add_headers,
        allow_all_origins=False,
    )
    files.add_files(str(folder))
    for url in [url for url in files.files if url in NOT_FILES or url.startswith("/.")]:
        del files.files[url]
    return files
