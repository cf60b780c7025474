"""The fixtures of the account tests: callers of the API, Anna, Ben, and the mails they get."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytest_django import Settings
from tests.accounts.account_callers import ANNA, BEN, PASSWORD, Caller, Post
from tests.accounts.openid_issuer import CLIENT, Issuer


@pytest.fixture
def real_hashing() -> None:
    """For tests that look at hashes or at the time they take."""


@pytest.fixture(autouse=True)
def _quick_hashing(request: pytest.FixtureRequest, settings: Settings) -> None:
    if "real_hashing" not in request.fixturenames:
        settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]


@pytest.fixture
def visitor(db: None) -> Caller:
    return Caller()


@pytest.fixture
def new_caller() -> type[Caller]:
    return Caller


@pytest.fixture
def post(db: None) -> Post:
    return Post()


def _signed_up(email: str) -> Caller:
    answer = Caller().post("/account/signup", {"email": email, "password": PASSWORD})
    assert answer.status == 201, answer.body
    return Caller(answer.body["token"])


@pytest.fixture
def unverified_anna(db: None) -> Caller:
    return _signed_up(ANNA)


@pytest.fixture
def anna(unverified_anna: Caller, post: Post) -> Caller:
    code = post.code(ANNA, "verifyEmail")
    assert unverified_anna.post("/account/action", {"mode": "verifyEmail", "oobCode": code}).status == 200
    return unverified_anna


@pytest.fixture
def ben(db: None, post: Post) -> Caller:
    caller = _signed_up(BEN)
    code = post.code(BEN, "verifyEmail")
    assert caller.post("/account/action", {"mode": "verifyEmail", "oobCode": code}).status == 200
    return caller


@pytest.fixture
def issuer(settings: Settings, db: None) -> Iterator[Issuer]:
    """An OpenID provider that the library is configured for."""
    server = Issuer()
    settings.ENVIRONMENT = settings.ENVIRONMENT.model_copy(
        update={"google_client_id": CLIENT, "google_client_secret": "secret", "google_issuer": server.url}
    )
    settings.PUBLIC_URL = "http://localhost:8000"
    yield server
    server.stop()
