"""The configuration that the library writes for nginx, and nginx with it: lessons from nginx's own cache."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import urlsplit
from wsgiref.simple_server import make_server

import pytest
from django.db.models import F
from pytest_django import Settings
from tests.delivery.conftest import QuietHandler
from tests.delivery.fronts import front_of
from tests.delivery.lesson_fetches import answer, without_version
from tests.readers import Person

from kaktus.accounts.models import User
from kaktus.cli import main
from kaktus.delivery.lesson_policies import file_headers
from kaktus.delivery.nginx import Front, nginx_configuration
from kaktus.delivery.valid_links import CACHED_S
from kaktus.library.catalogue.catalogue_cache import clear_catalogue_cache
from kaktus.library.models import Package
from testing.certificates import write_certificate
from testing.nginx import running_nginx
from testing.ports import free_port

HOME = "http://localhost:8000"


@pytest.fixture
def sound(behind_caching_nginx: str, anna: Person) -> str:
    """Anna's link to a file of Farben, through nginx."""
    story: str = anna.library()["signedUrls"]["kaktus1"][0]
    return behind_caching_nginx + story.removeprefix(HOME).replace("story.html", "ton.mp3")


def body(url: str, **headers: str) -> bytes:
    request = urllib.request.Request(url, headers={name.replace("_", "-"): value for name, value in headers.items()})
    with urllib.request.urlopen(request, timeout=10) as response:
        return bytes(response.read())


def cached_files(folder: Path) -> int:
    return sum(file.is_file() for file in (folder / "kaktus-lessons").rglob("*"))


def test_a_file_is_fetched_once_and_then_sent_to_everybody_who_may_open_it(
    sound: str, tmp_path: Path, written_lessons: Path
) -> None:
    status, first = answer(sound)
    assert status == 200
    assert cached_files(tmp_path) == 1
    stored = written_lessons.parent / "content"
    shutil.move(stored, stored.with_name("gone"))
    try:
        status, second = answer(sound)
        ours = {*dict(file_headers(HOME, HOME)), "Cache-Control", "ETag", "Content-Type", "Content-Length"}
        assert status == 200
        assert {name: first[name] for name in ours} == {name: second[name] for name in ours}
        assert len(body(sound, Range="bytes=10-19")) == 10
        assert answer(sound, If_None_Match=first["ETag"])[0] == 304
    finally:
        shutil.move(stored.with_name("gone"), stored)


def test_what_is_cached_opens_for_nobody_without_a_link(sound: str) -> None:
    assert answer(sound)[0] == 200
    place = sound.split("/content/")[1].split("/")[0]
    for other in ("x" + place, place.replace("~", "x~"), "~" + place.split("~")[1], place[:-16] + "0" * 16):
        assert answer(sound.replace(place, other))[0] == 404, other
    assert answer(sound, Sec_Fetch_Dest="document")[0] == 404
    for path in ("../tiere/ton.mp3", "%2e%2e/tiere/ton.mp3", "..%2ftiere/ton.mp3", "nothing.mp3", "ton.mp3%0a"):
        assert answer(sound.replace("ton.mp3", path))[0] == 404, path
    request = urllib.request.Request(sound, b"body")
    with pytest.raises(urllib.error.HTTPError, match="405"):
        urllib.request.urlopen(request, timeout=10)
    with urllib.request.urlopen(urllib.request.Request(sound, method="OPTIONS"), timeout=10) as question:
        assert (question.status, question.headers["Access-Control-Allow-Origin"]) == (204, "*")


def test_a_link_ends_within_ten_seconds_though_the_file_stays_cached(sound: str, anna: Person) -> None:
    assert answer(sound)[0] == 200
    User.objects.filter(pk=anna.user.pk).update(epoch=F("epoch") + 1)
    deadline = time.monotonic() + 10
    while answer(sound)[0] == 200:
        assert time.monotonic() < deadline, "the link outlives what ended it"
        time.sleep(0.1)
    assert CACHED_S + 4 < 10


