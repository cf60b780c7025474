"""What browsers and crawlers request from every site, unasked: an icon, and what they may index."""

from __future__ import annotations

import json
from urllib.robotparser import RobotFileParser

import pytest
from tests.test_pages import fetch, nobody

from kaktus.common.environment import ROOT
from kaktus.common.pages.web_app import with_files

WEB_DIR = ROOT / "web" / "dist"
FOR_VISITORS = {
    "/",
    "/try",
    "/questions",
    "/teachers",
    "/privacypolicy",
    "/terms",
    "/contact",
    "/imprint",
    "/accessibility",
}


@pytest.fixture(scope="module")
def robots() -> RobotFileParser:
    status, headers, content = fetch(with_files(nobody, WEB_DIR), "/robots.txt")
    assert (status, headers["Content-Type"]) == (200, 'text/plain; charset="utf-8"')
    parser = RobotFileParser()
    parser.parse(content.decode().splitlines())
    return parser


def test_browsers_find_an_icon_where_they_look_for_one() -> None:
    status, headers, content = fetch(with_files(nobody, WEB_DIR), "/favicon.ico")
    assert (status, headers["Content-Type"]) == (200, "image/x-icon")
    assert content[:4] == b"\0\0\1\0"
    assert b"\x89PNG" in content


def test_pages_for_visitors_may_be_indexed_and_every_other_page_may_not(robots: RobotFileParser) -> None:
    pages = json.loads((WEB_DIR / "routes.json").read_text())
    assert {page for page in pages if robots.can_fetch("*", page)} == FOR_VISITORS


@pytest.mark.parametrize(
    ("path", "may"),
    [
        ("/assets/main-abcdEF12.js", True),
        ("/icons/kaktus-192.png", True),
        ("/api/site", False),
        ("/content/token/book/lesson/story.html", False),
        ("/desk", False),
        ("/desk/codes", False),
        ("/mailbox", False),
    ],
)
def test_crawlers_get_what_pages_are_made_of_and_nothing_of_readers_and_staff(
    robots: RobotFileParser, path: str, may: bool
) -> None:
    assert robots.can_fetch("*", path) is may
