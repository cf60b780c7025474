"""A slip in the address of a new account: corrected at once, confirmed like every other, and nothing old works on."""

from __future__ import annotations

import threading
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from allauth.account.models import EmailAddress
from django.db import connection
from django.utils import timezone
from tests.accounts.account_callers import ANNA, BEN, PASSWORD, Answer, Caller, Post

from kaktus.accounts.flows.prove_identity import RECENT_S
from kaktus.accounts.limits import CHANGE_EMAIL
from kaktus.accounts.models import User
from kaktus.limits.table_store import close_second_connection
from kaktus.mail.models import Mail, Problem

RIGHT = "anna@gmail.com"


def correct(caller: Caller, email: str = RIGHT, password: str = "") -> Answer:
    return caller.post("/account/email-correction", {"email": email, "currentPassword": password})


def confirm(caller: Caller, code: str, mode: str = "verifyEmail") -> Answer:
    return caller.post("/account/action", {"mode": mode, "oobCode": code})


def test_the_new_address_replaces_the_slip_and_waits_for_its_own_link(
    unverified_anna: Caller, visitor: Caller, post: Post
) -> None:
    assert correct(unverified_anna, " Anna@GMAIL.com").status == 204
    me = unverified_anna.get("/me").body
    assert (me["email"], me["emailVerified"], me["verificationMail"]) == (RIGHT, False, "none")
    assert list(EmailAddress.objects.values_list("email", "verified", "primary")) == [(RIGHT, False, True)]
    assert visitor.post("/account/login", {"email": ANNA, "password": PASSWORD}).status == 400
    assert visitor.post("/account/login", {"email": RIGHT, "password": PASSWORD}).status == 200
    assert confirm(visitor, post.code(RIGHT, "verifyEmail")).body == {"email": RIGHT}
    assert unverified_anna.get("/me").body["emailVerified"] is True


def test_the_first_link_is_worthless_and_its_mail_is_not_sent(
    unverified_anna: Caller, visitor: Caller, post: Post
) -> None:
    """Otherwise somebody could confirm a stranger's address with the link that came to their own."""
    code = post.code(ANNA, "verifyEmail")
    correct(unverified_anna, "victim@example.org")
    assert not post.to(ANNA)
    assert confirm(visitor, code).codes == ["invalid_action_code"]
    assert unverified_anna.get("/me").body["emailVerified"] is False
    assert User.objects.get().email == "victim@example.org"


def test_no_other_link_from_before_works_on(unverified_anna: Caller, visitor: Caller, post: Post) -> None:
    visitor.post("/account/forgot-password", {"email": ANNA})
    reset = post.code(ANNA, "resetPassword")
    unverified_anna.post("/account/email", {"newEmail": BEN, "currentPassword": PASSWORD})
    change = post.code(BEN, "verifyAndChangeEmail")
    correct(unverified_anna)
    answer = visitor.post("/account/reset-password", {"oobCode": reset, "newPassword": "Neuanfang8"})
    assert answer.codes == ["invalid_action_code"]
    assert confirm(unverified_anna, change, "verifyAndChangeEmail").codes == ["invalid_action_code"]
    assert unverified_anna.get("/me").body["email"] == RIGHT


def test_a_confirmed_address_is_changed_with_the_password_only(anna: Caller) -> None:
    answer = correct(anna, password=PASSWORD)
    assert (answer.status, answer.codes) == (400, ["already_confirmed"])
    assert anna.get("/me").body["email"] == ANNA


def test_an_address_in_use_is_told_as_at_the_sign_up(unverified_anna: Caller, ben: Caller, post: Post) -> None:
    code = post.code(ANNA, "verifyEmail")
    answer = correct(unverified_anna, BEN)
    assert (answer.status, answer.codes, answer.params) == (400, ["email_taken"], ["email"])
    assert answer.body["errors"][0]["message"] == "Email already in use."
    # Nothing has changed: the mail and its link are as they were.
    assert confirm(unverified_anna, code).status == 200


@pytest.mark.parametrize(("email", "code"), [(ANNA, "same_as_current"), ("x", "email_invalid"), ("", "email_invalid")])
def test_an_unusable_address_is_refused(unverified_anna: Caller, email: str, code: str) -> None:
    answer = correct(unverified_anna, email)
    assert (answer.status, answer.codes, answer.params) == (400, [code], ["email"])


