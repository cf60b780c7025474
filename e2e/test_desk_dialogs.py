"""The desk's dialogs by keyboard alone: where the focus starts, that Escape closes them, and where it goes then."""

from __future__ import annotations

import re

from desk import sit_down, staff_at_work
from playwright.sync_api import Locator, Page, expect
from reader_accounts import Accounts
from running import Library

DIALOGS = {
    "/desk/staff": ("Invite somebody", "Change role", "Disable"),
    "/desk/account": ("Use another app or telephone", "Add a passkey", "New recovery codes"),
    "/desk/lessons": ("New group", "Rename", "New lesson"),
    "/desk/lessons/kaktus-1/farben": ("Rename",),
    "/desk/codes/batches/1": ("Replace the batch", "Revoke the batch", "Revoke ", "Replace "),
}
OF_A_PERSON = ("Sign out on all devices", "Extend", "Move", "Delete the account")
# The kind of control that has the focus, and whether the dialog offers a field.
START = """() => {
  const dialog = document.querySelector('dialog[open]');
  const at = document.activeElement;
  return {
    inside: dialog.contains(at),
    cross: at.getAttribute('aria-label') === 'Close',
    field: at.matches('input, select, textarea'),
    danger: at.matches('[type=submit]'),
    fields: dialog.querySelectorAll('input, select, textarea').length > 0,
  };
}"""


def walk_through(page: Page, opener: Locator) -> None:
    opener.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    start = page.evaluate(START)
    wanted = {"inside": True, "cross": False, "field": start["fields"], "danger": False, "fields": start["fields"]}
    assert start == wanted, opener
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(opener).to_be_focused()


def test_every_dialog_starts_in_its_first_field_and_gives_the_focus_back(
    page: Page, library: Library, accounts: Accounts
) -> None:
    (code,) = library.codes("kaktus1")
    anna = accounts.verified()
    accounts.call("POST", "/api/activation", {"activationCode": code}, token=anna.token)
    sit_down(page, staff_at_work(library, "owner"))
    for path, names in DIALOGS.items():
        page.goto(path)
        for name in names:
            walk_through(page, page.get_by_role("main").get_by_role("button", name=re.compile(f"^{name}")).first)
    page.goto("/desk/people")
    page.get_by_role("searchbox").fill(anna.email)
    page.keyboard.press("Enter")
    page.get_by_role("link", name=re.compile(anna.email)).click()
    for name in OF_A_PERSON:
        walk_through(page, page.get_by_role("button", name=name, exact=True))


def test_the_palette_takes_letters_at_once(page: Page, library: Library) -> None:
    sit_down(page, staff_at_work(library, "owner"), "/desk/staff")
    opener = page.get_by_role("button", name="Invite somebody")
    opener.focus()
    page.keyboard.press("Control+k")
    expect(page.get_by_role("combobox", name="Go to…")).to_be_focused()
    page.keyboard.press("Escape")
    expect(opener).to_be_focused()
    page.keyboard.press("Control+k")
    page.keyboard.type("audit")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Audit log")).to_be_focused()
