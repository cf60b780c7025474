"""A robot that plays lessons to their end, by pointer or by keyboard alone.

It reads the screen with a script in the lesson's frame (`probe.js`) and acts with the mouse and keyboard of
Playwright, or of another engine (`robot_page.py`).
To play a lesson of minutes in seconds, waits are fifty times shorter, and recordings are fetched but not played
(`quick-time.js`); this changes the waiting and nothing else.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, Protocol

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Request, Response

Way = Literal["pointer", "keyboard"]
HERE = Path(__file__).parent
SCRIPTS = ("quick-time.js", "mistakes.js", "probe.js")
MAX_TABS_ASTRAY = 20
TABS_TO = """(target) => {
  const isReachable = (one) =>
    one.tabIndex >= 0 && !one.disabled && !one.closest('[inert]') && one.checkVisibility({visibilityProperty: true});
  const focusable = 'a[href], button, input, select, summary, iframe, [tabindex]';
  const order = [...document.querySelectorAll(focusable)].filter(isReachable);
  const after = (one) => document.activeElement.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
  const here = order.indexOf(document.activeElement);
  return order.indexOf(target) - (here < 0 ? order.findIndex(after) - 1 : here);
}"""


NEXT = "([way, nth]) => robot.next(way, nth)"
LESSON = "JSON.parse(document.querySelector('#lesson').textContent)"
ACTIVITIES = f"{LESSON}.activities.map(({{name}}) => name)"
SAVE_DATA = "Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) })"
# For games played at normal speed: the recording that was last played to its end.
NOTE_WHAT_IS_HEARD = """window.Audio = class extends Audio {
  constructor(file) {
    super(file);
    this.addEventListener('ended', () => (window.heard = file));
  }
}"""


def equip(context: BrowserContext) -> None:
    """Install the scripts that read the screen and shorten waits in every page of this context."""
    for name in SCRIPTS:
        context.add_init_script(path=HERE / name)


def context_for_lessons(browser: Browser, **options: Any) -> BrowserContext:
    """For a robot that plays one lesson after the other: with nothing that only costs it time."""
    context = browser.new_context(**options, reduced_motion="reduce")
    context.set_default_timeout(30_000)
    context.add_init_script("delete Navigator.prototype.serviceWorker")
    # Prefetching would load some six thousand files that the robot asks for anyway.
    context.add_init_script(SAVE_DATA)
    equip(context)
    return context


def tab_to(target: Locator) -> None:
    """Reach something in the page by Tab alone."""
    keyboard = target.page.keyboard
    tabs: int = target.evaluate(TABS_TO)
    for _ in range(abs(tabs)):
        keyboard.press("Tab" if tabs > 0 else "Shift+Tab")
    for _ in range(MAX_TABS_ASTRAY):
        if target.evaluate("(element) => element === document.activeElement"):
            return
        keyboard.press("Tab")
    raise AssertionError(f"{target} is not reached by Tab")


@dataclass
class Ears:
    """Notes the short sounds that a page fetches, and every request that fails or finds nothing."""

    problems: list[str] = field(default_factory=list)
    sounds: set[str] = field(default_factory=set)

    def listen(self, page: Page) -> None:
        page.on("response", self._on_response)
        page.on("requestfailed", self._on_failure)

    def expect(self, page: Page, sounds: set[str]) -> None:
        """The last sounds may still be on their way."""
        deadline = time.monotonic() + 10
        while not self.sounds >= sounds and time.monotonic() < deadline:
            page.wait_for_timeout(50)
        assert self.sounds >= sounds

    def _on_response(self, response: Response) -> None:
        if "/audio/sounds/" in response.url:
            self.sounds.add(Path(response.url).stem)
        if response.status >= 400:
            self.problems.append(f"{response.status}: {response.url}")

    def _on_failure(self, request: Request) -> None:
        # A frame that is left cancels what it was still fetching.
        if request.failure != "net::ERR_ABORTED":
            self.problems.append(f"{request.failure}: {request.url}")


class Keyboard(Protocol):
    def press(self, key: str) -> None: ...

    def type(self, text: str) -> None: ...


class Mouse(Protocol):
    def move(self, x: float, y: float) -> None: ...

    def down(self) -> None: ...

    def up(self) -> None: ...

    def click(self, x: float, y: float) -> None: ...


class PlayedPage(Protocol):
    """What the robot needs of Playwright's page."""

    @property
    def keyboard(self) -> Keyboard: ...

    @property
    def mouse(self) -> Mouse: ...


