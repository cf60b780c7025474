"""The code comes first: typed on the landing page or scanned, it waits until its owner has an account."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from e2e.checks.accessibility import accessibility_faults
from e2e.people.readers import LIGHTEST, PASSWORD, Accounts, Person, expect_path, log_in, sign_in
from e2e.people.tap_counter import TapCounter
from e2e.running import Library
from testing.mail_sink import link_in


def grouped(code: str) -> str:
    return f"{code[:4]}-{code[4:8]}-{code[8:]}"


def field(page: Page) -> Locator:
    return page.get_by_label("12-digit activation code")


def sign_up_with_code(page: Page, counter: TapCounter, person: Person) -> None:
    counter.tap(page.get_by_role("button", name="Sign up with this code"))
    expect_path(page, "/signup")
    expect(page.get_by_text("is waiting.")).to_be_visible()
    counter.fill(page.get_by_label("Email", exact=True), person.email)
    counter.fill(page.get_by_label("Password", exact=True), PASSWORD)
    counter.fill(page.get_by_label("Repeat password", exact=True), PASSWORD)
    counter.tap(page.get_by_role("button", name="Sign Up", exact=True))
    expect_path(page, "/emailVerification")


def play_the_first_game(page: Page, counter: TapCounter) -> None:
    expect_path(page, "/activation")
    expect(page.get_by_text("Activation Successful!")).to_be_visible()
    expect(page.get_by_text(" is verified.")).to_be_visible()
    expect(field(page)).to_have_count(0)
    counter.tap(page.get_by_role("link", name="Start the first lesson"))
    lesson = page.frame_locator("iframe")
    counter.tap(lesson.get_by_role("button", name=re.compile("Los")))
    # A game, not the choice of one: it is on the screen, and nothing has to be tapped to get there.
    expect(lesson.get_by_role("button", name="Zum Anfang")).to_be_visible()
    expect(lesson.locator(".game-map")).to_have_count(0)
    assert "kaktus-1-interaktiv/" in page.url


@pytest.mark.journey
def test_from_the_qr_code_to_the_first_game(
    page: Page, context: BrowserContext, library: Library, accounts: Accounts
) -> None:
    code, anna, counter = library.codes("kaktus1")[0], accounts.newcomer(), TapCounter()
    page.goto(f"/activation#{grouped(code)}")
    expect_path(page, "/")
    assert code[:4] not in page.url
    expect(page.get_by_text(grouped(code))).to_be_visible()
    assert accessibility_faults(page) == []
    sign_up_with_code(page, counter, anna)
    page.reload()
    expect(page.get_by_text(grouped(code))).to_be_visible()
    mail = context.new_page()
    counter.open_link(mail, link_in(accounts.mails.wait_for(anna.email)))
    play_the_first_game(mail, counter)
    assert (counter.fields, counter.taps) == (3, 5)
    # The page that waited redeems nothing a second time.
    expect(page.get_by_role("heading", name="Email Verified")).to_be_visible()


@pytest.mark.journey
def test_the_mail_may_be_opened_elsewhere(page: Page, browser: Browser, library: Library, accounts: Accounts) -> None:
    """As in the browser inside a mail application: nobody is signed in there, and nothing has to be typed there."""
    code, anna, counter = library.codes("kaktus1")[0], accounts.newcomer(), TapCounter()
    page.goto(f"/activation#{grouped(code)}")
    sign_up_with_code(page, counter, anna)
    elsewhere = browser.new_context(base_url=library.url, locale="en-GB")
    mail = elsewhere.new_page()
    counter.open_link(mail, link_in(accounts.mails.wait_for(anna.email)))
    expect(mail.get_by_text("Your address is confirmed")).to_be_visible()
    elsewhere.close()
    play_the_first_game(page, counter)
    assert (counter.fields, counter.taps) == (3, 5)


def test_a_code_typed_on_the_landing_page_waits_for_the_log_in(
    page: Page, library: Library, accounts: Accounts
) -> None:
    code, ben = library.codes("kaktus2")[0], accounts.verified("ben")
    misread = code[:-1] + ("A" if code[-1] != "A" else "B")
    page.goto("/")
    page.get_by_role("link", name="I have a code").click()
    field(page).fill(misread)
    expect(page.get_by_text(re.compile("Please (check|compare) the code"))).to_be_visible()
    assert accessibility_faults(page) == []
    field(page).fill(code)
    expect(page.get_by_text(re.compile("Please (check|compare) the code"))).to_have_count(0)
    page.get_by_role("button", name="Log in with this code").click()
    expect_path(page, "/login")
    page.reload()
    expect(page.get_by_text(grouped(code))).to_be_visible()
    assert accessibility_faults(page) == []
    page.get_by_label("Email", exact=True).fill(ben.email)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Login", exact=True).click()
    expect_path(page, "/activation")
    expect(field(page)).to_have_value(grouped(code))
    page.get_by_role("button", name="Activate", exact=True).click()
    expect(page.get_by_text("Activation Successful!")).to_be_visible()
    assert page.evaluate("localStorage.getItem('kaktus.pendingCode')") is None


def test_a_code_in_the_query_leaves_the_address_at_once(
    page: Page, context: BrowserContext, library: Library, accounts: Accounts
) -> None:
    code, ben = library.codes("kaktus1")[0], accounts.verified("ben")
    page.goto(f"/activation?code={code}")
    expect_path(page, "/")
    assert page.evaluate("history.length") <= 2
    expect(page.get_by_text(grouped(code))).to_be_visible()
    # In a tab that has never seen the code's address.
    page = context.new_page()
    log_in(page, ben.email, PASSWORD)
    expect_path(page, "/activation")
    expect(field(page)).to_have_value(grouped(code))


SMALL_SCREENS = {"phone": (320, 568), "on its side": (844, 390), "laptop at 150 %": (911, 512)}


def lowest_edge(things: list[Locator]) -> float:
    boxes = [thing.bounding_box() for thing in things]
    return max(box["y"] + box["height"] for box in boxes if box)


@pytest.mark.parametrize("language", ["en", "de", "uk", "ar"])
@pytest.mark.parametrize("size", SMALL_SCREENS.values(), ids=SMALL_SCREENS)
def test_a_waiting_code_is_the_first_thing_seen(
    page: Page, library: Library, size: tuple[int, int], language: str
) -> None:
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    page.goto(LIGHTEST)
    page.evaluate("(language) => localStorage.setItem('language', language)", language)
    page.goto(f"/activation#{grouped(library.codes('kaktus1')[0])}")
    expect_path(page, "/")
    main = page.get_by_role("main")
    ways_in = main.get_by_role("status").locator("..").get_by_role("button")
    # Sign up, log in; the third is for another code.
    expect(ways_in).to_have_count(3)
    page.evaluate("document.fonts.ready.then(() => undefined)")
    assert lowest_edge([ways_in.nth(0), ways_in.nth(1)]) <= height
    # Of the usual three buttons none is left; the last section has its own.
    expect(main.locator("section").first.get_by_role("link").filter(visible=True)).to_have_count(
        main.locator("section").first.locator("a[href='/try']").count()
    )


@pytest.mark.parametrize("size", SMALL_SCREENS.values(), ids=SMALL_SCREENS)
def test_somebody_who_is_logged_in_sees_the_button_for_the_code(
    page: Page, library: Library, accounts: Accounts, size: tuple[int, int]
) -> None:
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    sign_in(page, accounts.verified())
    page.goto(f"/activation#{grouped(library.codes('kaktus1')[0])}")
    button = page.get_by_role("button", name="Activate", exact=True)
    expect(button).to_be_enabled()
    page.evaluate("document.fonts.ready.then(() => undefined)")
    assert lowest_edge([button]) <= height
