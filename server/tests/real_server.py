"""A complete library, served by the real command, with its own database, people and codes."""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit

from ports import free_port

from kaktus.common.environment import ROOT

SEED = """
import django, json, sys
django.setup()
from kaktus.library.book_manifests import SHIPPED, load_catalogue
from tests.readers import make_person, make_some_codes
load_catalogue(folder=SHIPPED)
people = {f"person{n}@example.org": make_person(f"person{n}@example.org").token for n in range(int(sys.argv[1]))}
print(json.dumps({"people": people, "codes": make_some_codes(int(sys.argv[2]))}))
"""
OWNERS = """
import django, json
django.setup()
from kaktus.activation.models import ActivationCode
rows = ActivationCode.objects.filter(activated=True).values_list("activation_code", "user__email", "users_information")
print(json.dumps(list(rows)))
"""


def new_database(name: str) -> str:
    """An empty database in the PostgreSQL of this test run, or none: the embedded default is SQLite."""
    url = os.environ.get("KAKTUS_DATABASE_URL", "")
    if url:
        import psycopg

        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
            connection.execute(f'CREATE DATABASE "{name}"')
        url = urlunsplit(urlsplit(url)._replace(path=f"/{name}"))
    return url


@dataclass
class RealServer:
    folder: Path
    database: str
    settings: dict[str, str] = field(default_factory=dict)
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None

    @property
    def environ(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith("KAKTUS_")}
        own = {
            "KAKTUS_DATA_DIR": str(self.folder),
            "KAKTUS_DATABASE_URL": self.database,
            "KAKTUS_WORKERS": "2",
            "PORT": str(self.port),
            "PYTHONPATH": str(ROOT / "server"),
            "DJANGO_SETTINGS_MODULE": "kaktus.settings",
        }
        return kept | own | self.settings

    def run(self, *arguments: str) -> str:
        command = [sys.executable, *arguments]
        done = subprocess.run(command, env=self.environ, capture_output=True, text=True, timeout=120, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def prepare(self, *, people: int, codes: int) -> Any:
        self.run("-m", "kaktus.cli", "migrate")
        return json.loads(self.run("-c", SEED, str(people), str(codes)))

    def owners(self) -> list[tuple[str, str, str]]:
        return [tuple(row) for row in json.loads(self.run("-c", OWNERS))]

    def spawn(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "kaktus.cli", "serve"],
            env=self.environ,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def start(self) -> None:
        """Until it answers."""
        self.spawn()
        assert self.process
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            assert self.process.poll() is None, "the server has stopped"
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/readyz", timeout=5):
                    return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the server did not become ready")

    def kill(self) -> None:
        """Without warning, with all its processes, as in a power cut."""
        if self.process:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None

    def stop(self) -> None:
        """Gracefully, as systemd does it."""
        assert self.process
        self.process.terminate()
        assert self.process.wait(60) == 0

    def connect(self, *, timeout: float = 60) -> http.client.HTTPConnection:
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)


def activate(connection: http.client.HTTPConnection, token: str, code: str) -> tuple[int, Any]:
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    connection.request("POST", "/api/activation", json.dumps({"activationCode": code}), headers)
    answer = connection.getresponse()
    return answer.status, json.loads(answer.read())
