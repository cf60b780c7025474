"""The robot's mouse, keyboard and view of a lesson in any engine, under the names that Playwright gives them."""

from __future__ import annotations

from typing import Any

from e2e.engines.page import Page, View
from e2e.robot.play import PlayedFrame, PlayedPage


class RobotPage(PlayedPage):
    def __init__(self, page: Page) -> None:
        self._driver = page.driver

    @property
    def keyboard(self) -> RobotPage:
        return self

    @property
    def mouse(self) -> RobotPage:
        return self

    def press(self, key: str) -> None:
        self._driver.press(key)

    def type(self, text: str) -> None:
        self._driver.type(text)

    def move(self, x: float, y: float) -> None:
        self._driver.point([(x, y)])

    def down(self) -> None:
        self._driver.point(["down"])

    def up(self) -> None:
        self._driver.point(["up"])

    def click(self, x: float, y: float) -> None:
        self._driver.point([(x, y), "down", "up"])


class RobotFrame(PlayedFrame):
    def __init__(self, lesson: View) -> None:
        self._lesson = lesson

    def evaluate(self, expression: str, arg: Any = None) -> Any:
        if "=>" not in expression:
            return self._lesson.evaluate(f"() => {expression}")
        return self._lesson.evaluate(expression, arg)

    def frame_element(self) -> RobotFrame:
        return self

    def bounding_box(self) -> dict[str, float]:
        left, top = self._lesson.corner()
        return {"x": left, "y": top}
