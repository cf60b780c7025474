"""Whatever is sent, every call of the account API answers with a clear 4xx."""

from __future__ import annotations

from typing import Any

import pytest
from tests.accounts.account_callers import Caller
from tests.fresh_limits import forget_all_limits

CALLS = {
    "/account/signup": {"email": "anna@example.org", "password": "Sonnenblume7"},
    "/account/login": {"email": "anna@example.org", "password": "Sonnenblume7"},
    "/account/forgot-password": {"email": "anna@example.org"},
    "/account/reset-password": {"oobCode": "x", "newPassword": "Sonnenblume7"},
    "/account/action": {"mode": "verifyEmail", "oobCode": "x"},
    "/account/email": {"newEmail": "neu@example.org", "currentPassword": "Sonnenblume7"},
    "/account/password": {"currentPassword": "Sonnenblume7", "newPassword": "Neuanfang8"},
    "/account/delete": {"password": "Falsch123"},
    "/account/google": {"code": "x", "codeVerifier": "x", "nonce": "x", "redirectUri": "x"},
}
BAD_VALUES: list[Any] = [
    None,
    1,
    True,
    [],
    {},
    "",
    "\x00",
    "\u202e",
    "x" * 5000,
    "\ud800",
    "💥" * 40,
    "'; DROP TABLE users;--",
]


@pytest.mark.parametrize("path", CALLS)
def test_a_body_that_is_no_object(anna: Caller, path: str) -> None:
    for raw in (b"[]", b"null", b'"x"', b"{", b"\xff\xfe", b"0" * 70_000):
        answer = anna.post(path, raw=raw)
        assert 400 <= answer.status < 500, (raw[:9], answer.body)
        assert answer.codes


@pytest.mark.parametrize("path", CALLS)
def test_an_empty_body(anna: Caller, path: str) -> None:
    answer = anna.post(path)
    assert 400 <= answer.status < 500
    assert answer.codes


@pytest.mark.parametrize("path", CALLS)
def test_each_field_with_each_bad_value(anna: Caller, path: str) -> None:
    for field in CALLS[path]:
        for value in BAD_VALUES:
            forget_all_limits()
            answer = anna.post(path, CALLS[path] | {field: value})
            assert 400 <= answer.status < 500, (field, value, answer.body)
            assert answer.codes


@pytest.mark.parametrize("path", ["/account/reset-password", "/account/action"])
@pytest.mark.parametrize("code", ["abc", "a-b", "1-c0ffee-0123", "é-ü", "a:b:c", "0" * 32 + "-x-y", "." * 100])
def test_a_code_that_is_none(anna: Caller, path: str, code: str) -> None:
    for mode in ("verifyEmail", "verifyAndChangeEmail"):
        answer = anna.post(path, {"mode": mode, "oobCode": code, "newPassword": "Neuanfang8"})
        assert (answer.status, answer.codes) == (400, ["invalid_action_code"])


def test_ten_megabytes_are_refused_unread(anna: Caller) -> None:
    answer = anna.post("/account/login", raw=b'{"email": "' + b"a" * 10_000_000 + b'"}')
    assert (answer.status, answer.codes) == (413, ["too_large"])


@pytest.mark.parametrize("path", ["/account/email", "/account/password", "/account/delete"])
def test_a_call_that_needs_a_session_says_so(visitor: Caller, path: str) -> None:
    answer = visitor.post(path, CALLS[path])
    assert (answer.status, answer.codes) == (401, ["unauthenticated"])
