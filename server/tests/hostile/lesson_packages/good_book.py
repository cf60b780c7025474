"""What the tests of hostile packages share: a good book with one lesson, before somebody tampers with it."""

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
# Tries to import the books' folder, and returns the problems that are reported.
Problems = Callable[[], list[str]]
