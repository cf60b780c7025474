"""Support's journey on a phone: 'my code does not work', from a part of the code to the father who has it at last."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.checks.accessibility import accessibility_faults
from e2e.people.readers import Accounts, next_network
from e2e.people.staff import staff_at_work
from e2e.running import Library

WORDS = {
    "en": ("Move", "Address of the other account", "Reason", "Both people get a mail"),
    "de": ("Verschieben", "Adresse des anderen Kontos", "Grund", "Beide bekommen eine Mail"),
}
UNLOCK = {"en": ("Lift the lock-out", "Lift it"), "de": ("Sperre aufheben", "Aufheben")}
SEND = {
    "en": ("Send the verification mail again", "Send the mail"),
    "de": ("Bestätigungsmail noch einmal senden", "Mail senden"),
}
NOTES = {
    "en": {
        "timeline": "What happened",
        "refused": "Code …{} refused: somebody else has redeemed it",
        "confirmed": "Confirmed the address",
        "heading": "Notes",
        "none": "No notes yet.",
        "add": "Add note",
        "remove": "Remove",
    },
    "de": {
        "timeline": "Was geschehen ist",
        "refused": "Code …{} abgelehnt: Jemand anders hat ihn eingelöst",
        "confirmed": "Hat die Adresse bestätigt",
        "heading": "Notizen",
        "none": "Noch keine Notizen.",
        "add": "Notiz hinzufügen",
        "remove": "[Ee]ntfernen",
    },
}


def search(page: Page, text: str) -> None:
    page.goto("/desk/people")
    box = page.get_by_role("searchbox")
    box.fill(text)
    box.press("Enter")


def confirm(page: Page, names: tuple[str, str]) -> None:
    page.get_by_role("button", name=names[0]).click()
    page.get_by_role("dialog").get_by_role("button", name=names[1]).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def sit_down_with_a_phone(page: Page, library: Library, *, language: str, dark: bool) -> None:
    token = staff_at_work(library, "support").token
    page.set_viewport_size({"width": 390, "height": 844})
    page.add_init_script(
        f"sessionStorage['kaktus.desk.token'] = '{token}'; sessionStorage.darkMode = '{str(dark).lower()}';"
        f"localStorage['language'] = '{language}'"
    )


@pytest.mark.parametrize(("language", "dark"), [("en", False), pytest.param("de", True, marks=pytest.mark.journey)])
def test_my_code_does_not_work(page: Page, library: Library, accounts: Accounts, language: str, dark: bool) -> None:
    mother, father, newcomer = accounts.verified(), accounts.verified(), accounts.unverified()
    (code,) = library.codes("kaktus1")
    accounts.call("POST", "/api/activation", {"activationCode": code}, mother.token)
    wrong = {"email": father.email, "password": "Falsch123"}
    network = next_network()
    assert [accounts.status("POST", "/api/account/login", wrong, network=network) for _ in range(6)][-1] == 429
    sit_down_with_a_phone(page, library, language=language, dark=dark)

    search(page, f"{code[:4].lower()} {code[4:6]}")
    page.get_by_role("link", name=re.compile(code[:4])).click()
    assert accessibility_faults(page) == []
    page.get_by_role("link", name=mother.email).click()
    expect(page.get_by_role("heading", name=mother.email)).to_be_visible()
    assert accessibility_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390

    move, to, reason, moved = WORDS[language]
    page.get_by_role("button", name=move).click()
    page.get_by_label(to).fill(father.email)
    page.get_by_label(reason).fill("the mother redeemed it")
    assert accessibility_faults(page) == []
    page.get_by_role("dialog").get_by_role("button", name=move).click()
    expect(page.get_by_text(moved)).to_be_visible()

    search(page, father.email)
    expect(page.get_by_role("link", name=re.compile(father.email))).to_be_visible()
    assert accessibility_faults(page) == []
    page.get_by_role("link", name=re.compile(father.email)).click()
    expect(page.get_by_role("article")).to_contain_text("Kaktus 1")
    confirm(page, UNLOCK[language])
    right = {"email": father.email, "password": father.password}
    assert accounts.status("POST", "/api/account/login", right, network=network) == 200

    search(page, newcomer.email)
    page.get_by_role("link", name=re.compile(newcomer.email)).click()
    confirm(page, SEND[language])
    library.mails.wait_for(newcomer.email, count=2)
    # The father: to confirm his address, and that the code is his now.
    library.mails.wait_for(father.email, count=2)


@pytest.mark.parametrize(("language", "dark"), [("en", False), pytest.param("de", True, marks=pytest.mark.journey)])
def test_a_refused_code_and_a_note(page: Page, library: Library, accounts: Accounts, language: str, dark: bool) -> None:
    mother, father = accounts.verified(), accounts.verified()
    (code,) = library.codes("kaktus1")
    accounts.call("POST", "/api/activation", {"activationCode": code}, mother.token)
    assert accounts.status("POST", "/api/activation", {"activationCode": code}, token=father.token) == 400
    sit_down_with_a_phone(page, library, language=language, dark=dark)
    search(page, father.email)
    page.get_by_role("link", name=re.compile(father.email)).click()
    words = NOTES[language]
    timeline = page.get_by_role("region", name=words["timeline"])
    expect(timeline).to_contain_text(words["refused"].format(code[-4:]))
    expect(timeline).to_contain_text(words["confirmed"])
    assert code not in page.content().replace("-", "")

    notes = page.get_by_role("region", name=words["heading"])
    expect(notes).to_contain_text(words["none"])
    notes.get_by_role("textbox").fill("Calls often.\nPrefers mornings.")
    notes.get_by_role("button", name=words["add"]).press("Enter")
    expect(notes.get_by_role("listitem")).to_contain_text("Prefers mornings.")
    expect(notes.get_by_role("textbox")).to_have_value("")
    # Otherwise the bar at the top may cover half a button, which then counts as too small.
    page.evaluate("scrollTo(0, 0)")
    assert accessibility_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390

    notes.get_by_role("button", name=re.compile(words["remove"])).click()
    assert accessibility_faults(page) == []
    page.get_by_role("dialog").get_by_role("button", name=re.compile(words["remove"])).click()
    expect(notes).to_contain_text(words["none"])
