"""The start page of the desk, as the owner sees it: nothing broken, readable for everybody, on every screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.checks.accessibility import accessibility_faults
from e2e.people.readers import Accounts
from e2e.people.staff import staff_at_work
from e2e.running import Library


@pytest.fixture(scope="module")
def token(library: Library, accounts: Accounts) -> str:
    """Of an owner; somebody has redeemed a code today."""
    accounts.reader_with(library.codes("kaktus1")[0])
    return staff_at_work(library, "owner").token


@pytest.mark.parametrize(
    ("width", "height", "locale", "dark"),
    [(1280, 800, "de-DE", False), (390, 844, "de-DE", True), (844, 390, "en-GB", False), (820, 1180, "en-GB", True)],
)
def test_the_start_page(page: Page, token: str, width: int, height: int, locale: str, dark: bool) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.add_init_script(
        f"sessionStorage['kaktus.desk.token'] = '{token}'; sessionStorage.darkMode = '{str(dark).lower()}';"
        f"localStorage['language'] = '{locale[:2]}'"
    )
    page.goto("/desk")
    german = locale.startswith("de")
    panel = page.get_by_role("region", name="Aktivierungen" if german else "Activations")
    row = panel.get_by_role("row", name="Kaktus 1").first
    expect(row.get_by_role("cell").first).not_to_have_text("0")
    expect(page.get_by_role("figure")).to_be_visible()
    assert accessibility_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.get_by_text("Als Tabelle" if german else "As a table").click()
    expect(panel.get_by_role("table")).to_have_count(2)
    assert accessibility_faults(page) == []
