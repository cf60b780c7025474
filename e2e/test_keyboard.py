"""From sign-up to a running lesson, with the keyboard alone; and pages enlarged or in forced colours."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.checks.accessibility import accessibility_faults
from e2e.people.readers import PASSWORD, Accounts, Person, expect_path, sign_in
from e2e.running import Library
from testing.mail_sink import link_in

FOCUSED = """() => {
  const at = document.activeElement;
  const label = at.labels?.[0]?.textContent ?? at.getAttribute('aria-label') ?? at.textContent;
  return `${at.tagName.toLowerCase()} ${label.trim()}`;
}"""
# A field's ring is drawn around its frame, which also contains its buttons.
RING = """() => {
  const hasRing = (part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(part);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  };
  const at = document.activeElement;
  return hasRing(at) || hasRing(at.parentElement);
}"""


def tab_to(page: Page, pattern: str, *, within: int = 30) -> None:
    """Tab on until the element of this tag and name has the focus, and see that it shows."""
    passed = []
    for _ in range(within):
        page.keyboard.press("Tab")
        passed.append(page.evaluate(FOCUSED))
        if re.fullmatch(pattern, passed[-1]):
            assert page.evaluate(RING), f"the focus does not show on {passed[-1]}"
            return
    raise AssertionError(f"no {pattern} among {passed}")


def sign_up_by_keyboard(page: Page, person: Person, accounts: Accounts) -> None:
    page.goto("/")
    tab_to(page, "a Skip to content")
    tab_to(page, "a Sign Up")
    page.keyboard.press("Enter")
    expect_path(page, "/signup")
    tab_to(page, "input Email")
    page.keyboard.type(person.email)
    tab_to(page, "input Password", within=2)
    page.keyboard.type(PASSWORD)
    tab_to(page, "input Repeat password", within=3)
    page.keyboard.type(PASSWORD)
    page.keyboard.press("Enter")
    expect_path(page, "/emailVerification")
    page.goto(link_in(accounts.mails.wait_for(person.email)))
    expect(page.get_by_role("heading", name="Email Verified")).to_be_visible()


@pytest.mark.journey
def test_from_sign_up_to_a_lesson_by_keyboard(page: Page, library: Library, accounts: Accounts) -> None:
    sign_up_by_keyboard(page, accounts.newcomer(), accounts)
    tab_to(page, "a Activation")
    page.keyboard.press("Enter")
    expect_path(page, "/activation")
    tab_to(page, "input .*12-digit activation code.*")
    page.keyboard.type(library.codes("kaktus1")[0])
    tab_to(page, "button Activate", within=3)
    page.keyboard.press("Enter")
    expect(page.get_by_text("Activation Successful!")).to_be_visible()
    tab_to(page, "a My Library")
    page.keyboard.press("Enter")
    expect_path(page, "/library")
    expect(page.get_by_role("heading", name="Kaktus 1", exact=True)).to_be_visible()
    tab_to(page, "a Farben.*")
    page.keyboard.press("Enter")
    expect_path(page, "/stage")
    game = page.frame_locator("iframe")
    start = game.get_by_role("button", name=re.compile("Los"))
    expect(start).to_be_visible()
    for _ in range(20):
        page.keyboard.press("Tab")
        if start.evaluate("(button) => button === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(start).to_have_count(0)


@pytest.fixture(scope="module")
def reader(library: Library, accounts: Accounts) -> Person:
    return accounts.reader_with(library.codes("kaktus1")[0])


@pytest.mark.parametrize("path", ["/", "/login", "/signup", "/contact", "/imprint"])
def test_at_400_percent_nothing_is_cut_off(page: Page, path: str) -> None:
    """A window of 1280 × 1024 at 400 % is one of 320 × 256."""
    page.set_viewport_size({"width": 320, "height": 256})
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"


@pytest.mark.parametrize("path", ["/library", "/activation", "/user"])
def test_at_400_percent_nothing_of_a_readers_pages_is_cut_off(page: Page, reader: Person, path: str) -> None:
    page.set_viewport_size({"width": 320, "height": 256})
    sign_in(page, reader)
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    assert accessibility_faults(page) == []


def test_in_forced_colours_fields_buttons_and_the_focus_have_edges(page: Page) -> None:
    page.emulate_media(forced_colors="active")
    page.goto("/login")
    edge = "(part) => parseFloat(getComputedStyle(part).borderTopWidth)"
    for name in ("Login", "Sign in with Google"):
        assert page.get_by_role("button", name=name, exact=True).evaluate(edge) >= 1, f"{name} has no edge"
    for label in ("Email", "Password"):
        assert page.get_by_label(label, exact=True).locator("..").evaluate(edge) >= 1, f"{label} has no edge"
    page.keyboard.press("Tab")
    tab_to(page, "input Email")
