"""Browsers that are too old say what to do; the oldest that we support show the same as new ones."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.checks.accessibility import accessibility_faults
from e2e.checks.watcher import Watcher
from e2e.engines.old_browser import LESSON_HOST, new_context

TOO_OLD = "delete Array.prototype.at"
TOO_OLD_FOR_DESK = "delete AbortSignal.any"
# The page stops itself, so it is never loaded.
STOPPED: Literal["commit"] = "commit"
TITLES = {
    "en-GB": "This browser is too old",
    "de-AT": "Dieser Browser ist zu alt",
    "tr": "Bu tarayıcı çok eski",
    "uk": "Цей браузер застарілий",
    "ar-SY": "هذا المتصفح قديم جدًا",
    "es": "Este navegador es demasiado antiguo",
    "pl": "Ta przeglądarka jest za stara",
    "fr": "This browser is too old",
}
LESSON = "kaktus-1-interaktiv/farben"
# The position of everything that can be seen.
BOXES = """() => [...document.querySelectorAll('main *:not(svg *)')]
  .filter((element) => element.checkVisibility({ visibilityProperty: true }))
  .map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [`${element.tagName} ${element.getAttribute('class')}`, x, y, width, height];
  })"""
# Rounding and fractions of a pixel.
TOLERANCE_PX = 1


@pytest.mark.journey
@pytest.mark.parametrize("path", ["/", "/desk"])
def test_a_browser_that_is_too_old_gets_a_page_with_what_to_do(page: Page, watcher: Watcher, path: str) -> None:
    watcher.expect("preloaded")
    page.add_init_script(TOO_OLD)
    page.goto(path, wait_until=STOPPED)
    expect(page.get_by_role("heading", level=1)).to_have_text("This browser is too old")
    expect(page.get_by_text("update the browser or the system of this device")).to_be_visible()
    expect(page.get_by_text("on a newer device")).to_be_visible()
    expect(page.get_by_role("link")).to_have_attribute("href", "mailto:info@example.org")
    assert page.locator("#root").count() == 0, "the rest of the page was read"
    assert accessibility_faults(page) == []


@pytest.mark.parametrize("language", TITLES)
def test_the_page_speaks_the_readers_language(
    browser: Browser, browser_context_args: dict[str, Any], language: str
) -> None:
    with browser.new_context(**browser_context_args | {"locale": language}) as context:
        page = context.new_page()
        page.add_init_script(TOO_OLD)
        page.goto("/", wait_until=STOPPED)
        expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[language])
        assert page.locator("html").get_attribute("dir") == ("rtl" if language.startswith("ar") else "ltr")


def test_the_desk_needs_a_newer_browser_than_readers(page: Page, watcher: Watcher) -> None:
    watcher.expect("preloaded")
    page.add_init_script(TOO_OLD_FOR_DESK)
    page.goto("/desk", wait_until=STOPPED)
    expect(page.get_by_role("heading", level=1)).to_have_text("This browser is too old")
    page.goto("/login")
    expect(page.get_by_role("heading", level=1)).to_have_text("Log in")


def test_a_lesson_says_it_as_well(browser: Browser, browser_context_args: dict[str, Any]) -> None:
    context = new_context(browser, browser_context_args, is_old=False)
    page = context.new_page()
    page.add_init_script(TOO_OLD)
    page.goto(f"{LESSON_HOST}/{LESSON}/story.html", wait_until=STOPPED)
    expect(page.get_by_role("heading", level=1)).to_have_text("This browser is too old")
    assert page.locator("#stage").count() == 0
    context.close()


def boxes(browser: Browser, options: dict[str, Any], *, game: int, is_old: bool) -> list[list[Any]]:
    context = new_context(browser, options, is_old=is_old)
    page = context.new_page()
    page.goto(f"{LESSON_HOST}/{LESSON}/story.html")
    page.get_by_role("button", name="Los!").click()
    page.locator(".game-map-place").nth(game).click()
    expect(page.locator(".game-map")).to_have_count(0)
    page.wait_for_load_state("networkidle")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    rows: list[list[Any]] = page.evaluate(BOXES)
    context.close()
    return rows


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
# Two with containers and transforms of their own, and one where Kaktus leaves the horizon (:has).
@pytest.mark.parametrize("game", [2, 5, 7])
def test_in_the_oldest_browsers_a_lesson_looks_the_same(
    browser: Browser, browser_context_args: dict[str, Any], size: tuple[int, int], game: int
) -> None:
    options = browser_context_args | {"viewport": {"width": size[0], "height": size[1]}}
    new, old = (boxes(browser, options, game=game, is_old=is_old) for is_old in (False, True))
    assert [name for name, *_ in new] == [name for name, *_ in old]
    moved = [
        (name, box, old_box)
        for (name, *box), (_, *old_box) in zip(new, old, strict=True)
        if max(abs(one - other) for one, other in zip(box, old_box, strict=True)) > TOLERANCE_PX
    ]
    assert moved == []


def test_in_the_oldest_browsers_a_thing_follows_the_finger(
    browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    context = new_context(browser, browser_context_args, is_old=True)
    page = context.new_page()
    page.goto(f"{LESSON_HOST}/{LESSON}/story.html")
    page.get_by_role("button", name="Los!").click()
    page.locator(".game-map").wait_for()
    # As kit/series/use-drag.ts moves what is carried.
    moved = page.locator(".game-map-place").first.evaluate(
        "(e) => { const from = e.getBoundingClientRect().x; e.style.translate = '30px 0px';"
        " const to = e.getBoundingClientRect().x; e.style.translate = '';"
        " return [to - from, e.getBoundingClientRect().x - from]; }"
    )
    assert [round(pixels) for pixels in moved] == [30, 0]
    context.close()


@pytest.mark.parametrize("path", ["/", "/questions", "/login"])
def test_in_the_oldest_browsers_a_page_looks_the_same(
    browser: Browser, browser_context_args: dict[str, Any], path: str
) -> None:
    layouts = []
    for is_old in (False, True):
        context = new_context(browser, browser_context_args, is_old=is_old)
        page = context.new_page()
        page.goto(path)
        expect(page.get_by_role("contentinfo")).to_be_visible()
        if path == "/":
            expect(page.get_by_role("heading", name="Ready to play?")).to_be_visible()
        page.wait_for_load_state("networkidle")
        layouts.append([(name, *map(round, box)) for name, *box in page.evaluate(BOXES)])
        context.close()
    assert layouts[0] == layouts[1]
