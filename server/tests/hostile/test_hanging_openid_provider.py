"""An OpenID provider that hangs: people are told at once, and those who want something else do not notice."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.accounts.openid_issuer import CLIENT, Issuer
from tests.real_server import RealServer

from testing.new_data import make_new_data

# Nobody waits longer than two seconds; the third one is for a busy machine.
MAX_WAIT_S = 3


@pytest.fixture
def issuer() -> Iterator[Issuer]:
    provider = Issuer()
    yield provider
    provider.stop()


@pytest.fixture
def server(issuer: Issuer, tmp_path: Path) -> Iterator[RealServer]:
    settings = {
        "KAKTUS_GOOGLE_ISSUER": issuer.url,
        "KAKTUS_GOOGLE_CLIENT_ID": CLIENT,
        "KAKTUS_GOOGLE_CLIENT_SECRET": "a-secret-that-only-tests-know",
        "KAKTUS_WORKERS": "1",
    }
    server = RealServer(tmp_path / "data", settings=settings)
    make_new_data(server)
    server.start()
    yield server
    server.kill()


def fetch(server: RealServer, path: str) -> tuple[float, str]:
    """How long it took, and the answer: the status, and for an error its reason and when to try again."""
    start = time.monotonic()
    try:
        with urllib.request.urlopen(f"http://localhost:{server.port}{path}", timeout=60) as answer:
            outcome = str(answer.status)
    except urllib.error.HTTPError as refused:
        with refused:
            reason = json.load(refused)["errors"][0]["code"]
            outcome = f"{refused.code} {reason}, in {refused.headers['Retry-After']} s"
    return time.monotonic() - start, outcome


def test_ten_requests_for_google_fail_soon_and_others_are_served(server: RealServer, issuer: Issuer) -> None:
    issuer.hangs.add("/.well-known/openid-configuration")
    fetch(server, "/api/site")
    with ThreadPoolExecutor(20) as people:
        asking = [people.submit(fetch, server, "/api/account/google") for _ in range(10)]
        others = [people.submit(fetch, server, "/api/site") for _ in range(10)]
        refused = [one.result() for one in asking]
        served = [one.result() for one in others]
    assert {answer for _, answer in refused} == {"503 google_unreachable, in 5 s"}
    assert {answer for _, answer in served} == {"200"}
    assert max(seconds for seconds, _ in refused + served) < MAX_WAIT_S
    assert issuer.asked == ["/.well-known/openid-configuration"]
