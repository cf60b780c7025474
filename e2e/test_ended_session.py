"""A session that is ended on another device: every page of a reader notices it by itself, and says so kindly."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.checks.watcher import Watcher
from e2e.engines.page import wait_until
from e2e.people.readers import PASSWORD, Accounts, Person, expect_path, log_in, sign_in

SENTENCES = {
    "en": "Your session has ended. Please log in again",
    "de": "Ihre Sitzung ist abgelaufen.",
    "tr": "Oturumunuz sona erdi.",
    "ar": "انتهت جلستك.",
}
# What the account page promises is 'within seconds'; the page asks every ten.
PROMISE_S = 14.0
AT_ONCE_S = 5.0


@pytest.fixture
def anna(anna: Person, watcher: Watcher) -> Person:
    # The answer that ends it, and files under a link that has ended.
    watcher.expect("status of 40[14]|Failed to fetch dynamically|Failed to load resource")
    return anna


def open_in(page: Page, anna: Person, path: str, language: str = "en") -> None:
    sign_in(page, anna)
    page.evaluate("(language) => localStorage.setItem('language', language)", language)
    page.goto(path)


def expect_kind_sentence(page: Page, *, within_s: float, language: str = "en") -> float:
    began = time.monotonic()
    expect(page.get_by_text(SENTENCES[language]).first).to_be_visible(timeout=within_s * 1000)
    expect_path(page, "/login")
    return time.monotonic() - began


@pytest.mark.parametrize("language", SENTENCES)
def test_an_open_lesson_ends_by_itself(
    page: Page, browser: Browser, base_url: str, accounts: Accounts, anna: Person, language: str
) -> None:
    open_in(page, anna, "/stage?lesson=kaktus-1-interaktiv/farben", language)
    expect(page.frame_locator("iframe").get_by_role("button", name=re.compile("Los"))).to_be_visible()
    with browser.new_context(base_url=base_url, locale="en-GB") as other:
        device = other.new_page()
        log_in(device, anna.email, PASSWORD)
        expect_path(device, "/library")
        device.goto("/user")
        device.get_by_role("button", name="Log out everywhere").click()
        expect_path(device, "/")
    expect_kind_sentence(page, within_s=PROMISE_S, language=language)
    expect(page.locator("iframe")).to_have_count(0)


@pytest.mark.parametrize("path", ["/library", "/user", "/garden"])
def test_every_page_ends_by_itself(page: Page, accounts: Accounts, anna: Person, path: str) -> None:
    open_in(page, anna, path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    accounts.call("POST", "/api/account/logout-everywhere", token=anna.token)
    expect_kind_sentence(page, within_s=PROMISE_S)


@pytest.mark.journey
def test_a_game_tapped_says_it_at_once(page: Page, accounts: Accounts, anna: Person) -> None:
    """The files of the game are still to be fetched, and the link no longer opens them."""
    open_in(page, anna, "/stage?lesson=kaktus-1-interaktiv/farben")
    lesson = page.frame_locator("iframe")
    lesson.get_by_role("button", name=re.compile("Los")).click()
    games = lesson.locator(".game-map-place")
    expect(games.first).to_be_visible()
    link = page.locator("iframe").get_attribute("src") or ""
    refused: list[str] = []
    # What this test is about is the tap: the page would otherwise notice by itself.
    page.route("**/api/me", lambda route: route.continue_() if refused else route.abort())
    accounts.call("POST", "/api/account/logout-everywhere", token=anna.token)
    wait_until(lambda: page.request.get(link).status == 404, "the link has ended")
    page.on("response", lambda answer: refused.append(answer.url) if answer.status == 404 else None)
    games.first.click()
    expect_kind_sentence(page, within_s=AT_ONCE_S)


def test_a_lesson_chosen_in_the_library_says_it_at_once(page: Page, accounts: Accounts, anna: Person) -> None:
    page.clock.install()
    open_in(page, anna, "/library")
    tile = page.get_by_role("link", name="Farben").first
    expect(tile).to_be_visible()
    accounts.call("POST", "/api/account/logout-everywhere", token=anna.token)
    # What the page heard within the last second is good enough for it.
    page.clock.fast_forward(2000)
    tile.click()
    expect_kind_sentence(page, within_s=AT_ONCE_S)


@pytest.mark.parametrize("ends", ["here", "elsewhere"])
def test_a_second_tab_says_it_as_well(
    page: Page, context: BrowserContext, accounts: Accounts, anna: Person, ends: str
) -> None:
    open_in(page, anna, "/library")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    second = context.new_page()
    # Nothing but the first tab can tell it.
    second.route("**/api/me", lambda route: route.abort() if is_known else route.continue_())
    is_known: list[bool] = []
    second.goto("/user")
    expect(second.get_by_role("button", name="Log out everywhere")).to_be_visible()
    is_known.append(True)
    if ends == "here":
        page.get_by_role("button", name="Log out", exact=True).click()
        expect_path(second, "/")
        expect(second.get_by_text("You are logged out.")).to_be_visible()
    else:
        accounts.call("POST", "/api/account/logout-everywhere", token=anna.token)
        page.reload()
        expect_kind_sentence(page, within_s=AT_ONCE_S)
        expect_kind_sentence(second, within_s=AT_ONCE_S)


def test_whoever_logs_in_again_is_back_at_the_lesson(page: Page, accounts: Accounts, anna: Person) -> None:
    open_in(page, anna, "/stage?lesson=kaktus-1-interaktiv/farben")
    expect(page.locator("iframe")).to_be_visible()
    accounts.call("POST", "/api/account/logout-everywhere", token=anna.token)
    expect_kind_sentence(page, within_s=PROMISE_S)
    page.get_by_label("Email", exact=True).fill(anna.email)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Login", exact=True).click()
    expect(page.frame_locator("iframe").get_by_role("button", name=re.compile("Los"))).to_be_visible()
