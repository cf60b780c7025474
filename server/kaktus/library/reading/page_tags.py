"""Finds the start tags of a page in one pass, as browsers do: the time grows with its length, whatever it contains."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from dataclasses import dataclass

# Possessive quantifiers (`*+`) never try again with less: no text can make them slow.
SPACE = r"[ \t\n\f\r]"
NAME = re.compile(r"[a-zA-Z][^ \t\n\f\r/>]*+")
BETWEEN = re.compile(r"[ \t\n\f\r/]*+")
ATTRIBUTE = re.compile(r"=?[^ \t\n\f\r/>=]*+")
EQUALS = re.compile(rf"{SPACE}*+={SPACE}*+")
UNQUOTED = re.compile(r"[^ \t\n\f\r>]*+")
END_OF_COMMENT = re.compile(r"--!?>")
# What is written in these is text up to their end tag.
RAW = ("script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes", "noscript")
RAW_ENDS = {name: re.compile(rf"</{name}(?=[ \t\n\f\r/>])", re.IGNORECASE) for name in RAW}


@dataclass(frozen=True)
class Tag:
    name: str
    start: int
    end: int
    """The place after its last character."""
    attributes: dict[str, str]

    def get(self, name: str) -> str:
        """The value of an attribute; nothing if it is missing."""
        value = self.attributes.get(name, "")
        try:
            return html.unescape(value)
        except ValueError:
            # A character with a number of thousands of digits.
            return value


def start_tags(text: str) -> Iterator[Tag]:
    """In their order; nothing in comments, scripts and other raw text counts, nor a tag that the page never ends."""
    at = text.find("<")
    while 0 <= at < len(text):
        if text.startswith(("<!", "<?"), at):
            after = _after_comment(text, at)
        elif match := NAME.match(text, at + 1):
            tag = _tag(text, at, match)
            if tag is None:
                return
            yield tag
            after = _after_raw_text(text, tag)
        elif match := NAME.match(text, at + 2) if text.startswith("</", at) else None:
            closing = _tag(text, at, match)
            after = closing.end if closing else len(text)
        else:
            after = at + 1
        at = text.find("<", after)


def _after_comment(text: str, at: int) -> int:
    if not text.startswith("<!--", at):
        end = text.find(">", at)
        return end + 1 if end >= 0 else len(text)
    for empty in ("<!-->", "<!--->"):
        if text.startswith(empty, at):
            return at + len(empty)
    match = END_OF_COMMENT.search(text, at + 4)
    return match.end() if match else len(text)


def _after_raw_text(text: str, tag: Tag) -> int:
    if tag.name == "plaintext":
        return len(text)
    if tag.name not in RAW_ENDS:
        return tag.end
    match = RAW_ENDS[tag.name].search(text, tag.end)
    return match.start() if match else len(text)


def _tag(text: str, start: int, name: re.Match[str]) -> Tag | None:
    """None if the page ends in it."""
    attributes: dict[str, str] = {}
    at = name.end()
    while True:
        at = _end_of(BETWEEN, text, at)
        if at == len(text):
            return None
        if text[at] == ">":
            return Tag(name.group().lower(), start, at + 1, attributes)
        after = _end_of(ATTRIBUTE, text, at)
        attribute, value = text[at:after].lower(), ""
        at = after
        if equals := EQUALS.match(text, at):
            quote = text[equals.end() : equals.end() + 1]
            if quote == '"' or quote == "'":
                at = text.find(quote, equals.end() + 1)
                if at < 0:
                    return None
                value, at = text[equals.end() + 1 : at], at + 1
            else:
                at = _end_of(UNQUOTED, text, equals.end())
                value = text[equals.end() : at]
        # Of two with one name, browsers take the first.
        attributes.setdefault(attribute, value)


def _end_of(pattern: re.Pattern[str], text: str, at: int) -> int:
    """For patterns that match nothing too."""
    match = pattern.match(text, at)
    return match.end() if match else at
