"""The cast of the hostile packages: a book of one lesson that is in order, before somebody tampers with it."""

from __future__ import annotations

from collections.abc import Callable

SCRIPT = b"let regen = true;\n" * 30
MANIFEST = {
    "slug": "kaktus-3",
    "title": "Kaktus 3",
    "group": "kaktus3",
    "groupPosition": 3,
    "interactive": False,
    "lessons": [{"slug": "wetter", "title": "Wetter"}],
}
NO_LINK = "only plain files and folders can be imported, no links."
# Tries to import what the books' folder holds, and returns what is said against it.
Problems = Callable[[], list[str]]
