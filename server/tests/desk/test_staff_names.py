"""Members of the staff have names: who invites and as what, who was in last, and with a second factor."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone
from tests.accounts.account_callers import Caller, Post
from tests.desk.staff_members import signed_in, staff_member

from kaktus.desk.audit import record
from kaktus.desk.models import AuditEntry, StaffMember
from kaktus.desk.permissions import Role
from kaktus.desk.second_factors import store_authenticator

pytestmark = pytest.mark.django_db
WHY = "Married."


@pytest.fixture
def karl() -> StaffMember:
    return staff_member(Role.CLERK, "karl@publisher.example")


def row_of(owner: Caller, member: StaffMember) -> Any:
    (row,) = (row for row in owner.get("/desk/staff").body["staff"] if row["id"] == member.pk)
    return row


def test_an_owner_changes_a_name_with_a_reason(owner: Caller, karl: StaffMember) -> None:
    path = f"/desk/staff/{karl.pk}/name"
    assert owner.post(path, {"name": "Karl Kühn"}).status == 422, "no change without a reason"
    assert owner.post(path, {"name": " Karl   Kühn ", "reason": WHY}).body["name"] == "Karl Kühn"
    entry = AuditEntry.objects.get(action="staff.change_name")
    assert (entry.target, entry.before, entry.after, entry.reason) == (
        f"staff {karl.pk}",
        None,
        {"name": "Karl Kühn"},
        WHY,
    )
    assert owner.post(path, {"name": "Karl Kühn", "reason": WHY}).status == 200
    assert AuditEntry.objects.filter(action="staff.change_name").count() == 1, "nothing has changed"
    assert owner.post("/desk/staff/999999/name", {"name": "Karl", "reason": WHY}).status == 404


@pytest.mark.parametrize("name", ["", "  ", "x" * 81, "a\0b", "Karl\u202eKühn", "a\u200bb"])
def test_a_name_that_nobody_could_read_is_refused(owner: Caller, karl: StaffMember, name: str) -> None:
    answer = owner.post(f"/desk/staff/{karl.pk}/name", {"name": name, "reason": WHY})
    assert (answer.status, answer.codes) == (400, ["name_invalid"])
    assert signed_in(karl).post("/desk/account/name", {"name": name}).codes == ["name_invalid"]


@pytest.mark.parametrize("role", Role)
def test_everybody_changes_their_own_name(role: Role) -> None:
    member = staff_member(role)
    caller = signed_in(member)
    assert caller.post("/desk/account/name", {"name": "Anna Ott"}).status == 204
    assert caller.get("/desk/account").body["name"] == "Anna Ott"
    assert caller.get("/desk/session").body["name"] == "Anna Ott"
    assert AuditEntry.objects.get(action="staff.change_name").staff == member


def test_the_list_says_who_was_in_last_and_with_what(owner: Caller, karl: StaffMember) -> None:
    row = row_of(owner, karl)
    assert (row["lastLogInAt"], row["hasSecondFactor"]) == (None, False)
    store_authenticator(karl, secret="A" * 32, step=0)
    for _ in range(2):
        newest = record(staff=karl, action="desk.sign_in", target=f"staff {karl.pk}")
    record(staff=None, action="desk.wrong_password", target=f"staff {karl.pk}")
    record(staff=karl, action="desk.sign_in", target=f"staff {karl.pk}0")
    row = row_of(owner, karl)
    assert row["hasSecondFactor"] is True
    assert row["lastLogInAt"][:19] == newest.at.isoformat()[:19]
    assert timezone.now() - newest.at < timedelta(minutes=1)


def test_the_list_asks_as_often_however_many_there_are(owner: Caller) -> None:
    def queries() -> int:
        with CaptureQueriesContext(connection) as captured:
            owner.get("/desk/staff")
        return len(captured)

    before = queries()
    for number in range(5):
        staff_member(Role.CLERK, f"clerk{number}@publisher.example")
    assert queries() == before


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Olga <Ott> (olga@publisher.example) invites you to the desk of"),
        ("de", "Olga <Ott> (olga@publisher.example) lädt Sie ins Verlagsbüro von"),
    ],
)
def test_an_invitation_says_who_invites_and_as_what(visitor: Caller, language: str, sentence: str) -> None:
    olga = staff_member(Role.OWNER, "olga@publisher.example")
    StaffMember.objects.filter(pk=olga.pk).update(name="Olga <Ott>")
    caller = signed_in(olga)
    caller.language = language
    body = {"email": "rita@publisher.example", "role": "support"}
    assert caller.post("/desk/staff", body).status == 201
    mail = Post().to("rita@publisher.example")[0]
    assert sentence in mail.text
    assert {"en": "with the role “Support”", "de": "mit der Rolle „Kundendienst“"}[language] in mail.text
    assert "Olga &lt;Ott&gt;" in mail.html
    token = mail.text.split("/desk/invitation#")[1].split()[0]
    assert visitor.post("/desk/invitation", {"token": token}).body == {
        "email": "rita@publisher.example",
        "name": "",
        "role": "support",
        "inviter": "Olga <Ott> (olga@publisher.example)",
    }
