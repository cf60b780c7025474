"""Texts that people type and others read: without characters that nobody sees."""

from __future__ import annotations

import re
from typing import Annotated, Final

from pydantic import AfterValidator
from pydantic_core import PydanticCustomError

# Control characters, some of which PostgreSQL refuses, and marks that turn the direction of the text around them.
_TURNING: Final = "\\x7f-\\x9f\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069"
# Two names that differ in nothing but these look the same, and a search finds only one of them.
_WITHOUT_WIDTH: Final = "\\u200b\\u2028\\u2029\\u2060\\ufeff"
# What a joiner (U+200C, U+200D) changes visibly: letters from Arabic to Sinhala, and the parts of an emoji.
_JOINED: Final = "[\\u0600-\\u0dff\\u2190-\\u21ff\\u2600-\\u27bf\\u2b00-\\u2bff\\ufe0f\\U0001f000-\\U0001faff]"
_IDLE_JOINER: Final = f"(?<!{_JOINED})[\\u200c\\u200d]|[\\u200c\\u200d](?!{_JOINED})"
_UNSEEN: Final = re.compile(f"[\\x00-\\x1f{_TURNING}{_WITHOUT_WIDTH}]|{_IDLE_JOINER}")
_UNSEEN_IN_TEXT: Final = re.compile(f"[\\x00-\\x08\\x0b-\\x1f{_TURNING}]")


def has_unseen(line: str) -> bool:
    return bool(_UNSEEN.search(line))


def _refuse(unseen: re.Pattern[str], text: str) -> str:
    if unseen.search(text):
        raise PydanticCustomError("unseen_sign", "It contains an invisible character; type it again")
    return text


ShownLine = Annotated[str, AfterValidator(lambda text: _refuse(_UNSEEN, text))]
ShownText = Annotated[str, AfterValidator(lambda text: _refuse(_UNSEEN_IN_TEXT, text))]
"""May have several lines, tabs, and the zero-width characters of pasted text: nobody searches it."""
