"""Signing in at the desk: password, second factor, what is set up first, and what makes a session end."""

from __future__ import annotations

import re
import time
from datetime import timedelta
from typing import Any

import pytest
from django.contrib.auth.hashers import make_password
from django.utils import timezone
from pytest_django import Settings
from tests.accounts.account_callers import Caller, Post
from tests.desk.software_passkey import SoftwarePasskey
from tests.desk.staff_members import signed_in, staff_member

from kaktus.desk.authenticator_codes import STEP_S, code_at, new_secret
from kaktus.desk.flows.staff import disable, reset_second_factor, set_one_time_password
from kaktus.desk.models import AuditEntry, Passkey, StaffMember, StaffSession, Stage
from kaktus.desk.permissions import Role
from kaktus.desk.second_factors import new_recovery_codes, store_authenticator
from kaktus.desk.sessions import remove_ended_sessions

pytestmark = pytest.mark.django_db
OLGA = "olga@publisher.example"
PASSWORD = "Kaffeetasse9"


def code_now(secret: str, *, steps: int = 0) -> str:
    return code_at(secret, int(time.time()) // STEP_S + steps)


@pytest.fixture
def secret() -> str:
    return new_secret()


@pytest.fixture
def olga(secret: str) -> StaffMember:
    member = staff_member(Role.OWNER, OLGA)
    member.password = make_password(PASSWORD)
    member.save()
    store_authenticator(member, secret=secret, step=0)
    return member


def with_password(visitor: Caller, password: str = PASSWORD, email: str = OLGA) -> Any:
    return visitor.post("/desk/sign-in", {"email": email, "password": password})


def half_in(visitor: Caller, password: str = PASSWORD) -> Caller:
    answer = with_password(visitor, password)
    assert answer.status == 200, answer.body
    return Caller(answer.body["token"])


def test_password_and_code_open_the_desk(olga: StaffMember, visitor: Caller, secret: str) -> None:
    answer = with_password(visitor)
    assert (answer.status, answer.body["stage"]) == (200, "second_factor")
    half = Caller(answer.body["token"])
    assert half.get("/desk/session").body["ways"] == ["authenticator"]
    opened = half.post("/desk/sign-in/code", {"code": f" {code_now(secret)[:3]} {code_now(secret)[3:]}"})
    assert (opened.status, opened.body["stage"]) == (200, "in")
    assert Caller(opened.body["token"]).get("/desk/staff").status == 200
    assert half.get("/desk/session").status == 401, "the token of the password alone is used up"
    assert AuditEntry.objects.get(action="desk.sign_in").staff == olga


def test_a_code_is_accepted_once(olga: StaffMember, visitor: Caller, secret: str) -> None:
    code = code_now(secret)
    assert half_in(visitor).post("/desk/sign-in/code", {"code": code}).status == 200
    again = half_in(visitor).post("/desk/sign-in/code", {"code": code})
    assert (again.status, again.codes) == (400, ["code_wrong"])


@pytest.mark.parametrize("steps", [-2, 2])
def test_a_code_of_another_minute_is_wrong(olga: StaffMember, visitor: Caller, secret: str, steps: int) -> None:
    answer = half_in(visitor).post("/desk/sign-in/code", {"code": code_now(secret, steps=steps)})
    assert answer.codes == ["code_wrong"]


def test_wrong_codes_cost_growing_pauses(olga: StaffMember, visitor: Caller, secret: str) -> None:
    half = half_in(visitor)
    answers = [half.post("/desk/sign-in/code", {"code": "000000"}).status for _ in range(6)]
    assert answers == [400] * 5 + [429]
    right = half.post("/desk/sign-in/code", {"code": code_now(secret)})
    assert (right.status, right.codes) == (429, ["too_many_codes"])
    assert int(right.headers["Retry-After"]) > 500


def test_a_stranger_a_wrong_password_and_a_disabled_member_get_the_same_answer(
    olga: StaffMember, visitor: Caller
) -> None:
    nobody = with_password(visitor, email="nobody@publisher.example")
    wrong = with_password(visitor, "Kaffeetasse8")
    disable(staff_member(Role.CLERK, "otto@publisher.example").pk, by=olga, reason="left")
    otto = with_password(visitor, email="otto@publisher.example")
    assert nobody.status == wrong.status == otto.status == 400
    assert nobody.body["errors"] == wrong.body["errors"] == otto.body["errors"]
    assert nobody.codes == ["email_password_mismatch"]


def test_tries_are_limited_as_for_readers_and_apart_from_them(
    olga: StaffMember, visitor: Caller, learner: Caller
) -> None:
    answers = [with_password(visitor, f"Wrong{number}word").status for number in range(6)]
    assert answers == [400] * 5 + [429]
    assert with_password(visitor).status == 429
    signup = visitor.post("/account/signup", {"email": OLGA, "password": "Sonnenblume7"})
    assert signup.status == 201, "the same address may be a learner's, with another password"
    assert visitor.post("/account/login", {"email": OLGA, "password": "Sonnenblume7"}).status == 200
    assert visitor.post("/account/login", {"email": OLGA, "password": PASSWORD}).status == 400
    assert with_password(visitor, "Sonnenblume7").status == 429


def test_a_recovery_code_opens_the_desk_once_in_any_spelling(olga: StaffMember, visitor: Caller) -> None:
    code = new_recovery_codes(olga)[3]
    answer = half_in(visitor).post("/desk/sign-in/code", {"code": code.lower().replace("-", " ")})
    assert answer.status == 200
    assert half_in(visitor).post("/desk/sign-in/code", {"code": code}).codes == ["code_wrong"]
    assert olga.recovery_codes.count() == 9


def test_a_one_time_password_must_be_replaced_and_a_factor_set_up(visitor: Caller) -> None:
    olga = staff_member(Role.OWNER, OLGA)
    StaffMember.objects.update(joined_at=None)
    once = set_one_time_password(olga, by=None)
    answer = with_password(visitor, once)
    assert answer.body["stage"] == "set_up"
    half = Caller(answer.body["token"])
    assert half.get("/desk/session").body["needs"] == ["password", "second_factor"]
    assert half.get("/desk/staff").status == 401
    assert half.post("/desk/account/authenticator", {}).codes == ["password_first"]
    assert half.post("/desk/account/first-password", {"password": "short"}).codes[0] == "password_too_short"
    assert half.post("/desk/account/first-password", {"password": once}).status == 400
    assert half.post("/desk/account/first-password", {"password": PASSWORD}).body == {"admission": None}
    offered = half.post("/desk/account/authenticator", {}).body
    assert re.match(r"data:image/svg\+xml", offered["picture"])
    assert half.post("/desk/account/authenticator/confirm", {"code": "000000"}).codes == ["code_wrong"]
    added = half.post("/desk/account/authenticator/confirm", {"code": code_now(offered["secret"])})
    assert added.status == 200, added.body
    assert len(set(added.body["recoveryCodes"])) == 10
    opened = Caller(added.body["admission"]["token"])
    assert opened.get("/desk/staff").status == 200
    assert half.get("/desk/session").status == 401
    assert with_password(visitor, once).status == 400
    assert StaffMember.objects.get().joined_at


def test_a_one_time_password_expires(visitor: Caller) -> None:
    once = set_one_time_password(staff_member(Role.OWNER, OLGA), by=None)
    StaffMember.objects.update(password_ends_at=timezone.now())
    assert with_password(visitor, once).codes == ["password_expired"]


def test_a_password_alone_adds_no_second_factor_where_there_is_one(olga: StaffMember, visitor: Caller) -> None:
    """Two people know the password of somebody without a factor: the first who sets one up is in, the other out."""
    reset_second_factor(olga.pk, by=None, reason="lost")
    first, other = half_in(visitor), half_in(visitor)
    offered = first.post("/desk/account/authenticator", {}).body
    theirs = other.post("/desk/account/authenticator", {}).body
    assert first.post("/desk/account/authenticator/confirm", {"code": code_now(offered["secret"])}).status == 200
    assert other.post("/desk/account/authenticator/confirm", {"code": code_now(theirs["secret"])}).status == 401


def test_a_passkey_is_set_up_and_opens_the_desk(visitor: Caller, settings: Settings) -> None:
    settings.PUBLIC_URL = "http://localhost:8000"
    olga = staff_member(Role.OWNER, OLGA)
    olga.password = make_password(PASSWORD)
    olga.save()
    key = SoftwarePasskey("http://localhost:8000")
    half = half_in(visitor)
    options = half.post("/desk/account/passkey-options", {}).body["publicKey"]
    assert options["rp"]["id"] == "localhost"
    added = half.post("/desk/account/passkeys", {"credential": key.register(options), "name": "Key"})
    assert added.status == 200, added.body
    assert len(added.body["recoveryCodes"]) == 10

    half = half_in(visitor)
    assert half.get("/desk/session").body["ways"] == ["passkey", "recovery_code"]
    question = half.post("/desk/sign-in/passkey-options").body["publicKey"]
    signed = key.sign(question)
    opened = half.post("/desk/sign-in/passkey", {"credential": signed})
    assert (opened.status, opened.body["stage"]) == (200, "in")
    assert Passkey.objects.get().sign_count == 1


def test_a_passkey_of_another_page_or_with_an_old_answer_is_refused(visitor: Caller, settings: Settings) -> None:
    settings.PUBLIC_URL = "http://localhost:8000"
    olga = staff_member(Role.OWNER, OLGA)
    olga.password = make_password(PASSWORD)
    olga.save()
    key = SoftwarePasskey("http://localhost:8000")
    half = half_in(visitor)
    stranger = SoftwarePasskey("http://evil.example")
    options = half.post("/desk/account/passkey-options", {}).body["publicKey"]
    refused = half.post("/desk/account/passkeys", {"credential": stranger.register(options), "name": "Key"})
    assert (refused.status, refused.codes) == (400, ["passkey_refused"])
    reused = half.post("/desk/account/passkeys", {"credential": key.register(options), "name": "Key"})
    assert reused.codes == ["passkey_refused"], "a challenge is answered once"
    options = half.post("/desk/account/passkey-options", {}).body["publicKey"]
    half.post("/desk/account/passkeys", {"credential": key.register(options), "name": "Key"})

    half = half_in(visitor)
    signed = key.sign(half.post("/desk/sign-in/passkey-options").body["publicKey"])
    for wrong in ({}, {"id": "x", "rawId": "x"}, signed | {"response": {}}, stranger.sign({"challenge": "AAAA"})):
        half.post("/desk/sign-in/passkey-options")
        assert half.post("/desk/sign-in/passkey", {"credential": wrong}).codes == ["passkey_refused"], wrong


def test_the_end_of_a_session_is_announced(olga: StaffMember) -> None:
    caller = signed_in(olga)
    session = StaffSession.objects.filter(member=olga)
    assert caller.get("/desk/session").body["ending"] is None
    session.update(last_used_at=timezone.now() - timedelta(minutes=28))
    headers = {"Authorization": f"Bearer {caller.token}", "X-Unattended": "1"}
    ending = caller.client.get("/api/desk/session", headers=headers).json()["ending"]
    assert 110 <= ending["seconds"] <= 120
    assert ending["canGoOn"] is True
    assert caller.get("/desk/session").body["ending"] is None, "this call was a use"
    session.update(ends_at=timezone.now() + timedelta(seconds=90))
    ending = caller.get("/desk/session").body["ending"]
    assert 80 <= ending["seconds"] <= 90
    assert ending["canGoOn"] is False


def test_a_session_ends_after_half_an_hour_without_use_and_after_twelve_hours(olga: StaffMember) -> None:
    caller = signed_in(olga)
    session = StaffSession.objects.all()
    session.update(last_used_at=timezone.now() - timedelta(minutes=29))
    assert caller.get("/desk/session").status == 200
    assert timezone.now() - session.get().last_used_at < timedelta(minutes=1), "a use extends it"
    session.update(last_used_at=timezone.now() - timedelta(minutes=30))
    assert caller.get("/desk/session").status == 401
    assert remove_ended_sessions() == 1
    caller = signed_in(olga)
    assert timedelta(hours=11.9) < session.get().ends_at - timezone.now() <= timedelta(hours=12)
    session.update(ends_at=timezone.now(), last_used_at=timezone.now() - timedelta(minutes=1))
    assert caller.get("/desk/session").status == 401


def test_what_a_page_asks_by_itself_is_no_use(olga: StaffMember) -> None:
    caller = signed_in(olga)
    before = timezone.now() - timedelta(minutes=20)
    StaffSession.objects.update(last_used_at=before)
    caller.client.defaults["HTTP_X_UNATTENDED"] = "1"
    assert caller.get("/desk/session").status == 200
    assert StaffSession.objects.get().last_used_at == before


def test_a_disabled_member_is_out_at_the_next_request(olga: StaffMember) -> None:
    caller = signed_in(staff_member(Role.CLERK))
    assert caller.get("/desk/session").status == 200
    disable(StaffMember.objects.get(role=Role.CLERK).pk, by=olga, reason="left")
    assert caller.get("/desk/session").status == 401


def test_only_digests_of_tokens_and_sealed_secrets_are_stored(olga: StaffMember, visitor: Caller, secret: str) -> None:
    token = half_in(visitor).token
    assert token not in str(StaffSession.objects.values_list()[:])
    assert secret not in olga.totp_secret
    assert Stage.IN not in StaffSession.objects.values_list("stage", flat=True)


def test_an_authenticator_sealed_with_a_lost_key_is_told(
    olga: StaffMember, visitor: Caller, secret: str, settings: Settings
) -> None:
    settings.LINK_SECRETS = ["another key", *settings.LINK_SECRETS]
    assert half_in(visitor).post("/desk/sign-in/code", {"code": code_now(secret)}).status == 200
    settings.LINK_SECRETS = ["another key"]
    answer = half_in(visitor).post("/desk/sign-in/code", {"code": code_now(secret)})
    assert (answer.status, answer.codes) == (409, ["second_factor_unreadable"])


def test_a_recovery_code_helps_when_the_authenticator_cannot_be_read(
    olga: StaffMember, visitor: Caller, secret: str, settings: Settings
) -> None:
    code = new_recovery_codes(olga)[0]
    settings.LINK_SECRETS = ["another key"]
    assert half_in(visitor).post("/desk/sign-in/code", {"code": code_now(secret)}).status == 409
    assert half_in(visitor).post("/desk/sign-in/code", {"code": code}).status == 200
    assert half_in(visitor).post("/desk/sign-in/code", {"code": code}).status == 409


def test_invitation_password_and_factor_lead_in(visitor: Caller) -> None:
    olga = signed_in(staff_member(Role.OWNER, OLGA))
    answer = olga.post("/desk/staff", {"email": " Karl@Publisher.example", "role": "clerk"})
    assert (answer.status, answer.body["state"]) == (201, "invited")
    assert olga.post("/desk/staff", {"email": "karl@publisher.example", "role": "clerk"}).codes == ["staff_exists"]
    mail = Post().to("karl@publisher.example")[0]
    token = re.search(r"/desk/invitation#(\S+)", mail.text)
    assert token
    body = {"token": token[1]}
    assert visitor.post("/desk/invitation", body).body == {
        "email": "karl@publisher.example",
        "name": "",
        "role": "clerk",
        "inviter": OLGA,
    }
    name = {"name": "Karl  Kühn "}
    assert visitor.post("/desk/invitation/accept", body | name | {"password": "karl2026Karl"}).status == 400
    nameless = visitor.post("/desk/invitation/accept", body | {"name": " ", "password": PASSWORD})
    assert nameless.codes == ["name_invalid"]
    accepted = visitor.post("/desk/invitation/accept", body | name | {"password": PASSWORD})
    assert (accepted.status, accepted.body["stage"]) == (200, "set_up")
    assert visitor.post("/desk/invitation", body).codes == ["invitation_invalid"]
    again = visitor.post("/desk/invitation/accept", body | name | {"password": PASSWORD})
    assert again.codes == ["invitation_invalid"]
    assert StaffMember.objects.get(email="karl@publisher.example").name == "Karl Kühn"


def test_an_invitation_ends_after_three_days_and_a_new_one_replaces_it(visitor: Caller) -> None:
    olga = signed_in(staff_member(Role.OWNER, OLGA))
    member = olga.post("/desk/staff", {"email": "karl@publisher.example", "role": "clerk"}).body
    first = re.search(r"invitation#(\S+)", Post().to("karl@publisher.example")[0].text)
    assert olga.post(f"/desk/staff/{member['id']}/invitation").status == 204
    second = re.search(r"invitation#(\S+)", Post().to("karl@publisher.example")[-1].text)
    assert first
    assert second
    assert visitor.post("/desk/invitation", {"token": first[1]}).status == 400
    assert visitor.post("/desk/invitation", {"token": second[1]}).status == 200
    karl = StaffMember.objects.get(pk=member["id"])
    assert karl.invitation_ends_at
    assert timedelta(days=2.9) < karl.invitation_ends_at - timezone.now() <= timedelta(days=3)
    StaffMember.objects.filter(pk=karl.pk).update(invitation_ends_at=timezone.now())
    assert visitor.post("/desk/invitation", {"token": second[1]}).status == 400


def test_a_member_looks_after_their_own_account(olga: StaffMember, secret: str) -> None:
    caller, other = signed_in(olga), signed_in(olga)
    new = {"currentPassword": "wrong", "newPassword": "Teekanne77"}
    assert caller.post("/desk/account/password", new).codes == ["password_wrong"]
    assert caller.post("/desk/account/password", new | {"currentPassword": PASSWORD}).status == 204
    assert other.get("/desk/session").status == 401, "other sessions end"
    proof = {"password": "Teekanne77"}
    assert caller.post("/desk/account/authenticator/remove", proof).codes == ["last_factor"]
    assert caller.post("/desk/account/authenticator", {"password": "wrong"}).codes == ["password_wrong"]
    offered = caller.post("/desk/account/authenticator", proof).body
    changed = caller.post("/desk/account/authenticator/confirm", {"code": code_now(offered["secret"])})
    assert changed.body == {"recoveryCodes": [], "admission": None}
    codes = caller.post("/desk/account/recovery-codes", proof).body["recoveryCodes"]
    assert len(codes) == 10
    account = caller.get("/desk/account").body
    assert (account["hasAuthenticator"], account["recoveryCodesLeft"], len(account["sessions"])) == (True, 10, 1)
    another = signed_in(olga)
    assert caller.post("/desk/account/end-other-sessions").status == 204
    assert another.get("/desk/session").status == 401
    assert caller.get("/desk/session").status == 200
