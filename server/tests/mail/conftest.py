"""What the mail tests share: a real SMTP server that can be switched off and on, and a served library."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult
from ports import free_port
from pytest_django import Settings

ROOT = Path(__file__).resolve().parents[3]


class Sink:
    """A mail server that stores what it gets; `answer` is its reply to a mail, the others to the commands before it."""

    def __init__(self) -> None:
        self.port = free_port()
        self.mails: list[EmailMessage] = []
        self.answer = "250 OK"
        self.answer_to_sender = "250 OK"
        self.answer_to_recipient = "250 OK"
        self.answer_to_parting = "221 Bye"
        self.recipients: list[str] = []
        self.password: bytes | None = None
        self.pause_s = 0.0
        self._controller: Controller | None = None

    async def handle_MAIL(self, _server: Any, _session: Any, envelope: Any, sender: str, _options: Any) -> str:
        if self.answer_to_sender.startswith("250"):
            envelope.mail_from = sender
        return self.answer_to_sender

    async def handle_RCPT(self, _server: Any, _session: Any, envelope: Any, recipient: str, _options: Any) -> str:
        self.recipients.append(recipient)
        if self.answer_to_recipient.startswith("250"):
            envelope.rcpt_tos.append(recipient)
        return self.answer_to_recipient

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        if self.pause_s:
            await asyncio.sleep(self.pause_s)
        if self.answer.startswith("250"):
            message = message_from_bytes(envelope.content, policy=default)
            assert isinstance(message, EmailMessage)
            self.mails.append(message)
        return self.answer

    async def handle_QUIT(self, _server: Any, _session: Any, _envelope: Any) -> str:
        return self.answer_to_parting

    def start(self) -> None:
        signing_in: dict[str, Any] = {}
        if self.password is not None:
            signing_in = {"authenticator": self._knows, "auth_require_tls": False}
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port, **signing_in)
        self._controller.start()

    def _knows(self, _server: Any, _session: Any, _envelope: Any, _mechanism: str, given: Any) -> AuthResult:
        return AuthResult(success=given.password == self.password, handled=False)

    def stop(self) -> None:
        if self._controller:
            self._controller.stop()
            self._controller = None


@pytest.fixture
def sink() -> Iterator[Sink]:
    server = Sink()
    yield server
    server.stop()


@pytest.fixture
def smtp(sink: Sink, settings: Settings) -> Sink:
    """Django sends to the sink; it is not running yet."""
    settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    settings.EMAIL_HOST = "127.0.0.1"
    settings.EMAIL_PORT = sink.port
    settings.EMAIL_TIMEOUT = 5
    return sink


class Library:
    """A library served by the operator's command, with a folder and a port of its own."""

    def __init__(self, folder: Path, **settings: str) -> None:
        kept = {name: value for name, value in os.environ.items() if not name.startswith("KAKTUS_")}
        self.port = free_port()
        self.data = folder / "data"
        self.log = folder / "log"
        self.environ = (
            kept
            | settings
            | {
                "KAKTUS_DATA_DIR": str(self.data),
                "PORT": str(self.port),
                "PYTHONPATH": str(ROOT / "server"),
            }
        )
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "kaktus.cli", "serve", "--demo"], env=self.environ, stdout=log, stderr=log
            )
        wait_for(self._is_ready, seconds=60)

    def _is_ready(self) -> bool:
        assert self.process
        assert self.process.poll() is None, self.log.read_text()
        try:
            return self.get("/readyz")[0] == 200
        except OSError:
            return False

    def get(self, path: str) -> tuple[int, str]:
        return self._open(urllib.request.Request(f"http://127.0.0.1:{self.port}{path}"))

    def post(self, path: str, body: Any, *, token: str = "") -> tuple[int, Any]:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/api{path}",
            data=json.dumps(body).encode(),
            headers={"Content-Type": "application/json", "Authorization": f"Bearer {token}"},
        )
        status, text = self._open(request)
        return status, json.loads(text) if text else None

    def _open(self, request: urllib.request.Request) -> tuple[int, str]:
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.read().decode()

    def stop(self) -> None:
        assert self.process
        self.process.terminate()
        assert self.process.wait(60) == 0, self.log.read_text()
        self.process = None


def wait_for(happened: Callable[[], Any], *, seconds: float = 30) -> Any:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if found := happened():
            return found
        time.sleep(0.05)
    raise AssertionError("it did not happen in time")


@pytest.fixture
def eventually() -> Callable[..., Any]:
    return wait_for


@pytest.fixture
def new_library(tmp_path: Path) -> Iterator[Callable[..., Library]]:
    made: list[Library] = []

    def make(**settings: str) -> Library:
        made.append(Library(tmp_path, **settings))
        return made[-1]

    yield make
    for library in made:
        if library.process:
            library.stop()


@pytest.fixture(scope="session")
def make_library() -> type[Library]:
    return Library