def test_after_an_hour_the_password_is_asked_for(
    unverified_anna: Caller, monkeypatch: pytest.MonkeyPatch, post: Post
) -> None:
    later = timezone.now().timestamp() + RECENT_S + 1
    monkeypatch.setattr("kaktus.accounts.flows.prove_identity.time.time", lambda: later)
    answer = correct(unverified_anna)
    assert (answer.status, answer.codes, answer.params) == (403, ["password_required"], ["currentPassword"])
    answer = correct(unverified_anna, password="Falsch123")
    assert (answer.status, answer.codes, answer.params) == (400, ["wrong_password"], ["currentPassword"])
    assert unverified_anna.get("/me").body["email"] == ANNA
    assert not post.to(RIGHT)
    assert correct(unverified_anna, password=PASSWORD).status == 204


def test_only_so_many_corrections_and_mails(unverified_anna: Caller, post: Post) -> None:
    answers = [correct(unverified_anna, f"anna{number}@example.org") for number in range(CHANGE_EMAIL.amount + 1)]
    assert [answer.status for answer in answers] == [204] * CHANGE_EMAIL.amount + [429]
    # Each one calls off the mail of the one before.
    assert post.count() == 1


def test_a_mailbox_that_has_had_its_mails_keeps_the_account_as_it_was(
    unverified_anna: Caller, visitor: Caller, post: Post
) -> None:
    for _ in range(3):
        visitor.post("/account/signup", {"email": RIGHT, "password": PASSWORD})
        User.objects.filter(email=RIGHT).delete()
    answer = correct(unverified_anna)
    assert answer.status == 429
    assert unverified_anna.get("/me").body["email"] == ANNA
    assert post.to(ANNA)


def test_what_the_wrong_address_left_behind_is_gone(unverified_anna: Caller) -> None:
    """The refusal of its mail server, and the warning that went there."""
    Mail.objects.update(problem=Problem.REFUSED, failed_at=timezone.now())
    User.objects.update(warned_at=timezone.now() - timedelta(days=3))
    assert unverified_anna.get("/me").body["verificationMail"] == "refused"
    correct(unverified_anna)
    assert unverified_anna.get("/me").body["verificationMail"] == "none"
    assert User.objects.get().warned_at is None


def test_nobody_but_its_owner_corrects_an_address(visitor: Caller, unverified_anna: Caller) -> None:
    assert correct(visitor).status == 401
    assert unverified_anna.get("/me").body["email"] == ANNA


def just_before_the_lock(of: Callable[[], Answer], comes: Callable[[], Answer]) -> tuple[Answer, Answer]:
    """What each of two calls answers when the second is done before the first has locked what it reads."""
    answers: list[Answer] = []

    def run() -> None:
        try:
            answers.append(comes())
        finally:
            close_second_connection()
            connection.close()

    def between(execute: Callable[..., Any], sql: str, *rest: Any) -> Any:
        if not answers and (sql.startswith("BEGIN") or "FOR UPDATE" in sql):
            other = threading.Thread(target=run)
            other.start()
            other.join(30)
        return execute(sql, *rest)

    with connection.execute_wrapper(between):
        interrupted = of()
    return interrupted, answers[0]


@pytest.mark.django_db(transaction=True)
def test_a_correction_comes_between_the_link_and_its_lock(unverified_anna: Caller, post: Post) -> None:
    code = post.code(ANNA, "verifyEmail")
    link, correction = just_before_the_lock(of=lambda: confirm(Caller(), code), comes=lambda: correct(unverified_anna))
    assert (link.codes, correction.status) == (["invalid_action_code"], 204)
    assert EmailAddress.objects.get().email == User.objects.get().email == RIGHT
    assert not EmailAddress.objects.get().verified


@pytest.mark.django_db(transaction=True)
def test_the_link_comes_between_a_correction_and_its_lock(unverified_anna: Caller, post: Post) -> None:
    code = post.code(ANNA, "verifyEmail")
    correction, link = just_before_the_lock(of=lambda: correct(unverified_anna), comes=lambda: confirm(Caller(), code))
    assert (link.status, correction.codes) == (200, ["already_confirmed"])
    assert EmailAddress.objects.get().email == User.objects.get().email == ANNA
