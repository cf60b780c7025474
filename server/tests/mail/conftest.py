"""What the mail tests share: a real SMTP server that can be switched off and on, and a served library."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytest_django import Settings

from testing.demo_data import copy_demo_data
from testing.mail_sink import MailSink
from testing.served_library import ServedLibrary


@pytest.fixture
def sink() -> Iterator[MailSink]:
    server = MailSink()
    yield server
    server.stop()


@pytest.fixture
def smtp(sink: MailSink, settings: Settings) -> MailSink:
    """Django sends to the sink; it is not running yet."""
    settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    settings.EMAIL_HOST = "127.0.0.1"
    settings.EMAIL_PORT = sink.port
    settings.EMAIL_TIMEOUT = 5
    return sink


@pytest.fixture
def new_library(tmp_path: Path) -> Iterator[Callable[..., ServedLibrary]]:
    libraries: list[ServedLibrary] = []

    def make(**settings: str) -> ServedLibrary:
        libraries.append(ServedLibrary(tmp_path / "data", settings=settings))
        copy_demo_data(libraries[-1].data)
        return libraries[-1]

    yield make
    for library in libraries:
        library.kill()
