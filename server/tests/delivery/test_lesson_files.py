"""A lesson's files: types, headers, conditional requests, ranges, encodings."""

from __future__ import annotations

import gzip
from pathlib import Path

import brotli
import pytest
from pytest_django import Settings
from tests.delivery.lesson_fetches import Fetch, link_to, token_of

from kaktus.common.files import file_part
from kaktus.library.catalogue.catalogue_cache import clear_catalogue_cache

SOUND = bytes(range(256)) * 4
SCRIPT = b"// kaktus-1/farben\n" * 20
BROTLI, GZIP = brotli.compress(SCRIPT), gzip.compress(SCRIPT, mtime=0)


def test_a_page_and_what_it_names_by_relative_links(farben: str, fetch: Fetch) -> None:
    page = fetch(farben + "story.html")
    assert page.status == 200
    assert page.headers["Content-Type"] == "text/html; charset=utf-8"
    assert b"<title>Farben</title>" in page.body
    script = fetch(farben + "spiel.js")
    assert script.headers["Content-Type"] == "text/javascript; charset=utf-8"
    picture = fetch(farben + "bilder/Käse.svg")
    assert (picture.status, picture.headers["Content-Type"]) == (200, "image/svg+xml; charset=utf-8")


def test_one_token_opens_every_lesson_of_the_group(farben: str, fetch: Fetch) -> None:
    other = link_to("kaktus-1-interaktiv/tiere", token_of(farben))
    assert b"<title>Tiere</title>" in fetch(other + "story.html").body


def test_the_headers_that_shut_a_lesson_in(farben: str, fetch: Fetch) -> None:
    for answer in (fetch(farben + "story.html"), fetch(farben + "ton.mp3"), fetch(farben + "nothing")):
        policy = answer.headers["Content-Security-Policy"]
        assert policy.endswith("; frame-ancestors http://localhost:8000")
        assert "frame-src 'none'" in policy
        assert answer.headers["Connection-Allowlist"] == "(response-origin); webrtc=block"
        assert answer.headers["X-DNS-Prefetch-Control"] == "off"
        assert answer.headers["Access-Control-Allow-Origin"] == "*"
        assert answer.headers["Cross-Origin-Resource-Policy"] == "cross-origin"
        assert answer.headers["Referrer-Policy"] == "no-referrer"
        assert answer.headers["X-Robots-Tag"] == "noindex"
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert "Set-Cookie" not in answer.headers


def test_a_page_loads_from_its_own_folder_and_other_files_run_nothing(farben: str, fetch: Fetch) -> None:
    own = f"http://localhost:8000{farben}"
    policy = fetch(farben + "story.html").headers["Content-Security-Policy"]
    sources = f"default-src {own} data: blob:; style-src {own} 'unsafe-inline'"
    assert policy.startswith(f"sandbox allow-scripts; {sources}; object-src 'none'; ")
    for name in ("ton.mp3", "spiel.js", "bilder/Käse.svg", "nothing"):
        policy = fetch(farben + name).headers["Content-Security-Policy"]
        assert policy.startswith("sandbox; default-src data:; style-src data: 'unsafe-inline'; "), name


def test_only_the_library_may_frame_a_lesson_of_another_origin(farben: str, fetch: Fetch, settings: Settings) -> None:
    settings.CONTENT_URL = "https://lessons.example.org"
    clear_catalogue_cache()
    headers = fetch(farben + "story.html").headers
    assert f"default-src https://lessons.example.org{farben} " in headers["Content-Security-Policy"]
    assert headers["Content-Security-Policy"].endswith("frame-ancestors http://localhost:8000")
    assert headers["Strict-Transport-Security"]


def test_pages_are_asked_for_anew_and_the_rest_lasts_as_long_as_the_link(farben: str, fetch: Fetch) -> None:
    assert fetch(farben + "story.html").headers["Cache-Control"] == "private, no-cache"
    assert fetch(farben + "spiel.js").headers["Cache-Control"] == "private, max-age=14400"


def test_a_file_that_did_not_change_is_not_sent_again(farben: str, fetch: Fetch) -> None:
    etag = fetch(farben + "ton.mp3").headers["ETag"]
    for if_none_match in (etag, f"W/{etag}", f'"other", {etag}', "*"):
        answer = fetch(farben + "ton.mp3", if_none_match=if_none_match)
        assert (answer.status, answer.body) == (304, b"")
        assert answer.headers["ETag"] == etag
        assert "sandbox" in answer.headers["Content-Security-Policy"]
    assert fetch(farben + "ton.mp3", if_none_match='"other"').status == 200


