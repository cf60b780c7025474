"""An API that accepts calls and never answers: after ten seconds the page says so, and another try continues."""

from __future__ import annotations

from playwright.sync_api import Page, Route, expect

from e2e.people.readers import Accounts, sign_in


def test_the_wait_ends_with_a_sentence_and_another_try(page: Page, accounts: Accounts) -> None:
    held: list[Route] = []
    sign_in(page, accounts.verified())
    page.route("**/api/me", lambda route: held.append(route))
    page.goto("/user")
    expect(page.get_by_role("heading", name="The library does not answer")).to_be_visible(timeout=14000)
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="My books and codes")).to_be_visible()
