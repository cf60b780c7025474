"""The built web application as the server delivers it."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from django.test import Client
from pytest_django import Settings

from kaktus.common.pages.protective_headers import page_headers, with_protective_headers
from kaktus.common.pages.web_app import WebAppNotBuilt, with_files
from kaktus.delivery.lesson_policies import file_headers, own_page_headers

REQUIRED_HEADERS = (
    "Content-Security-Policy",
    "Cross-Origin-Opener-Policy",
    "Cross-Origin-Resource-Policy",
    "Permissions-Policy",
    "X-Content-Type-Options",
    "Referrer-Policy",
)


def fetch(application: Callable[..., Any], path: str, **environ: str) -> tuple[int, dict[str, str], bytes]:
    """A plain WSGI call, as granian makes it."""
    seen: list[Any] = []
    body = application(
        {"REQUEST_METHOD": "GET", "PATH_INFO": path, **environ},
        lambda status, headers: seen.extend([int(status.split()[0]), dict(headers)]),
    )
    sent = b"".join(body)
    if hasattr(body, "close"):
        body.close()
    return seen[0], seen[1], sent


def django(environ: dict[str, Any], start_response: Callable[..., Any]) -> list[bytes]:
    """By its test client, because the server's own way would close the test's database connection."""
    response = Client().get(environ["PATH_INFO"])
    start_response(f"{response.status_code} {response.reason_phrase}", list(response.headers.items()))
    return [response.content]


def nobody(environ: dict[str, Any], start_response: Callable[..., Any]) -> list[bytes]:
    start_response("404 Not Found", [])
    return [b"django"]


def test_a_known_route_answers_the_page_with_the_site_in_it(web_dir: Path) -> None:
    response = Client().get("/login")
    assert response.status_code == 200
    assert response.headers["Cache-Control"] == "no-cache"
    page = response.content.decode()
    content = re.search(r'name="kaktus-site" content="([^"]*)"', page)
    assert content is not None
    site = json.loads(unescape(content[1]))
    assert site["brand"] == "Kaktus"
    assert site["imprint"].keys() >= {"name", "address", "vatId", "register"}


def test_the_page_may_use_the_microphone_and_no_lesson_may(web_dir: Path) -> None:
    """A child hears itself in the page; the frames of lessons get nothing, wherever they come from."""
    assert "microphone=(self)" in page_headers()["Permissions-Policy"]
    for content_url in ("https://kaktus.example", "https://lessons.example"):
        of_page = own_page_headers("https://kaktus.example", content_url, "/content/x/kaktus-1/farben/")
        for headers in (of_page, file_headers("https://kaktus.example", content_url)):
            assert "microphone=()" in dict(headers)["Permissions-Policy"]


def test_an_unknown_route_answers_404_with_the_same_page(web_dir: Path) -> None:
    known_page, unknown_page = Client().get("/login"), Client().get("/no/such/page")
    assert unknown_page.status_code == 404
    assert unknown_page.content == known_page.content


@pytest.mark.parametrize("path", ["/desk", "/desk/", "/desk/codes/batches/12", "/desk/no-such-page"])
def test_the_desk_has_a_page_of_its_own_at_all_its_addresses(web_dir: Path, path: str) -> None:
    response = Client().get(path)
    assert response.status_code == 200
    assert "<body>desk</body>" in response.content.decode()
    assert "kaktus-site" in response.content.decode()
    assert response.headers["X-Robots-Tag"] == "noindex"
    assert response.headers["Cache-Control"] == "no-cache"
    assert not response.cookies


def test_what_only_starts_like_the_desk_is_a_readers_page(web_dir: Path) -> None:
    response = Client().get("/desktop")
    assert response.status_code == 404
    assert "desk</body>" not in response.content.decode()


def test_a_page_names_at_once_the_files_that_it_will_ask_for(web_dir: Path) -> None:
    assert Client().get("/login").headers["Link"] == (
        "</assets/login-abcdEF12.js>; rel=modulepreload, "
        "</assets/login-12abcdEF.css>; rel=preload; as=style; crossorigin"
    )
    assert "Link" not in Client().get("/").headers
    assert "Link" not in Client().get("/no/such/page").headers


def test_pages_built_for_another_version_of_the_server_are_refused(web_dir: Path) -> None:
    (web_dir / "routes.json").write_text(json.dumps(["/", "/login"]))
    with pytest.raises(WebAppNotBuilt, match="make build"):
        Client().get("/login")


def test_a_missing_file_is_no_page(web_dir: Path) -> None:
    response = Client().get("/assets/gone-12345678.js")
    assert response.status_code == 404
    assert response.headers["Content-Type"].startswith("text/plain")


def test_pages_are_only_read(web_dir: Path) -> None:
    assert Client().post("/login").status_code == 405
    assert Client().head("/login").status_code == 200


def test_the_page_is_compressed_for_those_who_ask(web_dir: Path) -> None:
    response = Client().get("/", headers={"Accept-Encoding": "gzip, br"})
    assert response.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(response.content).startswith(b"<!doctype html>")


@pytest.mark.parametrize(
    "path", ["/", "/no/such/page", "/api/site", "/api/nothing", "/assets/gone.js", "/desk", "/healthz"]
)
def test_every_kind_of_answer_has_the_protective_headers(web_dir: Path, path: str) -> None:
    _, headers, _ = fetch(with_protective_headers(with_files(django, web_dir)), path)
    for name in REQUIRED_HEADERS:
        assert headers[name] == page_headers()[name]
    assert "Set-Cookie" not in headers
    assert (headers.get("Cache-Control") == "no-store") is (path.startswith("/api/") or path == "/healthz")


def test_what_an_answer_has_set_itself_stays(web_dir: Path) -> None:
    own = ("Content-Security-Policy", "default-src 'none'")

    def with_own(_environ: dict[str, Any], start_response: Callable[..., Any]) -> list[bytes]:
        start_response("200 OK", [own, ("Cache-Control", "public")])
        return [b""]

    application = with_protective_headers(with_own)
    _, headers, _ = fetch(application, "/page")
    assert (headers[own[0]], headers["Cache-Control"]) == (own[1], "public")
    assert fetch(application, "/api/call")[1]["Cache-Control"] == "no-store"


def test_files_have_the_headers_too_and_hashed_ones_never_expire(web_dir: Path) -> None:
    application = with_protective_headers(with_files(nobody, web_dir))
    status, headers, _ = fetch(application, "/assets/main-abcdEF12.js")
    assert status == 200
    assert headers["Cache-Control"] == "max-age=315360000, public, immutable"
    for name in REQUIRED_HEADERS:
        assert headers[name] == page_headers()[name]
    _, headers, _ = fetch(application, "/theme.js")
    assert "immutable" not in headers["Cache-Control"]


def test_precompressed_files_are_chosen_by_what_the_browser_takes(web_dir: Path) -> None:
    for ending, content in ((".br", b"br"), (".gz", b"gzip")):
        (web_dir / "assets" / f"main-abcdEF12.js{ending}").write_bytes(content)
    application = with_files(nobody, web_dir)
    for accepted, encoding, body in (("gzip, br", "br", b"br"), ("gzip", "gzip", b"gzip")):
        _, headers, sent = fetch(application, "/assets/main-abcdEF12.js", HTTP_ACCEPT_ENCODING=accepted)
        assert (headers["Content-Encoding"], sent) == (encoding, body)
        assert "Accept-Encoding" in headers["Vary"]


def test_the_service_worker_is_asked_for_anew_each_time_and_may_see_every_page(web_dir: Path) -> None:
    status, headers, _ = fetch(with_protective_headers(with_files(nobody, web_dir)), "/service-worker.js")
    assert status == 200
    assert headers["Cache-Control"] == "no-cache"
    assert headers["Content-Type"].startswith("text/javascript")
    policy = headers["Content-Security-Policy"]
    assert "worker-src 'self'" in policy
    assert "connect-src 'self'" in policy


def test_the_manifest_has_the_installation_s_own_name(web_dir: Path, settings: Settings) -> None:
    settings.BRAND = "Löwenzahn & Co"
    response = Client().get("/manifest.webmanifest")
    assert response.status_code == 200
    assert response.headers["Content-Type"] == "application/manifest+json"
    assert response.headers["Cache-Control"] == "no-cache"
    manifest = response.json()
    assert (manifest["name"], manifest["short_name"]) == ("Löwenzahn & Co", "Löwenzahn & Co")
    assert manifest["start_url"] == "/library"


def test_the_policy_has_no_directive_that_an_engine_reports_and_leaves_only_the_manifest_to_the_default() -> None:
    policy = dict(part.split(" ", 1) for part in page_headers()["Content-Security-Policy"].split("; "))
    assert "manifest-src" not in policy
    assert policy["default-src"] == "'self'"
    fetched = ("script", "style", "img", "font", "media", "connect", "frame", "worker", "object")
    assert {f"{kind}-src" for kind in fetched} <= set(policy)


@pytest.mark.parametrize(
    "path",
    ["/index.html", "/desk.html", "/routes.json", "/manifest.webmanifest", "/../secret-key", "/assets/../index.html"],
)
def test_what_is_no_file_of_the_application_goes_on_to_django(web_dir: Path, path: str) -> None:
    assert fetch(with_files(nobody, web_dir), path)[2] == b"django"


def test_an_application_that_is_not_built_says_so(tmp_path: Path) -> None:
    with pytest.raises(WebAppNotBuilt, match="make build"):
        with_files(nobody, tmp_path)


def test_the_policy_names_a_second_origin_for_lessons(settings: Settings) -> None:
    settings.CONTENT_URL = "https://lessons.example.org"
    policy = page_headers()["Content-Security-Policy"]
    assert "frame-src https://lessons.example.org " in policy
    # The page for parents shows a lesson's words and pictures, and plays its recordings.
    for kind in ("img", "media", "connect"):
        assert re.search(rf"{kind}-src 'self'[^;]* https://lessons\.example\.org;", policy)


def test_https_asks_browsers_to_stay_with_it(settings: Settings) -> None:
    assert "Strict-Transport-Security" not in page_headers()
    settings.PUBLIC_URL = "https://lernen.example.org"
    assert page_headers()["Strict-Transport-Security"].startswith("max-age=31536000")
