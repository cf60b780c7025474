"""No screen of a lesson, and no sheet to print, has something over something else, in any engine, at people's sizes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from e2e.checks.overlaps import OVERLAPS
from e2e.engines.page import Page, View, wait_until
from e2e.engines.visits import Visit
from e2e.lessons.products import all_products, reader_of_all
from e2e.people.readers import LIGHTEST, Accounts, Person
from e2e.running import Library

E2E = Path(__file__).parents[1]
SCRIPTS = tuple((E2E / "robot" / name).read_text() for name in ("quick-time.js", "mistakes.js", "tour.js"))
# Tablets below the bars of their browsers, phones in portrait and landscape, a small phone.
SIZES = ((1024, 690), (1180, 820), (768, 1024), (390, 740), (844, 390), (360, 592))
# After a mistake, the sentence is long: also where it is large.
SIZES_AFTER_MISTAKE = (*SIZES, (1024, 768), (1280, 800))
# After a resize, a game draws itself anew; on a busy machine this takes a while.
REST_S = 10.0
# The levels show different things, such as articles of another length.
LEVELS = {"kaktus-1-interaktiv": 1, "kaktus-2-interaktiv": 3, "kaktus-1": 1}
# Games whose sentences are longest in these lessons: 'Das ist die Straßenbahn. Wo ist das Motorrad?'
LONG_SENTENCES = {
    "kaktus-1-interaktiv/familie": ["family-tree"],
    "kaktus-1-interaktiv/unterwegs": ["hear-and-find", "memory"],
    "kaktus-1-interaktiv/geburtstag": ["hear-and-find", "talk"],
    "kaktus-2-interaktiv/natur": ["hear-and-find", "memory", "article-baskets"],
}
ALL_GUESTS_ARE_SEEN = """() => [...document.querySelectorAll('.lesson-end-party .party-guest')].every((guest) => {
  const { top, bottom } = guest.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
})"""
SHEETS = ("cards", "bingo", "colouring", "certificate")


def tour(book: str) -> dict[str, list[str]]:
    """Every game of a book once, its own where it belongs and the common ones in the first lesson; some again."""
    games: dict[str, list[str]] = {}
    seen: set[str] = set()
    for product in all_products():
        if product.book == book:
            file = E2E.parent / "games" / "lessons" / book / f"{product.lesson}.json"
            names = [one["activity"] for one in json.loads(file.read_text())["activities"]]
            again = LONG_SENTENCES.get(product.name, ())
            if shown := [name for name in names if name not in seen or name in again]:
                games[product.name] = shown
            seen |= set(names)
    return games


def remaining_faults(view: View) -> list[str]:
    """Those that are still there when the screen has come to rest."""
    faults: list[str] = []

    def is_free() -> bool:
        faults[:] = view.evaluate(OVERLAPS)
        return not faults

    try:
        wait_until(is_free, "nothing lies over something else", seconds=REST_S)
    except AssertionError:
        if not faults:
            raise
    return faults


def faults_at(page: Page, view: View, screen: str, sizes: tuple[tuple[int, int], ...]) -> Iterator[str]:
    for width, height in sizes:
        page.resize(width, height)
        yield from (f"{screen}: {fault}" for fault in remaining_faults(view))


def arrive(page: Page, person: Person, uid: str, played: dict[str, dict[str, Any]]) -> None:
    """As somebody who signed in on this device before, whose child has played these lessons."""
    lessons = {name: {"stars": {}, "words": {}, **progress} for name, progress in played.items()}
    mia = {"id": 1, "name": "Mia", "picture": "katze", "lessons": lessons, "words": {}}
    stored = json.dumps({"version": 2, "chosen": 1, "children": [mia]})
    page.open(LIGHTEST)
    page.evaluate(
        """(token, key, stored) => {
          localStorage.setItem('kaktus.token', token);
          localStorage.setItem(key, stored);
        }""",
        person.token,
        f"kaktus.children.{uid}",
        stored,
    )


@pytest.fixture(scope="session")
def reader(library: Library, accounts: Accounts) -> Person:
    return reader_of_all(library, accounts)


@pytest.fixture
def open_reader(visit: Visit, accounts: Accounts, reader: Person) -> Any:
    """Opens the reader's browser, on a screen that shows everything at once instead of moving it."""

    def open_browser(played: dict[str, dict[str, Any]], scripts: tuple[str, ...] = SCRIPTS) -> Page:
        page = visit(*scripts, reduced_motion=True)
        arrive(page, reader, accounts.call("GET", "/api/me", token=reader.token)["uid"], played)
        return page

    return open_browser


