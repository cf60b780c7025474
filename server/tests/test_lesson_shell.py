"""The address of the shell, which only the service worker may answer."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from django.test import Client
from pytest_django import Settings

from kaktus.common.pages.lesson_shell import LESSON_SHELL
from kaktus.common.pages.protective_headers import content_security_policy

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("path", [LESSON_SHELL, f"{LESSON_SHELL}/", f"{LESSON_SHELL}/index.html", f"{LESSON_SHELL}?a"])
def test_the_server_refuses_it_and_what_it_says_is_shut_in(web_dir: Path, path: str) -> None:
    response = Client().get(path, headers={"Accept": "text/html"})
    assert response.status_code == 404
    assert response.headers["Content-Type"] == "text/plain; charset=utf-8"
    assert response.headers["Content-Security-Policy"] == "sandbox; default-src 'none'"
    assert response.headers["Cache-Control"] == "no-store"
    assert b"<" not in response.content


def test_it_is_the_address_that_worker_and_pages_use() -> None:
    source = (ROOT / "shared/lesson-shell.ts").read_text()
    assert f"shellAddress = '{LESSON_SHELL}'" in source


def test_it_is_no_page_and_no_file_of_the_application() -> None:
    dist = ROOT / "web/dist"
    assert LESSON_SHELL not in json.loads((dist / "routes.json").read_text())
    assert not [path for path in dist.iterdir() if path.name.startswith("lesson-shell")]


def test_pages_may_frame_it_also_where_lessons_have_an_origin_of_their_own(settings: Settings) -> None:
    assert "frame-src 'self';" in content_security_policy()
    settings.CONTENT_URL = "https://lessons.example.org"
    frames = re.search(r"frame-src ([^;]+);", content_security_policy())
    assert frames
    assert frames[1].split() == ["https://lessons.example.org", f"{settings.PUBLIC_URL}{LESSON_SHELL}"]
