"""An editor's journey: upload a package, read the report, preview it, publish it; a reader gets it; go back."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.checks.accessibility import accessibility_faults
from e2e.people.readers import LIGHTEST, Accounts, sign_in
from e2e.people.staff import staff_at_work
from e2e.running import Library
from testing.foreign_packages import packed_package


@pytest.fixture
def package(tmp_path: Path) -> dict[str, object]:
    """Like an export of Storyline, in one file."""
    content = packed_package(tmp_path / "export", "storyline")
    return {"name": "farben.zip", "mimeType": "application/zip", "buffer": content}


@pytest.fixture
def edith(page: Page, library: Library) -> Page:
    page.goto(LIGHTEST)
    page.evaluate(
        "(token) => sessionStorage.setItem('kaktus.desk.token', token)", staff_at_work(library, "editor").token
    )
    return page


@pytest.mark.journey
def test_from_the_upload_to_the_reader_and_back(
    edith: Page, library: Library, accounts: Accounts, context: BrowserContext, package: dict[str, object]
) -> None:
    page = edith
    page.goto("/desk/lessons")
    expect(page.get_by_role("heading", name="Lessons")).to_be_visible()
    assert accessibility_faults(page) == []
    page.get_by_role("region", name="Kaktus 2", exact=True).get_by_role("link", name="Natur").click()
    expect(page.get_by_role("heading", name="Natur")).to_be_visible()
    page.locator("input[type=file]").first.set_input_files(package)  # type: ignore[arg-type]
    expect(page.get_by_text("farben.zip is version 2. Look at it, then publish it.")).to_be_visible()
    expect(page.get_by_text("Articulate Storyline · starts with story.html")).to_be_visible()
    page.goto("/desk")
    drafts = page.get_by_role("region", name="Drafts that wait")
    expect(drafts).to_contain_text("uploaded by editor-")
    assert accessibility_faults(page) == []
    drafts.get_by_role("link", name="Kaktus 2, Natur: version 2").click()
    page.get_by_role("button", name="Preview version 2").click()
    expect(page.frame_locator("iframe").get_by_text("geschrieben")).to_be_visible()
    assert accessibility_faults(page) == []
    page.get_by_role("button", name="Close the preview").click()
    page.get_by_role("button", name="Publish version 2").click()
    expect(page.get_by_text("Readers get version 2 within five seconds.")).to_be_visible()

    anna = accounts.verified()
    (code,) = library.codes("kaktus2")
    accounts.call("POST", "/api/activation", {"activationCode": code}, token=anna.token)
    reader = context.new_page()
    sign_in(reader, anna)
    reader.goto("/stage?lesson=kaktus-2/natur")
    expect(reader.frame_locator("iframe").get_by_text("geschrieben")).to_be_visible()

    page.get_by_role("button", name="Back to version 1").click()
    expect(page.get_by_text("Readers get version 1 within five seconds.")).to_be_visible()
    reader.frame_locator("iframe").get_by_role("button", name="Ton").click()
    expect(reader.frame_locator("iframe").get_by_text("klingt")).to_be_visible()


@pytest.mark.parametrize(("width", "height", "first"), [(1440, 900, "Desktop"), (390, 844, "Phone")])
def test_a_preview_on_each_screen(edith: Page, width: int, height: int, first: str) -> None:
    page = edith
    page.set_viewport_size({"width": width, "height": height})
    page.goto("/desk/lessons/kaktus-1/farben")
    page.get_by_role("button", name="Preview version 1").click()
    expect(page.get_by_role("radio", name=first, exact=True)).to_be_checked()
    lesson = page.locator("iframe")
    seen = {}
    page.get_by_role("group", name="Size of the screen").get_by_text("Phone", exact=True).click()
    for name in ("Phone", "Phone on its side", "Tablet", "Desktop"):
        expect(page.get_by_role("radio", name=name, exact=True)).to_be_checked()
        box = lesson.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["height"] <= height
        seen[name] = lesson.content_frame.locator("html").evaluate("() => [innerWidth, innerHeight]")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        page.keyboard.press("ArrowRight")
    assert seen == {
        "Phone": [390, 844],
        "Phone on its side": [844, 390],
        "Tablet": [820, 1180],
        "Desktop": [1440, 900],
    }
    # Otherwise the bar at the top may cover half a button, which then counts as too small.
    page.evaluate("scrollTo(0, 0)")
    assert accessibility_faults(page) == []


def test_a_mistyped_lesson_is_removed(edith: Page) -> None:
    page = edith
    page.goto("/desk/lessons")
    book = page.get_by_role("region", name="Kaktus 2", exact=True)
    book.get_by_role("button", name="New lesson").click()
    page.get_by_label("Title").fill("Wetter")
    page.get_by_label("Short name").fill("weter")
    page.get_by_role("button", name="Create").click()
    book.get_by_role("link", name="Wetter").click()
    page.get_by_role("button", name="Remove").click()
    dialog = page.get_by_role("dialog", name="Remove Wetter?")
    expect(dialog).to_contain_text("No reader has ever seen this lesson.")
    assert accessibility_faults(page) == []
    dialog.get_by_role("button", name="Remove").click()
    expect(book).to_be_visible()
    expect(book.get_by_role("link", name="Wetter")).to_have_count(0)
    page.go_back()
    expect(book).to_be_visible()
    expect(book.get_by_role("link", name="Wetter")).to_have_count(0)


def test_in_german(edith: Page) -> None:
    edith.evaluate("localStorage.setItem('language', 'de')")
    edith.goto("/desk/lessons/kaktus-1/farben")
    bad = {"name": "farben.zip", "mimeType": "application/zip", "buffer": b"no zip file"}
    edith.locator("input[type=file]").first.set_input_files(bad)  # type: ignore[arg-type]
    expect(edith.get_by_text("farben.zip geht so nicht:")).to_be_visible()
    expect(edith.get_by_text("farben.zip: Das ist keine lesbare ZIP-Datei")).to_be_visible()
    assert accessibility_faults(edith) == []
