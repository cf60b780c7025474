"""Every lesson can be played to its end, by pointer and by keyboard alone, and nothing in it is missing or silent."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from e2e.checks.accessibility import accessibility_faults, evening_faults
from e2e.checks.overlaps import Measure
from e2e.checks.watcher import Watcher
from e2e.lessons.products import Product, all_products, open_lesson, reader_of_all, start_at_level
from e2e.people.readers import Accounts, Person, sign_in
from e2e.robot.mistakes import mistake_faults
from e2e.robot.play import ACTIVITIES, LESSON, NOTE_WHAT_IS_HEARD, Ears, Robot, Way, context_for_lessons
from e2e.running import Library

WAYS: tuple[Way, ...] = ("pointer", "keyboard")
LEVELS = (1, 2, 3)


@dataclass(frozen=True)
class Play:
    """One lesson, played once."""

    product: Product
    way: Way
    level: int
    errs: bool

    @property
    def name(self) -> str:
        return f"{self.product.name}-{self.way}-{self.level}{'-with-mistakes' if self.errs else ''}"


def plays() -> list[Play]:
    """Each lesson once, so that every common game meets every way and level; `make test-lessons` plays all of them."""
    products = all_products()
    books = list(dict.fromkeys(product.book for product in products))
    if os.environ.get("KAKTUS_ALL_PLAYS"):
        return [
            Play(product, way, level, errs=errs)
            for product in products
            for way in WAYS
            for level in LEVELS
            for errs in (False, True)
        ]
    return [
        Play(product, WAYS[(place + books.index(product.book)) % 2], LEVELS[place % 3], errs=place % 2 == 1)
        for place, product in enumerate(products)
    ]


@pytest.fixture(scope="module")
def reader(library: Library, accounts: Accounts) -> Person:
    """Anna with all books."""
    return reader_of_all(library, accounts)


@pytest.fixture(scope="module")
def context(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[BrowserContext]:
    """One for all lessons instead of one per test: signing in 64 times would take longer than playing."""
    context = context_for_lessons(browser, **browser_context_args)
    yield context
    context.close()


@pytest.fixture(autouse=True)
def service_worker() -> None:
    """Removed once, from the context that all tests here share."""


@pytest.fixture(autouse=True)
def own_network() -> None:
    """Nobody logs in here, so no test needs a network of its own; watching calls would slow down every request."""


@pytest.fixture(scope="module")
def watching(base_url: str) -> Watcher:
    return Watcher(home=base_url)


@pytest.fixture(scope="module")
def ears() -> Ears:
    return Ears()


@pytest.fixture(scope="module")
def page(context: BrowserContext, watching: Watcher, ears: Ears, reader: Person) -> Page:
    page = context.new_page()
    watching.watch(page)
    ears.listen(page)
    sign_in(page, reader)
    page.goto("/library")
    return page


@pytest.fixture(autouse=True)
def watcher(watching: Watcher, ears: Ears) -> Iterator[Watcher]:
    """As everywhere, fails the test on a console error; here also on any request that fails."""
    before = len(watching.problems())
    ears.problems.clear()
    ears.sounds.clear()
    yield watching
    assert ears.problems == []
    assert watching.problems()[before:] == []


@pytest.fixture(scope="module")
def measure(page: Page) -> Measure:
    return Measure(page)


def expect_stars(page: Page, product: Product, activities: list[str]) -> dict[str, int]:
    """The page has stored what the lesson reported of every game."""
    stars: dict[str, int] = {}
    deadline = time.monotonic() + 10
    while set(stars) != set(activities) and time.monotonic() < deadline:
        stars = page.evaluate(
            """(lesson) => {
              const key = Object.keys(localStorage).find((name) => name.startsWith('kaktus.children.'));
              return JSON.parse(localStorage[key]).children[0].lessons[lesson]?.stars ?? {};
            }""",
            product.name,
        )
    assert set(stars) == set(activities)
    return stars


def marked_plays() -> list[Any]:
    """One of those is a journey: games, with mistakes. A journey by keyboard is in test_keyboard.py."""
    all_plays = plays()
    journey = next(play for play in all_plays if play.errs and play.product.is_interactive and play.way == "pointer")
    return [
        pytest.param(play, id=play.name, marks=pytest.mark.journey if play is journey else ()) for play in all_plays
    ]


@pytest.mark.parametrize("play", marked_plays())
def test_a_robot_plays(page: Page, ears: Ears, measure: Measure, play: Play) -> None:
    product, way = play.product, play.way
    start_at_level(page, product, play.level)
    frame = open_lesson(page, product, way)
    activities: list[str] = frame.evaluate(ACTIVITIES)
    faults: list[str] = []

    def judge(screen: str) -> bool:
        is_new = screen not in measure.seen
        if is_new or (way == "pointer" and screen in activities):
            faults.extend(f"{screen}: {fault}" for fault in accessibility_faults(frame))
        if is_new:
            faults.extend(f"{screen}: {fault}" for fault in evening_faults(frame))
        if is_new or way == "pointer":
            faults.extend(measure.faults(frame, screen))
            return True
        return False

    # Everything lies where it lay, but nobody looks, and painting would take a quarter of the play.
    frame.frame_element().evaluate("(frame) => void (frame.style.opacity = '0')")
    robot = Robot(page, frame, way, judge, errs_in=1 if play.errs else 0)
    assert robot.play() == []
    assert mistake_faults(robot.mistakes, frame.evaluate(LESSON)) == []
    assert [screen for screen in robot.screens if screen in activities] == activities
    stars = expect_stars(page, product, activities)
    if not play.errs:
        assert stars == dict.fromkeys(activities, 3)
    assert faults == []
    if product.is_interactive:
        ears.expect(page, {"flip", "right", "star"})
    else:
        ears.expect(page, {"page", "pop", "right", "celebration"})


def test_a_recording_is_played_to_its_end(
    browser: Browser, browser_context_args: dict[str, Any], watching: Watcher, ears: Ears, reader: Person
) -> None:
    """The one play in its own time: the robot's quick time fetches recordings without listening to them."""
    context = browser.new_context(**browser_context_args)
    context.add_init_script(NOTE_WHAT_IS_HEARD)
    page = context.new_page()
    watching.watch(page)
    ears.listen(page)
    sign_in(page, reader)
    page.goto("/library")
    games = next(product for product in all_products() if product.is_interactive)
    frame = open_lesson(page, games, "pointer")
    frame.get_by_role("button", name="Los!").click()
    frame.wait_for_function("() => window.heard === 'audio/phrases/player-choose.mp3'")
    context.close()
