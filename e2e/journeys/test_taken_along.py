"""Books on the device: taken along, and played without the library in a browser that was closed in between."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from e2e.engines.driver import Engine
from e2e.engines.page import ROOT, Page, View, wait_until
from e2e.engines.people import record_oneself, sign_in
from e2e.engines.visits import Console, Visit
from e2e.engines.webkit import WebKit
from e2e.journeys.test_cut_off_readers import CACHE_FILES
from e2e.journeys.test_played_lessons import ROBOT, STARS
from e2e.people.readers import Accounts, Person
from e2e.robot.play import ACTIVITIES, NOTE_WHAT_IS_HEARD, Robot
from e2e.robot.robot_page import RobotFrame, RobotPage
from e2e.running import Library

NO_SERVER = "Failed to load|NetworkError|CORS|ERR_|Could not connect|NS_ERROR|TypeError|Load failed|access control"
TAKEN_S = 120
SHUT_IN = """() => {
  const closed = (reach) => { try { return !reach(); } catch { return true; } };
  return {
    origin: self.origin,
    storage: closed(() => localStorage),
    parent: closed(() => parent.document),
    top: closed(() => parent.localStorage),
  };
}"""


# The engines have no switch for it in common: from the 41st file on, the device is full.
FULL_DEVICE = """if (window === top && window.Cache) {
  const put = Cache.prototype.put;
  let stored = 0;
  Cache.prototype.put = function (request, response) {
    if (/stored-book.[0-9a-f]{64}/.test(String(request)) && ++stored > 40)
      return Promise.reject(new DOMException('The quota has been exceeded.', 'QuotaExceededError'));
    return put.call(this, request, response);
  };
}"""
# A book is complete before the sounds of its garden are here.
HAS_WORDS = """async (words) => {
  const stored = (await (await caches.open('kaktus-words')).keys()).map(({ url }) => url);
  return words.every((word) => stored.some((url) => url.includes(`/words/${word}-`) && url.endsWith('.mp3')));
}"""
STORED_BOOKS = "async () => (await caches.keys()).filter((name) => name.startsWith('kaktus-book '))"


@pytest.fixture
def own_library(start_library: Callable[..., Library]) -> Library:
    """One that may be stopped."""
    return start_library()


@pytest.fixture
def anna(own_library: Library) -> Person:
    accounts = Accounts(own_library.url, own_library.mails)
    return accounts.reader_with(own_library.codes("kaktus1")[0], name="ben")


def ask_to_take_along(page: Page, title: str) -> None:
    page.by_role("button", re.compile(rf"^Take along .*: {title}$")).wait()
    wait_until(lambda: page.evaluate(CACHE_FILES), "the files are cached", seconds=60)
    page.by_role("button", re.compile(rf"^Take along .*: {title}$")).click()
    page.by_role("dialog").by_role("button", "Take along").click()


def take_along(page: Page, title: str) -> None:
    page.open("/library")
    ask_to_take_along(page, title)
    page.by_role("button", re.compile(rf"^On this device ?: {title}$")).wait(seconds=TAKEN_S)


def open_tile(page: Page, name: str, place: int = 0) -> View:
    page.by_role("link", re.compile(f"^{name}")).nth(place).click()
    lesson = page.frame()
    lesson.by_css(".title-page").wait()
    return lesson


def play(page: Page, lesson: View, name: str) -> None:
    activities = lesson.evaluate(f"() => {ACTIVITIES}")
    robot = Robot(RobotPage(page), RobotFrame(lesson), "pointer", errs_in=4)
    assert robot.play() == []
    assert robot.mistakes
    assert [screen for screen in robot.screens if screen in activities] == activities
    wait_until(lambda: set(page.evaluate(STARS, name) or {}) == set(activities), "every game has its stars")


def test_a_book_is_played_to_the_end_in_a_reopened_browser_without_the_library(
    visit: Visit, own_library: Library, anna: Person, console: Console, tmp_path: Path
) -> None:
    console.expect(NO_SERVER)
    options = {"caches_files": True, "home": own_library.url, "profile": tmp_path / "profile"}
    first = visit(**options)
    sign_in(first, anna)
    take_along(first, "Kaktus 1")
    own_library.stop()
    console.close(first.driver)
    page = visit(*ROBOT, **options, reduced_motion=True)
    page.open("/library")
    page.by_text(re.compile("^No internet! You can play everything with a backpack")).wait(seconds=40)
    lesson = open_tile(page, "Farben")
    assert lesson.evaluate(SHUT_IN) == {"origin": "null", "storage": True, "parent": True, "top": True}
    play(page, lesson, "kaktus-1/farben")
    own_library.start()
    page.open("/library")
    page.by_text("What would you like to play today?").wait()
    assert page.evaluate(STARS, "kaktus-1/farben")


def words_of(lesson: str) -> list[str]:
    data = (ROOT / "games/dist" / lesson / "story.html").read_text().partition('id="lesson">')[2]
    return [word["id"] for word in json.loads(data.partition("</script>")[0])["words"]]


def hear_and_record(page: Page, lesson: View) -> None:
    """At normal speed: the word is heard to its end, and then the child is recorded."""
    game = lesson.evaluate(f"() => {ACTIVITIES}").index("say-after")
    lesson.by_role("button", "Los!").click()
    lesson.by_css(".game-map-place").nth(game).click()
    # Before the first tap on it, which ends whatever is being said.
    lesson.wait_for("() => window.heard?.startsWith('blob:')")
    record_oneself(page, lesson)


def test_an_interactive_lesson_sounds_records_and_grows_without_the_library(
    visit: Visit, own_library: Library, anna: Person, console: Console, tmp_path: Path
) -> None:
    """In a browser that is closed and opened twice."""
    console.expect(NO_SERVER)
    options = {"caches_files": True, "home": own_library.url, "profile": tmp_path / "profile", "reduced_motion": True}
    first = visit(**options)
    sign_in(first, anna)
    take_along(first, "Kaktus 1 Interaktiv")
    words = words_of("kaktus-1-interaktiv/farben")
    wait_until(lambda: first.evaluate(HAS_WORDS, words), "the garden's sounds are here", seconds=TAKEN_S)
    own_library.stop()
    console.close(first.driver)

    robot = visit(*ROBOT, **options)
    robot.open("/library")
    play(robot, open_tile(robot, "Farben", 1), "kaktus-1-interaktiv/farben")
    console.close(robot.driver)

    page = visit(NOTE_WHAT_IS_HEARD, **options)
    page.open("/library")
    hear_and_record(page, open_tile(page, "Farben", 1))
    page.open("/garden")
    page.by_css("main li button").nth(0).click()
    page.wait_for("() => window.heard?.includes('/assets/words/')")

    own_library.start()
    page.open("/library")
    page.by_text("What would you like to play today?").wait()
    assert page.evaluate(STARS, "kaktus-1-interaktiv/farben")


def test_safari_says_before_anything_is_loaded_how_it_keeps_books(visit: Visit, engine: Engine, reader: Person) -> None:
    page = visit(caches_files=True)
    sign_in(page, reader)
    page.open("/library")
    page.by_role("button", re.compile(r"^Take along .*: Kaktus 1$")).click()
    page.by_role("dialog").by_role("button", "Take along").wait()
    help_with_safari = page.by_css("dialog[open] details")
    assert help_with_safari.count() == (1 if isinstance(engine, WebKit) else 0)


def test_a_device_that_is_full_in_the_middle_keeps_nothing_of_the_book(
    visit: Visit, library: Library, reader: Person
) -> None:
    page = visit(FULL_DEVICE, caches_files=True)
    sign_in(page, reader)
    page.open("/library")
    ask_to_take_along(page, "Kaktus 1")
    page.by_text(re.compile("^There is not enough room on this device. Nothing of the book was kept.")).wait(
        seconds=TAKEN_S
    )
    assert page.evaluate(STORED_BOOKS) == []
    page.by_role("button", re.compile(r"^Take along .*: Kaktus 1$")).wait()


def test_a_file_that_arrives_broken_is_not_kept_and_the_book_is_complete_once_it_is_whole(
    visit: Visit, own_library: Library, anna: Person
) -> None:
    sound = next((own_library.data / "content/kaktus-1/tiere").glob("*/audio/tiere/hund.mp3"))
    whole = sound.read_bytes()
    # The file is shared with other libraries of the tests.
    sound.unlink()
    sound.write_bytes(whole[:-1] + bytes([whole[-1] ^ 1]))
    page = visit(caches_files=True, home=own_library.url)
    sign_in(page, anna)
    page.open("/library")
    ask_to_take_along(page, "Kaktus 1")
    page.by_text(re.compile("^A file arrived damaged. What is intact stays")).wait(seconds=TAKEN_S)
    page.by_text(re.compile("^Not complete: ")).wait()
    sound.unlink()
    sound.write_bytes(whole)
    page.by_role("button", "Continue").click()
    page.by_role("dialog").by_role("button", "Take along").click()
    page.by_role("button", re.compile(r"^On this device ?: Kaktus 1$")).wait(seconds=TAKEN_S)


def test_another_account_on_the_device_does_not_see_the_books(
    visit: Visit, library: Library, accounts: Accounts, reader: Person
) -> None:
    other = accounts.reader_with(library.codes("kaktus1")[0])
    page = visit(caches_files=True)
    sign_in(page, reader)
    take_along(page, "Kaktus 1")
    (stored,) = page.evaluate(STORED_BOOKS)
    assert "kaktus-1" in stored
    sign_in(page, other)
    page.open("/library")
    page.by_role("button", re.compile(r"^Take along .*: Kaktus 1$")).wait()
    wait_until(lambda: page.evaluate(STORED_BOOKS) == [], "the other's books are gone")
