"""Small lessons from other tools that do not start, each in its own way, and some that only look like it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

TEXT = "<p>A text that is longer than what a loading screen says.</p>"
LOADING = "<p>Loading …</p>"
LATE = "const late = document.createElement('script'); late.src = 'gone.js'; document.body.append(late)"
FRAMESET = '<frameset cols="30%,*"><frame src="small.html"><frame name="large" src="good.html"></frameset>'


@dataclass(frozen=True)
class Stuck:
    body: str
    reason: str = ""
    """What the library counts; nothing for a lesson that is shown unchanged."""
    shown: str = ""
    """What can be seen of it, with a line above."""


STUCK = {
    "healthy": Stuck(f"{TEXT}<script src='good.js'></script>"),
    "later-error": Stuck(f"{TEXT}<script>onload = () => setTimeout(() => {{ throw new Error('x'); }})</script>"),
    "other-host": Stuck(f"{TEXT}<script src='https://cdn.example.org/x.js'></script>"),
    "frame": Stuck("<iframe src='good.html'></iframe>"),
    "frameset": Stuck(FRAMESET),
    "button": Stuck("<button style='padding: 1em'>▶</button>"),
    "broken": Stuck("<script>throw new Error('x')</script>", "error"),
    "missing": Stuck("<script src='gone.js'></script>", "script_missing"),
    "refused": Stuck("<script src='https://cdn.example.org/x.js'></script>", "script_refused"),
    "nothing": Stuck("<div></div>", "nothing_drawn"),
    "late-missing": Stuck(f"{LOADING}<script src='late.js'></script>", "script_missing"),
    "frame-broken": Stuck("<iframe src='broken.html'></iframe>", "error"),
    "endless": Stuck(LOADING, "nothing_drawn", "Loading"),
    "loading-frame": Stuck(
        f"{LOADING}<iframe src='empty.html'></iframe><iframe src='loading.html'></iframe>", "nothing_drawn", "Loading"
    ),
    "limping": Stuck(f"{TEXT}<script>throw new Error('x')</script>", "error", "A text"),
}
FILES = {
    "good.js": "document.title = 'good'",
    "late.js": f"onload = () => {{ {LATE} }}",
    "good.html": f"<!doctype html>{TEXT}",
    "empty.html": "<!doctype html>",
    "loading.html": f"<!doctype html>{LOADING}",
    "small.html": "<!doctype html><p>1</p>",
    "broken.html": f"<!doctype html>{LOADING}<script>throw new Error('x')</script>",
}


def write_stuck_lessons(book: Path) -> None:
    for name, lesson in STUCK.items():
        (book / name).mkdir(parents=True)
        body = lesson.body if lesson.body.startswith("<frameset") else f"<body>{lesson.body}</body>"
        (book / name / "index.html").write_text(f"<!doctype html><html><head></head>{body}</html>")
        for file, content in FILES.items():
            (book / name / file).write_text(content)


def write_manifest(book: Path, names: list[str]) -> None:
    lessons = [{"slug": name, "title": name} for name in names]
    manifest = {"slug": "starts-1", "title": "Starts", "group": "starts1", "groupPosition": 43, "interactive": False}
    (book / "book.json").write_text(json.dumps(manifest | {"lessons": lessons}))
