"""A class at once: a teacher opens a room, tablets join it with an animal."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from reader_accounts import Accounts, Person
from running import Library
from watcher import Watcher

PICTURES = os.environ.get("CLASS_PICTURES", "")
FINISHED = """() => parent.postMessage({
  kaktus: 1,
  type: 'progress',
  lesson: 'kaktus-1/farben',
  progress: { stars: { memory: 3 }, words: { rot: ['2026-11-18'] } },
}, '*')"""
Tablet = Callable[..., Page]


def picture(page: Page, name: str) -> None:
    """For looking at: CLASS_PICTURES names a folder."""
    if PICTURES:
        page.screenshot(path=f"{PICTURES}/{name}.png")


def class_code(library: Library, seats: int) -> str:
    printed = library.command("codes", "create", "--book", "kaktus1", "--count", "1", "--seats", str(seats))
    return str(printed.strip().splitlines()[-1])


@pytest.fixture
def teacher(library: Library, accounts: Accounts) -> Person:
    person = accounts.verified("teacher")
    accounts.call("POST", "/api/activation", {"activationCode": class_code(library, 2)}, person.token)
    return person


@pytest.fixture
def board(page: Page, teacher: Person) -> Page:
    """The teacher's screen."""
    page.add_init_script(f"localStorage.setItem('kaktus.token', '{teacher.token}')")
    page.goto("/class")
    return page


@pytest.fixture
def tablet(browser: Browser, base_url: str) -> Iterator[Tablet]:
    """Other devices, each with a watcher."""
    with ExitStack() as stack:

        def start(width: int = 1024, height: int = 768, **options: object) -> Page:
            context: BrowserContext = browser.new_context(
                base_url=base_url,
                locale="en-GB",
                viewport={"width": width, "height": height},
                **options,  # type: ignore[arg-type]
            )
            context.add_init_script("delete Navigator.prototype.serviceWorker")
            watching = Watcher(home=base_url)
            page = context.new_page()
            watching.watch(page)
            stack.callback(context.close)
            return page

        yield start


def open_class(board: Page) -> str:
    board.get_by_role("button", name="Open the class").click()
    expect(board.get_by_role("heading", name="Come in!")).to_be_visible()
    return board.locator("[translate=no]").last.inner_text()


def join(tablet: Page, code: str, animal: str | None = "a lion") -> None:
    tablet.goto("/join")
    tablet.get_by_label("Code of your class").fill(code)
    tablet.get_by_role("button", name="Go!").click()
    if animal:
        tablet.get_by_role("button", name=animal).click()
        expect(tablet.get_by_role("heading", name="What would you like to play?")).to_be_visible()


def quiet_for_a_moment(board: Page, *tablets: Page) -> None:
    board.get_by_role("button", name="Eyes to the front!").click()
    for page in tablets:
        expect(page.get_by_text("Kaktus is listening too.")).to_be_visible()
    picture(tablets[-1], "quiet-phone")
    board.get_by_role("button", name="Play on").click()
    for page in tablets:
        expect(page.get_by_text("Kaktus is listening too.")).to_have_count(0)


@pytest.mark.journey
def test_two_tablets_in_a_class(board: Page, tablet: Tablet) -> None:
    code = open_class(board)
    first, second = tablet(), tablet(390, 844)
    join(first, code)
    join(second, code.lower(), "a mouse")
    expect(board.get_by_text("2 of 2 tablets")).to_be_visible()
    picture(board, "board-joined")
    picture(second, "tiles-phone")

    third = tablet()
    join(third, code, None)
    expect(third.get_by_text("All seats are taken. Please tell your teacher.")).to_be_visible()
    expect(board.get_by_text(re.compile("A tablet found no free seat"))).to_be_visible()
    picture(third, "full")

    first.get_by_role("link", name=re.compile("Farben")).first.click()
    frame = first.locator("iframe")
    expect(frame).to_have_attribute("src", re.compile(r"/content/seat\..+/kaktus-1/farben/story.html$"))
    first.frame_locator("iframe").locator("body").evaluate(FINISHED)
    expect(board.get_by_role("listitem").filter(has_text="Farben")).to_contain_text("1")
    first.get_by_role("button", name="Back to the class").click()
    expect(first.get_by_role("link", name=re.compile("Farben.*3 stars")).first).to_be_visible()

    quiet_for_a_moment(board, first, second)

    board.get_by_label("Everybody to").select_option("kaktus-1/zahlen")
    board.get_by_role("button", name="Send everybody").click()
    for page in (first, second):
        expect(page.locator("iframe")).to_have_attribute("src", re.compile("/kaktus-1/zahlen/"))
    picture(board, "board-playing")

    board.get_by_role("button", name="End the class").click()
    board.get_by_role("dialog").get_by_role("button", name="End the class").click()
    for page in (first, second):
        expect(page.get_by_role("heading", name="This class is over")).to_be_visible()
    join(first, code, None)
    expect(first.get_by_text("There is no class with this code.")).to_be_visible()


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


def test_by_keyboard_alone(board: Page, tablet: Tablet) -> None:
    code = open_class(board)
    page = tablet()
    page.goto("/join")
    page.get_by_label("Code of your class").focus()
    page.keyboard.type(code.lower())
    page.keyboard.press("Enter")
    page.get_by_role("button", name="a dog").focus()
    page.keyboard.press("Enter")
    page.get_by_role("link", name=re.compile("Farben")).first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("iframe")).to_be_visible()


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
    expect(page.get_by_role("link", name="How a class works")).to_be_visible()
