"""A child takes a sticker from the party: it is on the map, the tile and in the garden, where a bud opens tomorrow."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from e2e.checks.accessibility import accessibility_faults
from e2e.people.readers import Person, sign_in

LESSON = "kaktus-1/tiere"
WON = """(_body, lesson) => {
  const games = JSON.parse(document.querySelector('#lesson').textContent).activities;
  const stars = Object.fromEntries(games.map(({ name }) => [name, 3]));
  const progress = { stars, words: { hund: ['2026-11-16'], katze: ['2026-11-16'] } };
  parent.postMessage({ kaktus: 1, type: 'progress', lesson, progress }, '*');
}"""


def open_map(page: Page) -> Any:
    page.goto(f"/stage?lesson={LESSON}")
    game = page.frame_locator("iframe")
    game.get_by_role("button", name="Los!").click()
    return game


def test_a_sticker_is_taken_from_the_party_and_stays_on_this_device(
    context: BrowserContext, page: Page, anna: Person
) -> None:
    sign_in(page, anna)
    game = open_map(page)
    expect(game.locator(".sticker")).to_have_count(0)
    game.locator("body").evaluate(WON, LESSON)
    page.wait_for_function("() => Object.values(localStorage).some((text) => text.includes('katze'))")
    bodies: list[str] = []
    context.on("request", lambda request: bodies.append(request.post_data or ""))

    game = open_map(page)
    game.get_by_role("button", name="Fest feiern").click()
    expect(game.get_by_role("img", name="Noch kein Sticker")).to_be_visible()
    # Whoever is touched hops; nobody stands still for it.
    game.locator(".party-guest").last.click(force=True)
    expect(game.locator(".party-hop")).to_have_count(1)
    game.get_by_role("button", name="der Hund").click()
    game.get_by_role("button", name="die Katze").click()
    expect(game.get_by_role("img", name="Dein Sticker: die Katze")).to_be_visible()
    expect(game.get_by_role("button", name="die Katze")).to_have_attribute("aria-pressed", "true")
    game.get_by_role("button", name="Weiter: Wo ist Pia?").click()
    expect(game.get_by_role("heading", name="Wo ist Pia, die Maus?")).to_be_visible()
    expect(game.get_by_role("img", name="Bild 3 von 3")).to_be_visible(timeout=30_000)
    game.get_by_role("button", name="Zur Karte").click()
    expect(game.get_by_role("heading", name="Dein Sticker: die Katze")).to_be_visible()

    page.goto("/library")
    expect(page.get_by_role("link", name="Tiere").filter(has_text="Your sticker: die Katze").first).to_be_visible()
    assert accessibility_faults(page) == []
    page.goto("/garden")
    expect(page.get_by_role("heading", name="Your sticker: die Katze")).to_be_visible()
    expect(page.get_by_text("opens tomorrow")).to_be_visible()
    assert accessibility_faults(page) == []
    page.clock.set_fixed_time(datetime.now(UTC) + timedelta(days=1))
    page.goto("/garden")
    expect(page.get_by_role("button", name="die Katze – a flower from the party")).to_be_visible()
    expect(page.get_by_text("opens tomorrow")).to_have_count(0)
    assert not any("sticker" in body or "katze" in body for body in bodies)
