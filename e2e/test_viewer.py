"""Opening a lesson: the sandboxed frame, the panel, and what stays on the device."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable
from io import BytesIO
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Frame, FrameLocator, Locator, Page, expect

from e2e.checks.accessibility import accessibility_faults, small_targets
from e2e.checks.overlaps import SCROLLS, SIZES, overlaps
from e2e.checks.watcher import Watcher
from e2e.lessons.products import lessons_in
from e2e.people.readers import PASSWORD, Accounts, Person, expect_path, sign_in
from e2e.running import Library


def open_lesson(page: Page, person: Person, title: str = "Farben") -> FrameLocator:
    sign_in(page, person)
    page.goto("/library")
    page.get_by_role("link", name=title).first.click()
    expect_path(page, "/stage")
    return page.frame_locator("iframe[title='Interactive game']")


@pytest.mark.journey
def test_a_lesson_opens_in_a_sandboxed_frame(page: Page, anna: Person) -> None:
    game = open_lesson(page, anna)
    expect(game.get_by_role("button", name=re.compile("Los"))).to_be_visible()
    frame = page.locator("iframe")
    expect(frame).to_have_attribute("title", "Interactive game")
    expect(frame).to_have_attribute("sandbox", "allow-scripts")
    expect(frame).to_have_attribute("referrerpolicy", "no-referrer")
    box, window = frame.bounding_box(), page.viewport_size
    assert box is not None
    assert window is not None
    assert box["width"] == window["width"]
    assert box["height"] > 0.9 * window["height"]
    inside = page.frames[-1]
    assert inside.evaluate("self.origin") == "null"
    assert inside.evaluate("(() => { try { localStorage; return 'open' } catch { return 'shut' } })()") == "shut"
    assert accessibility_faults(page) == []
    assert small_targets(page) == []


@pytest.mark.parametrize("path", ["/stage?lesson=kaktus-1/farben", "/try"])
def test_the_lesson_has_the_window(page: Page, anna: Person, path: str) -> None:
    if path != "/try":
        sign_in(page, anna)
    page.goto(path)
    expect(game_on(page)).to_be_visible()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.get_by_role("banner")).to_have_count(0)
        expect(page.get_by_role("contentinfo")).to_have_count(0)
        assert page.evaluate(SCROLLS) is False
        box = page.locator("iframe").bounding_box()
        assert box is not None
        assert box["width"] == width
        assert box["height"] >= 0.85 * height
        assert overlaps(page) == []
    if path != "/try":
        page.get_by_role("button", name="Lessons").click()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(SCROLLS) is False
    page.get_by_role("button", name=re.compile("My Library|Back")).first.click()
    expect(page.get_by_role("banner")).to_be_visible()


def test_the_panel_is_closed_and_stays_as_it_was_when_lessons_change(page: Page, anna: Person) -> None:
    game = open_lesson(page, anna)
    expect(game.get_by_role("button", name=re.compile("Los"))).to_be_visible()
    lessons = page.get_by_role("button", name="Lessons")
    expect(lessons).to_have_attribute("aria-expanded", "false")
    expect(page.get_by_role("link", name="Zahlen")).to_be_hidden()
    lessons.click()
    listed = page.get_by_role("navigation", name="All lessons of this book").get_by_role("listitem")
    expect(listed).to_have_count(lessons_in("Kaktus 1"))
    page.get_by_role("link", name="Zahlen").click()
    expect(page.get_by_role("heading", name="Zahlen")).to_be_visible()
    expect(lessons).to_have_attribute("aria-expanded", "true")
    assert "/zahlen/" in str(page.locator("iframe").get_attribute("src"))
    lessons.click()
    expect(page.get_by_role("link", name="Zahlen")).to_be_hidden()


def test_without_a_lesson_the_stage_is_empty(page: Page, anna: Person) -> None:
    sign_in(page, anna)
    page.goto("/stage")
    expect(page.get_by_text("Oops! No content here yet...")).to_be_visible()
    expect(page.get_by_text("Looks like there's nothing to display at the moment.")).to_be_visible()
    assert accessibility_faults(page) == []
    page.get_by_role("link", name="Pick something from your library").click()
    expect_path(page, "/library")


def game_on(page: Page) -> Locator:
    return page.frame_locator("iframe[title='Interactive game']").get_by_role("button", name=re.compile("Los"))


def test_a_new_tab_opens_the_lesson_by_its_address(page: Page, anna: Person) -> None:
    sign_in(page, anna)
    page.goto("/library")
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Zahlen").first.click(modifiers=["ControlOrMeta"])
    tab = opened.value
    expect(game_on(tab)).to_be_visible()
    expect_path(tab, "/stage?lesson=kaktus-1/zahlen")
    expect(tab).to_have_title(re.compile("^Zahlen – Kaktus 1 – "))
    expect_path(page, "/library")
    tab.get_by_role("button", name="My Library").click()
    expect(tab.get_by_role("heading", name="My Library")).to_be_visible()


@pytest.mark.journey
def test_a_homework_link_opens_after_the_log_in(page: Page, anna: Person) -> None:
    page.goto("/stage?lesson=kaktus-1-interaktiv/tiere")
    expect_path(page, "/")
    expect(page.get_by_text("The page you wanted will open right afterwards.")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Login", exact=True).click()
    page.get_by_label("Email", exact=True).fill(anna.email)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Login", exact=True).click()
    expect(game_on(page)).to_be_visible()
    expect(page).to_have_title(re.compile("^Tiere – Kaktus 1 Interaktiv – "))


def test_a_link_to_a_locked_lesson_names_the_code_and_opens_with_it(page: Page, anna: Person, library: Library) -> None:
    sign_in(page, anna)
    page.goto("/stage?lesson=kaktus-2/natur")
    expect(page.get_by_role("heading", name="This lesson is locked")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("This lesson belongs to Kaktus 2.")
    assert accessibility_faults(page) == []
    page.get_by_role("link", name="Enter a code").click()
    page.get_by_label("12-digit activation code").fill(library.codes("kaktus2")[0])
    page.get_by_role("button", name="Activate", exact=True).click()
    start = page.get_by_role("link", name="Start “Natur”")
    expect(start).to_be_visible()
    assert accessibility_faults(page) == []
    start.click()
    expect(game_on(page)).to_be_visible()
    expect_path(page, "/stage?lesson=kaktus-2/natur")


def test_the_link_of_a_lesson_can_be_copied(page: Page, anna: Person) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    expect(open_lesson(page, anna).get_by_role("button", name=re.compile("Los"))).to_be_visible()
    page.get_by_role("button", name="Lessons").click()
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Link copied")).to_be_visible()
    assert str(page.evaluate("navigator.clipboard.readText()")).endswith("/stage?lesson=kaktus-1/farben")
    assert accessibility_faults(page) == []


def test_a_reload_keeps_the_lesson(page: Page, anna: Person) -> None:
    open_lesson(page, anna)
    page.reload()
    game = page.frame_locator("iframe[title='Interactive game']")
    expect(game.get_by_role("button", name=re.compile("Los"))).to_be_visible()


def test_a_link_that_ran_out_is_renewed_on_reload(page: Page, anna: Person, watcher: Watcher) -> None:
    watcher.expect("status of 404")
    open_lesson(page, anna)
    page.evaluate(
        """() => {
          const state = structuredClone(history.state);
          state.state.url = state.state.url.replace(/content\\/[^/]+/, 'content/ran-out');
          history.replaceState(state, '');
        }"""
    )
    page.reload()
    game = page.frame_locator("iframe[title='Interactive game']")
    expect(game.get_by_role("button", name=re.compile("Los"))).to_be_visible()


def test_a_lesson_opened_by_itself_is_refused(page: Page, anna: Person, watcher: Watcher) -> None:
    watcher.expect("status of 404")
    open_lesson(page, anna)
    src = page.locator("iframe").get_attribute("src")
    response = page.goto(str(src))
    assert response is not None
    assert response.status == 404


@pytest.mark.journey
def test_a_changed_password_ends_the_links_within_ten_seconds(page: Page, anna: Person, accounts: Accounts) -> None:
    open_lesson(page, anna)
    src = str(page.locator("iframe").get_attribute("src"))
    path = re.sub(r"^https?://[^/]+", "", src)
    assert accounts.status("HEAD", path) == 200
    body = {"currentPassword": PASSWORD, "newPassword": "Neues-Wort-99"}
    accounts.call("POST", "/api/account/password", body, anna.token)
    deadline = time.monotonic() + 10
    while accounts.status("HEAD", path) != 404:
        assert time.monotonic() < deadline, "the link still works"
        time.sleep(0.2)


def test_progress_stays_on_the_device_and_is_forgotten_with_the_account(
    page: Page, anna: Person, watcher: Watcher
) -> None:
    game = open_lesson(page, anna)
    game.get_by_role("button", name=re.compile("Los")).click()
    page.wait_for_function("() => Object.keys(localStorage).some((key) => key.includes('children'))", timeout=15_000)
    page.goto("/user")
    page.get_by_role("button", name="Continue with deletion").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Current password", exact=True).fill(PASSWORD)
    dialog.get_by_role("button", name="Permanently Delete").click(timeout=9000)
    expect_path(page, "/")
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.includes('children'))") == []


def evening_of(frame: Frame, scene: str = ".scene") -> tuple[bool, str]:
    """Whether it is evening, and the colour of the first drawn sky on the screen."""
    values: list[Any] = frame.evaluate(
        """(scene) => [
          document.documentElement.hasAttribute('data-evening'),
          getComputedStyle(document.querySelector(scene)).getPropertyValue('--scene-sky').trim(),
        ]""",
        scene,
    )
    return values[0], values[1]


DAY = (False, "")
EVENING = (True, "#16204a")
# A picture whose sentences do not speak of the evening keeps its colours.
DARK_ROOM = (True, "")


Colour = tuple[int, int, int]
# Of a picture: the sheet on the easel, the sun.
LEAST_SHARE = 0.005


def is_white(colour: Colour) -> bool:
    return min(colour) >= 245


def is_yellow(colour: Colour) -> bool:
    red, green, blue = colour
    return red >= 245 and green >= 180 and blue <= 110


def pixels_of(png: bytes) -> Counter[Colour]:
    data = Image.open(BytesIO(png)).convert("RGB").tobytes()
    return Counter(zip(data[::3], data[1::3], data[2::3], strict=True))


def share_of(pixels: Counter[Colour], is_meant: Callable[[Colour], bool]) -> float:
    return sum(count for colour, count in pixels.items() if is_meant(colour)) / pixels.total()


def change(page: Page, *, to: str) -> None:
    page.get_by_role("button", name=to).click()


def test_a_picture_book_follows_when_it_gets_dark_and_stays_where_it_is(page: Page, anna: Person) -> None:
    page.emulate_media(reduced_motion="reduce")
    game = open_lesson(page, anna, "Farben")
    game.get_by_role("button", name="Los!").click()
    frame = page.frames[-1]
    page.get_by_role("button", name="Lessons").click()
    game.get_by_role("button", name="Die Geschichte").click()
    frame.wait_for_selector(".story-scene .scene-world")
    here = game.locator(".story-pages").get_attribute("aria-label")
    assert evening_of(frame) == DAY
    picture = game.locator(".story-scene .scene")
    by_day = pixels_of(picture.screenshot())
    assert share_of(by_day, is_white) > LEAST_SHARE
    change(page, to="Dark mode")
    expect(game.locator("html")).to_have_attribute("data-evening", "")
    # 'Das Papier ist noch weiß.' Only the room around the picture is dark.
    assert evening_of(frame, ".story-scene .scene") == DARK_ROOM
    in_the_evening = share_of(pixels_of(picture.screenshot()), is_white)
    assert in_the_evening == pytest.approx(share_of(by_day, is_white), rel=0.02)
    assert game.locator(".story-pages").get_attribute("aria-label") == here
    assert accessibility_faults(page) == []
    assert accessibility_faults(frame) == []
    game.get_by_role("button", name="Weiter").click()
    # 'Die Sonne ist gelb.'
    assert share_of(pixels_of(picture.screenshot()), is_yellow) > LEAST_SHARE


def test_a_game_opened_in_the_evening_is_dark_at_once_and_follows_when_it_gets_light(page: Page, anna: Person) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script("addEventListener('DOMContentLoaded', () => (window.namedAs = window.name))")
    sign_in(page, anna)
    page.evaluate("sessionStorage.setItem('darkMode', 'true')")
    page.goto("/stage?lesson=kaktus-1-interaktiv/farben")
    game = page.frame_locator("iframe[title='Interactive game']")
    # Never light, not even before the first message.
    expect(game.get_by_role("button", name="Los!")).to_be_visible()
    frame = page.frames[-1]
    assert '"mode","dark":true' in frame.evaluate("window.namedAs")
    assert evening_of(frame) == EVENING
    assert accessibility_faults(frame) == []
    game.get_by_role("button", name="Los!").click()
    expect(game.locator(".game-map")).to_be_visible()
    assert accessibility_faults(frame) == []
    page.get_by_role("button", name="Lessons").click()
    change(page, to="Light mode")
    expect(game.locator("html")).not_to_have_attribute("data-evening", "")
    assert evening_of(frame) == DAY
    expect(game.locator(".game-map")).to_be_visible()

    # A game in which something has been done.
    game.get_by_role("button", name="Paare finden").click()
    game.locator(".memory-card").first.click()
    open_card = game.locator(".memory-card:not([data-state=closed])")
    expect(open_card).to_have_count(1)
    change(page, to="Dark mode")
    expect(game.locator("html")).to_have_attribute("data-evening", "")
    expect(open_card).to_have_count(1)
    assert accessibility_faults(frame) == []
