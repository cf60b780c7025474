"""A class at once: a teacher opens a room, tablets join it with an animal."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import datetime, timedelta
from urllib.parse import urljoin, urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Frame, Locator, Page, Request, expect

from e2e.checks.accessibility import accessibility_faults, small_targets
from e2e.checks.watcher import Watcher
from e2e.people.readers import Accounts, Person
from e2e.robot.play import Robot, equip, tab_to
from e2e.running import Library

PICTURES = os.environ.get("CLASS_PICTURES", "")
FINISHED = """() => parent.postMessage({
  kaktus: 1,
  type: 'progress',
  lesson: 'kaktus-1/farben',
  progress: { stars: { memory: 3 }, words: { rot: ['2026-11-18'] }, sticker: 'rot' },
}, '*')"""
SIZES = ((390, 844), (1024, 768), (1920, 1080))
Tablet = Callable[..., Page]


def look_at(page: Page, name: str, *, is_for_children: bool = True) -> None:
    """By day and in the evening; for people, CLASS_PICTURES names a folder."""
    for mode in ("dark", "light"):
        page.evaluate("(isDark) => document.body.classList.toggle('dark', isDark)", mode == "dark")
        assert accessibility_faults(page) == [], f"{name}, {mode}"
        if PICTURES:
            page.screenshot(path=f"{PICTURES}/{name}-{mode}.png", full_page=True)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name} scrolls sideways"
    if is_for_children:
        assert small_targets(page) == [], name


@pytest.fixture
def teacher(library: Library, accounts: Accounts) -> Person:
    return accounts.reader_with(library.class_code(2), name="teacher")


@pytest.fixture
def board(page: Page, teacher: Person) -> Page:
    """The teacher's screen."""
    page.add_init_script(f"localStorage.setItem('kaktus.token', '{teacher.token}')")
    page.emulate_media(reduced_motion="reduce")
    page.goto("/class")
    return page


@pytest.fixture
def tablet(browser: Browser, base_url: str, watcher: Watcher) -> Iterator[Tablet]:
    """Other devices, watched like the first."""
    with ExitStack() as stack:

        def start(width: int = 1024, height: int = 768) -> Page:
            context: BrowserContext = browser.new_context(
                base_url=base_url,
                locale="en-GB",
                viewport={"width": width, "height": height},
                # A page that is not in front may never finish a motion.
                reduced_motion="reduce",
            )
            stack.callback(context.close)
            context.add_init_script("delete Navigator.prototype.serviceWorker")
            page = context.new_page()
            watcher.watch(page)
            return page

        yield start


def open_class(board: Page, length: str = "This lesson (45 minutes)") -> str:
    board.get_by_label(length).check()
    board.get_by_role("button", name="Open the class").click()
    expect(board.get_by_role("heading", name="Come in!")).to_be_visible()
    return board.locator("[translate=no]").last.inner_text()


def end_class(board: Page) -> None:
    board.get_by_role("button", name="End the class").click()
    board.get_by_role("dialog").get_by_role("button", name="End the class").click()
    expect(board.get_by_role("heading", name="Open a class")).to_be_visible()


def join(tablet: Page, code: str, animal: str | None = "a lion") -> None:
    tablet.goto("/join")
    tablet.get_by_label("Code of your class").fill(code)
    tablet.get_by_role("button", name="Go!").click()
    if animal:
        tablet.get_by_role("button", name=animal).click()
        expect(tablet.get_by_role("heading", name="What would you like to play?")).to_be_visible()


def farben(tablet: Page, text: str = "", book: str = "Kaktus 1") -> Locator:
    """Its tile."""
    shelf = tablet.get_by_role("region", name=book, exact=True)
    return shelf.get_by_role("link", name=re.compile("Farben")).filter(has_text=text)


def quiet_for_a_moment(board: Page, *tablets: Page) -> None:
    board.get_by_role("button", name="Eyes to the front!").click()
    for page in tablets:
        expect(page.get_by_text("Kaktus is listening too.")).to_be_visible()
    look_at(tablets[-1], "quiet-phone")
    board.get_by_role("button", name="Play on").click()
    for page in tablets:
        expect(page.get_by_text("Kaktus is listening too.")).to_have_count(0)


