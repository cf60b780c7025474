"""Confirming the address: with the link alone, once, on any device."""

from __future__ import annotations

import time

import pytest
from django.http import HttpRequest
from django.test import Client
from tests.accounts.account_callers import ANNA, BEN, PASSWORD, Answer, Caller, Post

from kaktus.accounts.guards import VerifiedPerson
from kaktus.accounts.limits import VERIFY_EMAIL
from kaktus.accounts.models import Session, User
from kaktus.common.api.api_errors import ApiError


def confirm(caller: Caller, code: str) -> Answer:
    return caller.post("/account/action", {"mode": "verifyEmail", "oobCode": code})


def test_the_link_confirms_the_address_once(unverified_anna: Caller, post: Post) -> None:
    code = post.code(ANNA, "verifyEmail")
    answer = confirm(unverified_anna, code)
    assert (answer.status, answer.body) == (200, {"email": ANNA})
    assert unverified_anna.get("/me").body["emailVerified"] is True
    assert confirm(unverified_anna, code).codes == ["used_action_code"]


def test_the_code_is_enough_and_signs_nobody_in(unverified_anna: Caller, visitor: Caller, post: Post) -> None:
    sessions = Session.objects.count()
    answer = confirm(visitor, post.code(ANNA, "verifyEmail"))
    assert (answer.status, answer.body) == (200, {"email": ANNA})
    assert "Authorization" not in answer.headers
    assert Session.objects.count() == sessions
    assert unverified_anna.get("/me").body["emailVerified"] is True


def test_a_dead_session_on_that_device_is_no_hindrance(unverified_anna: Caller, post: Post) -> None:
    assert confirm(Caller("x" * 32), post.code(ANNA, "verifyEmail")).status == 200


def test_somebody_else_signed_in_there_confirms_the_address_of_the_link(
    unverified_anna: Caller, new_caller: type[Caller], post: Post
) -> None:
    signed_up = new_caller().post("/account/signup", {"email": BEN, "password": PASSWORD})
    ben = new_caller(signed_up.body["token"])
    answer = confirm(ben, post.code(ANNA, "verifyEmail"))
    assert (answer.status, answer.body) == (200, {"email": ANNA})
    assert unverified_anna.get("/me").body["emailVerified"] is True
    assert ben.get("/me").body["emailVerified"] is False


def test_fetching_the_link_confirms_nothing(unverified_anna: Caller, visitor: Caller, post: Post) -> None:
    """Mail programs and virus scanners do that."""
    code = post.code(ANNA, "verifyEmail")
    assert visitor.get(f"/account/action?mode=verifyEmail&oobCode={code}").status == 405
    for page in ("/auth/action?mode=verifyEmail&oobCode=", "/emailVerification?oobCode="):
        Client().get(page + code)
    assert unverified_anna.get("/me").body["emailVerified"] is False


def test_the_link_of_a_closed_account_confirms_nothing(unverified_anna: Caller, visitor: Caller, post: Post) -> None:
    User.objects.filter(email=ANNA).update(is_active=False)
    assert confirm(visitor, post.code(ANNA, "verifyEmail")).codes == ["invalid_action_code"]


def test_the_link_of_a_deleted_account_confirms_nothing(unverified_anna: Caller, visitor: Caller, post: Post) -> None:
    code = post.code(ANNA, "verifyEmail")
    assert unverified_anna.post("/account/delete", {"password": PASSWORD}).status == 204
    assert confirm(visitor, code).codes == ["invalid_action_code"]


def test_nobody_tries_codes_without_end(visitor: Caller) -> None:
    answers = [confirm(visitor, "made-up").status for _ in range(VERIFY_EMAIL.amount + 1)]
    assert answers == [400] * VERIFY_EMAIL.amount + [429]


def test_a_link_dies_after_24_hours(unverified_anna: Caller, post: Post, monkeypatch: pytest.MonkeyPatch) -> None:
    code = post.code(ANNA, "verifyEmail")
    now = time.time()
    monkeypatch.setattr("django.core.signing.time.time", lambda: now + 24 * 3600 + 5)
    assert confirm(unverified_anna, code).codes == ["expired_action_code"]
    monkeypatch.setattr("django.core.signing.time.time", lambda: now + 24 * 3600 - 60)
    assert confirm(unverified_anna, code).status == 200


def test_a_missing_code_is_told_apart(unverified_anna: Caller) -> None:
    assert confirm(unverified_anna, "").codes == ["missing_action_code"]


def test_the_mail_can_be_sent_again_a_few_times(unverified_anna: Caller, post: Post) -> None:
    answers = [unverified_anna.post("/account/verification-mail").status for _ in range(3)]
    assert answers == [204, 204, 429]
    assert len(post.to(ANNA)) == 3
    assert confirm(unverified_anna, post.code(ANNA, "verifyEmail")).status == 200


def test_a_confirmed_person_gets_no_further_mail(anna: Caller, post: Post) -> None:
    before = post.count()
    assert anna.post("/account/verification-mail").status == 204
    assert post.count() == before


def test_other_slices_can_ask_for_a_confirmed_person(unverified_anna: Caller, ben: Caller) -> None:
    request = HttpRequest()
    with pytest.raises(ApiError) as refused:
        VerifiedPerson().authenticate(request, unverified_anna.token)
    assert (refused.value.status, refused.value.errors[0]["code"]) == (403, "email_not_verified")
    confirmed = VerifiedPerson().authenticate(request, ben.token)
    assert confirmed
    assert confirmed.user == request.user == User.objects.get(email=BEN)
    assert VerifiedPerson().authenticate(request, "x" * 32) is None
