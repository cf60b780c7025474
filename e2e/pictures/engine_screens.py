"""Shows the same twelve screens in Chromium, WebKit and Firefox, side by side on one sheet.

.venv/bin/python e2e/pictures/engine_screens.py    writes docs/pictures/engines.jpg
"""

from __future__ import annotations

import base64
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

from playwright.sync_api import Playwright, sync_playwright  # noqa: E402

from e2e.engines.chromium import Chromium  # noqa: E402
from e2e.engines.driver import Engine, Start  # noqa: E402
from e2e.engines.firefox import Firefox  # noqa: E402
from e2e.engines.page import Page, View  # noqa: E402
from e2e.engines.people import open_lesson, sign_in  # noqa: E402
from e2e.engines.webkit import WebKit  # noqa: E402
from e2e.lessons.products import reader_of_all  # noqa: E402
from e2e.people.readers import Accounts, Person  # noqa: E402
from e2e.people.staff import staff_at_work  # noqa: E402
from e2e.running import browser_options, start_library  # noqa: E402

TARGET = ROOT / "docs" / "pictures" / "engines.jpg"
ROBOT = ROOT / "e2e" / "robot"
PHONE, SIDEWAYS, TABLET, DESKTOP = (390, 740), (844, 390), (1024, 690), (1280, 800)
SHEET = """<!doctype html><meta charset=utf-8><style>
body { margin: 16px; font: 600 14px sans-serif; background: #fffdf8; width: max-content }
main { display: grid; grid-template-columns: repeat(2, auto); gap: 14px 28px }
p { display: flex; gap: 8px; margin: 4px 0 }
img { height: 210px; border: 1px solid #ccc }
</style><main>"""
EVENING = "try { sessionStorage.setItem('darkMode', 'true') } catch {}"
IMAGES_ARE_THERE = "() => [...document.images].every((image) => image.complete || image.loading === 'lazy')"
ARE_DECODED = """() =>
  Promise.allSettled([...document.images].filter((image) => image.complete).map((image) => image.decode()))"""
# Games are made of the time at which they begin: the same one in every engine.
SAME_GAME = f"Date.now = () => {int(time.time() * 1000)}"
TOUR = (
    SAME_GAME,
    *((ROBOT / name).read_text() for name in ("quick-time.js", "mistakes.js", "tour.js")),
)
# An engine may show for a while what was there before.
REST_S, MOST_LOOKS = 0.5, 20


@dataclass(frozen=True)
class Visitors:
    reader: Person
    desk_token: str


@dataclass(frozen=True)
class Screen:
    name: str
    size: tuple[int, int]
    show: Callable[[Page, Visitors], View | None]
    scripts: tuple[str, ...] = ()


def page_at(path: str, last: str, *, signed_in: bool = False) -> Callable[[Page, Visitors], None]:
    def show(page: Page, visitors: Visitors) -> None:
        if signed_in:
            sign_in(page, visitors.reader)
        page.open(path)
        page.by_css(last).wait()

    return show


def lesson_at(name: str, game: str = "", *, mistake: bool = False) -> Callable[[Page, Visitors], View]:
    """Its title page, or a game, perhaps after a mistake."""

    def show(page: Page, visitors: Visitors) -> View:
        lesson = open_lesson(page, visitors.reader, name)
        lesson.wait_for("() => document.querySelector('.title-page') !== null && 'tour' in window")
        if game:
            lesson.evaluate("(game) => tour.openGame(game)", game)
            lesson.wait_for("() => document.querySelector('.title-page') === null")
        if mistake:
            assert lesson.evaluate("() => tour.err()")
        return lesson

    return show


def desk_at(path: str) -> Callable[[Page, Visitors], None]:
    def show(page: Page, visitors: Visitors) -> None:
        page.open(path)
        page.evaluate("(token) => sessionStorage.setItem('kaktus.desk.token', token)", visitors.desk_token)
        page.open(path)
        page.by_role("heading", "Activations").wait()

    return show


SCREENS = (
    Screen("landing page, phone", PHONE, page_at("/", "main h1")),
    Screen("sign-up, phone on its side", SIDEWAYS, page_at("/signup", "form")),
    Screen("library", TABLET, page_at("/library", "main a img", signed_in=True)),
    Screen("library in the evening", TABLET, page_at("/library", "main a img", signed_in=True), (EVENING,)),
    Screen("activation", PHONE, page_at("/activation", "main input", signed_in=True)),
    Screen(
        "word cards to print", DESKTOP, page_at("/guide?lesson=kaktus-1/tiere&print=cards", "main img", signed_in=True)
    ),
    Screen("a lesson's first page", TABLET, lesson_at("kaktus-1/tiere"), TOUR),
    Screen("a story", TABLET, lesson_at("kaktus-1/tiere", "story"), TOUR),
    Screen(
        "hear and find, after a mistake",
        TABLET,
        lesson_at("kaktus-1-interaktiv/tiere", "hear-and-find", mistake=True),
        TOUR,
    ),
    Screen("letters", SIDEWAYS, lesson_at("kaktus-1-interaktiv/tiere", "letters"), TOUR),
    Screen("memory, phone", PHONE, lesson_at("kaktus-1-interaktiv/tiere", "memory"), TOUR),
    Screen("the desk", DESKTOP, desk_at("/desk")),
)


def resting_picture(page: Page) -> bytes:
    """Once three looks in a row have shown the same."""
    looks: list[bytes] = []
    for _ in range(MOST_LOOKS):
        looks.append(page.screenshot())
        if len(looks) > 2 and looks[-1] == looks[-2] == looks[-3]:
            break
        time.sleep(REST_S)
    return looks[-1]


def picture(engine: Engine, screen: Screen, visitors: Visitors, home: str) -> bytes:
    driver = engine.launch(Start(screen.scripts, size=screen.size, reduced_motion=True))
    try:
        page = Page(driver, home=home)
        view = screen.show(page, visitors) or page
        view.wait_for(IMAGES_ARE_THERE)
        view.evaluate(ARE_DECODED)
        return resting_picture(page)
    finally:
        driver.close()


def as_figure(name: str, pictures: list[bytes]) -> str:
    images = "".join(f"<img src='data:image/png;base64,{base64.b64encode(one).decode()}'>" for one in pictures)
    return f"<div>{name}<p>{images}</p></div>"


def write_sheet(playwright: Playwright, figures: list[str]) -> None:
    browser = playwright.chromium.launch(**browser_options())
    page = browser.new_page(viewport={"width": 100, "height": 100})
    page.set_content(f"{SHEET}{''.join(figures)}</main>")
    size = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.screenshot(path=TARGET, quality=70)
    browser.close()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        library = start_library(Path(folder), KAKTUS_PROXY_COUNT="1")
        engines: list[Engine] = [Chromium(playwright), WebKit(Path(folder)), Firefox(Path(folder))]
        try:
            reader = reader_of_all(library, Accounts(library.url, library.mails))
            visitors = Visitors(reader, staff_at_work(library, "owner").token)
            figures = []
            for screen in SCREENS:
                figures.append(as_figure(screen.name, [picture(one, screen, visitors, library.url) for one in engines]))
                print(f"  {screen.name}", flush=True)
        finally:
            for engine in engines:
                engine.close()
            library.stop()
        write_sheet(playwright, figures)
    print(f"✓ {TARGET}")


if __name__ == "__main__":
    main()
