"""Every failed API call answers in one shape, with a request id and without a traceback."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from django.http import HttpRequest, HttpResponse
from django.test import Client
from django.urls import clear_url_caches, path

from kaktus import urls


def assert_shape(response: Any, status: int, code: str) -> dict[str, Any]:
    assert response.status_code == status
    assert response.headers["Content-Type"].startswith("application/json")
    body: dict[str, Any] = json.loads(response.content)
    assert body["status"] == status
    assert body["errors"][0]["code"] == code
    assert body["errors"][0]["message"]
    assert body["request_id"] == response.headers["X-Request-ID"]
    return body


@pytest.fixture
def client() -> Client:
    return Client(raise_request_exception=False)


@pytest.fixture
def broken_call() -> Iterator[str]:
    def fail(_request: HttpRequest) -> HttpResponse:
        raise ValueError("anna@example.org typed something")

    pattern = path("api/broken", fail)
    urls.urlpatterns.insert(0, pattern)
    clear_url_caches()
    yield "/api/broken"
    urls.urlpatterns.remove(pattern)
    clear_url_caches()


def test_an_unknown_call(client: Client) -> None:
    assert_shape(client.get("/api/nothing-here"), 404, "not_found")
    assert_shape(client.post("/api/nothing-here", {}, content_type="application/json"), 404, "not_found")


def test_a_method_that_the_call_does_not_take(client: Client) -> None:
    response = client.delete("/api/site")
    assert_shape(response, 405, "method_not_allowed")
    assert "GET" in response.headers["Allow"]


def test_a_body_that_is_too_large(client: Client) -> None:
    body = json.dumps({"idToken": "x" * 10_000_000})
    assert_shape(client.post("/api/site", body, content_type="application/json"), 413, "too_large")


def test_a_body_that_is_not_json_by_its_type(client: Client) -> None:
    assert_shape(client.post("/api/site", "a=1", content_type="text/plain"), 415, "unsupported_type")


@pytest.mark.django_db
def test_no_token_and_a_made_up_token(client: Client) -> None:
    assert_shape(client.get("/api/me"), 401, "unauthenticated")
    for token in ("x", "x" * 5000, "\x00", "ä"):
        assert_shape(client.get("/api/me", headers={"Authorization": f"Bearer {token}"}), 401, "unauthenticated")


def test_an_unexpected_exception_tells_nothing(
    client: Client, broken_call: str, caplog: pytest.LogCaptureFixture
) -> None:
    response = client.get(broken_call)
    assert_shape(response, 500, "unexpected")
    assert b"anna@example.org" not in response.content
    assert b"Traceback" not in response.content


def test_the_caller_may_name_the_request(client: Client) -> None:
    assert (
        client.get("/api/site", headers={"X-Request-ID": "abcd-1234-efgh"}).headers["X-Request-ID"] == "abcd-1234-efgh"
    )
    bad = client.get("/api/site", headers={"X-Request-ID": "<script>alert(1)</script>"})
    assert "<" not in bad.headers["X-Request-ID"]
