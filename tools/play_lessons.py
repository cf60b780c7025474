"""Plays the first page of each lesson in a browser before its import, and reports errors and a picture.

PYTHONPATH=server .venv/bin/python tools/play_lessons.py FOLDER [--lesson BOOK/LESSON]
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from socketserver import ThreadingMixIn
from threading import Thread
from typing import Any
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

import django
from playwright.sync_api import ConsoleMessage, Page, TimeoutError, ViewportSize, sync_playwright

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "kaktus.settings")
django.setup()

from django.conf import settings  # noqa: E402

from kaktus.common.command import CommandError, printable  # noqa: E402
from kaktus.delivery.lesson_policies import file_headers, foreign_page_headers, own_page_headers  # noqa: E402
from kaktus.library.commands import read_packages  # noqa: E402
from kaktus.library.packages.adapter_files import adapter_files  # noqa: E402
from kaktus.library.packages.content_folders import BadContent, Content  # noqa: E402
from kaktus.library.reading.foreign_pages import LARGEST_PAGE, is_page  # noqa: E402
from kaktus.library.reading.lesson_folders import LessonFolder, content_type, opened  # noqa: E402
from kaktus.library.reading.package_entries import LARGEST_FILE  # noqa: E402
from kaktus.library.reading.package_kinds import ADAPTER  # noqa: E402
from kaktus.library.reading.plain_folders import CannotRead, PlainFolder  # noqa: E402

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# After its load, a lesson needs four seconds to say that it started, or fifteen that it did not.
LOAD_MS, WATCH_MS = 20_000, 16_000
VIEW: ViewportSize = {"width": 1180, "height": 700}
PAGE = "<!doctype html><style>*{{margin:0;border:0}}iframe{{width:100vw;height:100vh}}</style>" + (
    "<script>const isPlayed = ({{ drawn, reason }}) => drawn && reason !== 'nothing_drawn';"
    "window.reports = []; onmessage = ({{ data }}) => {{"
    "  if (data?.type === 'trouble') reports.push(isPlayed(data) ? 'ready' : data.reason);"
    "  if (data?.type === 'ready' && performance.now() - loadedAt > 3000) reports.push('ready');"
    "}}; let loadedAt = Infinity; onload = () => (loadedAt = performance.now());</script>"
    '<iframe src="/content/x/{lesson}/{start}" sandbox="allow-scripts" allow="autoplay; fullscreen"></iframe>'
)


# By the reasons of the bridge.
STUCK = {
    "nothing_drawn": "nothing is drawn, or no more than a loading screen",
    "script_refused": "a script of another host is refused",
    "script_missing": "a script is missing",
    "error": "a script fails",
}


@dataclass(frozen=True)
class Played:
    lesson: str
    picture: Path
    errors: list[str]


class _Server(ThreadingMixIn, WSGIServer):
    """A browser opens several connections at once, and leaves some of them open."""

    daemon_threads = True


class _Quiet(WSGIRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        """Quiet."""


def play_lessons(content: Content, pictures: Path) -> Iterator[Played]:
    browser_path = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if browser_path is None:
        raise CommandError("Lessons are played in Chromium or Chrome; neither was found.")
    pictures.mkdir(parents=True, exist_ok=True)
    with _served(content) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        for lesson in content.lessons:
            yield _play(browser.new_page(viewport=VIEW), address, lesson, pictures)
        browser.close()


def _play(page: Page, address: str, lesson: LessonFolder, pictures: Path) -> Played:
    errors: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type == "error":
            errors.append(message.text.strip())

    page.on("console", note)
    page.on("pageerror", lambda error: errors.append(str(error).strip()))
    try:
        page.goto(f"{address}/{lesson.name}", timeout=LOAD_MS)
        page.wait_for_function("reports.length > 0", timeout=WATCH_MS)
        if (report := page.evaluate("reports[0]")) != "ready":
            errors.append(f"does not start: {STUCK[report]}")
    except TimeoutError:
        errors.append(f"is not ready after {(LOAD_MS + WATCH_MS) // 1000} seconds")
    picture = pictures / f"{lesson.book}-{lesson.lesson}.png"
    page.screenshot(path=picture)
    page.close()
    return Played(lesson.name, picture, list(dict.fromkeys(errors)))


@contextmanager
def _served(content: Content) -> Iterator[str]:
    """On this machine only, with the headers that the library sends."""
    lessons = {lesson.name: lesson for lesson in content.lessons}
    server = make_server(
        "127.0.0.1", 0, lambda environ, start: answer(environ, start), server_class=_Server, handler_class=_Quiet
    )
    address = f"http://127.0.0.1:{server.server_port}"

    def answer(environ: dict[str, Any], start: Callable[..., Any]) -> Iterable[bytes]:
        path = environ["PATH_INFO"].encode("latin-1").decode("utf-8", errors="replace").lstrip("/")
        status, headers, body = _answer(content, lessons, address, path)
        start(status, [*headers, ("Content-Length", str(len(body)))])
        return [body]

    serving = Thread(target=server.serve_forever)
    serving.start()
    try:
        yield address
    finally:
        server.shutdown()
        server.server_close()
        serving.join()


def _answer(
    content: Content, lessons: dict[str, LessonFolder], address: str, path: str
) -> tuple[str, list[tuple[str, str]], bytes]:
    if path in lessons:
        page = PAGE.format(lesson=path, start=lessons[path].kind.start)
        return "200 OK", [("Content-Type", "text/html; charset=utf-8")], page.encode()
    parts = path.split("/", 4)
    lesson = lessons.get("/".join(parts[2:4])) if len(parts) == 5 else None
    body = _file(content, lesson, parts[4]) if lesson else None
    if lesson is None or body is None:
        return "404 Not Found", [], b""
    folder = f"/content/x/{lesson.name}/"
    if not is_page(parts[4]):
        policy = file_headers(address, address)
    elif lesson.kind.is_ours:
        policy = own_page_headers(address, address, folder)
    else:
        policy = foreign_page_headers(address, address, folder, first=parts[4] == lesson.kind.start)
    return "200 OK", [("Content-Type", content_type(parts[4])), *policy], body


def _file(content: Content, lesson: LessonFolder, name: str) -> bytes | None:
    if name in lesson.added:
        return lesson.added[name]
    if name.startswith(f"{ADAPTER}/") and not lesson.kind.is_ours:
        shipped = name.removeprefix(f"{ADAPTER}/")
        is_ours = shipped in adapter_files(settings.ADAPTER_DIR)
        return bytes((settings.ADAPTER_DIR / shipped).read_bytes()) if is_ours else None
    if name not in lesson.files:
        return None
    try:
        with (
            PlainFolder.at(content.folder) as root,
            root.folder(lesson.book) as book,
            opened(book, lesson) as source,
            source.file(name, limit=LARGEST_PAGE if is_page(name) else LARGEST_FILE) as file,
        ):
            body = b"".join(file)
    except CannotRead:
        return None
    return lesson.pages[name].apply(body) if name in lesson.pages else body


def main() -> None:
    parser = argparse.ArgumentParser(description="Play the first page of each lesson, for errors and a picture.")
    parser.add_argument("folder", type=Path, help="the folder; or one ZIP or H5P file, together with --lesson")
    parser.add_argument("--lesson", metavar="BOOK/LESSON", help="the lesson of the catalogue that the one file is for")
    options = parser.parse_args()
    try:
        with read_packages(options.folder, options.lesson) as content:
            for played in play_lessons(content, settings.DATA_DIR / "played"):
                report(played)
    except BadContent as bad:
        sys.exit("\n".join(map(printable, bad.problems)))
    except CommandError as problem:
        sys.exit(str(problem))


def report(played: Played) -> None:
    count = len(played.errors)
    errors = "no errors" if count == 0 else "1 error" if count == 1 else f"{count} errors"
    print(printable(f"{played.lesson}: played with {errors}; picture: {played.picture}"), flush=True)
    for error in played.errors:
        print(printable(f"  ! {error}"))


if __name__ == "__main__":
    main()
