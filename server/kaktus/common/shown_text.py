"""Texts that people type and others read: without characters that nobody sees."""

from __future__ import annotations

import re
from typing import Annotated, Final

from pydantic import AfterValidator
from pydantic_core import PydanticCustomError

# Control characters, some of which PostgreSQL refuses, and marks that turn the direction of the text around them.
_TURNING: Final = "\\x7f-\\x9f\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069"
UNSEEN: Final = re.compile(f"[\\x00-\\x1f{_TURNING}]")
UNSEEN_BUT_LINES: Final = re.compile(f"[\\x00-\\x08\\x0b-\\x1f{_TURNING}]")


def _refuse(unseen: re.Pattern[str], text: str) -> str:
    if unseen.search(text):
        raise PydanticCustomError("unseen_sign", "It contains an invisible character; type it again")
    return text


ShownLine = Annotated[str, AfterValidator(lambda text: _refuse(UNSEEN, text))]
ShownText = Annotated[str, AfterValidator(lambda text: _refuse(UNSEEN_BUT_LINES, text))]
"""With several lines, and tabs."""
