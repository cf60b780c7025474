"""A forgotten password of the desk: the mail, the link that works once, and the second factor that stays."""

from __future__ import annotations

import re
import time
from datetime import timedelta

import pytest
from django.contrib.auth.hashers import make_password
from django.core import signing
from tests.accounts.account_callers import Caller
from tests.desk.staff_members import signed_in, staff_member

from kaktus.desk.authenticator_codes import STEP_S, code_at, new_secret
from kaktus.desk.flows.staff import disable
from kaktus.desk.models import AuditEntry, StaffMember
from kaktus.desk.permissions import Role
from kaktus.desk.second_factors import store_authenticator
from kaktus.mail.models import Mail

pytestmark = pytest.mark.django_db
KARL = "karl@publisher.example"
NEW = "Teekanne77"


@pytest.fixture
def secret() -> str:
    return new_secret()


@pytest.fixture
def karl(secret: str) -> StaffMember:
    member = staff_member(Role.CLERK, KARL)
    member.password, member.language = make_password("Kaffeetasse9"), "de"
    member.save()
    store_authenticator(member, secret=secret, step=0)
    return member


def token_for(visitor: Caller) -> str:
    assert visitor.post("/desk/forgot-password", {"email": f" {KARL.title()}"}).status == 204
    match = re.search(r"/desk/new-password#(\S+)", Mail.objects.get(to=KARL).text)
    assert match
    return match[1]


def test_the_link_sets_a_password_once_and_the_second_factor_opens(
    karl: StaffMember, visitor: Caller, secret: str
) -> None:
    before = signed_in(karl)
    token = token_for(visitor)
    assert "Verlagsbüro" in Mail.objects.get().subject
    body = {"token": token, "password": NEW}
    assert visitor.post("/desk/new-password", body | {"password": "Kurz1"}).codes == ["password_too_short"]
    opened = visitor.post("/desk/new-password", body)
    assert opened.body["stage"] == "second_factor"
    assert before.get("/desk/session").status == 401
    half = Caller(opened.body["token"])
    assert half.get("/desk/overview").status == 401, "the mail alone opens nothing"
    code = code_at(secret, int(time.time()) // STEP_S)
    assert half.post("/desk/sign-in/code", {"code": code}).body["stage"] == "in"
    assert visitor.post("/desk/new-password", body).codes == ["link_invalid"]
    assert visitor.post("/desk/sign-in", {"email": KARL, "password": NEW}).status == 200
    actions = AuditEntry.objects.order_by("pk").values_list("action", flat=True)
    assert list(actions)[:2] == ["desk.forgot_password", "desk.reset_password"]


def test_a_stranger_gets_the_same_answer_and_no_mail(visitor: Caller) -> None:
    assert visitor.post("/desk/forgot-password", {"email": "nobody@example.org"}).status == 204
    assert not Mail.objects.exists()
    assert not AuditEntry.objects.exists()


def test_not_for_somebody_who_is_disabled_or_has_no_second_factor(karl: StaffMember, visitor: Caller) -> None:
    token = token_for(visitor)
    StaffMember.objects.update(totp_secret="")
    assert visitor.post("/desk/new-password", {"token": token, "password": NEW}).codes == ["link_invalid"]
    disable(karl.pk, by=None, reason="Left.")
    assert visitor.post("/desk/new-password", {"token": token, "password": NEW}).codes == ["link_invalid"]
    Mail.objects.all().delete()
    assert visitor.post("/desk/forgot-password", {"email": KARL}).status == 204
    assert not Mail.objects.exists()


def test_an_old_or_forged_link(karl: StaffMember, visitor: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    token = token_for(visitor)
    forged = signing.dumps({"member": karl.pk, "password": ""}, salt="another")
    assert visitor.post("/desk/new-password", {"token": forged, "password": NEW}).codes == ["link_invalid"]
    now = time.time() + timedelta(minutes=61).total_seconds()
    monkeypatch.setattr(time, "time", lambda: now)
    assert visitor.post("/desk/new-password", {"token": token, "password": NEW}).codes == ["link_invalid"]


def test_mails_are_limited(karl: StaffMember, visitor: Caller) -> None:
    answers = [visitor.post("/desk/forgot-password", {"email": KARL}).status for _ in range(8)]
    assert answers[0] == 204
    assert answers[-1] == 429
