"""The address is verified by the link in the mail."""

from __future__ import annotations

import pytest
from accessibility import accessibility_faults
from cast import PASSWORD, Cast, expect_path, sign_in
from playwright.sync_api import BrowserContext, Dialog, Page, expect
from running import Library
from watcher import Watcher

from testing.mail_sink import link_in


def test_the_link_verifies_at_once(page: Page, cast: Cast) -> None:
    ben = cast.unverified()
    sign_in(page, ben)
    page.goto(link_in(cast.mails.wait_for(ben.email)))
    expect(page.get_by_role("heading", name="Email Verified")).to_be_visible()
    expect_path(page, "/emailVerification")
    assert accessibility_faults(page) == []


def test_the_waiting_page_notices_within_a_poll(page: Page, context: BrowserContext, cast: Cast) -> None:
    ben = cast.unverified()
    sign_in(page, ben)
    page.goto("/emailVerification")
    expect(page.get_by_role("heading", name="Email Verification Required")).to_be_visible()
    assert accessibility_faults(page) == []
    other = context.new_page()
    other.goto(link_in(cast.mails.wait_for(ben.email)))
    expect(other.get_by_role("heading", name="Email Verified")).to_be_visible()
    expect(page.get_by_role("heading", name="Email Verified")).to_be_visible(timeout=8000)


def test_a_mail_that_no_mailbox_takes_is_told_within_a_poll(page: Page, cast: Cast, library: Library) -> None:
    typo = cast.unverified("typo")
    sign_in(page, typo)
    page.goto("/emailVerification")
    told = page.get_by_role("alert").filter(has_text="did not accept our mail to")
    expect(told).to_contain_text(typo.email)
    expect(page.get_by_text("We have sent a link to")).to_have_count(0)
    assert accessibility_faults(page) == []
    assert f"{typo.email}  verification  reply 550" in library.command("mail", "list")


@pytest.mark.parametrize("path", ["/library", "/activation", "/stage"])
def test_an_unverified_person_is_sent_to_verification(page: Page, cast: Cast, path: str) -> None:
    sign_in(page, cast.unverified())
    page.goto(path)
    expect_path(page, "/emailVerification")


def test_a_link_opened_before_signing_in_is_honoured_after(page: Page, cast: Cast) -> None:
    ben = cast.unverified()
    page.goto(link_in(cast.mails.wait_for(ben.email)))
    expect_path(page, "/")
    page.get_by_role("link", name="Login", exact=True).click()
    page.get_by_label("Email", exact=True).fill(ben.email)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Email Verified")).to_be_visible()


def test_a_bad_link_is_told_in_an_alert_and_on_the_page(page: Page, cast: Cast, watcher: Watcher) -> None:
    watcher.expect("status of 400")
    said: list[str] = []

    def accept(dialog: Dialog) -> None:
        said.append(dialog.message)
        dialog.accept()

    sign_in(page, cast.unverified())
    page.on("dialog", accept)
    with page.expect_event("dialog"):
        page.goto("/auth/action?mode=verifyEmail&oobCode=made-up")
    expect(page.get_by_role("alert").first).to_contain_text("does not work")
    expect(page.get_by_role("heading", name="Email Verification Required")).to_be_visible()
    assert len(said) == 1
    assert "does not work" in said[0]


def test_the_link_of_another_account_does_not_verify(page: Page, cast: Cast, watcher: Watcher) -> None:
    watcher.expect("status of 400")
    page.on("dialog", lambda dialog: dialog.accept())
    ben, anna = cast.unverified("ben"), cast.unverified("anna")
    sign_in(page, anna)
    page.goto(link_in(cast.mails.wait_for(ben.email)))
    expect(page.get_by_role("alert").first).to_be_visible()
    assert not cast.call("GET", "/api/me", token=anna.token)["emailVerified"]
    assert not cast.call("GET", "/api/me", token=ben.token)["emailVerified"]


def test_the_mail_can_be_sent_again(page: Page, cast: Cast) -> None:
    ben = cast.unverified()
    cast.mails.wait_for(ben.email)
    sign_in(page, ben)
    page.goto("/emailVerification")
    page.get_by_role("button", name="Send the mail again").click()
    expect(page.get_by_text("A new mail is on its way")).to_be_visible()
    page.goto(link_in(cast.mails.wait_for(ben.email, count=2)))
    expect(page.get_by_role("heading", name="Email Verified")).to_be_visible()


@pytest.mark.parametrize(
    ("mode", "path"),
    [
        ("resetPassword", "/reset-password?oobCode=x%2Fy"),
        ("verifyEmail", "/"),
        ("verifyAndChangeEmail", "/"),
    ],
)
def test_action_links_lead_to_their_pages(page: Page, mode: str, path: str) -> None:
    page.goto(f"/auth/action?mode={mode}&oobCode=x%2Fy")
    page.wait_for_url(f"**{path}")


def test_an_unknown_action_waits(page: Page) -> None:
    page.goto("/auth/action?mode=somethingElse")
    expect(page.get_by_text("Loading...")).to_be_visible()
