"""In dark mode nothing light is ever painted, from the first frame of a page on: seen in the frames themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from e2e.checks.watcher import Watcher

PAGES = ("/login", "/", "/privacypolicy", "/no-such-page", "/offline.html")
SLOW = {"offline": False, "latency": 200, "downloadThroughput": 100_000, "uploadThroughput": 100_000}
# A page of ours by day is light nearly everywhere; by night only words, stars and the moon are.
IS_LIGHT = """async (frame) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${frame}`;
  await picture.decode();
  const side = 32;
  const canvas = new OffscreenCanvas(side, side).getContext('2d');
  canvas.drawImage(picture, 0, 0, side, side);
  const { data } = canvas.getImageData(0, 0, side, side);
  const lit = data.filter((value, at) => at % 4 === 1 && value > 180).length;
  return lit > (side * side) / 4;
}"""


class Film:
    """Every frame that the browser has painted of a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[str] = []
        self.camera: CDPSession = page.context.new_cdp_session(page)
        self.camera.on("Page.screencastFrame", self._keep)
        self.camera.send("Page.startScreencast", {"format": "png", "maxWidth": 160, "maxHeight": 160})

    def _keep(self, frame: dict[str, Any]) -> None:
        self.frames.append(frame["data"])
        self.camera.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def wait_for_frame(self, is_wanted: Callable[[str], bool]) -> None:
        looked_at = 0
        for _ in range(1500):
            # One by one: while one is looked at, the next may come, and a page at rest paints no other.
            while looked_at < len(self.frames):
                if is_wanted(self.frames[looked_at]):
                    return
                looked_at += 1
            self.page.wait_for_timeout(20)
        raise AssertionError("the browser has not painted what was wanted")

    def stop(self) -> None:
        self.camera.detach()


@pytest.fixture
def eye(browser: Browser) -> Iterator[Page]:
    """Another page, which looks at the frames."""
    context = browser.new_context()
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("line", ["ordinary", "slow"])
def test_dark_mode_never_flashes(page: Page, eye: Page, watcher: Watcher, line: str) -> None:
    watcher.expect("404")
    page.emulate_media(reduced_motion="reduce")
    for path in PAGES:
        # Once before, so that the files are in the browser's cache, as on any page but the first of a visit.
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate("sessionStorage.setItem('darkMode', 'true')")
    page.goto("/contact")
    film = Film(page)
    if line == "slow":
        film.camera.send("Network.enable")
        film.camera.send("Network.emulateNetworkConditions", SLOW)
    for path in PAGES:
        film.frames.clear()
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert not any(eye.evaluate(IS_LIGHT, frame) for frame in film.frames), f"{path} flashes"
    page.evaluate("sessionStorage.removeItem('darkMode')")
    page.goto("/contact")
    # Or else the eye would be blind.
    film.wait_for_frame(lambda frame: bool(eye.evaluate(IS_LIGHT, frame)))
    film.stop()