@pytest.mark.journey
@pytest.mark.parametrize("book", LEVELS)
def test_every_game_has_room_for_its_words_and_pictures(open_reader: Any, book: str) -> None:
    stops = tour(book)
    page: Page = open_reader({name: {"level": LEVELS[book]} for name in stops})
    faults: list[str] = []
    for place, (name, games) in enumerate(stops.items()):
        page.resize(*SIZES[0])
        page.open(f"/stage?lesson={name}")
        lesson = page.frame(f"iframe[src*='/{name}/']")
        lesson.wait_for("() => document.querySelector('.title-page') !== null && 'tour' in window")
        if place == 0:
            faults += faults_at(page, lesson, f"{name} title", SIZES)
            lesson.evaluate("() => tour.openMap()")
            faults += faults_at(page, lesson, f"{name} map", SIZES)
        for game in games:
            lesson.evaluate("(game) => tour.openGame(game)", game)
            faults += faults_at(page, lesson, f"{name} {game}", SIZES)
            if lesson.evaluate("() => tour.err()"):
                faults += faults_at(page, lesson, f"{name} {game} after a mistake", SIZES_AFTER_MISTAKE)
        # Firefox warns of a script that is still on its way when the page is left.
        lesson.wait_for("() => performance.getEntriesByName('all held').length > 0")
    assert faults == []


@pytest.mark.journey
@pytest.mark.parametrize("topic", ["unterwegs", "zahlen"])
def test_no_card_moves_when_a_word_comes(open_reader: Any, topic: str) -> None:
    name = f"kaktus-1-interaktiv/{topic}"
    page: Page = open_reader({name: {"level": 1}})
    page.open(f"/stage?lesson={name}")
    lesson = page.frame(f"iframe[src*='/{name}/']")
    lesson.wait_for("() => document.querySelector('.title-page') !== null && 'tour' in window")
    for width, height in SIZES_AFTER_MISTAKE:
        page.resize(width, height)
        lesson.evaluate("() => tour.openMap()")
        lesson.evaluate("() => tour.openGame('memory')")
        assert lesson.evaluate("() => tour.cardShift()") <= 1, f"at {width} × {height}"


@pytest.mark.journey
def test_song_party_and_running_story_have_room(open_reader: Any) -> None:
    """In their own time: a song is shown for as long as it is sung."""
    name = "kaktus-1/tiere"
    games = ["word-spread", "story", "rhyme", "hear-and-find", "say-after"]
    page: Page = open_reader({name: {"stars": dict.fromkeys(games, 3)}}, scripts=())
    page.resize(*SIZES[0])
    page.open(f"/stage?lesson={name}")
    lesson = page.frame(f"iframe[src*='/{name}/']")
    lesson.by_role("button", "Los!").click()
    lesson.by_css(".game-map-place").nth(games.index("rhyme")).click()
    faults: list[str] = []
    for size in SIZES:
        if not lesson.evaluate("() => document.querySelector('.sung-song') !== null"):
            lesson.by_role("button", "Singen").click()
        lesson.wait_for("() => document.querySelector('.sung-song-cast .party-guest') !== null")
        faults += faults_at(page, lesson, "song", (size,))
    lesson.by_role("button", "Zum Anfang").click()
    lesson.by_role("button", "Fest feiern").click()
    lesson.wait_for("() => document.querySelector('.lesson-end-party .party-guest') !== null")
    for size in SIZES:
        faults += faults_at(page, lesson, "party", (size,))
        assert lesson.evaluate(ALL_GUESTS_ARE_SEEN), f"at {size}"
    lesson.by_role("button", "Weiter: Wo ist Pia?").click()
    lesson.wait_for("() => document.querySelector('.episode-picture > .scene') !== null")
    faults += faults_at(page, lesson, "running story", SIZES)
    assert faults == []


@pytest.mark.journey
def test_no_picture_lies_on_a_word_of_a_sheet(open_reader: Any) -> None:
    page: Page = open_reader({})
    faults: list[str] = []
    for sheet in SHEETS:
        page.open(f"/guide?lesson=kaktus-1/tiere&print={sheet}")
        page.by_role("button", "Print").wait()
        page.wait_for("() => [...document.images].every((image) => image.complete && image.naturalWidth > 0)")
        faults += faults_at(page, page, sheet, SIZES)
    assert faults == []
