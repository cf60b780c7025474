"""The question a web server in front asks before it sends a lesson's files itself."""

from __future__ import annotations

import re
from typing import Any

import pytest

from kaktus.common.environment import ROOT
from kaktus.delivery.people import REMEMBERED_S
from kaktus.library.shelf import current_shelf


def question(farben: str, lesson: str = "kaktus-1/farben") -> str:
    return f"/content-check/{farben.split('/')[2]}/{lesson}"


def test_a_valid_link_is_told_the_folder_and_the_headers(farben: str, fetch: Any) -> None:
    answer = fetch(question(farben))
    assert (answer.status, answer.body) == (204, b"")
    assert answer.headers["X-Kaktus-Folder"] == current_shelf().packages["kaktus-1/farben"].folder
    policy = fetch(farben + "story.html").headers["Content-Security-Policy"]
    assert answer.headers["Content-Security-Policy"] == policy


@pytest.mark.parametrize("lesson", ["kaktus-2/tiere", "kaktus-1/nothing", "kaktus-1", "", "kaktus-1/farben/story.html"])
def test_any_other_is_refused_and_the_refusal_is_not_kept(farben: str, fetch: Any, lesson: str) -> None:
    answer = fetch(question(farben, lesson))
    assert (answer.status, answer.headers["Cache-Control"]) == (403, "no-store")
    assert "X-Kaktus-Folder" not in answer.headers


def test_a_page_of_its_own_is_refused_here_too(farben: str, fetch: Any) -> None:
    assert fetch(question(farben), sec_fetch_dest="document").status == 403


def test_what_both_remember_stays_below_ten_seconds() -> None:
    example = (ROOT / "deploy" / "nginx.conf").read_text()
    (seconds,) = re.findall(r"proxy_cache_valid 204 (\d+)s;", example)
    assert int(seconds) + REMEMBERED_S < 10