class PlayedFrame(Protocol):
    def evaluate(self, expression: str, arg: Any = None) -> Any: ...

    def frame_element(self) -> Any: ...


@dataclass
class Robot:
    page: PlayedPage
    frame: PlayedFrame
    way: Way
    # Called with the name of each new screen; says whether it had the screen drawn anew.
    on_screen: Callable[[str], bool | None] = lambda _name: None
    # Makes a mistake on purpose in every task, in every fourth, or never.
    errs_in: Literal[0, 1, 4] = 0
    screens: list[str] = field(default_factory=list)
    # What it noted of each mistake.
    mistakes: list[dict[str, Any]] = field(default_factory=list)
    # The recordings that it heard, in order, and how often it tapped, drew or carried something.
    spoken_files: list[str] = field(default_factory=list)
    acts: int = 0
    _corner: tuple[float, float] | None = None

    def play(self, stops_at: Callable[[str], bool] = lambda _screen: False) -> list[str]:
        """Plays the lesson to its end, or to a screen; returns what could not be heard."""
        astray = 0
        while True:
            step = self.frame.evaluate(NEXT, [self.way, self.errs_in])
            if not self.screens or self.screens[-1] != step["screen"]:
                self.screens.append(step["screen"])
                is_drawn_anew = self.on_screen(step["screen"])
                if is_drawn_anew and not step.get("done"):
                    self.frame.evaluate("robot.forget()")
                    continue
                if stops_at(step["screen"]):
                    break
            if step.get("done"):
                break
            astray = astray + 1 if step.get("isLost") else 0
            assert astray <= MAX_TABS_ASTRAY, f"the keyboard does not find back into {step['screen']}"
            self.acts += len(step["acts"])
            for act in step["acts"]:
                self._do(act)
        heard = self.frame.evaluate("robot.heard()")
        assert heard["files"], "the lesson has said nothing"
        self.mistakes, self.spoken_files = heard["mistakes"], heard["said"]
        faults: list[str] = heard["faults"]
        return faults

    def _do(self, act: dict[str, Any]) -> None:
        keyboard, mouse = self.page.keyboard, self.page.mouse
        if "keys" in act:
            self._press(act["keys"])
        elif "walk" in act:
            self._press(act["walk"])
            for _ in range(MAX_TABS_ASTRAY):
                if not (missing := self.frame.evaluate("(to) => robot.missing(to)", act["to"])):
                    break
                self._press(missing)
            keyboard.press(act["press"])
        elif "typed" in act:
            keyboard.type(act["typed"])
        elif "trace" in act:
            first, *rest = [self._on_page(point) for point in act["trace"]]
            mouse.move(*first)
            mouse.down()
            for point in rest:
                mouse.move(*point)
            mouse.up()
        elif "tap" in act:
            mouse.click(*self._on_page(act["tap"]))
        else:
            start, end = self._on_page(act["from"]), self._on_page(act["to"])
            mouse.move(*start)
            mouse.down()
            mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
            mouse.move(*end)
            mouse.up()

    def _press(self, keys: list[str]) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def _on_page(self, point: list[float]) -> tuple[float, float]:
        if self._corner is None:
            box = self.frame.frame_element().bounding_box()
            assert box is not None
            self._corner = box["x"], box["y"]
        return self._corner[0] + point[0], self._corner[1] + point[1]
