"""The palette by keyboard alone: every kind of thing is found, chosen with the arrows and opened with Enter."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from e2e.checks.accessibility import accessibility_faults
from e2e.people.readers import Accounts
from e2e.people.staff import sit_down, staff_at_work
from e2e.running import Library


def field(page: Page) -> Locator:
    return page.get_by_role("combobox", name="Search or go to…")


def find(page: Page, text: str) -> None:
    page.keyboard.press("Control+k")
    expect(field(page)).to_be_focused()
    page.keyboard.type(text)


def choose(page: Page, kind: str, name: str | re.Pattern[str]) -> None:
    """With the arrow until the field names this option, as a screen reader hears it."""
    option = page.get_by_role("group", name=kind).get_by_role("option", name=name).first
    expect(option).to_be_visible()
    for _ in page.get_by_role("option").all():
        if field(page).get_attribute("aria-activedescendant") == option.get_attribute("id"):
            break
        page.keyboard.press("ArrowDown")
    expect(option).to_have_attribute("aria-selected", "true")
    expect(field(page)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_everything_is_found_and_opened_by_keyboard(page: Page, library: Library, accounts: Accounts) -> None:
    owner = staff_at_work(library, "owner")
    (code,) = library.codes("kaktus1")
    anna = accounts.verified()
    sit_down(page, owner, "/desk/staff")
    expect(page.get_by_role("heading", name="Staff")).to_be_visible()

    find(page, anna.email)
    expect(page.get_by_role("dialog").get_by_role("status")).to_have_text("1 result")
    assert accessibility_faults(page) == []
    choose(page, "People", anna.email)
    expect(page.get_by_role("heading", name=anna.email)).to_be_focused()

    find(page, code[:4].lower() + " " + code[4:8].lower())
    choose(page, "Codes", re.compile(code[:4]))
    expect(page).to_have_url(re.compile(r"/desk/codes/\d+$"))
    expect(page.get_by_role("heading", name=re.compile(code[:4]))).to_be_focused()

    find(page, "1")
    choose(page, "Batches", re.compile(r"\b1 · Kaktus"))
    expect(page).to_have_url(re.compile("/desk/codes/batches/1$"))

    find(page, "FARBEN")
    choose(page, "Lessons", re.compile("^Farben.*Kaktus 1$"))
    expect(page).to_have_url(re.compile("/desk/lessons/kaktus-1/farben$"))

    find(page, "new batch")
    choose(page, "Pages and actions", "New batch of codes")
    expect(page).to_have_url(re.compile("/desk/codes/new$"))

    find(page, "nothing is called this")
    expect(page.get_by_role("dialog").get_by_role("status")).to_have_text("Nothing was found.")
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(page).to_have_url(re.compile("/desk/codes/new$"))
