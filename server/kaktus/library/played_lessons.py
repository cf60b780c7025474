"""Plays the first page of each lesson in a browser before its import, reports errors and takes a screenshot."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any
from wsgiref.simple_server import WSGIRequestHandler, make_server

from django.conf import settings

from kaktus.library.adapter_files import adapter_files
from kaktus.library.content_folders import Content
from kaktus.library.foreign_pages import LARGEST_PAGE, is_page
from kaktus.library.lesson_folders import LessonFolder, content_type, opened
from kaktus.library.lesson_policies import file_headers, foreign_page_headers, own_page_headers
from kaktus.library.package_entries import LARGEST_FILE
from kaktus.library.package_kinds import ADAPTER
from kaktus.library.plain_folders import CannotRead, PlainFolder

if TYPE_CHECKING:
    from playwright.sync_api import ConsoleMessage, Page, ViewportSize

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
LOOK_MS = 4000
VIEW: ViewportSize = {"width": 1180, "height": 700}
PAGE = "<!doctype html><style>*{{margin:0;border:0}}iframe{{width:100vw;height:100vh}}</style>" + (
    '<iframe src="/content/x/{lesson}/{start}" sandbox="allow-scripts" allow="autoplay; fullscreen"></iframe>'
)


class NoBrowser(Exception):
    """Nothing here can play a lesson; the text says what is missing."""


@dataclass(frozen=True)
class Played:
    lesson: str
    picture: Path
    errors: list[str]


class _Quiet(WSGIRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        """Quiet."""


def play_lessons(content: Content, pictures: Path) -> Iterator[Played]:
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise NoBrowser("--play needs the packages of the tests: run 'make test' once.") from None
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if found is None:
        raise NoBrowser("--play needs Chromium or Chrome; neither was found.")
    pictures.mkdir(parents=True, exist_ok=True)
    with _served(content) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        for lesson in content.lessons:
            yield _play(browser.new_page(viewport=VIEW), address, lesson, pictures)
        browser.close()


def _play(page: Page, address: str, lesson: LessonFolder, pictures: Path) -> Played:
    errors: list[str] = []

    def note(said: ConsoleMessage) -> None:
        if said.type == "error":
            errors.append(said.text.strip())

    page.on("console", note)
    page.on("pageerror", lambda error: errors.append(str(error).strip()))
    page.goto(f"{address}/{lesson.name}")
    page.wait_for_timeout(LOOK_MS)
    picture = pictures / f"{lesson.book}-{lesson.lesson}.png"
    page.screenshot(path=picture)
    page.close()
    return Played(lesson.name, picture, list(dict.fromkeys(errors)))


@contextmanager
def _served(content: Content) -> Iterator[str]:
    """On this machine only, with the headers that the library sends."""
    lessons = {lesson.name: lesson for lesson in content.lessons}
    server = make_server("127.0.0.1", 0, lambda environ, start: answer(environ, start), handler_class=_Quiet)
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
        policy = foreign_page_headers(address, address, folder, scorm=bool(lesson.kind.scorm))
    return "200 OK", [("Content-Type", content_type(parts[4])), *policy], body


def _file(content: Content, lesson: LessonFolder, name: str) -> bytes | None:
    if name in lesson.made:
        return lesson.made[name]
    if name.startswith(f"{ADAPTER}/") and not lesson.kind.is_ours:
        shipped = name.removeprefix(f"{ADAPTER}/")
        known = shipped in adapter_files(settings.ADAPTER_DIR)
        return bytes((settings.ADAPTER_DIR / shipped).read_bytes()) if known else None
    if name not in lesson.files:
        return None
    try:
        with (
            PlainFolder.at(content.folder) as root,
            root.folder(lesson.book) as book,
            opened(book, lesson) as source,
            source.file(name, most=LARGEST_PAGE if is_page(name) else LARGEST_FILE) as file,
        ):
            body = b"".join(file)
    except CannotRead:
        return None
    return lesson.pages[name].apply(body) if name in lesson.pages else body
