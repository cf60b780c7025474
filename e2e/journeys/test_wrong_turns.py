"""Wrong turns: an address that is taken, a link used twice, a wrong password, a misread code, a device left behind."""

from __future__ import annotations

import re

from e2e.engines.page import Page
from e2e.engines.people import sign_in
from e2e.engines.visits import Console
from e2e.people.readers import LIGHTEST, NEW_PASSWORD, PASSWORD, Accounts
from e2e.running import Library
from kaktus.activation.codes import grouped, is_well_formed, likely_slip
from testing.mail_sink import link_in

HOLDS = "(text) => [...document.querySelectorAll('input')].some((field) => field.value === text)"


def test_an_address_in_use_leads_to_log_in_or_a_new_password(
    visitor: Page, accounts: Accounts, console: Console
) -> None:
    console.expect("status of 4")
    anna = accounts.verified()
    for name, path in (("Log in with this address", "/login"), ("Forgot password?", "/forgot-password")):
        visitor.open("/signup")
        visitor.by_label("Email").fill(anna.email)
        visitor.by_label("Password").fill(PASSWORD)
        visitor.by_label("Repeat password").fill(PASSWORD)
        visitor.by_role("button", "Sign Up").click()
        visitor.by_text("Email already in use.").wait()
        visitor.by_role("main").by_role("link", name).click()
        visitor.expect_path(path)
        visitor.wait_for(HOLDS, anna.email)


def test_a_used_reset_link_offers_a_new_one(visitor: Page, accounts: Accounts, console: Console) -> None:
    console.expect("status of 400")
    anna = accounts.verified()
    accounts.call("POST", "/api/account/forgot-password", {"email": anna.email})
    link = link_in(accounts.mails.wait_for(anna.email, count=2))
    visitor.open(link)
    visitor.by_label("New password").fill(NEW_PASSWORD)
    visitor.by_label("Repeat password").fill(NEW_PASSWORD)
    visitor.by_role("button", "Reset Password").click()
    visitor.by_text("Password reset successful!").wait()
    visitor.open(LIGHTEST)
    visitor.open(link)
    visitor.by_text("This link has been used already or is older than one hour.").wait()
    visitor.by_role("main").by_role("link", "Ask for a new link").click()
    visitor.expect_path("/forgot-password")


def test_a_wrong_password_is_told_once(visitor: Page, accounts: Accounts, console: Console) -> None:
    console.expect("status of 400")
    sign_in(visitor, accounts.verified())
    visitor.open("/user")
    visitor.by_role("button", "Edit email").click()
    visitor.by_label("New email").fill(accounts.newcomer().email)
    visitor.by_label("Current password").nth(0).fill("Wrong-Password-1")
    visitor.by_role("button", "Send email confirmation").click()
    assert visitor.by_text(re.compile("The current password is incorrect.")).wait().count() == 1


def misread(code: str) -> str:
    """With two wrong characters, which do not happen to look like one slip in another code."""
    pairs = (one + other for one in "ABCDEFGH" for other in "ABCDEFGH" if one != code[-2] and other != code[-1])
    return next(wrong for pair in pairs if not (is_well_formed(wrong := code[:-2] + pair) or likely_slip(wrong)))


def test_several_wrong_characters_are_not_told_as_one(visitor: Page, library: Library) -> None:
    visitor.open("/activation")
    visitor.by_label(re.compile("12-digit activation code")).fill(misread(library.codes("kaktus1")[0]))
    visitor.by_text(re.compile("at least one character is wrong")).wait()


def test_a_device_is_recognised_and_shows_no_code_after_log_out(
    visitor: Page, library: Library, accounts: Accounts
) -> None:
    code = library.codes("kaktus1")[0]
    sign_in(visitor, accounts.verified())
    visitor.open("/user")
    visitor.by_role("region", "Devices").by_text("This device").wait()
    visitor.open(f"/activation?code={code}")
    visitor.wait_for(HOLDS, grouped(code))
    visitor.by_role("button", "Log out").click()
    visitor.by_role("link", "I have a code").click()
    visitor.by_label(re.compile("12-digit activation code")).wait()
    assert not visitor.evaluate(HOLDS, grouped(code))
    assert visitor.evaluate("() => Object.values({ ...localStorage, ...sessionStorage }).join()").find(code) == -1
