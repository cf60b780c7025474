"""A clerk's journey: make a batch, look at its labels, take it as CSV and PDF, revoke a code, see the plot; import."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from openpyxl import Workbook
from playwright.sync_api import FilePayload, Page, expect

from e2e.checks.accessibility import accessibility_faults
from e2e.people.staff import sit_down, staff_at_work
from e2e.running import Library


@pytest.mark.journey
def test_from_a_new_batch_to_its_first_activation(page: Page, library: Library, tmp_path: Path) -> None:
    sit_down(page, staff_at_work(library, "clerk"), "/desk/codes")
    page.get_by_role("link", name="Make codes").click()
    page.get_by_label("How many?").fill("30")
    page.get_by_label("Title of the batch").fill("Auflage 3")
    page.get_by_label("Redeem by").fill("2099-12-31")
    assert accessibility_faults(page) == []
    page.get_by_role("button", name="Make 30 codes").click()
    expect(page.get_by_role("heading", name="Auflage 3")).to_be_visible()
    expect(page.get_by_role("heading", name="Print and export")).to_be_visible()
    expect(page.get_by_text("31 Dec 2099")).to_be_visible()

    page.get_by_role("button", name="Show the first sheet").click()
    sheet = page.get_by_role("img", name="The first sheet of labels")
    expect(sheet).to_be_visible()
    page.wait_for_function("image => image.naturalWidth > 0", arg=sheet.element_handle())
    assert accessibility_faults(page) == []

    with page.expect_download() as csv:
        page.get_by_role("button", name="CSV", exact=True).click()
    csv.value.save_as(tmp_path / "codes.csv")
    lines = (tmp_path / "codes.csv").read_text().splitlines()
    assert len(lines) == 31
    with page.expect_download() as pdf:
        page.get_by_role("button", name="Labels as PDF").click()
    assert re.fullmatch(r"labels-\d+-1\.pdf", pdf.value.suggested_filename)
    pdf.value.save_as(tmp_path / "labels.pdf")
    assert (tmp_path / "labels.pdf").read_bytes().startswith(b"%PDF-1.4")

    code = lines[5].partition(",")[0]
    page.get_by_label("Find a code by number or beginning").fill(code.lower())
    page.get_by_role("button", name=f"Revoke {code}").click()
    page.get_by_label("Reason").fill("stolen from a shop")
    page.get_by_role("button", name="Revoke", exact=True).click()
    row = page.get_by_role("row").filter(has_text=code)
    expect(row).to_contain_text("stolen from a shop")
    expect(page.get_by_role("figure", name=re.compile("activations in this period"))).to_be_visible()


def test_a_list_of_printed_codes_is_checked_before_it_is_written(page: Page, library: Library) -> None:
    sit_down(page, staff_at_work(library, "clerk"), "/desk/codes/import")
    page.evaluate("localStorage.setItem('language', 'de')")
    page.reload()
    expect(page.get_by_role("heading", name="Gedruckte Codes einlesen")).to_be_visible()
    content = "activation_code;book;Ort\nALT000000001;kaktus1;Köln\nKURZ;kaktus1;Bonn\n".encode("cp1252")
    file: FilePayload = {"name": "alt.csv", "mimeType": "text/csv", "buffer": content}
    page.get_by_label("Excel- oder CSV-Datei").set_input_files([file])
    assert accessibility_faults(page) == []
    page.get_by_role("button", name="Datei senden").click()
    page.get_by_role("button", name="Datei prüfen").click()
    expect(page.get_by_text("1 Code neu, 0 schon bekannt, 1 Zeile abgelehnt.")).to_be_visible()
    expect(page.get_by_role("row").filter(has_text="Ein Code hat 12 Buchstaben und Ziffern.")).to_contain_text("3")
    page.get_by_role("button", name="1 Code schreiben").click()
    expect(page.get_by_text("1 Code ist jetzt in der Bibliothek.")).to_be_visible()
    assert accessibility_faults(page) == []


def test_a_spreadsheet_whose_column_is_chosen_by_keyboard(page: Page, library: Library) -> None:
    workbook, content = Workbook(), io.BytesIO()
    for row in (["Bestellung", "Gutschein"], ["ORDER0000001", 123456789012], ["ORDER0000002", "ALTX-0000-0002"]):
        workbook.active.append(row)
    workbook.save(content)
    sit_down(page, staff_at_work(library, "clerk"), "/desk/codes/import")
    file: FilePayload = {"name": "alt.xlsx", "mimeType": "", "buffer": content.getvalue()}
    page.get_by_label("Excel or CSV file").set_input_files([file])
    page.get_by_role("button", name="Send the file").click()
    column = page.get_by_label("Column with the codes")
    # An order number looks like a code, too.
    expect(page.get_by_role("columnheader", name="A: code")).to_be_visible()
    column.focus()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("columnheader", name="B: code")).to_be_visible()
    expect(page.get_by_role("cell", name="123456789012")).to_be_visible()
    assert accessibility_faults(page) == []
    page.get_by_label("Book, where none is named").select_option("kaktus1")
    page.get_by_role("button", name="Check the file").click()
    expect(page.get_by_text("2 codes new, 0 known already, 0 lines refused.")).to_be_visible()
    page.get_by_role("button", name="Write 2 codes").click()
    page.get_by_role("link", name=re.compile("To batch")).click()
    expect(page.get_by_role("link", name="1234-5678-9012")).to_be_visible()


def test_codes_of_two_batches_are_revoked_together(page: Page, library: Library) -> None:
    batches = []
    sit_down(page, staff_at_work(library, "clerk"), "/desk/codes")
    for _ in range(2):
        page.goto("/desk/codes/new")
        page.get_by_label("How many?").fill("5")
        page.get_by_role("button", name="Make 5 codes").click()
        expect(page.get_by_role("button", name="Labels as PDF")).to_be_visible()
        batches.append(page.url.rpartition("/")[2])
    page.goto("/desk/codes")
    page.get_by_role("link", name="Several codes at once").click()
    page.get_by_label("Codes", exact=True).fill(f"{batches[0]}/1-2\n{batches[1]}/4, nonsense")
    page.get_by_role("button", name="Check the choice").click()
    expect(page.get_by_text("3 codes: 3 unused, 0 activated, 0 revoked. Not found: nonsense.")).to_be_visible()
    assert accessibility_faults(page) == []
    with page.expect_download() as labels:
        page.get_by_role("button", name="Labels as PDF").click()
    assert labels.value.suggested_filename == "codes-of-2-batches.zip"
    page.get_by_role("button", name="Revoke them").click()
    page.get_by_label("Reason").fill("stolen carton")
    page.get_by_role("button", name="Revoke", exact=True).click()
    expect(page.get_by_text("The codes are being revoked. This takes a moment.")).to_be_visible()
    page.goto(f"/desk/codes/batches/{batches[1]}")
    expect(page.get_by_role("link", name="Codes", exact=True).first).to_be_visible()
    # By a job, which may still run.
    expect(page.get_by_text("The codes are being revoked")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("row").filter(has_text="stolen carton")).to_have_count(1)
