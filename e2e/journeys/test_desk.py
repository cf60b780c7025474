"""Staff: they sign in, go anywhere by a few letters, look at a sheet of labels, and at a lesson before readers do."""

from __future__ import annotations

import re

import pytest

from e2e.engines.page import Page, wait_until
from e2e.engines.visits import Visit
from e2e.people.staff import PASSWORD, Staff, add_staff, authenticator_code, staff_at_work
from e2e.running import Library


@pytest.fixture(scope="module")
def olga(library: Library) -> Staff:
    return staff_at_work(library, "owner")


def sit_down(visit: Visit, staff: Staff, path: str = "/desk") -> Page:
    page = visit(f"try {{ sessionStorage.setItem('kaktus.desk.token', '{staff.token}') }} catch {{}}")
    page.open(path)
    return page


def test_a_new_member_comes_to_the_desk(visitor: Page, library: Library) -> None:
    email, once = add_staff(library, "clerk")
    visitor.open("/desk")
    visitor.by_label("Email").fill(email)
    visitor.by_label("Password").fill(once)
    visitor.by_role("button", "Sign in").click()
    visitor.by_label("New password").fill(PASSWORD)
    visitor.by_label("Repeat password").fill(PASSWORD)
    visitor.by_role("button", "Save password").click()
    visitor.by_role("button", re.compile("^Authenticator app")).click()
    secret = visitor.by_css("code").evaluate("(code) => code.textContent")
    visitor.by_css("[alt^='QR code'], [aria-label^='QR code']").wait()
    visitor.by_label("Code from the app").fill(authenticator_code(secret))
    visitor.by_role("button", "Confirm").click()
    visitor.by_role("heading", "Recovery codes").wait()
    visitor.by_role("button", "I have saved them").click()
    visitor.by_role("navigation", "Parts of the desk").wait()


def test_a_few_letters_lead_to_a_part(visit: Visit, olga: Staff) -> None:
    page = sit_down(visit, olga)
    page.by_role("navigation", "Parts of the desk").wait()
    page.press("Control+k")
    # The field has the focus: what is typed goes into it.
    page.wait_for("() => document.activeElement?.getAttribute('role') === 'combobox'")
    page.type("audit")
    page.press("Enter")
    page.by_role("heading", "Audit log").wait()
    page.wait_for("() => document.activeElement?.textContent === 'Audit log'")


def test_the_first_sheet_of_labels(visit: Visit, library: Library) -> None:
    page = sit_down(visit, staff_at_work(library, "clerk"), "/desk/codes")
    page.by_role("link", "Make codes").click()
    page.by_label("How many?").fill("30")
    page.by_label("Title of the batch").fill("Auflage 3")
    page.by_role("button", "Make 30 codes").click()
    page.by_role("heading", "Auflage 3").wait()
    page.by_role("button", "Show the first sheet").click()
    sheet = page.by_css("img[alt^='The first sheet of labels']").wait()
    wait_until(lambda: sheet.evaluate("(image) => image.naturalWidth") > 0, "the sheet is drawn")


def test_a_lesson_is_looked_at_before_it_is_published(visit: Visit, library: Library) -> None:
    page = sit_down(visit, staff_at_work(library, "editor"), "/desk/lessons")
    page.by_role("region", "Kaktus 2").by_role("link", re.compile("^Natur")).click()
    page.by_role("heading", re.compile("^Natur")).wait()
    page.by_role("button", "Preview version 1").click()
    page.frame("iframe").by_role("button", "Los!").click()
    page.by_role("button", "Close the preview").click()
    page.by_role("button", "Preview version 1").wait()
