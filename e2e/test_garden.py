"""Kaktus' garden: words that were right grow, are watered a day later, belong to a child, and move to other devices."""

from __future__ import annotations

import base64
import zlib
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, expect

from e2e.checks.accessibility import accessibility_faults, small_targets
from e2e.people.readers import Person, expect_path, sign_in

REPORT_DOG = """parent.postMessage({
  kaktus: 1,
  type: 'progress',
  lesson: 'kaktus-1/tiere',
  progress: { stars: { story: 3 }, words: { hund: ['2026-11-16'] } },
}, '*')"""
NAME = "Zoë Geheim"


def everything_sent_by(context: BrowserContext) -> list[str]:
    sent: list[str] = []

    def note(request: Request) -> None:
        sent.append(f"{request.url} {request.post_data or ''} {request.headers}")

    context.on("request", note)
    return sent


def expect_a_page_for_children(page: Page) -> None:
    assert accessibility_faults(page) + small_targets(page) == []


def play_a_dog_right(page: Page) -> None:
    page.goto("/stage?lesson=kaktus-1/tiere")
    game = page.frame_locator("iframe")
    game.locator(".title-page").wait_for()
    game.locator("body").evaluate(f"() => {REPORT_DOG}")
    page.wait_for_function("() => Object.values(localStorage).some((text) => text.includes('hund'))")


def expect_pictures_without_scrolling(page: Page) -> None:
    before = page.viewport_size
    assert before
    for width, height in ((390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        for picture in page.locator("main li button").all():
            expect(picture).to_be_in_viewport(ratio=1)
    page.set_viewport_size(before)


def expect_plants_on_a_phone_on_its_side(page: Page) -> None:
    before = page.viewport_size
    assert before
    page.set_viewport_size({"width": 844, "height": 390})
    page.evaluate("scrollTo(0, 0)")
    expect(page.get_by_role("button", name="der Hund")).to_be_in_viewport(ratio=0.7)
    page.set_viewport_size(before)


def water_the_dog(page: Page) -> None:
    page.get_by_role("link", name="Water the garden").click()
    expect(page.get_by_role("heading", name="Water the garden")).to_be_visible()
    expect_a_page_for_children(page)
    expect_pictures_without_scrolling(page)
    page.locator("main li button:not(:has(img[src*='/hund-']))").first.click()
    expect(page.get_by_role("status").filter(has_text="Das ist")).to_be_visible()
    page.reload()
    page.locator("main li button:has(img[src*='/hund-'])").click()
    expect(page.get_by_role("heading", name="Well done! The garden is watered.")).to_be_visible()
    page.get_by_role("link", name="Back to the garden").click()


def add_a_child_and_return_to_the_first(page: Page) -> None:
    """The new child's garden is empty."""
    page.get_by_role("link", name="For adults").click()
    page.get_by_role("button", name="Add a child").click()
    form = page.get_by_role("dialog")
    form.locator("label", has_text="a lion").click()
    form.get_by_label("Name").fill(NAME)
    form.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name=NAME, exact=True)).to_have_attribute("aria-pressed", "true")
    expect_a_page_for_children(page)
    page.get_by_role("link", name="Back to the garden").click()
    expect(page.get_by_role("heading", name="Nothing grows here yet")).to_be_visible()
    page.get_by_role("group", name="Who is playing?").get_by_role("button", name="a green cactus").click()


def expect_a_dog_that_is_not_thirsty(page: Page) -> None:
    page.goto("/library")
    page.get_by_role("link", name="Kaktus’ garden").click()
    expect_path(page, "/garden")
    dog = page.get_by_role("button", name="der Hund")
    with page.expect_request(lambda request: "/assets/words/hund-" in request.url and ".mp3" in request.url):
        dog.click()
    expect(page.get_by_text("The next plant is thirsty tomorrow.")).to_be_visible()
    expect_a_page_for_children(page)


@pytest.mark.journey
def test_a_word_grows_is_watered_and_moves_to_another_device(
    page: Page,
    context: BrowserContext,
    browser: Browser,
    browser_context_args: dict[str, Any],
    anna: Person,
    tmp_path: Path,
) -> None:
    sent = everything_sent_by(context)
    page.clock.set_fixed_time("2026-11-16T10:00:00")
    sign_in(page, anna)
    page.goto("/garden")
    expect(page.get_by_role("heading", name="Nothing grows here yet")).to_be_visible()
    expect_a_page_for_children(page)

    play_a_dog_right(page)
    expect_a_dog_that_is_not_thirsty(page)

    page.clock.set_fixed_time("2026-11-17T10:00:00")
    page.reload()
    water_the_dog(page)
    expect(page.get_by_role("button", name="der Hund – a bud")).to_be_visible()
    expect(page.get_by_text("thirsty in 3 days")).to_be_visible()

    add_a_child_and_return_to_the_first(page)
    expect_plants_on_a_phone_on_its_side(page)

    page.get_by_role("link", name="For adults").click()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "kaktus-garden.json"
    saving.value.save_as(file)
    assert not [request for request in sent if "Geheim" in request or "Zo%C3%AB" in request]
    assert "Geheim" not in file.read_text()

    tablet = browser.new_context(**browser_context_args)
    try:
        carry_over(tablet.new_page(), tablet, anna, file)
    finally:
        tablet.close()


def carry_over(page: Page, context: BrowserContext, anna: Person, file: Path) -> None:
    """By file to the child who is there, then by link to a new one."""
    sent = everything_sent_by(context)
    page.clock.set_fixed_time("2026-11-17T10:00:00")
    sign_in(page, anna)
    page.goto("/garden?children")
    page.get_by_label("Open a file").last.set_input_files(file)
    dialog = page.get_by_role("dialog", name="Who gets it?")
    expect(dialog).to_contain_text("Words: 1, stars: 3.")
    dialog.get_by_role("button", name="a green cactus").click()
    expect(page.get_by_text("It has arrived.")).to_be_visible()

    packed = zlib.compressobj(wbits=-15)
    data = packed.compress(file.read_bytes()) + packed.flush()
    page.goto("/favicon.svg")
    page.goto("/garden?children#carry=" + base64.urlsafe_b64encode(data).decode().rstrip("="))
    dialog.get_by_role("button", name="A new child").click()
    expect(page.get_by_text("It has arrived.")).to_be_visible()
    assert page.url.endswith("/garden?children")
    page.get_by_role("link", name="Back to the garden").click()
    expect(page.get_by_role("group", name="Who is playing?").get_by_role("button")).to_have_count(2)
    expect(page.get_by_role("button", name="der Hund – a bud")).to_be_visible()
    assert not [request for request in sent if "carry" in request]
