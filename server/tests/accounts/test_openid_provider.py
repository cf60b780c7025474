"""What is cached of an OpenID provider that is slow, down, or back again."""

from __future__ import annotations

import time

import pytest
from tests.accounts.account_callers import Answer, Caller
from tests.accounts.openid_issuer import Issuer

from kaktus.accounts import openid_provider

DESCRIPTION = "/.well-known/openid-configuration"
# Nobody waits longer than two seconds; the third one is for a busy machine.
SOON_S = 3


def ask(caller: Caller) -> tuple[float, Answer]:
    start = time.monotonic()
    answer = caller.get("/account/google")
    return time.monotonic() - start, answer


def come_back(caller: Caller, issuer: Issuer) -> tuple[float, Answer]:
    body = {"code": "x", "codeVerifier": "x", "nonce": issuer.nonce, "redirectUri": "http://localhost:8000/auth/google"}
    start = time.monotonic()
    answer = caller.post("/account/google", body)
    return time.monotonic() - start, answer


def test_its_description_and_keys_are_asked_for_once(issuer: Issuer, visitor: Caller) -> None:
    for _ in range(3):
        assert ask(visitor)[1].body["authorizationEndpoint"] == f"{issuer.url}/auth"
        assert come_back(visitor, issuer)[1].status == 200
    assert sorted(issuer.asked) == [DESCRIPTION, "/keys", "/token", "/token", "/token"]


@pytest.mark.parametrize("way", ["hangs", "drips"])
def test_the_first_request_fails_soon_and_the_next_at_once(issuer: Issuer, visitor: Caller, way: str) -> None:
    getattr(issuer, way).add(DESCRIPTION)
    for most in (SOON_S, 1):
        seconds, answer = ask(visitor)
        assert (answer.status, answer.codes) == (503, ["google_unreachable"])
        assert answer.headers["Retry-After"]
        assert seconds < most
    assert issuer.asked == [DESCRIPTION]


@pytest.mark.parametrize("way", ["hangs", "drips"])
def test_a_code_is_not_traded_for_longer_than_two_seconds(issuer: Issuer, visitor: Caller, way: str) -> None:
    getattr(issuer, way).add("/token")
    for most in (SOON_S, 1):
        seconds, answer = come_back(visitor, issuer)
        assert (answer.status, answer.codes) == (503, ["google_unreachable"])
        assert seconds < most
    assert issuer.asked.count("/token") == 1


def test_keys_may_come_a_moment_after_the_token(issuer: Issuer, visitor: Caller) -> None:
    issuer.takes_s = {"/token": 1.1, "/keys": 1.3}
    seconds, answer = come_back(visitor, issuer)
    assert answer.status == 200
    assert seconds > issuer.takes_s["/keys"]


def test_keys_that_never_come_are_not_waited_for_longer_than_a_token(issuer: Issuer, visitor: Caller) -> None:
    issuer.hangs.add("/keys")
    for most in (SOON_S, 1):
        seconds, answer = come_back(visitor, issuer)
        assert (answer.status, answer.codes) == (503, ["google_unreachable"])
        assert seconds < most


def test_what_is_known_serves_while_the_provider_is_away(
    issuer: Issuer, visitor: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert ask(visitor)[1].status == 200
    issuer.hangs.add(DESCRIPTION)
    monkeypatch.setattr(openid_provider, "FRESH_S", 0)
    for _ in range(2):
        seconds, answer = ask(visitor)
        assert answer.status == 200
        assert seconds < 1
    monkeypatch.setattr(openid_provider, "USABLE_S", 0)
    assert ask(visitor)[1].codes == ["google_unreachable"]


def test_a_provider_that_comes_back_is_found(issuer: Issuer, visitor: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openid_provider, "PAUSE_S", 0)
    issuer.metadata = {"issuer": "https://somebody-else.example"}
    assert ask(visitor)[1].codes == ["google_unreachable"]
    issuer.metadata = {}
    assert ask(visitor)[1].status == 200