def look_at_the_board(board: Page, name: str) -> None:
    for width, height in SIZES:
        board.set_viewport_size({"width": width, "height": height})
        look_at(board, f"{name}-{width}", is_for_children=False)


@pytest.mark.journey
def test_two_tablets_in_a_class(board: Page, tablet: Tablet, watcher: Watcher) -> None:
    # A full class, the end, and the code of an ended class.
    watcher.expect("status of 40[149]")
    look_at(board, "new-class", is_for_children=False)
    code = open_class(board)
    first, second = tablet(), tablet(390, 844)
    join(first, code)
    join(second, code.lower(), "a mouse")
    expect(board.get_by_text("2 of 2 tablets")).to_be_visible()
    look_at(second, "tiles-phone")

    third = tablet()
    join(third, code, None)
    expect(third.get_by_text("All seats are taken. Please tell your teacher.")).to_be_visible()
    expect(board.get_by_text(re.compile("A tablet found no free seat"))).to_be_visible()
    look_at(third, "full")

    farben(first).click()
    frame = first.locator("iframe")
    expect(frame).to_have_attribute("src", re.compile(r"/content/seat\..+/kaktus-1/farben/story.html$"))
    first.frame_locator("iframe").locator("body").evaluate(FINISHED)
    expect(board.get_by_role("listitem").filter(has_text="Farben")).to_contain_text("1")
    look_at_the_board(board, "board")
    first.get_by_role("button", name="Back to the class").click()
    expect(farben(first, "3 stars")).to_be_visible()

    quiet_for_a_moment(board, first, second)

    board.get_by_label("Everybody to").select_option("kaktus-1/zahlen")
    board.get_by_role("button", name="Send everybody").click()
    for page in (first, second):
        expect(page.locator("iframe")).to_have_attribute("src", re.compile("/kaktus-1/zahlen/"))

    end_class(board)
    for page in (first, second):
        expect(page.get_by_role("heading", name="This class is over")).to_be_visible()
    look_at(second, "over-phone")
    join(first, code, None)
    expect(first.get_by_text("There is no class with this code.")).to_be_visible()


def expect_a_sheet_for_the_wall(board: Page, code: str) -> None:
    board.emulate_media(media="print")
    expect(board.get_by_text(code)).to_be_visible()
    expect(board.get_by_role("img", name="QR code")).to_be_visible()
    expect(board.get_by_role("button")).to_have_count(0)
    look_at(board, "sheet", is_for_children=False)
    board.emulate_media(media="screen")


def test_the_next_hour_finds_everything_by_animal(board: Page, tablet: Tablet, watcher: Watcher) -> None:
    """On a tablet whose clock is wrong by a day, and which is at home when the first hour ends."""
    watcher.expect("status of 40[14]|ERR_INTERNET_DISCONNECTED")
    code = open_class(board, "Four weeks")
    expect_a_sheet_for_the_wall(board, code)
    page = tablet(1920, 1080)
    page.clock.set_fixed_time(datetime.now().astimezone() + timedelta(days=1))
    join(page, code)
    farben(page).click()
    page.frame_locator("iframe").locator("body").evaluate(FINISHED)
    page.context.set_offline(True)
    page.get_by_role("button", name="Back to the class").click()
    expect(page.get_by_text("There is no connection.")).to_be_visible()
    end_class(board)
    page.context.set_offline(False)
    expect(page.get_by_role("heading", name="This class is over")).to_be_visible()

    page.clock.set_fixed_time(datetime.now().astimezone() - timedelta(days=1))
    page.get_by_label("Code of your class").fill(open_class(board))
    page.get_by_role("button", name="Go!").click()
    expect(page.get_by_role("button", name="a lion 3 stars")).to_be_visible()
    look_at(page, "animals-1920")
    page.get_by_role("button", name="a mouse").click()
    expect(farben(page)).not_to_contain_text("star")
    expect(farben(page, "Your sticker")).to_have_count(0)
    page.get_by_role("button", name="Choose another animal").click()
    page.get_by_role("button", name="a lion").click()
    expect(farben(page, "3 stars").filter(has_text="Your sticker: rot")).to_be_visible()
    look_at(page, "tiles-1920")
    page.get_by_role("link", name="Kaktus’ garden").click()
    expect(page.get_by_role("button", name="rot – a sprout")).to_be_visible()
    look_at(page, "garden-1920")


