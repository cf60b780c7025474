"""Arabic runs from right to left on every page, and fits a phone."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page, expect

from e2e.checks.accessibility import accessibility_faults
from e2e.people.readers import Accounts, sign_in
from e2e.running import Library

PUBLIC = ("/", "/login", "/signup", "/questions", "/contact")
SIGNED_IN = ("/library", "/activation", "/user", "/stage")


def assert_well_set(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "ar")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    if path in ("/questions", "/contact"):
        page.locator("main h2").first.wait_for()
    if path == "/library":
        page.locator("main a img").first.wait_for()
    assert accessibility_faults(page) == [], path
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{path} scrolls sideways"


def test_every_page_is_set_from_right_to_left(
    page: Page, context: BrowserContext, accounts: Accounts, library: Library
) -> None:
    context.add_init_script("try { localStorage.setItem('language', 'ar') } catch {}")
    page.set_viewport_size({"width": 390, "height": 844})
    page.emulate_media(reduced_motion="reduce")
    for path in PUBLIC:
        assert_well_set(page, path)
    reader = accounts.verified()
    code = library.codes("kaktus1")[0]
    accounts.call("POST", "/api/activation", {"activationCode": code}, reader.token)
    sign_in(page, reader)
    for path in SIGNED_IN:
        assert_well_set(page, path)
