"""What an owner does to the staff: roles, disabling, resetting, and never without an owner."""

from __future__ import annotations

import csv
import io
from datetime import timedelta
from urllib.parse import quote

import pytest
from django.utils import timezone
from tests.accounts.account_callers import Caller, Post
from tests.desk.staff_members import signed_in, staff_member

from kaktus.common.files.spreadsheet import safe_cell
from kaktus.desk.audit import record
from kaktus.desk.models import AuditEntry, StaffMember
from kaktus.desk.permissions import Role
from kaktus.desk.queries import PAGE
from kaktus.desk.second_factors import has_second_factor, store_authenticator

pytestmark = pytest.mark.django_db
WHY = {"reason": "Moved to another team."}


@pytest.fixture
def karl() -> StaffMember:
    return staff_member(Role.CLERK, "karl@publisher.example")


def test_a_role_is_changed_with_a_reason_and_counts_at_the_next_request(owner: Caller, karl: StaffMember) -> None:
    at_work = signed_in(karl)
    path = f"/desk/staff/{karl.pk}/role"
    assert owner.post(path, {"role": "support"}).status == 422, "no change without a reason"
    assert owner.post(path, {"role": "king", **WHY}).status == 422
    assert owner.post(path, {"role": "support", **WHY}).body["role"] == "support"
    assert "people" in at_work.get("/desk/session").body["permissions"]
    entry = AuditEntry.objects.get(action="staff.change_role")
    assert (entry.before, entry.after, entry.reason) == ({"role": "clerk"}, {"role": "support"}, WHY["reason"])


def test_a_disabled_member_can_be_enabled_again(owner: Caller, karl: StaffMember) -> None:
    assert owner.post(f"/desk/staff/{karl.pk}/disable", WHY).body["state"] == "disabled"
    assert owner.post(f"/desk/staff/{karl.pk}/enable", WHY).body["state"] == "active"
    assert [row["email"] for row in owner.get("/desk/staff").body["staff"]] == [
        "karl@publisher.example",
        "owner@publisher.example",
    ]
    assert owner.post("/desk/staff/999999/disable", WHY).status == 404


def test_the_last_owner_at_work_stays_one(owner: Caller) -> None:
    me = StaffMember.objects.get(role=Role.OWNER)
    invited = staff_member(Role.OWNER, "new@publisher.example")
    StaffMember.objects.filter(pk=invited.pk).update(joined_at=None)
    for path, body in (("disable", WHY), ("role", {"role": "clerk", **WHY})):
        answer = owner.post(f"/desk/staff/{me.pk}/{path}", body)
        assert (answer.status, answer.codes) == (409, ["last_owner"]), "somebody who never came in is no help"
    StaffMember.objects.filter(pk=invited.pk).update(joined_at=timezone.now())
    assert owner.post(f"/desk/staff/{me.pk}/role", {"role": "clerk", **WHY}).status == 200
    assert owner.get("/desk/staff").status == 403


def test_a_reset_second_factor_is_gone_and_the_member_told(owner: Caller, karl: StaffMember) -> None:
    store_authenticator(karl, secret="A" * 32, step=0)
    at_work = signed_in(karl)
    assert owner.post(f"/desk/staff/{karl.pk}/reset-second-factor", WHY).body["hasSecondFactor"] is False
    karl.refresh_from_db()
    assert not has_second_factor(karl)
    assert at_work.get("/desk/session").status == 401
    assert "second factor" in Post().to(karl.email)[0].subject
    me = StaffMember.objects.get(role=Role.OWNER)
    assert owner.post(f"/desk/staff/{me.pk}/reset-second-factor", WHY).codes == ["own_account"]


def test_the_audit_log_is_searched_filtered_and_paged(owner: Caller, karl: StaffMember) -> None:
    for number in range(PAGE + 3):
        record(staff=karl, action="code.revoke", target=f"code {number}", reason="lost")
    record(staff=None, action="batch.create", target="batch 7", after={"note": "Für Köln", "code": "KQ7MABCDEF4T"})
    page = owner.get("/desk/audit?action=code.revoke").body
    assert len(page["entries"]) == PAGE
    rest = owner.get(f"/desk/audit?action=code.revoke&before={page['next']}").body
    assert [entry["target"] for entry in rest["entries"]] == ["code 2", "code 1", "code 0"]
    assert rest["next"] is None
    assert page["actions"] == ["batch.create", "code.revoke"]
    for text in ("Köln", "KQ7M-ABCD-EF4T", "batch 7", "batch.cr"):
        entries = owner.call("GET", f"/desk/audit?text={quote(text)}").body["entries"]
        assert [entry["target"] for entry in entries] == ["batch 7"], text
    assert len(owner.get(f"/desk/audit?staff={karl.pk}&text=code%202").body["entries"]) == 11
    assert len(owner.get("/desk/audit?text=karl@publisher.example").body["entries"]) == PAGE
    tomorrow = timezone.localdate() + timedelta(days=1)
    assert owner.get(f"/desk/audit?since={tomorrow}").body["entries"] == []
    assert owner.get(f"/desk/audit?until={timezone.localdate()}&text=K%C3%B6ln").body["entries"]
    assert owner.get("/desk/audit?since=yesterday").status == 422


def test_the_export_is_safe_in_a_spreadsheet_and_itself_in_the_log(owner: Caller) -> None:
    record(staff=None, action="batch.create", target="batch 7", reason='=HYPERLINK("http://evil.example")')
    response = owner.client.get(
        "/api/desk/audit.csv?action=batch.create", headers={"Authorization": f"Bearer {owner.token}"}
    )
    text = response.content.decode()
    assert text.startswith("\ufeff")
    rows = list(csv.reader(io.StringIO(text.removeprefix("\ufeff"))))
    assert rows[0][:4] == ["number", "at", "who", "action"]
    assert rows[1][-1] == '\'=HYPERLINK("http://evil.example")'
    assert len(rows) == 2
    entry = AuditEntry.objects.get(action="audit.export")
    assert entry.after == {"action": "batch.create"}


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@x", "\tx", "\rx"])
def test_no_cell_is_a_formula(text: str) -> None:
    assert safe_cell(text) == f"'{text}"
    assert safe_cell("1=1") == "1=1"
