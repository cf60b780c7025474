"""Photographs moments of real lessons for the landing page, as small WebP files that belong in the repository.

.venv/bin/python e2e/pictures/moments.py    writes web/src/features/pages/moments; make screens does it too
"""

from __future__ import annotations

import base64
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from e2e.people.readers import Accounts  # noqa: E402
from e2e.robot.play import Robot, equip  # noqa: E402
from e2e.running import Library, browser_options, start_library  # noqa: E402

FOLDER = ROOT / "web" / "src" / "features" / "pages" / "moments"
# The lesson's own part of the window is 4:3, below the navigation and the bar.
WINDOW = (1024, 888)
SCALE = 0.75
QUALITY = 62
# The same cards each time, so that only what was drawn anew changes a picture.
SAME_CHANCE = """(() => {
  let state = 7;
  Math.random = () => (state = (state * 16807) % 2147483647) / 2147483647;
})()"""


@dataclass(frozen=True)
class Moment:
    name: str
    lesson: str
    screen: str
    """The robot plays until it sees this one."""


MOMENTS = (
    Moment("start", "kaktus-1-interaktiv/zahlen", "title-page"),
    Moment("find", "kaktus-1-interaktiv/tiere", "hear-and-find"),
    Moment("baskets", "kaktus-2-interaktiv/schulsachen", "article-baskets"),
    Moment("story", "kaktus-1/familie", "story"),
    Moment("paint", "kaktus-1-interaktiv/farben", "paint"),
)


def photograph(page: Page, moment: Moment) -> bytes:
    page.goto(f"/stage?lesson={moment.lesson}")
    handle = page.wait_for_selector(f"iframe[src*='/{moment.lesson}/']")
    assert handle is not None
    frame = handle.content_frame()
    assert frame is not None
    frame.wait_for_selector(".title-page")
    robot = Robot(page, frame, "pointer")
    robot.play(stops_at=lambda screen: screen == moment.screen)
    assert robot.screens[-1] == moment.screen, f"{moment.lesson} has {robot.screens}"
    frame.wait_for_function("[...document.images].every((image) => image.complete)")
    page.mouse.move(0, 0)
    page.wait_for_timeout(400)
    box = handle.bounding_box()
    assert box is not None
    clip = box | {"scale": SCALE}
    camera = page.context.new_cdp_session(page)
    taken = camera.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY, "clip": clip})
    camera.detach()
    return base64.b64decode(taken["data"])


def write_moments(browser: Browser, library: Library, token: str) -> None:
    """`token` is of somebody who has unlocked both books."""
    width, height = WINDOW
    context = browser.new_context(
        base_url=library.url,
        locale="de-DE",
        viewport={"width": width, "height": height},
        storage_state={
            "origins": [{"origin": library.url, "localStorage": [{"name": "kaktus.token", "value": token}]}]
        },
        reduced_motion="reduce",
        service_workers="block",
    )
    context.add_init_script(SAME_CHANCE)
    equip(context)
    FOLDER.mkdir(exist_ok=True)
    for moment in MOMENTS:
        page = context.new_page()
        (FOLDER / f"{moment.name}.webp").write_bytes(photograph(page, moment))
        page.close()
    context.close()


def main() -> int:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        library = start_library(Path(data), KAKTUS_PROXY_COUNT="1")
        try:
            accounts = Accounts(library.url, library.mails)
            reader = accounts.verified("anna")
            for book in ("kaktus1", "kaktus2"):
                accounts.call("POST", "/api/activation", {"activationCode": library.codes(book)[0]}, reader.token)
            browser = playwright.chromium.launch(**browser_options())
            write_moments(browser, library, reader.token)
            browser.close()
        finally:
            library.stop()
    for file in sorted(FOLDER.glob("*.webp")):
        print(f"{file.stat().st_size:7}  {file.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
