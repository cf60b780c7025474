"""nginx in front of the library logs neither who came nor the secrets in links."""

from __future__ import annotations

import socket
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.delivery.fronts import front_of

from kaktus.delivery.nginx import nginx_configuration
from testing.nginx import running_nginx
from testing.ports import free_port

SECRET = "s3cr3t-oob-c0de"
VISITOR = "203.0.113.77"
ADDRESSES = (
    f"/auth/action?mode=resetPassword&oobCode={SECRET}",
    f"/reset-password?oobCode={SECRET}",
    f"/content/{SECRET}/kaktus-1/farben/story.html",
    f"/content/{SECRET}~0123456789abcdef/kaktus-1/farben/story.html",
)


@pytest.fixture(params=["grants", "cache"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """nginx in front of a library that is down."""
    grants = tmp_path / "grants" if request.param == "grants" else None
    front = front_of(tmp_path, port=free_port(), library_port=free_port(), grants=grants)
    port = int(front.public_url.rpartition(":")[2])
    with running_nginx(tmp_path, port=port, configuration=nginx_configuration(front)):
        yield front.public_url


def logged(folder: Path) -> str:
    return "".join(file.read_text() for file in folder.glob("*.log"))


def ask(url: str, path: str) -> int:
    request = urllib.request.Request(url + path, headers={"X-Forwarded-For": VISITOR, "User-Agent": "visitor"})
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        with error:
            return error.code


@pytest.mark.parametrize("path", ADDRESSES)
def test_nothing_of_a_visit_is_written_down_even_if_the_library_is_away(url: str, tmp_path: Path, path: str) -> None:
    assert ask(url, path) == 502
    for secret in (SECRET, "oobCode", VISITOR, "127.0.0.1", "visitor"):
        assert secret not in logged(tmp_path)


def test_nothing_is_written_down_of_a_request_that_nginx_refuses_itself(url: str, tmp_path: Path) -> None:
    host, port = url.removeprefix("http://").split(":")
    for head in (f"GET {ADDRESSES[0]} HTTP/1.1\r\n\r\n", f"GET {ADDRESSES[0]} {'x' * 70_000}\r\n\r\n"):
        with socket.create_connection((host, int(port)), timeout=10) as client:
            client.sendall(head.encode())
            assert client.recv(100).startswith(b"HTTP/1.1 4")
    assert SECRET not in logged(tmp_path)
    assert "127.0.0.1" not in logged(tmp_path)
