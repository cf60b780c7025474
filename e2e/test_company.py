"""Somebody plays along in every game, before a place that stays quiet; a lesson's own game is large."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Frame, Page

from e2e.lessons.bare_lessons import bare_lessons, open_lesson
from e2e.lessons.products import Product, all_products
from e2e.robot.play import ACTIVITIES, LESSON

E2E = Path(__file__).parent
# One for each kind of furniture, and one in the snow.
LESSONS = (
    "kaktus-1-interaktiv/tiere",
    "kaktus-1-interaktiv/jahreszeiten",
    "kaktus-2-interaktiv/mein-zimmer",
    "kaktus-2-interaktiv/fruehstueck",
)
# The least height of what is seen of a companion, at people's screen sizes.
HEIGHTS = {(1024, 768): 190, (820, 1180): 180, (390, 844): 120, (844, 390): 140, (568, 320): 90, (320, 568): 80}
OWN_GAMES_WIDTH = 0.7
# Upright, or beside a picture, there is as much room for them in a lesson's own game.
OWN_GAMES_HEIGHTS = {size: HEIGHTS[size] for size in ((1024, 768), (820, 1180), (390, 844))}
# Pictures as wide as a tablet: they stand before an edge on which nothing lies.
BROAD_GAMES = {"search-picture": 145, "tidy-up": 145}
HINT_AFTER_MS = 8000
COMMON = ("hear-and-find", "memory", "say-after", "bingo", "article-baskets", "letters", "writing", "talk")
# What a place shows where it is seen: the spread of its luminance, its mean, and the contrast of a card to it.
LUMINANCE = """async (picture) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const paint = canvas.getContext('2d');
  paint.drawImage(image, 0, 0);
  const { data } = paint.getImageData(0, 0, image.width, image.height);
  const linear = (part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const seen = [];
  for (let at = 0; at < data.length; at += 4 * 7)
    seen.push(0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]));
  const mean = seen.reduce((sum, one) => sum + one, 0) / seen.length;
  const spread = Math.sqrt(seen.reduce((sum, one) => sum + (one - mean) ** 2, 0) / seen.length);
  return { mean, spread };
}"""
# What is played with, the corners, and who plays along.
HIDE = """(hidden) =>
  document.querySelectorAll('.stage > *').forEach((one) => {
    one.style.visibility = hidden ? 'hidden' : '';
  })"""
SEEN_HEIGHT = """() => {
  const { top, bottom } = document.querySelector('.company-figure').getBoundingClientRect();
  return Math.min(bottom, innerHeight) - Math.max(top, 0);
}"""
ANSWER = """() => {
  const [thing] = document.querySelector('[data-asks]').dataset.asks.split('>');
  document.querySelector(`[data-thing='${thing}']`).click();
}"""
FEELS = "document.querySelector('.company-figure').dataset.feels"
# A joy that is over before anybody looks is noted all the same.
NOTE_FEELINGS = f"""() => {{
  window.felt = [];
  const note = () => felt.push({FEELS});
  new MutationObserver(note).observe(document.body, {{ subtree: true, attributeFilter: ['data-feels'] }});
}}"""
# Until nothing more is said; returns how much has been said.
COUNT_OF_LINES = """async () => {
  let count = -1;
  for (let still = 0; still < 10; ) {
    await whenDrawn();
    still = heard.playing === 0 && heard.said.length === count ? still + 1 : 0;
    count = heard.said.length;
  }
  return count;
}"""
# Words of a game that stand on nothing but the place.
WITHOUT_PAPER = f"""() => {{
  {(E2E / "checks" / "overlaps.js").read_text()}
  const scene = document.querySelector('.stage-scene');
  return wordsOnScreen()
    .filter(({{parent}}) => scene.contains(parent) && !scene.contains(paperOf(parent)))
    .map(({{name}}) => name);
}}"""
# What is tapped or read where whoever plays along is drawn.
COVERED = f"""() => {{
  {(E2E / "checks" / "overlaps.js").read_text()}
  const figure = document.querySelector('.company-figure');
  const boxOf = (one) => one.getBoundingClientRect();
  const drawn = [...figure.querySelectorAll('path, ellipse, circle, rect')].map(boxOf);
  const tapped = [...document.querySelectorAll('button, .stage-scene img')]
    .filter((one) => shown(one) && !one.matches('.company-touch'))
    .map((one) => ({{name: nameOf(one), lines: [boxOf(one)]}}));
  return [...tapped, ...wordsOnScreen()]
    .filter(({{lines}}) => lines.some((line) => drawn.some((part) => overlap(part, line))))
    .map(({{name}}) => `${{name}} at ${{innerWidth}} × ${{innerHeight}}`);
}}"""


@pytest.fixture(scope="module")
def context(browser: Browser) -> Iterator[BrowserContext]:
    """The lessons alone: no library is needed to see who plays along in them."""
    with bare_lessons(browser) as context:
        yield context


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    page = context.new_page()
    yield page
    page.close()


@pytest.fixture(autouse=True)
def service_worker() -> None:
    """The context that all tests here share has none."""


@pytest.fixture(autouse=True)
def own_network() -> None:
    """Nobody logs in here."""


@pytest.fixture(autouse=True)
def watcher() -> None:
    """The robot watches the console of every lesson."""


def opened(page: Page, name: str) -> Frame:
    frame = open_lesson(page, name)
    frame.wait_for_function("() => 'tour' in window")
    return frame


def resize(page: Page, frame: Frame, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    frame.wait_for_function("([width, height]) => innerWidth === width && innerHeight === height", arg=[width, height])


def seen(page: Page) -> dict[str, float]:
    picture = base64.b64encode(page.screenshot()).decode()
    blank = page.context.new_page()
    result: dict[str, float] = blank.evaluate(LUMINANCE, picture)
    blank.close()
    return result


@pytest.mark.parametrize("name", LESSONS)
def test_the_place_behind_a_game_is_quiet(page: Page, name: str) -> None:
    frame = opened(page, name)
    resize(page, frame, 1024, 768)
    frame.evaluate("tour.openMap()")
    frame.evaluate(HIDE, True)
    on_map = seen(page)
    frame.evaluate(HIDE, False)
    frame.evaluate("tour.openGame('hear-and-find')")
    frame.evaluate(HIDE, True)
    in_game = seen(page)
    assert in_game["spread"] <= on_map["spread"] * 0.75
    # Pale by day: dark things on cards and in the foreground stand out from it.
    assert in_game["mean"] >= 0.4
    frame.evaluate("document.documentElement.toggleAttribute('data-evening', true)")
    # Dark in the evening: cards in lamplight have five times its luminance.
    evening = seen(page)
    assert (0.9 + 0.05) / (evening["mean"] + 0.05) >= 4.5


@pytest.mark.parametrize("name", LESSONS)
def test_every_word_of_a_game_stands_on_paper(page: Page, name: str) -> None:
    frame = opened(page, name)
    faint: list[str] = []
    for game in [one for one in frame.evaluate(ACTIVITIES) if one in COMMON]:
        frame.evaluate("(game) => tour.openGame(game)", game)
        faint += [f"{game}: {word}" for word in frame.evaluate(WITHOUT_PAPER)]
        if frame.evaluate("tour.err()"):
            faint += [f"{game} after a mistake: {word}" for word in frame.evaluate(WITHOUT_PAPER)]
    assert faint == []


def test_somebody_stands_beside_the_cards_on_every_screen(page: Page) -> None:
    frame = opened(page, LESSONS[0])
    frame.evaluate("tour.openGame('hear-and-find')")
    frame.wait_for_selector(".company-figure")
    for (width, height), least in HEIGHTS.items():
        resize(page, frame, width, height)
        assert frame.evaluate(SEEN_HEIGHT) >= least, f"at {width} × {height}"


@pytest.mark.parametrize("name", LESSONS)
def test_whoever_plays_along_stands_before_nothing(page: Page, name: str) -> None:
    frame = opened(page, name)
    covered: list[str] = []

    def look(game: str) -> None:
        for width, height in HEIGHTS:
            resize(page, frame, width, height)
            covered.extend(f"{game}: {thing}" for thing in frame.evaluate(COVERED))

    for game in [one for one in frame.evaluate(ACTIVITIES) if one in COMMON]:
        frame.evaluate("(game) => tour.openGame(game)", game)
        frame.wait_for_selector(".company-figure")
        if frame.evaluate("tour.err()"):
            look(f"{game} after a mistake")
        resize(page, frame, *next(iter(HEIGHTS)))
        frame.locator(".company-touch").click()
        frame.wait_for_function(f"{FEELS} === 'claps'")
        look(f"{game} when greeted")
    assert covered == []


def test_whoever_plays_along_follows_the_game(page: Page) -> None:
    frame = opened(page, LESSONS[0])
    frame.evaluate("tour.openGame('hear-and-find')")
    frame.wait_for_selector(".company-figure")
    assert frame.evaluate(FEELS) == "listens"
    frame.evaluate("tour.err()")
    assert frame.evaluate(FEELS) == "wonders"
    frame.wait_for_function(f"{FEELS} === 'waves'", timeout=HINT_AFTER_MS * 3)
    frame.evaluate(NOTE_FEELINGS)
    frame.evaluate(ANSWER)
    frame.wait_for_function("felt.join(' ') === 'claps listens'")
    before = frame.evaluate(COUNT_OF_LINES)
    frame.locator(".company-touch").click()
    frame.wait_for_function("(before) => heard.said.length > before", arg=before)
    assert frame.evaluate(FEELS) == "claps"


@pytest.mark.parametrize(
    "product", [one for one in all_products() if one.is_interactive], ids=lambda product: product.name
)
def test_the_own_game_of_a_lesson_fills_a_tablet(page: Page, product: Product) -> None:
    frame = opened(page, product.name)
    own = frame.evaluate(ACTIVITIES)[0]
    frame.evaluate("(game) => tour.openGame(game)", own)
    if frame.evaluate(f"{LESSON}.activities[0].company") != "inside":
        frame.wait_for_selector(".company-figure")
        for width, height in HEIGHTS:
            resize(page, frame, width, height)
            assert frame.evaluate(COVERED) == []
            least = OWN_GAMES_HEIGHTS.get((width, height), 0)
            if width > height:
                least = min(least, BROAD_GAMES.get(own, least))
            assert frame.evaluate(SEEN_HEIGHT) >= least, f"{own} at {width} × {height}"
    for width, height in ((1024, 768), (820, 1180)):
        resize(page, frame, width, height)
        scene = frame.locator(".task-sheet-picture, .quest-scene").bounding_box()
        assert scene is not None
        assert scene["width"] >= width * OWN_GAMES_WIDTH, f"{own} at {width} × {height}"
