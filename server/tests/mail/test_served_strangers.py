"""The visitor's address at the real server: no header that the visitor sends replaces the proxy's."""

from __future__ import annotations

import http.client
import json
from collections.abc import Iterator

import pytest

from testing.demo_data import copy_demo_data
from testing.served_library import ServedLibrary
from testing.waiting import wait_until

PROXYS, VISITORS = "203.0.113.7", "198.51.100.9"


@pytest.mark.parametrize(
    "headers",
    [
        [("X-Forwarded-For", VISITORS), ("X-Forwarded-For", PROXYS)],
        [("X-Forwarded-For", PROXYS), ("X_Forwarded_For", VISITORS)],
        [("X_Forwarded_For", VISITORS), ("X-Forwarded-For", PROXYS)],
        [("X-Forwarded_For", VISITORS), ("X-Forwarded-For", f"{VISITORS}, {PROXYS}")],
        [("X_Forwarded_For", VISITORS)],
        [],
    ],
)
def test_the_log_names_the_network_the_proxy_saw(
    served: ServedLibrary,
    headers: list[tuple[str, str]],
    request: pytest.FixtureRequest,
) -> None:
    mark = f"request-{abs(hash(request.node.name)):020d}"[:40]
    status = get(served.port, "/mailbox", [*headers, ("X-Request-ID", mark)])
    assert status == 404
    lines = wait_until(lambda: [line for line in served.log.read_text().splitlines() if mark in line])
    told_by_proxy = any(name == "X-Forwarded-For" for name, _ in headers)
    assert json.loads(lines[0])["ip"] == ("203.0.113.0" if told_by_proxy else "")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedLibrary]:
    data = tmp_path_factory.mktemp("served") / "data"
    copy_demo_data(data)
    library = ServedLibrary(data, settings={"KAKTUS_PROXY_COUNT": "1"})
    library.start()
    yield library
    library.stop()


def get(port: int, path: str, headers: list[tuple[str, str]]) -> int:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    try:
        connection.putrequest("GET", path)
        for name, value in headers:
            connection.putheader(name, value)
        connection.endheaders()
        answer = connection.getresponse()
        answer.read()
        return answer.status
    finally:
        connection.close()
