"""A page as a journey sees it, in every engine: things to find, touch and wait for, in it or in a lesson's frame."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urljoin, urlsplit

from e2e.engines.driver import Driver, Frames, Gone, Point

ROOT = Path(__file__).parents[2]
LIBRARY = ROOT / "node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js"
# Without a loader of the page's own, which the library would otherwise register with.
FINDERS = f"""() => {{
  ((define, exports, module) => {{ {LIBRARY.read_text()} }})();
  {Path(__file__).with_name("finders.js").read_text()}
}}"""
# Other tests run at the same time: what takes a moment may then take seconds.
WAIT_S, POLL_INTERVAL_S = 20.0, 0.05
LESSON = "iframe[title='Interactive game']"
Text = str | re.Pattern[str]
Result = TypeVar("Result")


def wait_until(probe: Callable[[], Result], what: str, *, seconds: float = WAIT_S) -> Result:
    """Asks until the answer is true; a page that is being replaced has no answer yet."""
    deadline = time.monotonic() + seconds
    last: object = None
    while True:
        try:
            if answer := probe():
                return answer
            last = answer
        except Gone as gone:
            last = gone
        assert time.monotonic() < deadline, f"{what}: not within {seconds:.0f} s (last: {last!r})"
        time.sleep(POLL_INTERVAL_S)


@dataclass(frozen=True)
class View:
    """A document: the page's own, or the one in a frame of it."""

    driver: Driver
    frames: Frames = ()

    def by_role(self, role: str, name: Text | None = None) -> Thing:
        return Thing(self).by_role(role, name)

    def by_label(self, label: Text) -> Thing:
        return Thing(self).by_label(label)

    def by_text(self, text: Text) -> Thing:
        return Thing(self).by_text(text)

    def by_css(self, css: str) -> Thing:
        return Thing(self).by_css(css)

    def frame(self, css: str = LESSON) -> View:
        return View(self.driver, (*self.frames, css))

    def evaluate(self, function: str, *arguments: Any) -> Any:
        return self.driver.evaluate(self.frames, function, *arguments)

    def wait_for(self, function: str, *arguments: Any, seconds: float = WAIT_S) -> Any:
        """Until the function returns something true."""
        return wait_until(lambda: self.evaluate(function, *arguments), function, seconds=seconds)

    def find(self, function: str, *arguments: Any) -> Any:
        """Calls a function of `finders.js`, which a new document does not have yet."""
        is_ready = "'kaktusFinders' in window && document.body"
        call = f"async (...values) => {is_ready} ? [await ({function})(...values)] : null"
        answer = self.evaluate(call, *arguments)
        if answer is None:
            self.evaluate(FINDERS)
            answer = self.evaluate(call, *arguments)
        if answer is None:
            raise Gone("the document is not there yet")
        return answer[0]

    def corner(self) -> Point:
        """Where this document begins, in pixels of the window."""
        return self.point_on_page(0, 0, is_touched=False)

    def point_on_page(self, x: float, y: float, *, is_touched: bool = True) -> Point:
        """In pixels of the window; somebody who touches it must not touch what lies over the frame."""
        if not self.frames:
            return x, y
        outer = View(self.driver, self.frames[:-1])
        call = "(css, x, y, isTouched) => kaktusFinders.outwards(css, x, y, isTouched)"
        answer = outer.find(call, self.frames[-1], x, y, is_touched)
        if "point" not in answer:
            raise Gone(answer["reason"])
        return outer.point_on_page(*answer["point"], is_touched=is_touched)


@dataclass(frozen=True)
class Thing:
    """Whatever matches at the moment of asking; all its acts wait until it is there."""

    view: View
    steps: tuple[tuple[Any, ...], ...] = ()
    place: int = 0

    def by_role(self, role: str, name: Text | None = None) -> Thing:
        return self._step("role", role, {} if name is None else {"name": _as_json(name)})

    def by_label(self, label: Text) -> Thing:
        return self._step("label", _as_json(label))

    def by_text(self, text: Text) -> Thing:
        return self._step("text", _as_json(text))

    def by_css(self, css: str) -> Thing:
        return self._step("css", css)

    def nth(self, place: int) -> Thing:
        return Thing(self.view, self.steps, place)

    def count(self) -> int:
        number: int = self.view.find("(steps) => kaktusFinders.find(steps).length", self.steps)
        return number

    def wait(self, *, seconds: float = WAIT_S) -> Thing:
        """Until it is visible."""
        wait_until(lambda: self.count() > self.place, f"{self} is visible", seconds=seconds)
        return self

    def wait_gone(self, *, seconds: float = WAIT_S) -> None:
        wait_until(lambda: self.count() <= self.place, f"{self} is gone", seconds=seconds)

    def wait_text(self, text: Text) -> None:
        """Until its text contains this."""
        pattern = re.compile(re.escape(text)) if isinstance(text, str) else text
        wait_until(lambda: pattern.search(str(self.evaluate("(one) => one.textContent"))), f"{self} says {text}")

    def evaluate(self, function: str, *arguments: Any) -> Any:
        call = f"""(steps, place, values) => {{
          const one = kaktusFinders.find(steps).at(place);
          return one && [({function})(one, ...values)];
        }}"""
        return wait_until(lambda: self.view.find(call, self.steps, self.place, arguments), f"{self} is there")[0]

    def middle(self) -> Point:
        """In pixels of the window, when it rests and can be touched."""

        def touchable() -> Point | None:
            call = "(steps, place) => kaktusFinders.target(steps, place)"
            answer = self.view.find(call, self.steps, self.place)
            if "point" not in answer:
                raise Gone(answer["reason"])
            return self.view.point_on_page(*answer["point"])

        point = wait_until(touchable, f"{self} can be touched")
        assert point
        return point

    def click(self) -> None:
        self.view.driver.point([self.middle(), "down", "up"])

    def drag_to(self, other: Thing) -> None:
        start, end = self.middle(), other.middle()
        # What appears meanwhile may move it.
        while (now := self.middle()) != start:
            start, end = now, other.middle()
        between = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
        self.view.driver.point([start, "down", between, end, "up"])

    def fill(self, text: str) -> None:
        """Instead of what is in the field."""
        self.click()
        self.view.driver.press("Control+a")
        self.view.driver.type(text)

    def _step(self, way: str, value: Any, options: Any = None) -> Thing:
        return Thing(self.view, (*self.steps, (way, value, options or {})))

    def __str__(self) -> str:
        return " > ".join(f"{way} {value} {options or ''}".strip() for way, value, options in self.steps)


@dataclass(frozen=True)
class Page(View):
    home: str = ""

    def open(self, path: str) -> None:
        """A path of the library, or a whole address."""
        self.driver.open(urljoin(self.home, path))

    def resize(self, width: int, height: int) -> None:
        self.driver.resize(width, height)

    def press(self, key: str) -> None:
        self.driver.press(key)

    def type(self, text: str) -> None:
        self.driver.type(text)

    def path(self) -> str:
        return urlsplit(str(self.evaluate("() => location.href"))).path

    def expect_path(self, path: str) -> None:
        wait_until(lambda: self.path() == path, f"the address becomes {path}")

    def screenshot(self) -> bytes:
        return self.driver.screenshot()


def _as_json(text: Text) -> object:
    if isinstance(text, str):
        return text
    return {"source": text.pattern, "flags": "i" if text.flags & re.IGNORECASE else ""}