def test_a_class_that_opens_the_same_page_at_once_does_not_wait_in_line(sound: str) -> None:
    """A page is never cached. With nginx's cache lock, each reader would wait half a second for every one before."""
    page = urlsplit(sound.replace("ton.mp3", "story.html"))
    asked = f"GET {page.path} HTTP/1.1\r\nHost: {page.netloc}\r\nConnection: close\r\n\r\n".encode()
    with ExitStack() as stack:
        place = (str(page.hostname), page.port or 0)
        readers = [stack.enter_context(socket.create_connection(place, timeout=20)) for _ in range(8)]
        start = time.monotonic()
        for reader in readers:
            reader.sendall(asked)
        heads = [reader.makefile("rb").readline() for reader in readers]
    assert set(heads) == {b"HTTP/1.1 200 OK\r\n"}
    assert time.monotonic() - start < 2


def test_pages_stay_out_of_the_cache_and_each_encoding_is_kept_apart(sound: str, tmp_path: Path) -> None:
    assert answer(sound.replace("ton.mp3", "story.html"))[0] == 200
    assert cached_files(tmp_path) == 0
    script = sound.replace("ton.mp3", "spiel.js")
    accepted = {"identity": None, "gzip": "gzip", "gzip, deflate, br, zstd": "br", "br;q=0, gzip;q=0": None}
    for _ in range(2):
        for accepts, encoding in accepted.items():
            status, headers = answer(script, Accept_Encoding=accepts)
            assert (status, headers.get("Content-Encoding")) == (200, encoding), accepts
    assert cached_files(tmp_path) == 3


def test_a_link_without_its_version_is_refused(sound: str, tmp_path: Path) -> None:
    assert answer(without_version(sound))[0] == 404
    assert cached_files(tmp_path) == 0
    assert answer(sound)[0] == 200
    assert answer(without_version(sound))[0] == 404


def test_pages_of_other_tools_are_not_granted_because_their_policy_is_their_own(
    behind_nginx: str, anna: Person
) -> None:
    story: str = behind_nginx + anna.library()["signedUrls"]["kaktus1"][0].removeprefix(HOME)
    Package.objects.update(kind="h5p")
    clear_catalogue_cache()
    policies = {answer(story)[1]["Content-Security-Policy"] for _ in range(3)}
    assert all("script-src" in policy for policy in policies)
    assert len(policies) == 1


@contextmanager
def host_with(*names: str) -> Iterator[int]:
    """A host whose release has these files, and no others."""

    def application(environ: dict[str, Any], start_response: Any) -> list[bytes]:
        exists = environ["PATH_INFO"] in names
        start_response("200 OK" if exists else "404 Not Found", [("Content-Type", "text/javascript")])
        return [b"// here" if exists else b"Not found."]

    host = make_server("127.0.0.1", 0, application, handler_class=QuietHandler)
    serving = Thread(target=host.serve_forever)
    serving.start()
    try:
        yield host.server_port
    finally:
        host.shutdown()
        host.server_close()
        serving.join()


def test_a_file_that_one_host_does_not_have_yet_comes_from_another(tmp_path: Path) -> None:
    names = [f"/assets/main-{number}.js" for number in range(6)]
    port = free_port()
    with host_with(*names) as new, host_with() as old:
        front = replace(
            front_of(tmp_path, port=port, library_port=new, grants=None),
            upstreams=(f"127.0.0.1:{old}", f"127.0.0.1:{new}"),
        )
        with running_nginx(tmp_path, port=port, configuration=nginx_configuration(front)):
            assert {answer(front.public_url + name)[0] for name in names} == {200}
            assert answer(front.public_url + "/assets/nowhere.js")[0] == 404
            assert answer(front.public_url + "/nowhere")[0] == 404


def test_every_name_answers_what_browsers_and_crawlers_ask_of_each(tmp_path: Path) -> None:
    asked = ("/favicon.ico", "/robots.txt")
    port, content_port = free_port(), free_port()
    with host_with(*asked, "/login") as host:
        front = front_of(tmp_path, port=port, library_port=host, grants=None)
        front = replace(front, content_url=f"http://127.0.0.1:{content_port}")
        with running_nginx(tmp_path, port=port, configuration=nginx_configuration(front)):
            for name in (front.public_url, front.content_url):
                assert {answer(name + path)[0] for path in asked} == {200}
            assert answer(f"{front.content_url}/login")[0] == 404


