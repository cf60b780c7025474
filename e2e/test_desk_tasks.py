"""What the four roles do every day, from the start page on, and how many taps and fields it takes them."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import FilePayload, Page, expect

from e2e.people.readers import LIGHTEST, Accounts
from e2e.people.staff import sit_down, staff_at_work
from e2e.people.tap_counter import TapCounter
from e2e.running import Library
from testing.foreign_packages import packed_package


def test_a_clerk_makes_codes_and_takes_their_labels(page: Page, library: Library) -> None:
    sit_down(page, staff_at_work(library, "clerk"))
    count = TapCounter()
    count.tap(page.get_by_role("navigation", name="Parts of the desk").get_by_role("link", name="Codes"))
    count.tap(page.get_by_role("link", name="Make codes"))
    count.fill(page.get_by_label("How many?"), "24")
    count.fill(page.get_by_label("Title of the batch"), "Messe")
    count.tap(page.get_by_role("button", name="Make 24 codes"))
    with page.expect_download() as labels:
        count.tap(page.get_by_role("button", name="Labels as PDF"))
    assert labels.value.suggested_filename.endswith(".pdf")
    assert (count.taps, count.fields) == (4, 2)


def test_a_clerk_revokes_a_stolen_carton(page: Page, library: Library) -> None:
    codes = library.codes("kaktus1", count=10)
    sit_down(page, staff_at_work(library, "clerk"))
    count = TapCounter()
    count.tap(page.get_by_role("navigation", name="Parts of the desk").get_by_role("link", name="Codes"))
    count.tap(page.get_by_role("link", name="Several codes at once"))
    count.fill(page.get_by_role("textbox").first, f"{codes[0]} – {codes[-1]}")
    count.tap(page.get_by_role("button", name="Check the choice"))
    count.tap(page.get_by_role("button", name="Revoke them"))
    count.fill(page.get_by_label("Reason"), "stolen carton")
    count.tap(page.get_by_role("dialog").get_by_role("button", name="Revoke"))
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert (count.taps, count.fields) == (5, 2)


def test_support_corrects_a_mistyped_address(page: Page, library: Library, accounts: Accounts) -> None:
    anna = accounts.unverified()
    sit_down(page, staff_at_work(library, "support"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    count = TapCounter()
    page.keyboard.press("Control+k")
    count.fill(page.get_by_role("combobox"), anna.email)
    count.tap(page.get_by_role("option", name=anna.email))
    count.tap(page.get_by_role("button", name="Correct the address"))
    dialog = page.get_by_role("dialog")
    count.fill(dialog.get_by_role("textbox").first, f"right-{anna.email}")
    count.fill(dialog.get_by_label("Reason"), "mistyped")
    count.tap(dialog.get_by_role("button", name=re.compile("^Correct")))
    expect(page.get_by_role("heading", name=f"right-{anna.email}")).to_be_visible()
    assert (count.taps, count.fields) == (3, 3)


def test_an_editor_publishes_a_new_version(page: Page, library: Library, tmp_path: Path) -> None:
    # Not `sit_down`, whose script would run in the preview, too.
    page.goto(LIGHTEST)
    token = staff_at_work(library, "editor").token
    page.evaluate("(token) => sessionStorage.setItem('kaktus.desk.token', token)", token)
    page.goto("/desk")
    count = TapCounter()
    count.tap(page.get_by_role("navigation", name="Parts of the desk").get_by_role("link", name="Lessons"))
    count.tap(page.get_by_role("region", name="Kaktus 2", exact=True).get_by_role("link", name="Kleidung"))
    package: FilePayload = {
        "name": "neu.zip",
        "mimeType": "application/zip",
        "buffer": packed_package(tmp_path, "storyline"),
    }
    page.locator("input[type=file]").first.set_input_files([package])
    count.taps += 1
    count.tap(page.get_by_role("button", name="Preview version 2"))
    expect(page.frame_locator("iframe").get_by_text("geschrieben")).to_be_visible()
    count.tap(page.get_by_role("button", name="Close the preview"))
    count.tap(page.get_by_role("button", name="Publish version 2"))
    expect(page.get_by_text("Readers get version 2 within five seconds.")).to_be_visible()
    assert (count.taps, count.fields) == (6, 0)
    # Other tests play this lesson.
    page.get_by_role("button", name="Back to version 1").click()
    expect(page.get_by_text("Readers get version 1 within five seconds.")).to_be_visible()


def test_an_owner_invites_somebody(page: Page, library: Library) -> None:
    sit_down(page, staff_at_work(library, "owner"))
    count = TapCounter()
    count.tap(page.get_by_role("navigation", name="Parts of the desk").get_by_role("link", name="Staff"))
    count.tap(page.get_by_role("button", name="Invite somebody"))
    dialog = page.get_by_role("dialog")
    count.fill(dialog.get_by_label("Email"), "paula@publisher.example")
    count.tap(page.get_by_role("button", name="Send invitation"))
    expect(page.get_by_text("paula@publisher.example").first).to_be_visible()
    assert (count.taps, count.fields) == (3, 1)
