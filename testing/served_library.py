"""A library served by the operator's command, with its own data folder, port and settings."""

from __future__ import annotations

import http.client
import json
import os
import subprocess
import sys
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from testing.ports import free_port
from testing.programs import answers_ok, kill_program, spawn_program, stop_program, wait_until_ready

ROOT = Path(__file__).resolve().parents[1]
COMMAND = (sys.executable, "-m", "kaktus.cli")


@dataclass
class ServedLibrary:
    data: Path
    database: str = ""
    """The address of a database; without one it is SQLite in the data folder."""
    settings: dict[str, str] = field(default_factory=dict)
    demo: bool = False
    umask: int = -1
    port: int = field(default_factory=free_port)
    address: str = "127.0.0.1"
    placed: tuple[str, ...] = ()
    """A command that puts another one somewhere else, such as into a network namespace."""
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    @property
    def _here(self) -> str:
        """The same, without looking up a name."""
        return f"http://{self.address}:{self.port}"

    @cached_property
    def log(self) -> Path:
        """Next to the data folder, so that no test takes it for the library's."""
        return self.data.with_name(f"{self.data.name}.log")

    @property
    def environ(self) -> dict[str, str]:
        """Without the settings of the test itself."""
        environ = {name: value for name, value in os.environ.items() if not name.startswith("KAKTUS_")}
        own = {
            "KAKTUS_DATA_DIR": str(self.data),
            "KAKTUS_DATABASE_URL": self.database,
            "PORT": str(self.port),
            "PYTHONPATH": str(ROOT / "server"),
            "DJANGO_SETTINGS_MODULE": "kaktus.settings",
        }
        return environ | own | self.settings

    def run(self, *arguments: str) -> str:
        """Run Python with these settings."""
        command = [sys.executable, *arguments]
        done = subprocess.run(command, env=self.environ, capture_output=True, text=True, timeout=120, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def command(self, *arguments: str) -> str:
        """Run the operator's command on this library."""
        return self.run(*COMMAND[1:], *arguments)

    def spawn(self) -> subprocess.Popen[bytes]:
        self.log.parent.mkdir(parents=True, exist_ok=True)
        command = (*self.placed, *COMMAND, "serve", "--host", self.address, *(["--demo"] if self.demo else []))
        self.process = spawn_program(command, environ=self.environ, log=self.log, umask=self.umask)
        return self.process

    def start(self, *, seconds: float = 120) -> None:
        """Until it is ready; after a failed start nothing is left running."""
        process = self.spawn()
        try:
            wait_until_ready(process, lambda: answers_ok(f"{self._here}/readyz"), log=self.log, seconds=seconds)
        except BaseException:
            self.process = None
            raise

    def stop(self) -> None:
        assert self.process
        code = stop_program(self.process)
        self.process = None
        assert code == 0, self.log.read_text()

    def kill(self) -> None:
        if self.process:
            kill_program(self.process)
            self.process = None

    def connect(self, *, timeout: float = 60) -> http.client.HTTPConnection:
        return http.client.HTTPConnection(self.address, self.port, timeout=timeout)

    def get(self, path: str) -> tuple[int, str]:
        return _answer(urllib.request.Request(f"{self._here}{path}"))

    def post(self, path: str, body: Any, *, token: str = "") -> tuple[int, Any]:
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
        request = urllib.request.Request(f"{self._here}/api{path}", json.dumps(body).encode(), headers)
        status, text = _answer(request)
        return status, json.loads(text) if text else None


def _answer(request: urllib.request.Request) -> tuple[int, str]:
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read().decode()
