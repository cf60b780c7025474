"""Traces: a served library tells a collector where the time of each request goes, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from tests.real_server import RealServer

from testing.trace_sink import TraceSink

TRACE, SPAN = "0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331"


@pytest.fixture
def collector() -> Iterator[TraceSink]:
    sink = TraceSink()
    yield sink
    sink.stop()


def test_a_request_is_told_with_its_waits_and_without_its_person(tmp_path: Path, collector: TraceSink) -> None:
    settings = {"KAKTUS_TRACES_URL": collector.url, "KAKTUS_WORKERS": "1", "KAKTUS_PROXY_COUNT": "1"}
    server = RealServer(tmp_path / "data", settings=settings)
    try:
        (token,) = server.prepare(people=1, codes=0)["people"].values()
        server.start()
        headers = {"Content-Type": "application/json", "traceparent": f"00-{TRACE}-{SPAN}-01"}
        with closing(server.connect()) as connection:
            connection.request("POST", "/api/verifyToken", json.dumps({"idToken": token}), headers)
            assert connection.getresponse().status == 200
        request, *waits = collector.wait_for("POST /api/verifyToken")
    finally:
        server.kill()
    assert (request["traceId"], request["parentSpanId"]) == (TRACE, SPAN)
    told = {attribute["key"]: next(iter(attribute["value"].values())) for attribute in request["attributes"]}
    assert told == {
        "http.request.method": "POST",
        "http.route": "/api/verifyToken",
        "http.response.status_code": "200",
    }
    assert waits
    for wait in waits:
        assert (wait["name"], wait["parentSpanId"]) == ("database", request["spanId"])
        assert int(request["startTimeUnixNano"]) <= int(wait["startTimeUnixNano"])
        assert int(wait["endTimeUnixNano"]) <= int(request["endTimeUnixNano"])
    assert collector.refused == []
    assert token not in json.dumps(collector.spans)
