"""The page for parents and teachers about a lesson: its words to see and hear, and its sheets on paper."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from e2e.checks.accessibility import accessibility_faults, small_targets
from e2e.people.readers import Person, expect_path, sign_in

GUIDE = "/guide?lesson=kaktus-1/tiere"
POINTS_PER_MM = 72 / 25.4


@pytest.mark.journey
def test_a_parent_finds_the_words_of_a_lesson_and_hears_one(page: Page, anna: Person) -> None:
    sign_in(page, anna)
    page.goto("/library")
    page.get_by_role("link", name="For parents and teachers Kaktus 1", exact=True).click()
    expect_path(page, "/guide")
    page.get_by_role("navigation", name="All lessons of Kaktus 1").get_by_role("link", name="Tiere").click()
    expect(page.get_by_role("heading", level=1, name="Tiere")).to_be_visible()
    with page.expect_response("**/audio/tiere/kuh.mp3") as heard:
        page.get_by_role("button", name="die Kuh").click()
    assert heard.value.ok
    page.get_by_text("Die Geschichte").click()
    expect(page.get_by_role("button", name="Mia hat einen Hund. Er heißt Bello.")).to_be_visible()
    assert page.evaluate("[...document.querySelectorAll('main img')].every((one) => one.naturalWidth > 0)")
    for width, height in ((1180, 820), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        assert accessibility_faults(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert small_targets(page.main_frame) == []
    page.evaluate("sessionStorage.setItem('darkMode', 'true')")
    page.reload()
    expect(page.get_by_role("button", name="die Kuh")).to_be_visible()
    assert accessibility_faults(page) == []


def test_the_guide_is_printed_without_what_leads_elsewhere(page: Page, anna: Person) -> None:
    sign_in(page, anna)
    page.goto(GUIDE)
    expect(page.get_by_role("button", name="die Kuh")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.get_by_role("button", name="die Kuh")).to_be_visible()
    expect(page.get_by_role("heading", level=1, name="Tiere")).to_be_visible()
    expect(page.get_by_role("navigation")).to_have_count(0)
    expect(page.get_by_role("contentinfo")).to_have_count(0)
    expect(page.get_by_role("link")).to_have_count(0)


def test_every_sheet_fills_its_pages(page: Page, anna: Person) -> None:
    sign_in(page, anna)
    with page.expect_response("**/words.json") as answer:
        page.goto(GUIDE)
    count = len(json.loads(answer.value.body())["words"])
    pages = {"cards": -(-count // 4), "bingo": 4 // 2 + 1, "colouring": -(-count // 6), "certificate": 1}
    for sheet, expected in pages.items():
        page.goto(f"{GUIDE}&print={sheet}")
        expect(page.get_by_role("button", name="Print")).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert accessibility_faults(page) == []
        paper = page.pdf(prefer_css_page_size=True).decode("latin-1")
        assert len(re.findall(r"/Type\s*/Page\b", paper)) == expected, sheet
        width, height = re.search(r"/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)", paper).groups()  # type: ignore[union-attr]
        assert (round(float(width) / POINTS_PER_MM), round(float(height) / POINTS_PER_MM)) == (210, 297)
