"""A complete attack on the real command and the real server: a link to the secret key as a twin."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import brotli
import pytest
from tests.readers import write_lessons
from tests.real_server import RealServer, activate

pytestmark = pytest.mark.long

FARBEN = "kaktus-1/farben"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RealServer]:
    server = RealServer(tmp_path / "data")
    yield server
    server.kill()


def import_lessons(server: RealServer, folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "kaktus.cli", "content", "import", str(folder)]
    return subprocess.run(command, env=server.environ, capture_output=True, text=True, timeout=120, check=False)


def fetch_script(server: RealServer, seed: Any) -> tuple[int, str | None, bytes]:
    """Like a person who has unlocked the book."""
    ((_, token),) = seed["people"].items()
    host = {"Host": f"localhost:{server.port}", "Content-Type": "application/json"}
    with closing(server.connect()) as connection:
        assert activate(connection, token, seed["codes"][0])[0] == 200
        connection.request("POST", "/api/verifyToken", json.dumps({"idToken": token}), host)
        urls = json.loads(connection.getresponse().read())["message"]["signedUrls"]["kaktus1"]
        story = next(urlsplit(url).path for url in urls if FARBEN in url)
        connection.request("GET", story.replace("story.html", "spiel.js"), headers=host | {"Accept-Encoding": "br"})
        answer = connection.getresponse()
        return answer.status, answer.headers["Content-Encoding"], answer.read()


def test_the_secret_key_is_not_given_out(server: RealServer, tmp_path: Path) -> None:
    seed = server.prepare(people=1, codes=1)
    lessons = write_lessons(tmp_path / "lessons")
    assert import_lessons(server, lessons).returncode == 0
    key = (server.data / "secret-key").read_bytes().strip()
    twin = lessons / FARBEN / "spiel.js.br"
    twin.unlink()
    twin.symlink_to(server.data / "secret-key")
    tried = import_lessons(server, lessons)

    server.start()
    status, encoding, body = fetch_script(server, seed)
    assert len(key) > 30
    assert key not in body
    assert (status, encoding) == (200, "br")
    assert brotli.decompress(body) == b"// kaktus-1/farben\n" * 20
    assert tried.returncode == 2
    assert tried.stderr.splitlines() == [
        f"{FARBEN}/spiel.js.br: only plain files and folders can be imported, no links.",
        "kaktus: 1 problem; nothing was changed.",
    ]
