"""The job worker next to the server: mails go out by themselves, and survive a missing mail server and a restart."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import psutil
import pytest

from testing.mail_sink import MailSink
from testing.served_library import ServedLibrary
from testing.waiting import wait_until

PASSWORD = "Sonnenblume7"


def test_sign_up_answers_while_the_mail_server_is_down_and_the_mail_comes_later(
    new_library: Callable[..., ServedLibrary], sink: MailSink
) -> None:
    library = new_library(KAKTUS_EMAIL_URL=f"smtp://127.0.0.1:{sink.port}")
    library.start()
    start = time.monotonic()
    status, body = library.post("/account/signup", {"email": "anna@example.org", "password": PASSWORD})
    took = time.monotonic() - start
    print(f"sign-up with the mail server down: {took * 1000:.0f} ms")
    assert (status, sorted(body)) == (201, ["token"])
    assert took < 5
    database = library.data / "kaktus.sqlite3"
    wait_until(lambda: waiting(database) == [1])
    sink.start()
    make_due(database)
    wait_until(lambda: sink.mails)
    wait_until(lambda: waiting(database) == [])
    assert [mail["To"] for mail in sink.mails] == ["anna@example.org"]
    assert library.get("/mailbox")[0] == 404


def waiting(database: Any) -> list[int]:
    with sqlite3.connect(database, timeout=20) as connection:
        return [
            row[0]
            for row in connection.execute("SELECT attempts FROM jobs_job WHERE state = 'waiting' AND attempts > 0")
        ]


def make_due(database: Any) -> None:
    with sqlite3.connect(database, timeout=20) as connection:
        connection.execute("UPDATE jobs_job SET due_at = '2026-01-01 00:00:00' WHERE state = 'waiting'")


@pytest.mark.long
def test_a_stop_in_the_middle_of_a_mail_neither_loses_nor_doubles_it(
    new_library: Callable[..., ServedLibrary], sink: MailSink
) -> None:
    sink.start()
    sink.pause_s = 1.5
    library = new_library(KAKTUS_EMAIL_URL=f"smtp://127.0.0.1:{sink.port}", KAKTUS_WORKERS="2")
    library.start()
    addresses = [f"person{number}@example.org" for number in range(3)]
    for address in addresses:
        assert library.post("/account/signup", {"email": address, "password": PASSWORD})[0] == 201
    wait_until(lambda: sink.mails)
    library.stop()
    sink.pause_s = 0
    assert len(sink.mails) < 3
    library.start()
    wait_until(lambda: len(sink.mails) == 3)
    assert sorted(mail["To"] for mail in sink.mails) == addresses


def test_a_killed_worker_is_replaced_and_ends_when_the_server_is_killed(
    new_library: Callable[..., ServedLibrary],
) -> None:
    library = new_library()
    library.start()
    parent = library.process
    assert parent
    server = psutil.Process(parent.pid)

    def workers() -> list[psutil.Process]:
        return [child for child in server.children() if "jobs" in command_of(child)]

    [killed] = wait_until(workers)
    killed.kill()
    [worker] = wait_until(lambda: [pid for pid in workers() if pid != killed])
    others = server.children(recursive=True)
    library.process = None
    parent.kill()
    parent.wait(30)
    wait_until(lambda: not command_of(worker))
    for other in others:
        with suppress(psutil.NoSuchProcess):
            other.kill()


def command_of(process: psutil.Process) -> list[str]:
    """None for a process that has ended, even if its parent has not noticed yet."""
    try:
        return list(process.cmdline())
    except (psutil.NoSuchProcess, psutil.ZombieProcess):
        return []
