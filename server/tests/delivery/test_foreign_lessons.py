"""Lessons from other tools: their pages have a policy of their own; everything else is as for our lessons."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytest_django import Settings
from tests.delivery.lesson_fetches import Fetch, without_version
from tests.readers import Person, make_some_codes

from kaktus.common.files.storage import FolderStorage, storage_at
from kaktus.delivery.lesson_policies import file_headers
from kaktus.library.catalogue.catalogue_cache import clear_catalogue_cache
from kaktus.library.packages.content_folders import read_content
from kaktus.library.packages.folder_imports import import_content
from testing.foreign_packages import EVIL_DOCUMENTS, write_book

PUBLIC = "http://localhost:8000"


@pytest.fixture
def guests(anna: Person, settings: Settings, tmp_path: Path) -> dict[str, str]:
    """The first pages of the lessons in Anna's links, by lesson."""
    import_content(read_content(write_book(tmp_path / "gast")), storage=storage_at(settings.STORAGE_URL))
    clear_catalogue_cache()
    assert anna.activate(make_some_codes(1, book="gast1")[0]).status_code == 200
    urls: list[str] = anna.library()["signedUrls"]["gast1"]
    return {url.split("/")[-2]: url.removeprefix(PUBLIC) for url in urls}


def folder_of(story: str) -> str:
    return story.rpartition("/")[0] + "/"


def version_of(story: str) -> str:
    return story.split("/")[2].rpartition("~")[2]


def test_a_page_may_contain_scripts_and_load_from_its_own_folder_only(guests: dict[str, str], fetch: Fetch) -> None:
    own = f"{PUBLIC}{folder_of(guests['storyline'])}"
    answer = fetch(guests["storyline"])
    assert answer.status == 200
    assert answer.headers["Content-Security-Policy"] == (
        f"sandbox allow-scripts; default-src {own} data: blob:; "
        f"script-src {own} 'unsafe-inline' 'unsafe-eval' blob: data:; "
        f"style-src {own} 'unsafe-inline'; object-src 'none'; frame-src {own}; base-uri 'none'; form-action 'none'; "
        f"frame-ancestors {PUBLIC}"
    )
    expected = dict(file_headers(PUBLIC, PUBLIC)) | {"Cache-Control": "private, no-cache"}
    del expected["Content-Security-Policy"]
    assert expected.items() <= answer.headers.items()
    again = fetch(guests["storyline"], if_none_match=answer.headers["ETag"])
    assert (again.status, again.headers["Content-Security-Policy"]) == (304, answer.headers["Content-Security-Policy"])


def test_every_lesson_of_another_tool_may_make_functions_from_texts_and_none_of_ours(
    guests: dict[str, str], farben: str, fetch: Fetch
) -> None:
    for story in guests.values():
        assert "'unsafe-eval'" in fetch(story).headers["Content-Security-Policy"], story
    assert "'unsafe-eval'" not in fetch(f"{farben}story.html").headers["Content-Security-Policy"]


def test_a_lesson_may_frame_its_other_pages_and_files_and_the_library_alone_its_first(
    guests: dict[str, str], farben: str, fetch: Fetch
) -> None:
    first = fetch(guests["storyline"]).headers["Content-Security-Policy"]
    assert first.endswith(f"; frame-ancestors {PUBLIC}")
    folder = folder_of(guests["storyline"])
    page = fetch(f"{folder}analytics-frame.html").headers["Content-Security-Policy"]
    assert f"{page}; frame-ancestors {PUBLIC}" == first
    for name in ("meta.xml", "story_content/user.js"):
        assert "frame-ancestors" not in fetch(folder + name).headers["Content-Security-Policy"]
    for name in ("story.html", "spiel.js"):
        ours = fetch(farben + name).headers["Content-Security-Policy"]
        assert "frame-src 'none'" in ours
        assert ours.endswith(f"; frame-ancestors {PUBLIC}")


@pytest.mark.parametrize("name", EVIL_DOCUMENTS)
def test_a_document_that_is_no_page_runs_nothing_and_finds_no_other_lesson(
    guests: dict[str, str], fetch: Fetch, name: str
) -> None:
    policy = fetch(folder_of(guests["html5"]) + name).headers["Content-Security-Policy"]
    assert policy.startswith("sandbox; default-src data:; ")
    other = guests["storyline"]
    assert fetch(other).status == 200
    assert fetch(without_version(other)).status == 404
    # Nor with the only version that the lesson knows, its own.
    assert fetch(other.replace(version_of(other), version_of(guests["html5"]))).status == 404


def test_no_other_file_runs_anything_if_it_is_opened_as_a_document(guests: dict[str, str], fetch: Fetch) -> None:
    folder = folder_of(guests["storyline"])
    for name in ("story_content/user.js", "meta.xml", "kaktus-thumb.svg", "kaktus-adapter/storage.js"):
        answer = fetch(folder + name)
        assert answer.status == 200
        assert answer.headers["Content-Security-Policy"].startswith("sandbox; default-src data:; ")


def test_the_adapter_is_there_for_lessons_from_other_tools_only(
    guests: dict[str, str], farben: str, fetch: Fetch
) -> None:
    for story in guests.values():
        answer = fetch(f"{folder_of(story)}kaktus-adapter/storage.js", accept_encoding="br")
        assert (answer.status, answer.headers["Content-Encoding"]) == (200, "br")
    folder = folder_of(guests["h5p"])
    assert fetch(f"{folder}kaktus-adapter/h5p/frame.bundle.js").status == 200
    for path in (
        f"{farben}kaktus-adapter/storage.js",
        *(f"{folder}kaktus-adapter/{name}" for name in ("", "nothing.js", "../third-party.json", "storage.js.br")),
        f"{folder}kaktus-start.html.page",
    ):
        assert fetch(path).status == 404


def test_a_web_server_in_front_finds_no_page_of_such_a_lesson(
    guests: dict[str, str], settings: Settings, fetch: Fetch, tmp_path: Path
) -> None:
    settings.GRANTS_DIR = tmp_path / "grants"
    settings.GRANTS_DIR.mkdir()
    assert fetch(guests["storyline"]).status == 200
    storage = storage_at(settings.STORAGE_URL)
    assert isinstance(storage, FolderStorage)
    names = {file.name for file in (storage.folder / "gast-1").rglob("*") if file.is_file()}
    assert "user.js" in names
    assert not [name for name in names if name.endswith((".html", ".htm"))]
