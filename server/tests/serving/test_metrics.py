"""Metrics: what a served library with two workers exports to Prometheus, added up over all its processes."""

from __future__ import annotations

import os
import re
import signal
import time
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from tests.readers import write_lessons
from tests.real_server import RealServer, activate

from kaktus.common.environment import ROOT
from testing.ports import free_port
from testing.waiting import wait_until

LINE = re.compile(r"([a-z_]+)(?:\{(.*)\})? (\S+)")
ANNA = {"email": "anna@example.org", "password": "Kaktusblüte7"}
WRONG = {"email": "anna@example.org", "password": "Kaktusblüte8"}
CALLS = 12
REFUSED = ("kaktus_requests_total", 'method="GET",route="/content/",status="404"')
VERIFIED = ("kaktus_requests_total", 'method="POST",route="/api/verifyToken",status="200"')
# As the page about watching lists them.
DESCRIBED = set(re.findall(r"\| `(kaktus_\w+)` \|", (ROOT / "docs/operations/watching.md").read_text()))


class Watched:
    """A library that has seen a little of everything."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        settings = {"KAKTUS_METRICS": str(self.port)}
        self.server = RealServer(folder / "data", settings=settings)
        seed = self.server.prepare(people=1, codes=2)
        (self.token,) = seed["people"].values()
        self.code = seed["codes"][0]
        self.server.command("content", "import", str(write_lessons(folder / "lessons")))
        self.server.start()
        self._visit()

    def _visit(self) -> None:
        for _ in range(CALLS):
            assert self.call("GET", "/api/site") == 200
        assert self.server.post("/account/signup", ANNA)[0] == 201
        assert self.server.post("/account/login", ANNA)[0] == 200
        # The limit refuses the sixth wrong one.
        assert [self.server.post("/account/login", WRONG)[0] for _ in range(6)] == [400] * 5 + [429]
        with closing(self.server.connect()) as connection:
            assert activate(connection, self.token, "ABCDEFGHJKMN")[0] == 400
            assert activate(connection, self.token, self.code)[0] == 200
        status, answer = self.server.post("/verifyToken", {"idToken": self.token})
        assert status == 200
        story = answer["message"]["signedUrls"]["kaktus1"][0].partition(f":{self.server.port}")[2]
        assert self.call("GET", story) == 200
        assert self.call("GET", story.replace("/content/", "/content/x")) == 404
        assert self.call("GET", story + "x") == 404
        link = story.removeprefix("/content/").removesuffix("/story.html")
        report = {"link": link, "reason": "nothing_drawn", "engine": "webkit"}
        assert self.server.post("/lesson-not-started", report)[0] == 204

    def call(self, method: str, path: str) -> int:
        with closing(self.server.connect()) as connection:
            connection.request(method, path, headers={"Host": f"localhost:{self.server.port}"})
            return connection.getresponse().status

    def text(self) -> str:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics", timeout=10) as answer:
            return str(answer.read().decode())

    def scrape(self) -> dict[tuple[str, str], float]:
        lines = (line for line in self.text().splitlines() if not line.startswith("#"))
        samples = (match.groups(default="") for line in lines if (match := LINE.fullmatch(line)))
        return {(name, ",".join(sorted(labels.split(",")))): float(number) for name, labels, number in samples}


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    library = Watched(tmp_path_factory.mktemp("watched"))
    try:
        yield library
    finally:
        library.server.kill()


def test_requests_of_all_processes_are_added_up_by_route_and_status(watched: Watched) -> None:
    metrics = watched.scrape()
    assert metrics["kaktus_requests_total", 'method="GET",route="/api/site",status="200"'] == CALLS
    assert metrics[VERIFIED] == 1
    assert metrics[REFUSED] == 2
    assert metrics["kaktus_request_seconds_count", 'route="/api/site"'] == CALLS
    assert metrics["kaktus_request_seconds_bucket", 'le="+Inf",route="/api/site"'] == CALLS
    assert metrics["kaktus_request_seconds_sum", 'route="/api/site"'] > 0


def test_outcomes(watched: Watched) -> None:
    metrics = watched.scrape()
    assert metrics["kaktus_redemptions_total", 'outcome="redeemed"'] == 1
    assert metrics["kaktus_redemptions_total", 'outcome="invalid_code"'] == 1
    assert metrics["kaktus_log_ins_total", 'outcome="logged_in",way="password"'] == 1
    assert metrics["kaktus_log_ins_total", 'outcome="email_password_mismatch",way="password"'] == 5
    assert metrics["kaktus_log_ins_total", 'outcome="too_many_login_attempts",way="password"'] == 1
    assert metrics["kaktus_limits_hit_total", 'limit="account-lock"'] >= 1
    assert metrics["kaktus_sign_ups_total", 'outcome="signed_up"'] == 1
    assert metrics["kaktus_links_refused_total", 'reason="not_valid"'] == 1
    assert metrics["kaktus_links_refused_total", 'reason="no_such_file"'] == 1
    assert metrics["kaktus_lessons_not_started_total", 'engine="webkit",reason="nothing_drawn"'] == 1


def test_time_for_database_and_storage(watched: Watched) -> None:
    metrics = watched.scrape()
    assert metrics["kaktus_database_seconds_count", ""] >= 10
    assert 0 < metrics["kaktus_database_seconds_sum", ""] < 60
    assert metrics["kaktus_storage_seconds_count", ""] == 1


def test_mails_and_jobs_come_from_the_job_worker(watched: Watched) -> None:
    wait_until(lambda: ("kaktus_mails", 'state="waiting"') in watched.scrape())
    metrics = watched.scrape()
    assert metrics["kaktus_jobs", 'kind="mail",state="failed"'] == 0
    assert metrics["kaktus_mail_oldest_seconds", ""] < 60
    wait_until(lambda: watched.scrape().get(("kaktus_mail_tries_total", 'outcome="sent"')) == 1)
    assert watched.scrape()["kaktus_job_ends_total", 'kind="mail",outcome="done"'] == 1
    assert abs(metrics["kaktus_looked_at_seconds", ""] - time.time()) < 60


def test_every_metric_is_told(watched: Watched) -> None:
    wait_until(lambda: ("kaktus_mails", 'state="waiting"') in watched.scrape())
    wait_until(lambda: ("kaktus_job_ends_total", 'kind="mail",outcome="done"') in watched.scrape())
    names = {re.sub(r"_(bucket|sum|count)$", "", name) for name, _ in watched.scrape()}
    assert names == DESCRIBED


def test_nothing_about_a_person_is_told(watched: Watched) -> None:
    text = watched.text()
    for secret in ("@", "anna", watched.token, watched.code, "farben", "127.0.0.1"):
        assert secret not in text
    assert len(text) < 100_000


def test_no_number_falls_when_a_worker_dies(watched: Watched) -> None:
    before = watched.scrape()
    assert before["kaktus_processes", ""] == 4
    assert watched.server.process
    parent = watched.server.process.pid
    children = {int(child) for child in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()}
    workers = [child for child in children if os.getsid(child) != child]
    os.kill(workers[0], signal.SIGKILL)
    starts = ("kaktus_worker_starts_total", "")
    wait_until(lambda: watched.scrape()[starts] == before[starts] + 1)
    after = watched.scrape()
    fallen = [name for name in before if "_total" in name[0] and after[name] < before[name]]
    assert not fallen
