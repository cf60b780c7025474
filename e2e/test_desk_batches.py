"""A clerk finds, sorts, renames and removes batches; the address keeps what was chosen."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from e2e.checks.accessibility import accessibility_faults
from e2e.people.staff import sit_down, staff_at_work
from e2e.running import Library


def make_batch(page: Page, name: str, count: int) -> None:
    page.goto("/desk/codes/new")
    page.get_by_label("How many?").fill(str(count))
    page.get_by_label("Title of the batch").fill(name)
    page.get_by_role("button", name=f"Make {count} codes").click()
    expect(page.get_by_role("heading", name="Print and export")).to_be_visible()


def test_batches_are_found_renamed_and_removed(page: Page, library: Library) -> None:
    sit_down(page, staff_at_work(library, "clerk"), "/desk/codes")
    make_batch(page, "Wanted run", 7)
    make_batch(page, "Wanted misprint", 5)

    page.goto("/desk/codes")
    page.get_by_role("searchbox", name="Find a batch").fill("wanted")
    page.get_by_label("Sort by").select_option("Fewest unused codes first")
    table = page.get_by_role("group", name="Batches").get_by_role("row")
    expect(table).to_have_count(3)
    expect(table.nth(1)).to_contain_text("Wanted misprint")
    expect(table.nth(1).get_by_role("cell").nth(2)).to_have_text("5")
    page.get_by_label("Period", exact=True).select_option("Last 12 months")
    expect(page).to_have_url(re.compile("period=months"))
    assert accessibility_faults(page) == []

    page.get_by_role("link", name="Wanted misprint").click()
    page.get_by_role("button", name="Rename").click()
    page.get_by_label("Title of the batch").fill("Wanted, printed wrong")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", name="Wanted, printed wrong")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("searchbox", name="Find a batch")).to_have_value("wanted")
    expect(page.get_by_label("Period", exact=True)).to_have_value("months")
    expect(page.get_by_label("Sort by")).to_have_value("unused")

    page.get_by_role("link", name="Wanted, printed wrong").click()
    page.get_by_role("button", name="Remove").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Reason").fill("made twice")
    assert accessibility_faults(page) == []
    dialog.get_by_role("button", name="Remove").click()
    expect(page.get_by_text("None of its codes is accepted any more.")).to_be_visible()
    page.get_by_role("searchbox", name="Find a batch").fill("wanted")
    expect(table).to_have_count(2)
    expect(table.nth(1)).to_contain_text("Wanted run")


def test_a_batch_that_was_given_out_stays(page: Page, library: Library) -> None:
    sit_down(page, staff_at_work(library, "clerk"), "/desk/codes")
    make_batch(page, "Given out", 7)
    with page.expect_download():
        page.get_by_role("button", name="CSV", exact=True).click()
    page.reload()
    expect(page.get_by_role("button", name="Rename")).to_be_visible()
    expect(page.get_by_role("button", name="Remove")).to_have_count(0)
