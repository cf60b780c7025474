"""The fixtures of the desk's tests: staff of each role, a learner, a visitor."""

from __future__ import annotations

import pytest
from pytest_django import Settings
from tests.accounts.account_callers import ANNA, PASSWORD, Caller
from tests.desk.staff_members import caller_with_role

from kaktus.desk.permissions import Role


@pytest.fixture(autouse=True)
def _quick_hashing(settings: Settings) -> None:
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]


@pytest.fixture
def visitor(db: None) -> Caller:
    return Caller()


@pytest.fixture
def learner(visitor: Caller) -> Caller:
    return Caller(visitor.post("/account/signup", {"email": ANNA, "password": PASSWORD}).body["token"])


@pytest.fixture
def clerk(db: None) -> Caller:
    return caller_with_role(Role.CLERK)


@pytest.fixture
def support(db: None) -> Caller:
    return caller_with_role(Role.SUPPORT)


@pytest.fixture
def editor(db: None) -> Caller:
    return caller_with_role(Role.EDITOR)


@pytest.fixture
def owner(db: None) -> Caller:
    return caller_with_role(Role.OWNER)
