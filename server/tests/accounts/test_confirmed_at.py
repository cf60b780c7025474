"""When an address was confirmed: stored whichever way proved it, and never guessed."""

from __future__ import annotations

from datetime import datetime, timedelta

from django.utils import timezone
from tests.accounts.account_callers import ANNA, PASSWORD, Caller, Post

from kaktus.accounts.models import User
from kaktus.accounts.personal_data import facts_about

NEW = "neu@example.org"


def confirmed_at() -> datetime | None:
    return User.objects.get().confirmed_at


def is_now(moment: datetime | None) -> bool:
    return moment is not None and abs(timezone.now() - moment) < timedelta(minutes=1)


def test_nothing_before_the_link_is_used(unverified_anna: Caller) -> None:
    assert confirmed_at() is None
    assert facts_about(User.objects.get())["account"][0]["email_verified_at"] is None


def test_by_the_link_of_the_mail(anna: Caller) -> None:
    assert is_now(confirmed_at())
    (account,) = facts_about(User.objects.get())["account"]
    assert str(account["email_verified_at"]).startswith(str(timezone.localdate()))


def test_by_a_new_password(unverified_anna: Caller, visitor: Caller, post: Post) -> None:
    visitor.post("/account/forgot-password", {"email": ANNA})
    body = {"oobCode": post.code(ANNA, "resetPassword"), "newPassword": "Neuanfang8"}
    assert visitor.post("/account/reset-password", body).status == 200
    assert is_now(confirmed_at())


def test_a_reset_does_not_confirm_again(anna: Caller, visitor: Caller, post: Post) -> None:
    first = confirmed_at()
    visitor.post("/account/forgot-password", {"email": ANNA})
    body = {"oobCode": post.code(ANNA, "resetPassword"), "newPassword": "Neuanfang8"}
    assert visitor.post("/account/reset-password", body).status == 200
    assert confirmed_at() == first


def test_a_new_address_has_a_moment_of_its_own(anna: Caller, post: Post) -> None:
    User.objects.update(confirmed_at=timezone.now() - timedelta(days=400))
    anna.post("/account/email", {"newEmail": NEW, "currentPassword": PASSWORD})
    code = post.code(NEW, "verifyAndChangeEmail")
    assert anna.post("/account/action", {"mode": "verifyAndChangeEmail", "oobCode": code}).status == 200
    assert is_now(confirmed_at())
