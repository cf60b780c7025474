"""A newcomer opens an account."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.checks.accessibility import accessibility_faults
from e2e.checks.watcher import Watcher
from e2e.people.readers import NEW_PASSWORD, PASSWORD, Accounts, expect_path


def fill(page: Page, email: str, password: str = PASSWORD, repeat: str = PASSWORD) -> None:
    page.get_by_label("Email", exact=True).fill(email)
    page.get_by_label("Password", exact=True).fill(password)
    page.get_by_label("Repeat password", exact=True).fill(repeat)


@pytest.mark.journey
def test_from_the_landing_page_to_a_verified_account(page: Page, accounts: Accounts) -> None:
    anna = accounts.newcomer()
    page.goto("/")
    page.get_by_role("link", name="Sign Up", exact=True).click()
    fill(page, anna.email)
    page.get_by_role("button", name="Sign Up", exact=True).click()
    expect_path(page, "/emailVerification")
    expect(page.get_by_role("heading", name="Email Verification Required")).to_be_visible()
    mail = accounts.mails.wait_for(anna.email)
    body = mail.get_body(("plain",))
    assert body is not None
    assert "/auth/action?mode=verifyEmail&oobCode=" in body.get_content()
    assert mail.get_body(("html",)) is not None


def test_the_button_waits_for_a_valid_form(page: Page, accounts: Accounts) -> None:
    page.goto("/signup")
    button = page.get_by_role("button", name="Sign Up", exact=True)
    expect(button).to_be_disabled()
    for email, password, repeat in (
        ("no-at-sign", PASSWORD, PASSWORD),
        ("anna@example", PASSWORD, PASSWORD),
        ("anna@example.org", "short1A", "short1A"),
        ("anna@example.org", "nouppercase1", "nouppercase1"),
        ("anna@example.org", "NOLOWERCASE1", "NOLOWERCASE1"),
        ("anna@example.org", "NoDigitHere", "NoDigitHere"),
        ("anna@example.org", PASSWORD, NEW_PASSWORD),
    ):
        fill(page, email, password, repeat)
        expect(button).to_be_disabled()
        page.keyboard.press("Enter")
        expect_path(page, "/signup")
    fill(page, "anna@example.org")
    expect(button).to_be_enabled()


def test_the_checklist_ticks_the_length_only_above_eight(page: Page) -> None:
    page.goto("/signup")
    password = page.get_by_label("Password", exact=True)
    expect(page.get_by_text("At least one number", exact=True)).to_be_hidden()
    password.focus()
    for text in ("At least 8 characters", "Mix of uppercase and lowercase letters", "At least one number"):
        expect(page.get_by_text(text, exact=True)).to_be_visible()

    def ticked(text: str) -> bool:
        item = page.get_by_role("listitem").filter(has_text=text)
        return "done" in (item.text_content() or "")

    fill(page, "anna@example.org", "Abcdef12", "Abcdef12")
    password.focus()
    assert not ticked("At least 8 characters")
    assert ticked("Mix of uppercase and lowercase letters")
    assert ticked("At least one number")
    expect(page.get_by_role("button", name="Sign Up", exact=True)).to_be_enabled()
    fill(page, "anna@example.org", "Abcdef123", "Abcdef123")
    password.focus()
    assert ticked("At least 8 characters")


def test_passwords_that_differ_are_told(page: Page) -> None:
    page.goto("/signup")
    fill(page, "anna@example.org", PASSWORD, "another")
    page.get_by_label("Email", exact=True).focus()
    expect(page.get_by_text("Passwords did not match.").first).to_be_visible()


def test_borders_are_green_or_yellow_and_never_the_only_sign(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto("/signup")
    password = page.get_by_label("Password", exact=True)
    repeat = page.get_by_label("Repeat password", exact=True)

    def border(field: Locator) -> str:
        colour = str(field.locator("xpath=..").evaluate("(e) => getComputedStyle(e).borderColor"))
        red, green, blue = (int(n) for n in re.findall(r"\d+", colour)[:3])
        if green > red and green > blue:
            return "green"
        return "yellow" if min(red, green) > 1.3 * blue else "plain"

    def becomes(field: Locator, colour: str) -> bool:
        """Colours change gradually."""
        for _ in range(40):
            if border(field) == colour:
                return True
            page.wait_for_timeout(50)
        return False

    assert border(password) == "plain"
    expect(page.get_by_text("Not complete yet.")).to_have_count(0)
    password.fill("a")
    expect(page.get_by_text("Not complete yet.").first).to_be_attached()
    assert becomes(password, "yellow")
    password.fill(PASSWORD)
    expect(page.get_by_text("Looks good.").first).to_be_attached()
    assert becomes(password, "green")
    assert border(repeat) != "green"
    repeat.fill("another")
    assert border(repeat) != "green"
    repeat.fill(PASSWORD)
    expect(page.get_by_text("Looks good.")).to_have_count(2)
    assert becomes(repeat, "green")


def test_the_way_back_to_log_in(page: Page) -> None:
    page.goto("/signup")
    page.get_by_role("main").get_by_role("link", name="Log in").click()
    expect_path(page, "/login")


def test_an_address_in_use_is_told(page: Page, accounts: Accounts, watcher: Watcher) -> None:
    watcher.expect("status of 400")
    anna = accounts.unverified()
    page.goto("/signup")
    fill(page, anna.email.upper())
    page.get_by_role("button", name="Sign Up", exact=True).click()
    expect(page.get_by_text("Email already in use.")).to_be_visible()
    expect_path(page, "/signup")
    assert accessibility_faults(page) == []
    page.get_by_role("link", name="Log in with this address").click()
    expect_path(page, "/login")
    expect(page.get_by_label("Email")).to_have_value(anna.email.upper())
    page.go_back()
    expect_path(page, "/signup")


def test_a_likely_slip_in_the_address_is_corrected_with_one_tap(page: Page) -> None:
    page.goto("/signup")
    page.get_by_label("Email").fill("anna@gmial.com")
    page.keyboard.press("Tab")
    expect(page.get_by_text("Looks good.")).to_have_count(0)
    suggestion = page.get_by_role("button", name="Did you mean anna@gmail.com?")
    expect(suggestion).to_be_visible()
    assert accessibility_faults(page) == []
    suggestion.click()
    expect(page.get_by_label("Email")).to_have_value("anna@gmail.com")
    expect(suggestion).to_have_count(0)


def test_the_button_and_enter_say_what_is_missing(page: Page) -> None:
    """A browser sends no form whose button is disabled, and says nothing about it."""
    page.goto("/signup")
    button = page.get_by_role("button", name="Sign Up", exact=True)
    expect(button).to_have_accessible_description("Please enter your email.")
    page.get_by_label("Email").press("Enter")
    expect(page.get_by_role("alert")).to_have_text("Please enter your email.")
    # Not once more beside the button.
    expect(page.get_by_text("Please enter your email.").filter(visible=True)).to_have_count(1)
    page.get_by_label("Email").fill("anna@example.org")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_label("Repeat password").fill(PASSWORD[:4])
    expect(button).to_have_accessible_description("Please repeat the password.")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_have_text("Passwords did not match.")
    expect(page.get_by_label("Repeat password")).to_be_focused()
    assert accessibility_faults(page) == []


def test_a_common_password_is_refused_with_a_reason(page: Page, accounts: Accounts, watcher: Watcher) -> None:
    watcher.expect("status of 400")
    page.goto("/signup")
    fill(page, accounts.newcomer().email, "Password123", "Password123")
    page.get_by_role("button", name="Sign Up", exact=True).click()
    expect(page.get_by_text(re.compile("easy to guess"))).to_be_visible()


def test_a_double_click_makes_one_account_and_one_mail(page: Page, accounts: Accounts) -> None:
    anna = accounts.newcomer()
    page.goto("/signup")
    fill(page, anna.email)
    page.get_by_role("button", name="Sign Up", exact=True).dblclick()
    expect_path(page, "/emailVerification")
    accounts.mails.wait_for(anna.email)
    assert len(accounts.mails.to(anna.email)) == 1


def test_enter_submits(page: Page, accounts: Accounts) -> None:
    page.goto("/signup")
    fill(page, accounts.newcomer().email)
    page.keyboard.press("Enter")
    expect_path(page, "/emailVerification")


@pytest.mark.parametrize("path", ["/login", "/signup", "/"])
def test_a_signed_in_person_is_sent_to_the_library(page: Page, accounts: Accounts, path: str) -> None:
    from e2e.people.readers import sign_in

    sign_in(page, accounts.verified())
    page.goto(path)
    expect_path(page, "/library")
