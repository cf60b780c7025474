"""The address is verified by the link in the mail."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Dialog, Page, expect

from e2e.checks.accessibility import accessibility_faults
from e2e.checks.watcher import Watcher
from e2e.people.readers import Accounts, expect_path, sign_in
from e2e.running import Library
from testing.mail_sink import link_in


def test_the_link_verifies_at_once(page: Page, accounts: Accounts) -> None:
    ben = accounts.unverified()
    sign_in(page, ben)
    page.goto(link_in(accounts.mails.wait_for(ben.email)))
    expect(page.get_by_role("heading", name="Email Verified")).to_be_visible()
    expect_path(page, "/emailVerification")
    assert accessibility_faults(page) == []


def test_the_waiting_page_notices_within_a_poll(page: Page, context: BrowserContext, accounts: Accounts) -> None:
    ben = accounts.unverified()
    sign_in(page, ben)
    page.goto("/emailVerification")
    expect(page.get_by_role("heading", name="Email Verification Required")).to_be_visible()
    assert accessibility_faults(page) == []
    other = context.new_page()
    other.goto(link_in(accounts.mails.wait_for(ben.email)))
    expect(other.get_by_role("heading", name="Email Verified")).to_be_visible()
    expect(page.get_by_role("heading", name="Email Verified")).to_be_visible(timeout=8000)


def test_a_mistyped_address_is_corrected_on_the_waiting_page(
    page: Page, accounts: Accounts, browser: Browser, browser_context_args: dict[str, Any], watcher: Watcher
) -> None:
    ben = accounts.unverified()
    sign_in(page, ben)
    first_link = link_in(accounts.mails.wait_for(ben.email))
    right = accounts.newcomer("right").email
    page.goto("/emailVerification")
    page.get_by_role("button", name="Change the address").click()
    send = page.get_by_role("button", name="Send the link to this address")
    expect(send).to_be_disabled()
    assert accessibility_faults(page) == []
    page.get_by_label("New email").fill(right)
    send.click()
    expect(page.get_by_text("A new email is on its way.")).to_be_visible()
    expect(page.get_by_text("We have sent a link to")).to_contain_text(right)
    with browser.new_context(**browser_context_args) as other_device:
        phone = other_device.new_page()
        watcher.watch(phone)
        watcher.expect("status of 400")
        phone.goto(first_link)
        expect(phone.get_by_role("alert").filter(has_text="This link does not work")).to_be_visible()
        phone.goto(link_in(accounts.mails.wait_for(right)))
        confirmed = phone.get_by_role("status").filter(has_text="Your address is confirmed.")
        expect(confirmed).to_contain_text("You can close this page.")
    expect(page.get_by_role("heading", name="Email Verified")).to_be_visible(timeout=8000)
    expect(page.get_by_text(f"{right} is verified.")).to_be_visible()


def test_a_mail_that_no_mailbox_takes_is_told_within_a_poll(page: Page, accounts: Accounts, library: Library) -> None:
    typo = accounts.unverified("typo")
    sign_in(page, typo)
    page.goto("/emailVerification")
    alert = page.get_by_role("alert").filter(has_text="did not accept our email to")
    expect(alert).to_contain_text(typo.email)
    expect(page.get_by_text("We have sent a link to")).to_have_count(0)
    assert accessibility_faults(page) == []
    assert f"{typo.email}  verification  reply 550" in library.command("mail", "list")


@pytest.mark.parametrize("path", ["/library", "/activation", "/stage"])
def test_an_unverified_person_is_sent_to_verification(page: Page, accounts: Accounts, path: str) -> None:
    sign_in(page, accounts.unverified())
    page.goto(path)
    expect_path(page, "/emailVerification")


@pytest.mark.journey
def test_the_link_works_on_another_device_and_the_first_goes_on_by_itself(
    page: Page, accounts: Accounts, browser: Browser, browser_context_args: dict[str, Any], watcher: Watcher
) -> None:
    ben = accounts.unverified()
    sign_in(page, ben)
    page.goto("/emailVerification")
    expect(page.get_by_role("heading", name="Email Verification Required")).to_be_visible()
    link = link_in(accounts.mails.wait_for(ben.email))
    with browser.new_context(**browser_context_args) as grandmothers:
        tablet = grandmothers.new_page()
        watcher.watch(tablet)
        tablet.goto(link)
        notice = tablet.get_by_role("status").filter(has_text="Your address is confirmed.")
        expect(notice).to_contain_text("go on where you began")
        expect_path(tablet, "/")
        assert accessibility_faults(tablet) == []
        expect(tablet.get_by_role("link", name="Login", exact=True)).to_be_visible()
        expect(page.get_by_role("heading", name="Email Verified")).to_be_visible(timeout=8000)
        watcher.expect("status of 400")
        tablet.goto(link)
        expect(tablet.get_by_text("used already: your address is confirmed")).to_be_visible()


def test_a_bad_link_is_told_in_an_alert_and_on_the_page(page: Page, accounts: Accounts, watcher: Watcher) -> None:
    watcher.expect("status of 400")
    messages: list[str] = []

    def accept(dialog: Dialog) -> None:
        messages.append(dialog.message)
        dialog.accept()

    sign_in(page, accounts.unverified())
    page.on("dialog", accept)
    with page.expect_event("dialog"):
        page.goto("/auth/action?mode=verifyEmail&oobCode=made-up")
    expect(page.get_by_role("alert").first).to_contain_text("does not work")
    expect(page.get_by_role("heading", name="Email Verification Required")).to_be_visible()
    assert len(messages) == 1
    assert "does not work" in messages[0]


def test_the_link_of_another_account_verifies_that_one(page: Page, accounts: Accounts) -> None:
    ben, anna = accounts.unverified("ben"), accounts.unverified("anna")
    sign_in(page, anna)
    page.goto(link_in(accounts.mails.wait_for(ben.email)))
    expect(page.get_by_text(f"The address {ben.email} is confirmed.")).to_be_visible()
    expect(page.get_by_text(f"You are logged in here as {anna.email}.")).to_be_visible()
    assert accessibility_faults(page) == []
    assert not accounts.call("GET", "/api/me", token=anna.token)["emailVerified"]
    assert accounts.call("GET", "/api/me", token=ben.token)["emailVerified"]


def test_the_mail_can_be_sent_again(page: Page, accounts: Accounts) -> None:
    ben = accounts.unverified()
    accounts.mails.wait_for(ben.email)
    sign_in(page, ben)
    page.goto("/emailVerification")
    page.get_by_role("button", name="Send the email again").click()
    expect(page.get_by_text("A new email is on its way")).to_be_visible()
    page.goto(link_in(accounts.mails.wait_for(ben.email, count=2)))
    expect(page.get_by_role("heading", name="Email Verified")).to_be_visible()


@pytest.mark.parametrize(
    ("mode", "path"),
    [
        ("resetPassword", "/reset-password?oobCode=x%2Fy"),
        ("verifyEmail", "/"),
        ("verifyAndChangeEmail", "/"),
    ],
)
def test_action_links_lead_to_their_pages(page: Page, mode: str, path: str, watcher: Watcher) -> None:
    watcher.expect("status of 400")
    page.goto(f"/auth/action?mode={mode}&oobCode=x%2Fy")
    page.wait_for_url(f"**{path}")


def test_an_unknown_action_waits(page: Page) -> None:
    page.goto("/auth/action?mode=somethingElse")
    expect(page.get_by_text("Loading...")).to_be_visible()