def test_the_smallest_encoding_that_the_browser_takes(farben: str, fetch: Fetch) -> None:
    tags = set()
    for accepted, encoding, body in (
        ("gzip, deflate, br", "br", BROTLI),
        ("gzip", "gzip", GZIP),
        ("br;q=0, gzip", "gzip", GZIP),
        ("identity", None, SCRIPT),
        ("", None, SCRIPT),
    ):
        answer = fetch(farben + "spiel.js", accept_encoding=accepted)
        assert (answer.headers.get("Content-Encoding"), answer.body) == (encoding, body)
        assert answer.headers["Content-Length"] == str(len(body))
        assert answer.headers["Vary"] == "Accept-Encoding"
        tags.add(answer.headers["ETag"])
    assert len(tags) == 3
    assert fetch(farben + "spiel.js.br").status == 404


@pytest.mark.parametrize(
    ("asked", "start", "end"),
    [
        ("bytes=0-99", 0, 99),
        ("bytes=0-0", 0, 0),
        ("bytes=1023-", 1023, 1023),
        ("bytes=500-", 500, 1023),
        ("bytes=-10", 1014, 1023),
        ("bytes=-5000", 0, 1023),
        ("bytes=1000-99999", 1000, 1023),
    ],
)
def test_a_part_of_a_sound(farben: str, fetch: Fetch, asked: str, start: int, end: int) -> None:
    answer = fetch(farben + "ton.mp3", range=asked)
    assert answer.status == 206
    assert answer.headers["Content-Range"] == f"bytes {start}-{end}/1024"
    assert answer.headers["Content-Length"] == str(end - start + 1)
    assert answer.body == SOUND[start : end + 1]


@pytest.mark.parametrize("asked", ["bytes=1024-", "bytes=5000-6000", "bytes=-0", "bytes=-00"])
def test_a_part_that_does_not_exist(farben: str, fetch: Fetch, asked: str) -> None:
    answer = fetch(farben + "ton.mp3", range=asked)
    assert (answer.status, answer.headers["Content-Range"], answer.body) == (416, "bytes */1024", b"")


@pytest.mark.parametrize(
    "asked", ["bytes=0-1,5-6", "bytes=a-b", "bytes", "lines=1-2", "bytes=-", "bytes=--5", "bytes=9-5"]
)
def test_what_is_no_single_range_gets_the_whole(farben: str, fetch: Fetch, asked: str) -> None:
    answer = fetch(farben + "ton.mp3", range=asked)
    assert (answer.status, answer.body) == (200, SOUND)


def test_a_part_of_another_version_gets_the_whole(farben: str, fetch: Fetch) -> None:
    etag = fetch(farben + "ton.mp3").headers["ETag"]
    assert fetch(farben + "ton.mp3", range="bytes=0-9", if_range=etag).status == 206
    assert fetch(farben + "ton.mp3", range="bytes=0-9", if_range='"old"').status == 200


def test_a_part_is_never_one_of_the_compressed_file(farben: str, fetch: Fetch) -> None:
    answer = fetch(farben + "spiel.js", range="bytes=0-1", accept_encoding="br")
    assert (answer.status, answer.body) == (206, b"//")
    assert "Content-Encoding" not in answer.headers


def test_head_sends_the_same_head_and_no_body(farben: str, fetch: Fetch) -> None:
    whole, head = fetch(farben + "ton.mp3"), fetch(farben + "ton.mp3", "HEAD")
    assert (head.status, head.headers, head.body) == (200, whole.headers, b"")


def test_lessons_are_only_read(farben: str, fetch: Fetch) -> None:
    assert fetch(farben + "ton.mp3", "POST").status == 405


def test_a_lesson_may_send_headers_of_its_own_with_its_requests(farben: str, fetch: Fetch) -> None:
    question = fetch(farben + "ton.mp3", "OPTIONS", access_control_request_headers="pragma")
    assert (question.status, question.body) == (204, b"")
    assert question.headers["Access-Control-Allow-Origin"] == "*"
    assert question.headers["Access-Control-Allow-Headers"] == "*"
    assert question.headers["Access-Control-Allow-Methods"] == "GET, HEAD"


def test_long_files_go_out_in_blocks(farben: str, fetch: Fetch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_part, "ONE_PIECE", 100)
    monkeypatch.setattr(file_part, "BLOCK", 100)
    assert fetch(farben + "ton.mp3").body == SOUND
    assert fetch(farben + "ton.mp3", range="bytes=10-409").body == SOUND[10:410]


def test_other_addresses_go_on_to_django(lessons: Path, fetch: Fetch) -> None:
    for path in ("/", "/contents/x", "/api/site", "/content"):
        assert fetch(path).body == b"django"
