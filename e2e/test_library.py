"""The personal library: rows of lessons, from the first look to the last slide."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.checks.accessibility import accessibility_faults, small_targets
from e2e.checks.watcher import Watcher
from e2e.lessons.products import lessons_in
from e2e.people.readers import Accounts, Person, expect_path, sign_in
from e2e.running import Library


@pytest.fixture(scope="module")
def reader(library: Library, accounts: Accounts) -> Person:
    """Anna with both books."""
    return accounts.reader_with(*(library.codes(book)[0] for book in ("kaktus1", "kaktus2")))


BELOW_PICTURE = """(badge) => {
  const picture = badge.closest('a').querySelector('img').parentElement;
  return badge.getBoundingClientRect().top - picture.getBoundingClientRect().bottom;
}"""


def row(page: Page, title: str) -> Locator:
    return page.get_by_role("region", name=re.compile(rf"Lessons of {title}$")).or_(
        page.get_by_role("group", name=re.compile(rf"Lessons of {title}$"))
    )


def open_library(page: Page, person: Person) -> None:
    sign_in(page, person)
    page.goto("/library")
    expect(page.get_by_role("heading", name="Kaktus 1", exact=True)).to_be_visible()


@pytest.mark.journey
def test_four_books_with_all_their_lessons(page: Page, reader: Person) -> None:
    open_library(page, reader)
    for title in ("Kaktus 1", "Kaktus 1 Interaktiv", "Kaktus 2", "Kaktus 2 Interaktiv"):
        expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
        expect(row(page, title).locator("a")).to_have_count(lessons_in(title))
    expect(page.get_by_text(re.compile("available until"))).to_have_count(4)
    expect(row(page, "Kaktus 2").locator("a").nth(3)).to_contain_text("Obst und Gemüse")
    for picture in page.locator("main a img").all()[:4]:
        expect(picture).to_have_js_property("complete", value=True)
        assert picture.evaluate("(image) => image.naturalWidth") > 0


def test_tiles_in_view_by_width(page: Page, reader: Person) -> None:
    sign_in(page, reader)
    reachable = row(page, "Kaktus 1").locator("a").and_(page.locator(":not([inert] *)"))
    for width, tiles in ((1440, 4), (1024, 4), (1023, 3), (600, 3), (599, 2), (400, 2), (399, 1)):
        page.set_viewport_size({"width": width, "height": 900})
        page.goto("/library")
        expect(reachable, f"at {width} px").to_have_count(tiles)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("width", [390, 1180])
def test_the_library_is_accessible(page: Page, reader: Person, width: int, dark: bool) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(f"sessionStorage.setItem('darkMode', '{str(dark).lower()}')")
    open_library(page, reader)
    assert accessibility_faults(page) == []
    # Where one lesson is in view, its dots are close together; small fingers can use the arrows beside them.
    assert [one for one in small_targets(page) if width > 400 or not one.startswith("Go to lesson")] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_dots_and_arrows_turn_the_slides(page: Page, reader: Person) -> None:
    open_library(page, reader)
    first = row(page, "Kaktus 1")
    expect(first.locator("a").nth(0)).to_be_in_viewport()
    page.get_by_role("button", name="Go to lessons 5 to 8").first.click()
    expect(first.locator("a").nth(7)).to_be_in_viewport()
    assert first.locator("a").nth(0).evaluate("(link) => !!link.closest('[inert]')")
    page.get_by_role("button", name="Back", exact=True).first.click()
    expect(first.locator("a").nth(0)).to_be_in_viewport()


def test_slides_glide_for_half_a_second_and_cannot_be_dragged(page: Page, reader: Person) -> None:
    open_library(page, reader)
    first = row(page, "Kaktus 1").locator("a").first
    durations = first.evaluate(
        """(tile) => {
          const found = [];
          for (let e = tile; e; e = e.parentElement) found.push(getComputedStyle(e).transitionDuration);
          return found;
        }"""
    )
    assert any("0.5s" in duration for duration in durations)
    before = first.bounding_box()
    assert before is not None
    page.mouse.move(before["x"] + 40, before["y"] + 40)
    page.mouse.down()
    page.mouse.move(before["x"] - 360, before["y"] + 40, steps=5)
    page.mouse.up()
    expect_path(page, "/library")
    expect(first).to_be_in_viewport()


def test_a_tile_lies_still_under_a_pointer_at_its_edge(page: Page, reader: Person) -> None:
    open_library(page, reader)
    tile = row(page, "Kaktus 1").locator("a").first
    before = tile.bounding_box()
    assert before
    page.mouse.move(before["x"] + before["width"] / 2, before["y"] + before["height"] - 1)
    expect(tile.locator("> span")).not_to_have_css("translate", "none")
    assert tile.evaluate("(tile) => tile.matches(':hover')")
    assert tile.bounding_box() == before


def test_on_a_phone_the_next_cover_peeks_in_and_a_tap_turns_to_it(page: Page, reader: Person) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    open_library(page, reader)
    tiles = row(page, "Kaktus 1").locator("a")
    expect(tiles).to_have_count(lessons_in("Kaktus 1"))
    for before, after in ((0, 1), (6, 7)):
        page.get_by_role("button", name=f"Go to lesson {before + 1}", exact=True).first.click()
        expect(tiles.nth(before)).to_be_in_viewport(ratio=1)
        expect(tiles.nth(after)).not_to_be_in_viewport(ratio=0.5)
        box = tiles.nth(after).bounding_box()
        assert box is not None
        assert box["x"] < 370
        page.mouse.click(385, box["y"] + 50)
        expect(tiles.nth(after)).to_be_in_viewport(ratio=1)
    expect(tiles.nth(6)).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.journey
def test_the_last_lesson_is_one_tap_away(page: Page, reader: Person) -> None:
    open_library(page, reader)
    row(page, "Kaktus 1").locator("a").nth(1).click()
    expect(page.frame_locator("iframe").get_by_role("button", name=re.compile("Los"))).to_be_visible()
    page.goto("/library")
    again = page.get_by_role("link", name="Continue Zahlen Kaktus 1", exact=True)
    expect(again).to_be_visible()
    assert accessibility_faults(page) == []
    again.click()
    expect(page.frame_locator("iframe").get_by_role("button", name=re.compile("Los"))).to_be_visible()
    expect_path(page, "/stage?lesson=kaktus-1/zahlen")


def test_no_badge_covers_a_picture(page: Page, reader: Person, watcher: Watcher) -> None:
    # What is asked for in the background meanwhile.
    watcher.expect("ERR_INTERNET_DISCONNECTED")
    open_library(page, reader)
    row(page, "Kaktus 1 Interaktiv").locator("a").first.click()
    expect(page.frame_locator("iframe").get_by_role("button", name=re.compile("Los"))).to_be_visible()
    page.goto("/library")
    tile = row(page, "Kaktus 1 Interaktiv").locator("a").first
    expect(tile.get_by_text("Last played")).to_be_visible()
    page.context.set_offline(True)
    badges = (tile.get_by_text("Last played"), tile.get_by_text("needs the internet").locator(".."))
    # A tile under the pointer leans.
    page.mouse.move(0, 0)
    for width in (320, 390, 844, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        for badge in badges:
            assert badge.evaluate(BELOW_PICTURE) >= -1, width
    page.context.set_offline(False)


def test_the_cards_at_the_top_share_their_row(page: Page, reader: Person) -> None:
    open_library(page, reader)
    row(page, "Kaktus 1").locator("a").nth(1).click()
    expect(page.frame_locator("iframe").get_by_role("button", name=re.compile("Los"))).to_be_visible()
    page.goto("/library")
    shelf = row(page, "Kaktus 1")
    for width, height in ((390, 844), (844, 390), (820, 1180), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        last, garden = (page.get_by_role("link", name=name).bounding_box() for name in ("Continue", "Kaktus’ garden"))
        edge = shelf.bounding_box()
        assert last
        assert garden
        assert edge
        assert last["width"] == pytest.approx(garden["width"], abs=1), width
        assert garden["x"] + garden["width"] == pytest.approx(edge["x"] + edge["width"], abs=2), width


def test_looking_at_the_library_loads_no_lesson(page: Page, reader: Person) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    open_library(page, reader)
    page.get_by_role("button", name="Go to lessons 5 to 8").first.click()
    expect(row(page, "Kaktus 1").locator("a").nth(7)).to_be_in_viewport()
    assert not [url for url in asked if "/content/" in url or url.endswith("story.html")]


def test_an_empty_library(page: Page, accounts: Accounts) -> None:
    sign_in(page, accounts.verified())
    page.goto("/library")
    expect(page.get_by_role("heading", name="Oops! Nothing Here Yet...")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text(
        "Uh-oh! It looks like your library is currently empty, "
        "and there are no activated codes available at the moment."
    )
    expect(page.get_by_role("main")).to_contain_text("Do you think this is an error? Contact us")
    assert accessibility_faults(page) == []
    page.get_by_role("link", name="Do you have a code? Click here to activate it.").click()
    expect_path(page, "/activation")


def test_a_failure_shows_the_empty_library_with_a_notice(page: Page, reader: Person, watcher: Watcher) -> None:
    watcher.expect("status of 503")
    sign_in(page, reader)
    page.route("**/api/verifyToken", lambda route: route.fulfill(status=503, json={}))
    page.goto("/library")
    expect(page.get_by_text("Oops! Nothing Here Yet...")).to_be_visible()
    expect(page.get_by_text("Your library could not be loaded.")).to_be_visible()
    expect(page.get_by_text("currently empty")).to_have_count(0)
    assert accessibility_faults(page) == []
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Kaktus 1", exact=True)).to_be_visible()


def test_while_loading_it_says_so(page: Page, reader: Person) -> None:
    sign_in(page, reader)
    waiting = []
    page.route("**/api/verifyToken", lambda route: waiting.append(route))
    page.goto("/library")
    expect(page.get_by_text("Please wait...")).to_be_visible()
    waiting[0].continue_()
    expect(page.get_by_role("heading", name="Kaktus 1", exact=True)).to_be_visible()


@pytest.mark.journey
def test_a_tile_leads_to_the_viewer_and_back_to_the_same_place(page: Page, reader: Person) -> None:
    open_library(page, reader)
    page.get_by_role("button", name="Go to lessons 5 to 8").nth(2).click()
    tile = row(page, "Kaktus 2").locator("a").nth(6)
    expect(tile).to_contain_text("Kleidung")
    tile.click()
    expect_path(page, "/stage")
    state = page.evaluate("history.state.state")
    assert set(state) >= {"url", "colorIndex", "allProducts"}
    assert state["colorIndex"] == 6
    assert len(state["allProducts"]) == lessons_in("Kaktus 2")
    expect(page.frame_locator("iframe").get_by_role("button", name=re.compile("Los"))).to_be_visible()
    page.go_back()
    expect_path(page, "/library")
    expect(row(page, "Kaktus 2").locator("a").nth(6)).to_be_in_viewport()
    expect(row(page, "Kaktus 2").locator("a").nth(6)).to_contain_text("Last played")


def test_colours_by_title(page: Page, reader: Person) -> None:
    open_library(page, reader)

    def colours(title: str) -> list[str]:
        tiles = row(page, title).locator("a > span")
        expect(tiles).to_have_count(lessons_in(title))
        values: list[str] = tiles.evaluate_all(
            "(tiles) => tiles.map((tile) => getComputedStyle(tile).getPropertyValue('--tile').trim().toUpperCase())"
        )
        return values

    warm = ["#FFC145", "#FF9F68", "#F7867E", "#F9A8B8", "#FFD97A", "#E8B96A", "#F4A261", "#FFB4A2"]
    cool = ["#8FD3E8", "#9AD08B", "#A7C4FF", "#A8E0CB", "#7FCFB6", "#C3B7FF", "#B9E769", "#D7B8E8"]
    for palette, book in ((warm, "Kaktus 1"), (cool, "Kaktus 2")):
        for title in (book, f"{book} Interaktiv"):
            assert colours(title) == [palette[place % len(palette)] for place in range(lessons_in(title))]
