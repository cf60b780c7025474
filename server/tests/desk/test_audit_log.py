"""The audit log: append-only, and without whole codes, addresses or secrets."""

from __future__ import annotations

import pytest
from django.db import Error, connection, transaction
from tests.desk.staff_members import staff_member

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


NEW = "INTO desk_auditentry (id, at, action, target, reason) VALUES (%(id)s, '2027-01-01', 'other', '', 'other')"
EITHER = ["UPDATE desk_auditentry SET reason = 'other'", "DELETE FROM desk_auditentry"]
OF_SQLITE = [
    f"INSERT OR REPLACE {NEW}",
    f"REPLACE {NEW}",
    "INSERT OR REPLACE INTO desk_auditentry SELECT * FROM desk_auditentry",
    "UPDATE OR REPLACE desk_auditentry SET reason = 'other'",
    f"INSERT {NEW} ON CONFLICT (id) DO UPDATE SET reason = 'other'",
]
OF_POSTGRESQL = [
    "TRUNCATE desk_auditentry",
    "TRUNCATE desk_staffmember CASCADE",
    f"INSERT {NEW} ON CONFLICT (id) DO UPDATE SET reason = 'other'",
    "MERGE INTO desk_auditentry USING (SELECT 1) AS one ON true WHEN MATCHED THEN DELETE",
]


@pytest.mark.parametrize("change", EITHER + (OF_POSTGRESQL if connection.vendor == "postgresql" else OF_SQLITE))
def test_no_row_is_changed_replaced_or_deleted(change: str) -> None:
    entry = record(staff=None, action="staff.add", target="staff 1")
    # As after a commit: PostgreSQL does not truncate a table of which something is still to be checked.
    connection.check_constraints()
    with pytest.raises(Error, match="append-only"), transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(change, {"id": entry.pk})
    assert AuditEntry.objects.get().reason == ""


def test_an_entry_with_a_number_of_its_own_is_added() -> None:
    """As a restore writes them."""
    AuditEntry.objects.create(pk=77, action="staff.add")
    assert AuditEntry.objects.get().pk == 77


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
