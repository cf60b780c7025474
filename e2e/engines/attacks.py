"""What a hostile lesson tries, from each of its documents, and that nothing comes of it."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import pytest

from e2e.engines.page import Page, View, wait_until

HOSTILE = Path(__file__).with_name("hostile-lesson.js")
# A lesson with an origin of its own has these, for as long as its link is valid; they are in nobody else's.
OF_ITS_OWN = {"database", "storage of a frame"}


def assert_no_way_out(
    page: Page, lesson: View, stranger: socket.socket, name: str, other_file: str, *, own_origin: bool = False
) -> None:
    """Nor to a file of another lesson, for which the same link would be good."""
    beside = lesson.evaluate("() => location.href").partition(f"/{name}/")[0]
    other = f"{beside}/{name.partition('/')[0]}/{other_file}"
    url = f"http://127.0.0.1:{stranger.getsockname()[1]}"
    answers = lesson.evaluate("(other, stranger) => attack(other, stranger)", other, url)
    # A lesson of another tool gets a storage of its own, which is empty; one of ours has none.
    assert answers.pop("token") == ("refused" if name.startswith("kaktus") else "null")
    for allowed in OF_ITS_OWN if own_origin else ():
        answers.pop(allowed)
    assert set(answers.values()) == {"refused"}, json.dumps(answers, indent=1)
    wait_until(lambda: page.path() == "/stage", "the page is where it was")
    with pytest.raises(BlockingIOError):
        stranger.accept()
