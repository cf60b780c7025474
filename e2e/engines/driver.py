"""What every browser engine can do for a page: as little as possible, so that all else is written once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, Protocol

Point = tuple[float, float]
PointerStep = Point | Literal["down", "up"]
# CSS selectors of the frames in each other, from the page inwards.
Frames = tuple[str, ...]
# Runs a function in the page and passes everything through as JSON, whatever the protocol can carry by itself.
CALL = "async (work, values) => JSON.stringify((await work(...JSON.parse(values))) ?? null)"


class Gone(Exception):
    """The document or frame is not there, or went away in between: ask again."""


@dataclass(frozen=True)
class Start:
    """How a window is opened."""

    scripts: tuple[str, ...] = ()
    """Run in every page and frame before its own."""
    size: tuple[int, int] = (1180, 820)
    reduced_motion: bool = False
    profile: Path | None = None
    """For a browser that is closed and opened again, and finds what it stored in this folder."""


class Driver(Protocol):
    """A browser with one window. A microphone that beeps is connected, and may be used without a question."""

    def open(self, url: str) -> None: ...

    def resize(self, width: int, height: int) -> None: ...

    def evaluate(self, frames: Frames, function: str, *arguments: Any) -> Any:
        """What the function returns; raises `Gone` if the frame is not there."""

    def point(self, steps: Sequence[PointerStep]) -> None:
        """By the mouse, at pixels of the window."""

    def press(self, key: str) -> None:
        """A key by its name in the standard, or several: 'Control+k'."""

    def type(self, text: str) -> None: ...

    def screenshot(self) -> bytes: ...

    def console(self) -> list[str]:
        """Errors and warnings since the start, from all frames."""

    def close(self) -> None: ...


class Engine(Protocol):
    """Opens browsers of one kind."""

    def launch(self, start: Start) -> Driver: ...

    def close(self) -> None: ...