def test_nothing_about_a_child_leaves_its_tablet(board: Page, tablet: Tablet) -> None:
    code = open_class(board)
    page = tablet()
    equip(page.context)
    sent: list[Request] = []
    page.context.on("request", lambda request: sent.append(request))
    join(page, code)
    farben(page, book="Kaktus 1 Interaktiv").click()
    expect(board.get_by_role("listitem").filter(has_text="Farben")).to_contain_text("1")
    page.frame_locator("iframe").locator(".title-page").wait_for()
    frame = page.locator("iframe").element_handle().content_frame()
    assert frame
    robot = Robot(page, frame, "pointer", errs_in=1)
    assert robot.play(stops_at=lambda screen: screen == "game-end") == []
    assert robot.mistakes
    page.get_by_role("button", name="Back to the class").click()
    expect(farben(page, "star", book="Kaktus 1 Interaktiv")).to_be_visible()
    expect(board.get_by_text("Choosing a game: 1")).to_be_visible()

    calls = [one for one in sent if "/api/" in one.url]
    assert {(one.method, urlsplit(one.url).path, one.post_data) for one in calls} == {
        ("POST", "/api/seats", f'{{"code":"{code}"}}'),
        ("GET", "/api/seat", None),
        ("POST", "/api/seat", '{"lesson":""}'),
        ("POST", "/api/seat", '{"lesson":"kaktus-1-interaktiv/farben"}'),
    }
    for one in sent:
        assert one in calls or (one.method, one.post_data, one.headers.get("authorization")) == ("GET", None, None)
        assert re.fullmatch(r"|v=\w+|lesson=[\w/-]+", urlsplit(one.url).query), one.url
        assert "loewe" not in str(one.headers)


def wait_for_later_files(page: Page, lesson: Frame, finished: set[str]) -> None:
    """A lesson fetches what it will need later, once its first game is there."""
    address = urljoin(lesson.url, ".")
    names = lesson.evaluate("JSON.parse(document.querySelector('#lesson').textContent).files")
    expected = {urljoin(address, name) for name in names}
    assert len(expected) > 50
    deadline = time.monotonic() + 60
    while not expected <= finished:
        assert time.monotonic() < deadline, sorted(expected - finished)[:5]
        page.wait_for_timeout(100)


def test_a_tablet_without_a_network_plays_on(board: Page, tablet: Tablet, watcher: Watcher) -> None:
    watcher.expect("ERR_INTERNET_DISCONNECTED")
    page = tablet()
    equip(page.context)
    finished: set[str] = set()
    page.on("requestfinished", lambda request: finished.add(request.url))
    join(page, open_class(board))
    farben(page, book="Kaktus 1 Interaktiv").click()
    page.frame_locator("iframe").locator(".title-page").wait_for()
    frame = page.locator("iframe").element_handle().content_frame()
    assert frame
    robot = Robot(page, frame, "pointer")
    robot.play(stops_at=lambda screen: screen == "game-end")
    wait_for_later_files(page, frame, finished)
    page.context.set_offline(True)
    # It has looked at the end of the game, and has not gone on.
    frame.evaluate("robot.forget()")
    robot.errs_in = 1
    assert robot.play(stops_at=lambda screen: screen == "game-end") == []
    assert robot.mistakes
    page.get_by_role("button", name="Back to the class").click()
    expect(page.get_by_text("There is no connection.")).to_be_visible()
    expect(farben(page, "star", book="Kaktus 1 Interaktiv")).to_be_visible()


