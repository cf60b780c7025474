"""Flooding a stranger's mailbox: whoever asks, for whatever reason, at most three mails per hour arrive."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from pytest_django import Settings

from kaktus.accounts.models import User
from kaktus.limits import rules
from kaktus.mail import quota
from kaktus.mail.models import Mail

pytestmark = pytest.mark.django_db
PASSWORD = "Sonnenblume7"
VICTIM = "victim@example.org"


@pytest.fixture(autouse=True)
def _quick_hashing(settings: Settings) -> None:
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]


def call(path: str, body: dict[str, str], token: str = "") -> Any:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return Client(headers=headers).post(f"/api/account/{path}", body, content_type="application/json")


def sign_up(address: str) -> str:
    return str(call("signup", {"email": address, "password": PASSWORD}).json()["token"])


def ask_for_change(token: str, to: str = VICTIM) -> Any:
    return call("email", {"newEmail": to, "currentPassword": PASSWORD}, token)


def mails() -> int:
    return Mail.objects.filter(to=VICTIM, problem="").count()


def test_four_accounts_that_send_forty_change_mails() -> None:
    tokens = [sign_up(f"attacker{number}@example.org") for number in range(4)]
    answers = [ask_for_change(token) for token in tokens for _ in range(10)]
    print(f"{mails()} of 40 mails")
    assert mails() == 3
    refused = answers[-1].json()["errors"][0]
    assert (answers[-1].status_code, refused["code"]) == (429, "too_many_mails")
    assert 3500 < refused["retryAfter"] <= 3600
    assert "ask again in 60 minutes" in refused["message"]


def test_all_kinds_count_together_and_another_mailbox_is_free(settings: Settings) -> None:
    victim = sign_up(VICTIM)
    attacker = sign_up("attacker@example.org")
    for _ in range(5):
        call("forgot-password", {"email": VICTIM})
        call("forgot-password", {"email": VICTIM.upper()})
        call("verification-mail", {}, victim)
        call("login", {"email": VICTIM, "password": PASSWORD})
        ask_for_change(attacker)
    assert mails() == 3
    assert ask_for_change(attacker, "somebody@example.org").status_code == 202


def test_an_hour_whenever_it_starts_sees_three(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = 1_800_000_000.0
    monkeypatch.setattr("kaktus.limits.time.time", lambda: moment)
    sent: list[float] = []
    for minutes in (0, 58, 59, 61, 61.5, 62, 117, 119, 120, 121):
        moment = 1_800_000_000.0 + minutes * 60
        try:
            quota.count_mail(quota.LINKS[0], to=VICTIM)
        except quota.TooManyMails:
            continue
        sent.append(minutes)
    assert all(sum(start <= minute < start + 60 for minute in sent) <= 3 for start in sent)
    assert sent == [0, 58, 59, 61, 119, 120, 121]
    assert rules.Limit("x", 1, timedelta(hours=1)).period == quota.SLOT.period


def test_deleting_and_signing_up_again_gives_no_more_mails_and_the_person_is_told() -> None:
    for _ in range(4):
        token = sign_up(VICTIM)
        waiting = mails()
        me = Client(headers={"Authorization": f"Bearer {token}"}).get("/api/me").json()
        trouble = me["verificationMail"]
        call("delete", {"password": PASSWORD}, token)
    assert (waiting, trouble) == (0, "held_back")


def test_forgot_password_says_the_same_whether_a_mail_goes_out_or_not() -> None:
    sign_up(VICTIM)
    for address in (VICTIM, "nobody@example.org"):
        answers = [call("forgot-password", {"email": address}) for _ in range(5)]
        assert {(answer.status_code, answer.content) for answer in answers} == {(202, b"{}")}
    # Counted for both: otherwise the change form would reveal which of them has an account.
    attacker = sign_up("attacker@example.org")
    known_answer, unknown_answer = ask_for_change(attacker), ask_for_change(attacker, "nobody@example.org")
    assert known_answer.status_code == unknown_answer.status_code == 429


def test_warnings_cannot_be_silenced_by_other_mails_nor_used_for_bombing() -> None:
    victim = sign_up(VICTIM)
    for _ in range(5):
        call("forgot-password", {"email": VICTIM})
    before = mails()
    # Not verified: nobody has proved that the mailbox is theirs.
    token = call("password", {"currentPassword": PASSWORD, "newPassword": PASSWORD + "x"}, victim).json()["token"]
    assert mails() == before == 3
    User.objects.get().emailaddress_set.update(verified=True)
    for number in range(8):
        call("email", {"newEmail": f"other{number}@example.org", "currentPassword": PASSWORD + "x"}, token)
    assert Mail.objects.filter(to=VICTIM, kind="email_change_requested").count() == 5
    call("password", {"currentPassword": PASSWORD + "x", "newPassword": PASSWORD}, token)
    assert Mail.objects.filter(to=VICTIM, kind="password_changed").count() == 1
