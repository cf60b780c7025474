"""The embedded default: mails land on this machine and are read at /mailbox."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.checks.accessibility import accessibility_faults
from e2e.checks.watcher import Watcher
from e2e.people.readers import PASSWORD, Accounts, expect_path
from e2e.running import Library


@pytest.fixture(scope="module")
def base_url(start_library: Callable[..., Library]) -> str:
    return start_library(mailbox=True).url


@pytest.fixture(scope="module")
def browser_context_args(base_url: str) -> dict[str, object]:
    return {"base_url": base_url, "locale": "en-GB", "viewport": {"width": 1180, "height": 820}}


@pytest.fixture(autouse=True)
def own_network() -> None:
    """Only visitors from this machine see the mailbox, so none comes through a proxy here."""


@pytest.mark.journey
def test_sign_up_and_verify_through_the_mailbox(page: Page) -> None:
    page.goto("/signup")
    page.get_by_label("Email", exact=True).fill("anna@example.org")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_label("Repeat password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Sign Up", exact=True).click()
    expect_path(page, "/emailVerification")
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Open the mailbox").click()
    mailbox = opened.value
    expect_mail(mailbox)
    assert accessibility_faults(mailbox) == []
    mailbox.locator("main li a").first.click()
    letter = mailbox.frame_locator("iframe")
    expect(letter.get_by_role("link").first).to_be_visible()
    letter.get_by_role("link").first.click()
    expect(mailbox.get_by_role("heading", name="Email Verified")).to_be_visible()


def expect_mail(mailbox: Page) -> None:
    """Mails come within about a second; the page does not refresh itself."""
    for _ in range(50):
        if mailbox.locator("main li a").count():
            return
        mailbox.wait_for_timeout(200)
        mailbox.reload()
    raise AssertionError("no mail came")


def test_a_library_with_a_mail_server_has_no_mailbox(
    page: Page, library: Library, watcher: Watcher, accounts: Accounts
) -> None:
    watcher.expect("404")
    watcher.allow_host(library.url)
    response = page.goto(f"{library.url}/mailbox")
    assert response is not None
    assert response.status == 404
