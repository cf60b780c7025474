"""A forgotten password: the mail, the link, the new password."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.checks.accessibility import accessibility_faults
from e2e.checks.watcher import Watcher
from e2e.people.readers import NEW_PASSWORD, PASSWORD, Accounts, assert_red, expect_path, log_in
from testing.mail_sink import link_in

SENT = "If the email exists, a password reset link will be sent"


def ask(page: Page, email: str) -> None:
    page.goto("/forgot-password")
    page.get_by_label("Email", exact=True).fill(email)
    page.get_by_role("button", name="Reset Password").click()


def choose(page: Page, password: str, repeat: str) -> None:
    page.get_by_label("New password", exact=True).fill(password)
    page.get_by_label("Repeat password", exact=True).fill(repeat)


@pytest.mark.journey
def test_from_forgotten_to_signed_in(page: Page, accounts: Accounts, watcher: Watcher) -> None:
    watcher.expect("status of 400")
    anna = accounts.verified()
    ask(page, anna.email)
    expect(page.get_by_text(SENT)).to_be_visible()
    page.goto(link_in(accounts.mails.wait_for(anna.email, count=2)))
    expect_path(page, "/reset-password")
    assert accessibility_faults(page) == []
    choose(page, NEW_PASSWORD, NEW_PASSWORD)
    page.get_by_role("button", name="Reset Password").click()
    expect(page.get_by_text("Password reset successful!")).to_be_visible()
    assert accounts.status("GET", "/api/me", token=anna.token) == 401
    page.get_by_role("link", name="Back to login").click()
    log_in(page, anna.email, PASSWORD)
    expect(page.get_by_text("Invalid email or password. Please try again.")).to_be_visible()
    log_in(page, anna.email, NEW_PASSWORD)
    expect_path(page, "/library")


def test_an_unknown_address_is_told_the_same_and_gets_nothing(page: Page, accounts: Accounts) -> None:
    nobody = accounts.newcomer()
    ask(page, nobody.email)
    expect(page.get_by_text(SENT)).to_be_visible()
    anna = accounts.verified()
    ask(page, anna.email)
    accounts.mails.wait_for(anna.email, count=2)
    assert accounts.mails.to(nobody.email) == []


def test_the_button_waits_for_a_valid_address(page: Page) -> None:
    page.goto("/forgot-password")
    button = page.get_by_role("button", name="Reset Password")
    expect(button).to_be_disabled()
    page.get_by_label("Email", exact=True).fill("anna@example")
    expect(button).to_be_disabled()
    page.get_by_label("Email", exact=True).fill("anna@example.org")
    expect(button).to_be_enabled()
    page.get_by_role("link", name="Back to login").click()
    expect_path(page, "/login")


def test_a_failure_is_told_and_gone_on_the_next_visit(page: Page, watcher: Watcher) -> None:
    watcher.expect("net::ERR_FAILED")
    page.route("**/api/account/forgot-password", lambda route: route.abort())
    ask(page, "anna@example.org")
    assert_red(page.get_by_text("Error sending password reset email. Please try again."))
    page.get_by_role("link", name="Back to login").click()
    page.get_by_role("link", name="Forgot password?").click()
    expect(page.get_by_role("button", name="Reset Password")).to_be_visible()
    expect(page.get_by_text("Error sending password reset email")).to_have_count(0)


def test_without_a_code_the_way_starts_anew(page: Page) -> None:
    page.goto("/reset-password")
    expect_path(page, "/forgot-password")


def test_a_used_or_made_up_link_is_told(page: Page, watcher: Watcher) -> None:
    watcher.expect("status of 400")
    page.goto("/reset-password?oobCode=made-up")
    expect(page.get_by_text("Something is wrong; try again later.", exact=True)).to_be_visible()
    expect(page.get_by_role("textbox")).to_have_count(0)
    assert accessibility_faults(page) == []
    page.get_by_role("link", name="Ask for a new link").click()
    expect_path(page, "/forgot-password")


def test_an_empty_code_from_the_server_is_told(page: Page, watcher: Watcher) -> None:
    watcher.expect("status of 400")
    page.goto("/reset-password?oobCode=%20")
    expect(page.get_by_text("Something is wrong; try again later!", exact=True)).to_be_visible()


def test_any_other_failure_is_told(page: Page, watcher: Watcher) -> None:
    watcher.expect("status of 500")
    page.route("**/api/account/reset-*", lambda route: route.fulfill(status=500, json={}))
    page.goto("/reset-password?oobCode=abc")
    choose(page, NEW_PASSWORD, NEW_PASSWORD)
    page.get_by_role("button", name="Reset Password").click()
    expect(page.get_by_text("An unexpected error occured. Please try again.")).to_be_visible()


def test_the_new_password_is_held_to_the_rules(page: Page) -> None:
    page.route("**/api/account/reset-link", lambda route: route.fulfill(json={}))
    page.goto("/reset-password?oobCode=abc")
    button = page.get_by_role("button", name="Reset Password")
    page.get_by_label("New password", exact=True).focus()
    for rule in ("At least 8 characters", "Mix of uppercase and lowercase letters", "At least one number"):
        expect(page.get_by_text(rule, exact=True)).to_be_visible()
    choose(page, "tooshort", "tooshort")
    expect(button).to_be_disabled()
    choose(page, NEW_PASSWORD, PASSWORD)
    expect(button).to_be_disabled()
    expect(page.get_by_role("button", name="Show password")).to_have_count(2)
    choose(page, NEW_PASSWORD, NEW_PASSWORD)
    expect(button).to_be_enabled()