def test_another_class_takes_the_place_of_the_first(board: Page, tablet: Tablet) -> None:
    first = open_class(board)
    page = tablet()
    join(page, first)
    board.get_by_role("button", name="Open another class").click()
    board.get_by_role("button", name="Open the class").click()
    board.get_by_role("button", name=re.compile(f"Class {first}")).wait_for()
    second = board.locator("[translate=no]").last.inner_text()
    page.goto(f"/join#{second}")
    expect(page.get_by_label("Code of your class")).to_have_value(second)
    page.get_by_role("button", name="Go!").click()
    page.get_by_role("button", name="a mouse").click()
    expect(board.get_by_text("1 of 2 tablets")).to_be_visible()
    expect(board.get_by_role("button", name=f"Class {first}: 0")).to_be_visible()


def test_other_lessons_a_closed_door_and_a_new_code(board: Page, tablet: Tablet, watcher: Watcher) -> None:
    # The closed door, and the former code.
    watcher.expect("status of 40[49]")
    code = open_class(board)
    page, late = tablet(), tablet()
    join(page, code)
    board.get_by_role("button", name="Choose lessons").click()
    lessons = board.get_by_role("dialog").get_by_role("group", name="Kaktus 1", exact=True)
    lessons.get_by_label("Farben").check()
    look_at(board, "lessons", is_for_children=False)
    board.get_by_role("button", name="Save").click()
    expect(page.get_by_role("region").get_by_role("link")).to_have_count(1)

    board.get_by_role("button", name="Close the door").click()
    expect(board.get_by_text("The class is closed: nobody else comes in.")).to_be_visible()
    join(late, code, None)
    expect(late.get_by_text("The door of this class is closed.")).to_be_visible()
    board.get_by_role("button", name="Open the door").click()
    board.get_by_role("button", name="New code").click()
    board.get_by_role("dialog").get_by_role("button", name="New code").click()
    shown = board.locator("[translate=no]").last
    expect(shown).not_to_have_text(code)
    join(late, code, None)
    expect(late.get_by_text("There is no class with this code.")).to_be_visible()
    join(late, shown.inner_text(), "a mouse")
    expect(board.get_by_text("2 of 2 tablets")).to_be_visible()
    expect(farben(page)).to_be_visible()


def test_by_keyboard_alone(board: Page, tablet: Tablet) -> None:
    code = open_class(board)
    page = tablet()
    page.goto("/join")
    look_at(page, "join")
    tab_to(page.get_by_label("Code of your class"))
    page.keyboard.type(code.lower())
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Who are you today?")).to_be_focused()
    look_at(page, "animals")
    tab_to(page.get_by_role("button", name="a dog"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="What would you like to play?")).to_be_focused()
    look_at(page, "tiles")
    tab_to(farben(page))
    page.keyboard.press("Enter")
    expect(page.frame_locator("iframe").get_by_role("button", name="Los!")).to_be_visible()
    tab_to(page.get_by_role("button", name="Back to the class"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="What would you like to play?")).to_be_focused()


def test_a_device_that_made_room_for_another_learns_why(page: Page, watcher: Watcher, accounts: Accounts) -> None:
    watcher.expect("status of 401")
    person = accounts.verified("teacher")
    page.add_init_script(f"sessionStorage.key(0) ?? localStorage.setItem('kaktus.token', '{person.token}')")
    page.goto("/library")
    expect(page.get_by_role("heading", name="Oops! Nothing Here Yet...")).to_be_visible()
    body = {"email": person.email, "password": person.password}
    for _ in range(20):
        accounts.call("POST", "/api/account/login", body)
    expect(page.get_by_text("in use on twenty other devices")).to_be_visible(timeout=30_000)
    page.emulate_media(reduced_motion="reduce")
    page.get_by_role("link", name="How a class works").click()
    expect(page.get_by_role("heading", name="A class at once")).to_be_visible()
    look_at(page, "teachers", is_for_children=False)