def tls_front(folder: Path) -> Front:
    certificate, key = write_certificate(folder, "lernen.example.org", "spielen.example.org")
    front = front_of(folder, port=1, library_port=8000, grants=None)
    return replace(front, certificate=certificate, certificate_key=key, listen="")


@pytest.mark.parametrize("grants", [None, Path("/run/kaktus/grants")])
@pytest.mark.parametrize("content", ["https://lernen.example.org", "https://spielen.example.org"])
@pytest.mark.parametrize("public", ["https://lernen.example.org", "http://lernen.example.org:8080"])
@pytest.mark.parametrize("origins", ["", "https://*.lessons.example"])
def test_nginx_accepts_what_is_written(
    tmp_path: Path, public: str, content: str, origins: str, grants: Path | None
) -> None:
    front = replace(tls_front(tmp_path), public_url=public, content_url=content, lesson_origins=origins, grants=grants)
    conf = tmp_path / "nginx.conf"
    conf.write_text(f"pid {tmp_path}/pid; events {{}} http {{ {nginx_configuration(front)} }}")
    nginx = shutil.which("nginx") or "/usr/sbin/nginx"
    checked = subprocess.run([nginx, "-t", "-p", tmp_path, "-c", conf], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    assert "warn" not in checked.stderr


def test_the_name_for_lessons_shows_nothing_else(tmp_path: Path) -> None:
    front = replace(tls_front(tmp_path), public_url="https://a.example.org", content_url="https://b.example.org")
    of_pages, of_lessons = nginx_configuration(front).split("server_name b.example.org;")[0::2]
    assert "location /assets/" in of_pages
    assert "auth_request" not in of_pages
    assert "location /assets/" not in of_lessons
    assert "auth_request" in of_lessons


def test_names_of_single_lessons_lead_to_the_library_and_show_nothing_else(tmp_path: Path) -> None:
    front = replace(tls_front(tmp_path), content_url="https://all.b.example", lesson_origins="https://*.b.example")
    redirect, of_lessons = nginx_configuration(front).split("server_name *.b.example;")[1:]
    assert "return 301 https://$host$request_uri;" in redirect
    assert re.findall(r"location (\S+) ", of_lessons) == ["/", "=", "=", "/content/"]
    assert "auth_request" not in of_lessons
    assert "alias" not in of_lessons


def test_nginx_asks_the_library_for_every_file_of_a_lesson_with_a_name_of_its_own(tmp_path: Path) -> None:
    port = free_port()
    with host_with("/content/a/b/c/story.html", "/login") as host:
        front = front_of(tmp_path, port=port, library_port=host, grants=None)
        front = replace(front, content_url=f"http://all.localhost:{port}", lesson_origins=f"http://*.localhost:{port}")
        with running_nginx(tmp_path, port=port, configuration=nginx_configuration(front)):
            for path, status in {"/content/a/b/c/story.html": 200, "/login": 404, "/": 404}.items():
                assert answer(f"{front.public_url}{path}", Host=f"lesson-0.localhost:{port}")[0] == status, path


def test_the_command_writes_it_from_the_settings(settings: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    settings.PUBLIC_URL = settings.CONTENT_URL = "https://lernen.example.org"
    settings.PROXY_COUNT = 1
    assert main(["deploy", "nginx", "--to", "10.0.0.11:8000", "--to", "10.0.0.12:8000"]) == 0
    written = capsys.readouterr().out
    assert "server 10.0.0.12:8000" in written
    assert "/etc/letsencrypt/live/lernen.example.org/fullchain.pem" in written


def test_the_command_refuses_what_would_not_work(
    settings: Settings, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["deploy", "nginx"]) == 2
    assert "KAKTUS_PROXY_COUNT=1" in capsys.readouterr().err
    settings.PROXY_COUNT = 1
    settings.GRANTS_DIR = tmp_path
    assert main(["deploy", "nginx", "--to", "10.0.0.11:8000", "--to", "10.0.0.12:8000"]) == 2
    assert "KAKTUS_GRANTS_DIR is for one host" in capsys.readouterr().err
