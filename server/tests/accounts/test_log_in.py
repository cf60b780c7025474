"""Logging in and out, lock-out, and what a token is worth."""

from __future__ import annotations

from threading import Timer

import pytest
from django.db import connections
from django.test import RequestFactory
from tests.accounts.account_callers import ANNA, PASSWORD, Caller, Post

from kaktus.accounts.limits import WRONG_PASSWORDS
from kaktus.accounts.models import User
from kaktus.accounts.password_guesses import ACCOUNT_LOCK, count_password_guess

LOCKED = (
    "Access to this account has been temporarily disabled due to many failed login attempts. Please try again later."
)


def test_the_right_password_opens_a_session(anna: Caller, visitor: Caller, new_caller: type[Caller]) -> None:
    answer = visitor.post("/account/login", {"email": " ANNA@example.org", "password": PASSWORD})
    assert answer.status == 200
    assert answer.body["token"] != anna.token
    assert new_caller(answer.body["token"]).get("/me").body["email"] == ANNA


@pytest.mark.parametrize("email", [ANNA, "nobody@example.org", "no address", "", "a" * 400 + "@a.de", "\x00@a.de"])
def test_a_wrong_pair_tells_nothing(anna: Caller, visitor: Caller, email: str) -> None:
    answer = visitor.post("/account/login", {"email": email, "password": "Falsch123"})
    assert (answer.status, answer.codes) == (400, ["email_password_mismatch"])
    assert answer.body["errors"][0]["message"] == "Invalid email or password. Please try again."


@pytest.mark.parametrize("email", [ANNA, "nobody@example.org"])
def test_five_wrong_tries_lock_the_address_known_or_not(anna: Caller, visitor: Caller, email: str) -> None:
    for _ in range(5):
        assert visitor.post("/account/login", {"email": email, "password": "Falsch123"}).status == 400
    answer = visitor.post("/account/login", {"email": email, "password": PASSWORD})
    assert (answer.status, answer.codes) == (429, ["too_many_login_attempts"])
    assert answer.body["errors"][0]["message"] == LOCKED
    assert 0 < int(answer.headers["Retry-After"]) == answer.body["errors"][0]["retryAfter"] <= 300


def test_tries_at_a_locked_account_are_no_wrong_passwords_of_their_network(anna: Caller, visitor: Caller) -> None:
    statuses = [
        visitor.post("/account/login", {"email": "nobody@example.org", "password": "Falsch123"}).status
        for _ in range(WRONG_PASSWORDS.amount + 1)
    ]
    assert statuses == [400] * ACCOUNT_LOCK.amount + [429] * (WRONG_PASSWORDS.amount + 1 - ACCOUNT_LOCK.amount)
    assert visitor.post("/account/login", {"email": ANNA, "password": PASSWORD}).status == 200


def test_a_class_that_logs_in_to_one_account_at_once_is_not_locked_out(anna: Caller, visitor: Caller) -> None:
    request = RequestFactory().post("/api/account/login")
    # As many as may be checked at the same time; all of them prove right in a moment.
    guesses = [count_password_guess(request, email=ANNA) for _ in range(ACCOUNT_LOCK.amount)]

    def judge_one() -> None:
        guesses[0].was_right()
        connections.close_all()

    judged = Timer(0.2, judge_one)
    judged.start()
    assert visitor.post("/account/login", {"email": ANNA, "password": PASSWORD}).status == 200
    judged.join()


def test_the_owner_gets_out_of_the_lock_by_a_new_password(anna: Caller, visitor: Caller, post: Post) -> None:
    for _ in range(6):
        visitor.post("/account/login", {"email": ANNA, "password": "Falsch123"})
    assert visitor.post("/account/forgot-password", {"email": ANNA}).status == 202
    code = post.code(ANNA, "resetPassword")
    assert visitor.post("/account/reset-password", {"oobCode": code, "newPassword": "Neuanfang8"}).status == 200
    assert visitor.post("/account/login", {"email": ANNA, "password": "Neuanfang8"}).status == 200


def test_logging_out_ends_this_session_only_and_can_be_done_twice(
    anna: Caller, visitor: Caller, new_caller: type[Caller]
) -> None:
    other = new_caller(visitor.post("/account/login", {"email": ANNA, "password": PASSWORD}).body["token"])
    assert anna.post("/account/logout").status == 204
    assert anna.get("/me").status == 401
    assert anna.post("/account/logout").status == 204
    assert other.get("/me").status == 200


@pytest.mark.parametrize("token", ["x", "a" * 32, "\u202e", "a" * 5000, "' OR 1=1 --"])
def test_what_is_no_token_is_refused(new_caller: type[Caller], db: None, token: str) -> None:
    answer = new_caller(token).get("/me")
    assert (answer.status, answer.codes) == (401, ["unauthenticated"])


def test_a_closed_account_cannot_be_used(anna: Caller, visitor: Caller) -> None:
    User.objects.update(is_active=False)
    assert anna.get("/me").status == 401
    answer = visitor.post("/account/login", {"email": ANNA, "password": PASSWORD})
    assert (answer.status, answer.codes) == (403, ["account_inactive"])


def test_allauths_own_addresses_are_not_served(visitor: Caller) -> None:
    assert visitor.post("/auth/app/v1/auth/login", {"email": ANNA, "password": PASSWORD}).status == 404
