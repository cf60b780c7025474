"""Readers who are cut off: by a session that ends on another device, or by a connection that is lost."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from e2e.engines.page import Page, wait_until
from e2e.engines.people import open_lesson, sign_in
from e2e.engines.visits import Console, Visit
from e2e.people.readers import Accounts, Person
from e2e.running import Library

SESSION_ENDED = re.compile("Your session has ended. Please log in again")
# What the account page promises is 'within seconds'; the page asks every ten.
PROMISE_S = 14.0
# What this is about is the tap: the page would otherwise notice by itself.
HOLD_QUESTIONS = """if (window === top) {
  const send = window.fetch;
  window.fetch = (input, init) =>
    window.isHeld && new URL(input.url ?? input, location).pathname === '/api/me'
      ? Promise.reject(new TypeError('held'))
      : send(input, init);
}"""
# The engines have no switch for it in common, so the server is stopped and the page is told, for reloads as well.
TELL_OFFLINE = """if (window === top)
  Object.defineProperty(Navigator.prototype, 'onLine', { get: () => sessionStorage.getItem('offline') === null });"""
LOSE_CONNECTION = "() => { sessionStorage.setItem('offline', ''); dispatchEvent(new Event('offline')); }"
FIND_CONNECTION = "() => { sessionStorage.removeItem('offline'); dispatchEvent(new Event('online')); }"
CACHE_FILES = """async () => {
  await navigator.serviceWorker.register('/service-worker.js');
  return (await navigator.serviceWorker.ready).active.state === 'activated';
}"""


@pytest.fixture
def ended(console: Console) -> None:
    """The answer that ends the session, and the files of a lesson whose link has ended."""
    console.expect(r"status of 40[14]|/content/")


@pytest.mark.usefixtures("ended")
def test_a_lesson_ends_with_a_session_that_ended_elsewhere(visitor: Page, accounts: Accounts, reader: Person) -> None:
    open_lesson(visitor, reader, "kaktus-1-interaktiv/farben").by_role("button", "Los!").wait()
    accounts.call("POST", "/api/account/logout-everywhere", token=reader.token)
    visitor.by_text(SESSION_ENDED).wait(seconds=PROMISE_S)
    visitor.expect_path("/login")
    assert visitor.by_css("iframe").count() == 0


@pytest.mark.usefixtures("ended")
def test_a_game_tapped_after_the_end_says_so(visit: Visit, accounts: Accounts, reader: Person) -> None:
    page = visit(HOLD_QUESTIONS)
    lesson = open_lesson(page, reader, "kaktus-1-interaktiv/farben")
    lesson.by_role("button", "Los!").click()
    game = lesson.by_css(".game-map-place").wait()
    page.evaluate("() => { window.isHeld = true; }")
    accounts.call("POST", "/api/account/logout-everywhere", token=reader.token)
    link = "() => fetch(location.href).then(({ status }) => status)"
    wait_until(lambda: lesson.evaluate(link) == 404, "the link has ended")
    page.evaluate("() => { window.isHeld = false; }")
    game.click()
    page.by_text(SESSION_ENDED).wait(seconds=PROMISE_S)


def test_a_reload_without_a_connection_shows_the_library_as_last_seen(
    visit: Visit, start_library: Callable[..., Library], console: Console
) -> None:
    # Requests that find no server.
    console.expect("Failed to load|NetworkError|CORS|ERR_CONNECTION|Could not connect|NS_ERROR|TypeError|Load failed")
    library = start_library()
    accounts = Accounts(library.url, library.mails)
    anna = accounts.reader_with(library.codes("kaktus1")[0], name="ben")
    page = visit(TELL_OFFLINE, caches_files=True, home=library.url)
    sign_in(page, anna)
    page.open("/library")
    tile = page.by_role("link", re.compile("^Farben"))
    tile.wait()
    wait_until(lambda: page.evaluate(CACHE_FILES), "the files are cached", seconds=60)
    library.stop()
    page.evaluate(LOSE_CONNECTION)
    page.open("/library")
    page.by_text("This is how your library looked last time. The games wake up with the connection.").wait()
    page.by_text(re.compile("You are offline")).wait()
    tile.wait()
    assert tile.evaluate("(one) => one.textContent.includes('needs the internet')")
    library.start()
    page.evaluate(FIND_CONNECTION)
    page.by_text("What would you like to play today?").wait()
