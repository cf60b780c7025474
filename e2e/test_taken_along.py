"""Books on the device: pauses, sizes, new versions, and the end of the access."""

from __future__ import annotations

import hashlib
import itertools
import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.checks.accessibility import accessibility_faults
from e2e.checks.watcher import Watcher
from e2e.people.readers import PASSWORD, Accounts, Person, expect_path, sign_in
from e2e.running import Library
from e2e.test_offline import DISCONNECTED, goto_offline, visit_once, wait_until

pytestmark = pytest.mark.with_service_worker

BUILT = Path(__file__).resolve().parents[1] / "games/dist"
SHELL = "/lesson-shell"
STORED_BOOKS = "(await caches.keys()).filter((name) => name.startsWith('kaktus-book '))"
RECORD = """(async () => {
  const name = (await caches.keys()).find((name) => name.startsWith('kaktus-book '));
  const record = name && (await (await caches.open(name)).match('/stored-book/record'));
  return record ? record.json() : null;
})()"""
HERE = re.compile(r"^On this device ?: Kaktus 1$")
INTERACTIVE_HERE = re.compile(r"^On this device ?: Kaktus 1 Interaktiv$")
TAKE = re.compile(r"^Take along .*: Kaktus 1$")
TAKE_INTERACTIVE = re.compile(r"^Take along .*: Kaktus 1 Interaktiv$")
TAKEN_MS = 120_000
NO_INTERNET = re.compile("^No internet! You can play everything with a backpack")


@pytest.fixture(autouse=True)
def online_again(context: BrowserContext) -> Iterator[None]:
    yield
    context.set_offline(False)


def bytes_of(book: str) -> int:
    """What a device stores of it: every file once, however many lessons have it."""
    lists = [json.loads(path.read_text())["files"] for path in (BUILT / book).glob("*/files.json")]
    return sum({digest: size for files in lists for _name, size, digest in files}.values())


def size_of(*books: str) -> str:
    return f"{round(sum(map(bytes_of, books)) / 1e6)} MB"


