"""The desk's dialogs by keyboard alone: where the focus starts, that Escape closes them, and where it goes then."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.people.readers import Accounts, next_network
from e2e.people.staff import PASSWORD, Staff, add_staff, sit_down, staff_at_work
from e2e.running import Library

DIALOGS = {
    "/desk/staff": (
        "Invite somebody",
        "Change name",
        "Change role",
        "Disable",
        "Invite again",
        "Enable",
        "Reset second factor",
    ),
    "/desk/account": ("Use another app or telephone", "Add a passkey", "New recovery codes", "Remove"),
    "/desk/lessons": ("New group", "New book", "Rename", "New lesson", "Remove"),
    "/desk/lessons/kaktus-1/farben": ("Rename", "Take off the shelf"),
    "/desk/lessons/kaktus-1/wetter": ("Remove",),
    "/desk/codes/batches/1": ("Replace the batch", "Revoke the batch", "Revoke ", "Replace "),
}
OF_A_CODE = ("Replace", "Revoke")
OF_A_PERSON = (
    "Sign out on all devices",
    "Send a mail for a new password",
    "Extend",
    "Move",
    "Free the code",
    "Delete the account",
)
OF_A_NEWCOMER = ("Send the verification mail again", "Correct the address", "Lift the lock-out", "Delete the account")
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
    expected = {"inside": True, "cross": False, "field": start["fields"], "danger": False, "fields": start["fields"]}
    assert start == expected, opener
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(opener).to_be_focused()


@pytest.fixture
def owner(library: Library) -> Staff:
    """With everything on the shelf and among the staff that has a dialog of its own."""
    olga = staff_at_work(library, "owner")
    staff_at_work(library, "clerk")
    add_staff(library, "editor")
    gone, _ = add_staff(library, "support")
    library.command("staff", "disable", gone, "--reason", "Left.")
    for path, body in (
        ("groups", {"slug": "empty-group"}),
        ("books/kaktus-1/lessons", {"slug": "wetter", "title": "Wetter"}),
    ):
        library.post(f"/desk/lessons/{path}", body, token=olga.token)
    return olga


def open_person(page: Page, email: str) -> None:
    page.goto("/desk/people")
    page.get_by_role("searchbox").fill(email)
    page.keyboard.press("Enter")
    page.get_by_role("link", name=re.compile(email)).click()
    expect(page.get_by_role("heading", name=email)).to_be_visible()


def test_every_dialog_starts_in_its_first_field_and_gives_the_focus_back(
    page: Page, library: Library, accounts: Accounts, owner: Staff, security_key: None
) -> None:
    (code,) = library.codes("kaktus1")
    anna, newcomer = accounts.verified(), accounts.unverified()
    accounts.call("POST", "/api/activation", {"activationCode": code}, token=anna.token)
    network = next_network()
    for _ in range(6):
        wrong = {"email": newcomer.email, "password": "Falsch123"}
        accounts.status("POST", "/api/account/login", wrong, network=network)
    sit_down(page, owner)
    add_passkey(page)
    for path, names in DIALOGS.items():
        page.goto(path)
        for name in names:
            walk_through(page, page.get_by_role("main").get_by_role("button", name=re.compile(f"^{name}")).first)
    for person, names in ((newcomer, OF_A_NEWCOMER), (anna, OF_A_PERSON)):
        open_person(page, person.email)
        for name in names:
            walk_through(page, page.get_by_role("button", name=name, exact=True))
    page.get_by_role("link", name=code[:4]).click()
    for name in OF_A_CODE:
        walk_through(page, page.get_by_role("button", name=name, exact=True))


def add_passkey(page: Page) -> None:
    """So that both second factors can be removed."""
    page.goto("/desk/account")
    page.get_by_role("button", name="Add a passkey").click()
    page.get_by_label("Name of the passkey").fill("Laptop")
    page.keyboard.press("Tab")
    page.keyboard.type(PASSWORD)
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=re.compile("^Remove.*Laptop"))).to_be_visible()


def test_the_second_step_of_a_new_app_starts_in_its_field_too(page: Page, library: Library) -> None:
    sit_down(page, staff_at_work(library, "clerk"), "/desk/account")
    page.get_by_role("button", name="Use another app or telephone").click()
    page.keyboard.type(PASSWORD)
    page.keyboard.press("Enter")
    expect(page.get_by_label("Code from the app")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Use another app or telephone")).to_be_focused()


def test_the_palette_takes_letters_at_once(page: Page, library: Library) -> None:
    sit_down(page, staff_at_work(library, "owner"), "/desk/staff")
    opener = page.get_by_role("button", name="Invite somebody")
    opener.focus()
    page.keyboard.press("Control+k")
    expect(page.get_by_role("combobox", name="Search or go to…")).to_be_focused()
    page.keyboard.press("Escape")
    expect(opener).to_be_focused()
    page.keyboard.press("Control+k")
    page.keyboard.type("audit")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Audit log")).to_be_focused()
