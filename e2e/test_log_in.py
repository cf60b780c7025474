"""Log in, stay signed in, log out: in one tab and in several."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.checks.watcher import Watcher
from e2e.people.readers import PASSWORD, Accounts, expect_path, log_in, sign_in

WRONG = "Invalid email or password. Please try again."
LOCKED = (
    "Access to this account has been temporarily disabled due to many failed login attempts. Please try again later."
)


@pytest.mark.journey
def test_log_in_and_out(page: Page, accounts: Accounts) -> None:
    anna = accounts.verified()
    log_in(page, anna.email, PASSWORD)
    expect_path(page, "/library")
    navigation = page.get_by_role("navigation").first
    for name in ("My Library", "Activation", "Account"):
        expect(navigation.get_by_role("link", name=name, exact=True)).to_be_visible()
    page.reload()
    expect_path(page, "/library")
    page.get_by_role("button", name="Log out").click()
    expect_path(page, "/")
    expect(page.get_by_role("link", name="Log in", exact=True)).to_be_visible()
    assert page.evaluate("localStorage.getItem('kaktus.token')") is None
    page.goto("/library")
    expect_path(page, "/")


def test_enter_submits_and_case_of_the_address_does_not_matter(page: Page, accounts: Accounts) -> None:
    anna = accounts.verified()
    page.goto("/login")
    page.get_by_label("Email", exact=True).fill(f"  {anna.email.upper()} ")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.keyboard.press("Enter")
    expect_path(page, "/library")


def test_the_password_can_be_shown_and_hidden(page: Page) -> None:
    page.goto("/login")
    field = page.get_by_label("Password", exact=True)
    expect(field).to_have_attribute("type", "password")
    page.get_by_role("button", name="Show password").click()
    expect(field).to_have_attribute("type", "text")
    page.get_by_role("button", name="Hide password").click()
    expect(field).to_have_attribute("type", "password")


def test_links_lead_to_recovery_and_sign_up(page: Page) -> None:
    page.goto("/login")
    page.get_by_role("link", name="Forgot password?").click()
    expect_path(page, "/forgot-password")
    page.goto("/login")
    page.get_by_role("main").get_by_role("link", name="Sign up").click()
    expect_path(page, "/signup")


def test_known_and_unknown_addresses_are_told_the_same(page: Page, accounts: Accounts, watcher: Watcher) -> None:
    watcher.expect("status of 400")
    for email in (accounts.verified().email, accounts.newcomer().email):
        log_in(page, email, "Wrong-Password-1")
        expect(page.get_by_text(WRONG)).to_be_visible()
        expect_path(page, "/login")


def test_too_many_tries_lock_out_but_not_from_recovery(page: Page, accounts: Accounts, watcher: Watcher) -> None:
    watcher.expect("status of 4(00|29)")
    anna = accounts.verified()
    page.goto("/login")
    page.get_by_label("Email", exact=True).fill(anna.email)
    for _ in range(15):
        page.get_by_label("Password", exact=True).fill("Wrong-Password-1")
        with page.expect_response("**/api/account/login") as answer:
            page.get_by_role("button", name="Login", exact=True).click()
        if answer.value.status == 429:
            break
    expect(page.get_by_text(LOCKED)).to_be_visible()
    page.goto("/forgot-password")
    page.get_by_label("Email", exact=True).fill(anna.email)
    page.get_by_role("button", name="Reset Password").click()
    expect(page.get_by_text("If the email exists, a password reset link will be sent")).to_be_visible()
    accounts.mails.wait_for(anna.email, count=2)


def test_signing_out_in_one_tab_signs_out_the_other(page: Page, context: BrowserContext, accounts: Accounts) -> None:
    sign_in(page, accounts.verified())
    page.goto("/library")
    other = context.new_page()
    other.goto("/user")
    expect(other.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("button", name="Log out").click()
    expect_path(other, "/")


def test_a_dead_token_leads_to_log_in_with_a_sentence_and_back(
    page: Page, accounts: Accounts, watcher: Watcher
) -> None:
    watcher.expect("status of 401")
    anna = accounts.verified()
    sign_in(page, anna)
    accounts.call("POST", "/api/account/logout", token=anna.token)
    page.goto("/user")
    expect(page.get_by_text("Your session has ended")).to_be_visible()
    if not page.url.endswith("/login"):
        page.get_by_role("link", name="Log in", exact=True).click()
    page.get_by_label("Email", exact=True).fill(anna.email)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.keyboard.press("Enter")
    expect_path(page, "/user")


def test_a_server_that_cannot_be_reached_is_told(page: Page, accounts: Accounts, watcher: Watcher) -> None:
    watcher.expect("net::ERR_FAILED|status of 503")
    page.goto("/login")
    page.route("**/api/account/login", lambda route: route.abort())
    page.get_by_label("Email", exact=True).fill("anna@example.org")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Login", exact=True).click()
    expect(page.get_by_text("could not be reached")).to_be_visible()


@pytest.mark.journey
def test_no_cookie_on_a_whole_journey(page: Page, accounts: Accounts, context: BrowserContext) -> None:
    anna = accounts.verified()
    log_in(page, anna.email, PASSWORD)
    expect_path(page, "/library")
    for path in ("/activation", "/user", "/stage", "/terms"):
        page.goto(path)
    page.get_by_role("button", name="Log out").click()
    assert context.cookies() == []