def ask_to_take_along(page: Page, button: re.Pattern[str] = TAKE) -> None:
    page.get_by_role("button", name=button, exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Take along").click()


def take_along(page: Page, person: Person) -> None:
    visit_once(page)
    sign_in(page, person)
    page.goto("/library")
    ask_to_take_along(page)
    expect(page.get_by_role("button", name=HERE)).to_be_visible(timeout=TAKEN_MS)


def stored_books(page: Page) -> list[str]:
    books: list[str] = page.evaluate(f"(async () => {STORED_BOOKS})()")
    return books


def hold_up(page: Page, *, after: int) -> None:
    """From some file of a book on, none arrives any more."""
    count = itertools.count(1)
    page.route("**/content/**", lambda route: route.continue_() if next(count) <= after else None)


def test_a_book_can_be_paused_continued_and_removed(page: Page, anna: Person) -> None:
    visit_once(page)
    sign_in(page, anna)
    page.goto("/library")
    button = page.get_by_role("button", name=TAKE, exact=True)
    button.click()
    dialog = page.get_by_role("dialog", name="Take Kaktus 1 along?")
    expect(dialog.get_by_text(f"The book needs {size_of('kaktus-1')} on this device")).to_be_visible()
    expect(dialog.get_by_text(re.compile("There is room for about"))).to_be_visible()
    assert accessibility_faults(page) == []
    hold_up(page, after=300)
    dialog.get_by_role("button", name="Take along").click()
    expect(page.get_by_role("progressbar", name="Kaktus 1 is being taken along")).to_be_visible()
    # Until the lists of its files are here, there is nothing to continue.
    expect(page.get_by_text(re.compile(r"^[1-9]\d* % is here$"))).to_be_visible()
    page.get_by_role("button", name="Pause").click()
    page.unroute_all(behavior="ignoreErrors")
    half = page.get_by_text(re.compile(rf"^Not complete: \d+ MB of {size_of('kaktus-1')} are here\."))
    expect(half).to_be_visible()
    assert page.evaluate(RECORD) is None
    # Not even another visit continues what somebody has paused.
    page.reload()
    expect(half).to_be_visible()
    page.get_by_role("button", name="Continue", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Take along").click()
    expect(page.get_by_role("button", name=HERE)).to_be_visible(timeout=TAKEN_MS)
    page.get_by_role("button", name=HERE).click()
    page.get_by_role("dialog").get_by_role("button", name="Remove from this device").click()
    expect(page.get_by_role("button", name=TAKE, exact=True)).to_be_visible()
    wait_until(page, f"({STORED_BOOKS}).length === 0")


def test_a_window_that_is_closed_on_the_way_is_continued_by_the_next(
    page: Page, context: BrowserContext, anna: Person
) -> None:
    visit_once(page)
    sign_in(page, anna)
    page.goto("/library")
    ask_to_take_along(page)
    wait_until(page, f"({STORED_BOOKS}).length > 0")
    page.close()
    other = context.new_page()
    other.goto("/library")
    expect(other.get_by_role("button", name=HERE)).to_be_visible(timeout=TAKEN_MS)


def test_on_mobile_data_it_asks_first(page: Page, context: BrowserContext, anna: Person) -> None:
    context.add_init_script(
        "Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) })"
    )
    visit_once(page)
    sign_in(page, anna)
    page.goto("/library")
    page.get_by_role("button", name=TAKE, exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("alert")).to_contain_text("This device is using mobile data or saves data.")
    expect(dialog.get_by_role("button", name="Load it all the same")).to_be_visible()
    dialog.get_by_role("button", name="Not now").click()
    assert stored_books(page) == []


def test_a_lesson_on_the_device_opens_from_there_also_with_a_connection(page: Page, anna: Person) -> None:
    take_along(page, anna)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_role("link", name="Farben").first.click()
    game = page.frame_locator("iframe[title='Interactive game']")
    game.get_by_role("button", name="Los!").click()
    game.locator(".game-map-place").first.click()
    expect(game.locator("[class*=word-spread]").first).to_be_visible()
    # The page asks every ten seconds whether its session still exists.
    assert [url for url in asked if "/content/" in url or ("/api/" in url and not url.endswith("/api/me"))] == []
    frame = page.locator("iframe[title='Interactive game']")
    expect(frame).to_have_attribute("src", SHELL)
    assert frame.get_attribute("sandbox") is None


def test_without_a_connection_the_library_says_what_is_here(page: Page, watcher: Watcher, anna: Person) -> None:
    # The words of the garden may still be on their way.
    watcher.expect(f"{DISCONNECTED}|ERR_FAILED")
    take_along(page, anna)
    goto_offline(page, "/library")
    expect(page.get_by_text(NO_INTERNET)).to_be_visible()
    here = page.get_by_role("link", name=re.compile("^Farben.*can be played without the internet"))
    asleep = page.get_by_role("link", name=re.compile("^Farben.*needs the internet"))
    expect(here).to_have_count(1)
    expect(asleep).to_have_count(1)
    expect(here.locator("img")).to_have_js_property("complete", True)
    assert here.locator("img").evaluate("(one) => one.naturalWidth > 0")
    assert accessibility_faults(page) == []
    asleep.click()
    expect(page.get_by_role("alert")).to_contain_text("This game needs the internet")


def test_where_the_connection_ends_after_the_session_was_read_the_books_open(
    page: Page, watcher: Watcher, anna: Person
) -> None:
    """A weak access point: the browser takes itself for online, and the library's answer does not come."""
    watcher.expect("ERR_FAILED")
    take_along(page, anna)
    page.route("**/api/verifyToken", lambda route: route.abort())
    page.reload()
    expect(page.get_by_text(NO_INTERNET)).to_be_visible()
    assert accessibility_faults(page) == []
    page.get_by_role("link", name=re.compile("^Farben.*can be played without the internet")).click()
    game = page.frame_locator("iframe[title='Interactive game']")
    expect(game.get_by_role("button", name="Los!")).to_be_visible()
    page.go_back()
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    page.unroute("**/api/verifyToken")
    again.click()
    expect(page.get_by_text("What would you like to play today?")).to_be_visible()


def delete_account(page: Page) -> None:
    page.goto("/user")
    page.get_by_role("button", name="Continue with deletion").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Current password", exact=True).fill(PASSWORD)
    dialog.get_by_role("button", name="Permanently Delete").click(timeout=9000)


@pytest.mark.parametrize("end", ["log-out", "deletion", "everywhere"])
def test_books_go_with_the_session(page: Page, watcher: Watcher, accounts: Accounts, anna: Person, end: str) -> None:
    watcher.expect("status of 401")
    take_along(page, anna)
    if end == "everywhere":
        accounts.call("POST", "/api/account/logout-everywhere", token=anna.token)
        page.reload()
    elif end == "deletion":
        delete_account(page)
    else:
        page.get_by_role("button", name="Log out").click()
    expect_path(page, "/login" if end == "everywhere" else "/")
    wait_until(page, f"({STORED_BOOKS}).length === 0")


def test_a_book_goes_with_its_code(page: Page, library: Library, accounts: Accounts) -> None:
    (code,) = library.codes("kaktus1")
    take_along(page, accounts.reader_with(code))
    library.command("codes", "revoke", code, "--used")
    page.goto("/stage?lesson=kaktus-1/farben")
    wait_until(page, f"({STORED_BOOKS}).length === 0")


@pytest.mark.parametrize("days", [44, 46, 600])
def test_books_end_by_a_clock_that_does_not_go_back(page: Page, watcher: Watcher, anna: Person, days: int) -> None:
    """After 45 days without the library they sleep, at the end of the access they are removed."""
    watcher.expect(f"{DISCONNECTED}|ERR_FAILED")
    take_along(page, anna)
    later = page.evaluate("(days) => Date.now() / 1000 + days * 24 * 60 * 60", days)
    page.clock.set_fixed_time(later)
    goto_offline(page, "/library")
    name = re.compile("^Farben.*can be played without the internet")
    expect(page.get_by_role("link", name=re.compile("^Farben")).first).to_be_visible()
    expect(page.get_by_role("link", name=name)).to_have_count(1 if days == 44 else 0)
    if days == 46:
        expect(page.get_by_text(re.compile("^This device has not been online for 45 days."))).to_be_visible()
    wait_until(page, f"({STORED_BOOKS}).length === {0 if days == 600 else 1}")
    # Setting the clock back wakes nothing up.
    page.clock.set_fixed_time(later - 500 * 24 * 60 * 60)
    goto_offline(page, "/library")
    expect(page.get_by_role("link", name=re.compile("^Farben")).first).to_be_visible()
    expect(page.get_by_role("link", name=name)).to_have_count(1 if days == 44 else 0)


def test_the_account_page_lists_what_is_on_the_device(page: Page, anna: Person) -> None:
    take_along(page, anna)
    ask_to_take_along(page, TAKE_INTERACTIVE)
    expect(page.get_by_role("button", name=INTERACTIVE_HERE)).to_be_visible(timeout=TAKEN_MS)
    page.goto("/user")
    section = page.get_by_role("region", name="Books on this device")
    books = {"Kaktus 1": "kaktus-1", "Kaktus 1 Interaktiv": "kaktus-1-interaktiv"}
    for title, book in books.items():
        row = section.get_by_role("listitem").filter(has=page.get_by_text(title, exact=True))
        expect(row.get_by_text(re.compile(rf"^{size_of(book)} · available until \S"))).to_be_visible()
    expect(section.get_by_text(f"Together: {size_of(*books.values())}", exact=True)).to_be_visible()
    section.get_by_text("On iPhone, iPad and Mac").click()
    expect(section.get_by_role("listitem").filter(has_text="Add to Home Screen")).to_be_visible()
    assert accessibility_faults(page) == []
    section.get_by_role("button", name="Remove Kaktus 1 Interaktiv from this device").click()
    expect(section.get_by_text(f"Together: {size_of('kaktus-1')}", exact=True)).to_be_visible()
    section.get_by_role("button", name="Remove Kaktus 1 from this device").click()
    expect(section.get_by_text(re.compile("^No book is on this device."))).to_be_visible()
    wait_until(page, f"({STORED_BOOKS}).length === 0")


def test_a_new_version_is_fetched_in_the_background_and_an_open_lesson_stays(
    page: Page, start_library: Callable[..., Library], watcher: Watcher, tmp_path: Path
) -> None:
    library = start_library()
    watcher.allow_host(library.url)
    accounts = Accounts(library.url, library.mails)
    person = accounts.reader_with(library.codes("kaktus1")[0], name="ben")
    visit_once(page, library.url)
    page.evaluate("(token) => localStorage.setItem('kaktus.token', token)", person.token)
    page.goto(f"{library.url}/library")
    ask_to_take_along(page)
    expect(page.get_by_role("button", name=HERE)).to_be_visible(timeout=TAKEN_MS)
    before = {one["lesson"]: one["version"] for one in page.evaluate(RECORD)["lessons"]}
    page.get_by_role("link", name="Farben").first.click()
    game = page.frame_locator("iframe[title='Interactive game']")
    expect(game.get_by_role("button", name="Los!")).to_be_visible()
    game.locator("body").evaluate("(body) => { body.dataset.mark = 'the same'; }")

    publish_changed_lesson(library, tmp_path)
    page.evaluate("dispatchEvent(new Event('focus'))")
    other = page.context.new_page()
    watcher.watch(other)
    other.goto(f"{library.url}/library")
    wait_until(other, f"(await {RECORD}).lessons[0].version !== {json.dumps(before['kaktus-1/farben'])}")
    after = {one["lesson"]: one["version"] for one in other.evaluate(RECORD)["lessons"]}
    assert [lesson for lesson in before if after[lesson] != before[lesson]] == ["kaktus-1/farben"]
    expect(game.locator("body")).to_have_attribute("data-mark", "the same")


def publish_changed_lesson(library: Library, folder: Path) -> None:
    """The same lesson with another title in its page, and a list that says so."""
    book = folder / "content/kaktus-1"
    shutil.copytree(BUILT / "kaktus-1/farben", book / "farben", ignore=shutil.ignore_patterns("*.br", "*.gz"))
    shutil.copy(BUILT / "kaktus-1/book.json", book)
    story = book / "farben/story.html"
    page = story.read_text().replace("<title>Farben", "<title>Farben!")
    story.write_text(page)
    listing = json.loads((book / "farben/files.json").read_text())
    for entry in listing["files"]:
        if entry[0] == "story.html":
            entry[1:] = [len(page.encode()), hashlib.sha256(page.encode()).hexdigest()]
    (book / "farben/files.json").write_text(json.dumps(listing))
    library.import_lessons(book.parent)
