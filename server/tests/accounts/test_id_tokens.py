"""Which of the tokens that an OpenID provider signs are accepted."""

from __future__ import annotations

from typing import Any

import pytest
from tests.accounts.account_callers import Answer, Caller
from tests.accounts.openid_issuer import CLIENT, Issuer

from kaktus.accounts.models import User
from kaktus.accounts.openid_provider import provider_at
from kaktus.accounts.session_store import SIGN_IN, SessionStore

REDIRECT = "http://localhost:8000/auth/google"
DAY = 24 * 60 * 60


def come_back(caller: Caller, issuer: Issuer) -> Answer:
    body = {"code": "a-code", "codeVerifier": "a-verifier", "nonce": issuer.nonce, "redirectUri": REDIRECT}
    return caller.post("/account/google", body)


@pytest.mark.parametrize(
    "claims",
    [
        {"aud": [CLIENT, "other"]},
        {"aud": [CLIENT, "other"], "azp": "other"},
        {"azp": "other"},
        {"iat": -365 * DAY, "exp": DAY},
        {"iat": -15 * 60},
        {"iat": 5 * 60},
        {"iat": None},
        {"exp": None},
        {"exp": -5 * 60},
        {"nonce": None},
        {"sub": ""},
    ],
    ids=lambda claims: ",".join(claims),
)
def test_a_token_that_is_not_for_this_moment_or_not_for_us_is_refused(
    issuer: Issuer, visitor: Caller, claims: dict[str, Any]
) -> None:
    issuer.claims = claims
    answer = come_back(visitor, issuer)
    assert (answer.status, answer.codes) == (400, ["google_sign_in_failed"])
    assert not User.objects.exists()


@pytest.mark.parametrize(
    "claims", [{}, {"azp": CLIENT}, {"aud": [CLIENT]}, {"aud": [CLIENT, "other"], "azp": CLIENT}, {"iat": 20}]
)
def test_a_token_that_is_for_us_is_believed(issuer: Issuer, visitor: Caller, claims: dict[str, Any]) -> None:
    issuer.claims = claims
    assert come_back(visitor, issuer).status == 200


def test_a_new_key_of_the_provider_is_found(issuer: Issuer, visitor: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kaktus.accounts.openid_provider.MIN_REFETCH_INTERVAL_S", 0)
    assert come_back(visitor, issuer).status == 200
    issuer.key_id = "second"
    assert come_back(visitor, issuer).status == 200
    assert come_back(visitor, issuer).status == 200
    assert issuer.asked.count("/keys") == 2
    assert issuer.asked.count("/.well-known/openid-configuration") == 1


@pytest.fixture
def long_here(issuer: Issuer, visitor: Caller, new_caller: type[Caller]) -> Caller:
    """Somebody without a password, whose sign-in is too old to replace one."""
    caller = new_caller(come_back(visitor, issuer).body["token"])
    store = SessionStore(session_key=caller.token)
    store[SIGN_IN] |= {"at": store[SIGN_IN]["at"] - 301}
    store.save()
    assert caller.post("/account/delete", {}).codes == ["google_sign_in_required"]
    return caller


@pytest.mark.parametrize(
    ("metadata", "claims"),
    [
        ({}, {"auth_time": -DAY}),
        ({}, {"auth_time": -7 * 60}),
        ({}, {"auth_time": 10 * 60}),
        ({"claims_supported": ["sub", "auth_time"]}, {"auth_time": -DAY}),
        ({"claims_supported": ["sub", "auth_time"]}, {}),
        ({}, {"auth_time": "just now"}),
    ],
)
def test_a_sign_in_of_long_ago_confirms_nothing(
    issuer: Issuer, long_here: Caller, metadata: dict[str, Any], claims: dict[str, Any]
) -> None:
    issuer.metadata, issuer.claims = metadata, claims
    # As after a restart: what the provider said before is not cached.
    provider_at.cache_clear()
    answer = come_back(long_here, issuer)
    assert answer.status == 400
    assert long_here.post("/account/delete", {}).codes == ["google_sign_in_required"]
    assert User.objects.count() == 1


@pytest.mark.parametrize(
    ("metadata", "claims"),
    [({"claims_supported": ["sub", "auth_time"]}, {"auth_time": -10}), ({}, {})],
)
def test_a_sign_in_of_just_now_confirms(
    issuer: Issuer, long_here: Caller, metadata: dict[str, Any], claims: dict[str, Any]
) -> None:
    issuer.metadata, issuer.claims = metadata, claims
    provider_at.cache_clear()
    assert come_back(long_here, issuer).status == 200
    assert long_here.post("/account/delete", {}).status == 204


def test_to_sign_in_an_older_sign_in_at_the_provider_will_do(issuer: Issuer, visitor: Caller) -> None:
    issuer.claims = {"auth_time": -DAY}
    assert come_back(visitor, issuer).status == 200
