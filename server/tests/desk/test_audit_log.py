"""The audit log: append-only, and without whole codes, addresses or secrets."""

from __future__ import annotations

import pytest
from django.db import Error, connection, transaction
from tests.desk.cast import staff_member

from kaktus.desk.audit import record, shortened_code
from kaktus.desk.models import AuditEntry
from kaktus.desk.permissions import Role

pytestmark = pytest.mark.django_db


def test_it_says_who_did_what_on_what_before_and_after_and_why() -> None:
    owner = staff_member(Role.OWNER)
    record(
        staff=owner,
        action="staff.change_role",
        target="staff 7",
        before={"role": "clerk"},
        after={"role": "support"},
        reason="  Moved to another team.  ",
    )
    entry = AuditEntry.objects.get()
    assert (entry.staff, entry.action, entry.target) == (owner, "staff.change_role", "staff 7")
    assert (entry.before, entry.after) == ({"role": "clerk"}, {"role": "support"})
    assert entry.reason == "Moved to another team."


@pytest.mark.parametrize("change", ["UPDATE desk_auditentry SET reason = 'other'", "DELETE FROM desk_auditentry"])
def test_no_row_is_changed_or_deleted(change: str) -> None:
    record(staff=None, action="staff.add", target="staff 1")
    with pytest.raises(Error, match="append-only"), transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(change)
    assert AuditEntry.objects.get().reason == ""


def test_a_person_whose_number_looks_like_a_code_is_named_in_full() -> None:
    target = "person 9b00c866-4910-4472-9521-123456789012"
    assert record(staff=None, action="person.unlock", target=target).target == target


def test_codes_addresses_and_secrets_are_shortened_wherever_they_stand() -> None:
    entry = record(
        staff=None,
        action="code.move",
        target="code KQ7MABCDEF4T",
        before={"owner": "mother@example.org", "activation_code": "abc-def_ghi!4T", "password": "Sonnenblume7"},
        after={
            "codes": ["KQ7MABCDEF4T"],
            "note": "from KQ7M-ABCD-EF4T to father@example.org",
            "months": 18,
            "ok": True,
        },
        reason="KQ7M ABCD EF4T was redeemed by mother@example.org",
    )
    assert entry.target == "code KQ7M…4T"
    assert entry.before == {"owner": "m…@example.org", "activation_code": "abcd…4T", "password": "…"}
    assert entry.after == {
        "codes": ["KQ7M…4T"],
        "note": "from KQ7M…4T to f…@example.org",
        "months": 18,
        "ok": True,
    }
    assert entry.reason == "KQ7M…4T was redeemed by m…@example.org"


def test_what_is_too_short_to_be_shortened_is_left_out() -> None:
    assert shortened_code("KQ7M4T") == "…"
