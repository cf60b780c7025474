"""Which kind of device a session is used on, told so coarsely that a person knows it again and nobody else does."""

from __future__ import annotations

from typing import NamedTuple

# The first that is found names it: most browsers also claim to be the ones below them.
BROWSERS = (
    ("Edge", ("Edg/", "EdgA/", "EdgiOS/")),
    ("Opera", ("OPR/", "OPT/", "OPiOS/")),
    ("Samsung Internet", ("SamsungBrowser/",)),
    ("Firefox", ("Firefox/", "FxiOS/")),
    ("Chrome", ("Chrome/", "CriOS/")),
    ("Safari", ("Safari/",)),
)
SYSTEMS = (
    ("iPhone", ("iPhone", "iPod")),
    ("iPad", ("iPad",)),
    ("Android", ("Android",)),
    ("ChromeOS", ("CrOS",)),
    ("Windows", ("Windows",)),
    ("Mac", ("Macintosh",)),
    ("Linux", ("Linux", "X11")),
)
MAC_OR_IPAD = "Mac or iPad"
LONGEST_NAME = 20


class Device(NamedTuple):
    """Empty names stand for what is not known."""

    browser: str = ""
    system: str = ""


def device_of(user_agent: str) -> Device:
    browser, system = _first(BROWSERS, user_agent), _first(SYSTEMS, user_agent)
    if system == "Mac":
        # An iPad passes itself off as a Mac. Browsers other than Safari give themselves away by their name there.
        if "iOS/" in user_agent:
            system = "iPad"
        elif browser == "Safari":
            system = MAC_OR_IPAD
    return Device(browser, system)


def _first(names: tuple[tuple[str, tuple[str, ...]], ...], user_agent: str) -> str:
    return next((name for name, marks in names if any(mark in user_agent for mark in marks)), "")
