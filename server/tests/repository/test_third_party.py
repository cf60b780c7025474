"""The list of other people's work is complete, the same in every build, and served."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest
from third_party import LISTS, TARGET, Incomplete, bundled, installed, notices

from kaktus.common.environment import ROOT
from kaktus.common.pages.web_app import with_files

WEB_DIR = ROOT / "web" / "dist"


def fetch(path: str, **environ: str) -> tuple[int, dict[str, str], bytes]:
    seen: list[Any] = []

    def nobody(_environ: dict[str, Any], start_response: Any) -> list[bytes]:
        start_response("404 Not Found", [])
        return []

    body = with_files(nobody, WEB_DIR)(
        {"REQUEST_METHOD": "GET", "PATH_INFO": path, **environ},
        lambda status, headers: seen.extend([int(status.split()[0]), dict(headers)]),
    )
    content = b"".join(body)
    if hasattr(body, "close"):
        body.close()
    return seen[0], seen[1], content


def test_it_is_served_as_plain_text_and_compressed() -> None:
    status, headers, content = fetch("/THIRD-PARTY.txt")
    assert (status, headers["Content-Type"]) == (200, 'text/plain; charset="utf-8"')
    assert content == TARGET.read_bytes()
    _, headers, zipped = fetch("/THIRD-PARTY.txt", HTTP_ACCEPT_ENCODING="gzip")
    assert headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(zipped) == content


def test_the_lists_that_it_is_made_of_are_not_served() -> None:
    assert fetch("/.vite/third-party.json")[0] == 404


def test_the_build_has_written_it_and_would_write_the_same_again() -> None:
    assert TARGET.read_text() == notices() == notices()


def test_it_names_what_is_in_pages_and_lessons_and_on_the_server() -> None:
    pages, desk, lessons, adapter, server, media = re.findall(r"(?<=\n\n)(?:  \S.*\n)+", notices())[:6]
    for part, names in (
        (pages, ("react", "react-dom", "@fontsource/andika", "@fontsource-variable/nunito")),
        (desk, ("react", "@tanstack/react-query")),
        (lessons, ("preact", "@fontsource/andika")),
        (adapter, ("scorm-again", "h5p-standalone")),
        (server, ("django", "granian", "psycopg-binary", "certifi")),
    ):
        assert set(names) <= set(re.findall(r"^  (\S+) \d", part, re.MULTILINE))
    assert "  react " not in lessons
    assert "GPL-3.0" in adapter
    assert "CC0-1.0" in media


def test_nothing_is_shipped_that_only_developers_need() -> None:
    # Bundlers put a few lines of their own into what they make.
    helpers = {"vite", "rolldown"}
    # H5P's own code is a part of the player, not a package.
    inside = {"h5p-php-library"}
    locked = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    for file in LISTS.values():
        names = {package.name for package in bundled(ROOT / file)} - helpers - inside
        assert names
        assert [name for name in names if locked[f"node_modules/{name}"].get("dev")] == []


def test_every_package_comes_with_the_text_of_its_licence() -> None:
    text = notices()
    packages = [package for file in LISTS.values() for package in bundled(ROOT / file)]
    for package in packages + list(installed((ROOT / "server/requirements.lock").read_text())):
        assert re.search(rf"^(.*, )?{re.escape(package.name)} {package.version}(,.*)?$", text, re.MULTILINE), package
    for words in ("SIL OPEN FONT LICENSE Version 1.1", "Copyright (c) Meta Platforms", "Mozilla Public License"):
        assert words in text


def test_a_package_without_a_text_stops_the_build(tmp_path: Path) -> None:
    listed = tmp_path / "list.json"
    listed.write_text(json.dumps([{"name": "new", "version": "1.0", "licence": "MIT", "texts": []}]))
    with pytest.raises(Incomplete, match=r"new 1\.0 \(MIT\) is shipped without the text"):
        bundled(listed)


def test_a_package_that_is_locked_and_not_installed_stops_the_build() -> None:
    with pytest.raises(Incomplete, match="no-such-package is not installed"):
        list(installed("no-such-package==1.0 \\\n    --hash=sha256:0\n"))
    assert list(installed("no-such-package==1.0 ; sys_platform == 'win32' \\\n    --hash=sha256:0\n")) == []
