"""Acts of mouse and keyboard as WebDriver writes them, the same in its older and its newer protocol."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from selenium.webdriver.common.keys import Keys

from e2e.engines.driver import PointerStep

_SHORT = {"Control": Keys.CONTROL, "Space": " "}
_KEYS = (
    *("Enter", "Tab", "Escape", "Backspace", "Delete", "Home", "End", "Shift", "Alt"),
    *("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"),
)
_CODES = _SHORT | {name: getattr(Keys, name.replace("Arrow", "Arrow_").upper()) for name in _KEYS}


def pointer(steps: Sequence[PointerStep]) -> list[dict[str, Any]]:
    return [
        {
            "type": "pointer",
            "id": "mouse",
            "parameters": {"pointerType": "mouse"},
            "actions": [_pointer_action(step) for step in steps],
        }
    ]


def chord(key: str) -> list[dict[str, Any]]:
    codes = [_CODES.get(name, name) for name in key.split("+")]
    down = [{"type": "keyDown", "value": code} for code in codes]
    return _keyboard([*down, *({"type": "keyUp", "value": code} for code in reversed(codes))])


def typing(text: str) -> list[dict[str, Any]]:
    return _keyboard([{"type": way, "value": letter} for letter in text for way in ("keyDown", "keyUp")])


def _keyboard(actions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{"type": "key", "id": "keyboard", "actions": actions}]


def _pointer_action(step: PointerStep) -> dict[str, Any]:
    if isinstance(step, str):
        return {"type": "pointerDown" if step == "down" else "pointerUp", "button": 0}
    return {"type": "pointerMove", "x": round(step[0]), "y": round(step[1]), "duration": 0, "origin": "viewport"}
