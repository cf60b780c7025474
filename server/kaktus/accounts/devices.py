"""The kind of device that a session is used on: precise enough for its owner to recognise it, and for nobody else."""

from __future__ import annotations

from typing import NamedTuple

ANDROID = "Android"
# The first match gives the name: most browsers also claim to be the ones further down.
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
    (ANDROID, ("Android",)),
    ("ChromeOS", ("CrOS",)),
    ("Windows", ("Windows",)),
    ("Mac", ("Macintosh",)),
    ("Linux", ("Linux", "X11")),
)
MAC_OR_IPAD = "Mac or iPad"
LONGEST_NAME = 20


class Device(NamedTuple):
    """An empty name means that it is not known."""

    browser: str = ""
    system: str = ""


def device_of(user_agent: str) -> Device:
    browser, system = _first(BROWSERS, user_agent), _first(SYSTEMS, user_agent)
    if system == "Mac":
        # An iPad claims to be a Mac. Only browsers other than Safari reveal it, by their names.
        if "iOS/" in user_agent:
            system = "iPad"
        elif browser == "Safari":
            system = MAC_OR_IPAD
    if system == ANDROID:
        # What every browser says on a phone, and none on a tablet.
        system = f"{ANDROID} {'phone' if 'Mobile' in user_agent else 'tablet'}"
    return Device(browser, system)


def _first(names: tuple[tuple[str, tuple[str, ...]], ...], user_agent: str) -> str:
    return next((name for name, marks in names if any(mark in user_agent for mark in marks)), "")
