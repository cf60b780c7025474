"""The calls of `test_owners_at_once.py`, at the same moment: threads of one program, with a database of its own."""

from __future__ import annotations

from tests.activation.support_at_once import at_once
from tests.desk.staff_members import staff_member

from kaktus.desk.flows.staff import change_role, disable
from kaktus.desk.models import StaffMember
from kaktus.desk.permissions import Role

ROUNDS = 5


def owners_who_send_each_other_away(number: int) -> tuple[int, list[str]]:
    first, second, third = (staff_member(Role.OWNER, f"owner-{number}-{one}@publisher.example").pk for one in range(3))
    ends = at_once(
        lambda: disable(first, by=None, reason="leaves"),
        lambda: change_role(second, role=Role.CLERK, by=None, reason="moves"),
        lambda: disable(third, by=None, reason="leaves"),
    )
    return StaffMember.objects.filter(role=Role.OWNER, disabled_at=None).count(), sorted(ends)


if __name__ == "__main__":
    for number in range(ROUNDS):
        StaffMember.objects.update(role=Role.CLERK)
        left, ends = owners_who_send_each_other_away(number)
        print(left, *ends, flush=True)
