"""The operator's commands for the staff, and the owner of a demonstration."""

from __future__ import annotations

import json

import pytest
from django.utils import timezone
from tests.accounts.account_callers import Caller, Post

from kaktus.cli import main
from kaktus.desk.audit import record
from kaktus.desk.commands.staff_commands import DEMO_OWNER, print_demo_owner
from kaktus.desk.models import AuditEntry, StaffMember
from kaktus.desk.second_factors import store_authenticator

pytestmark = pytest.mark.django_db
Output = pytest.CaptureFixture[str]


def staff(capsys: Output, *arguments: str) -> dict[str, str]:
    assert main(["staff", *arguments, "--json"]) == 0, capsys.readouterr().err
    member = json.loads(capsys.readouterr().out)
    assert isinstance(member, dict)
    return member


def refused(capsys: Output, *arguments: str) -> str:
    assert main(["staff", *arguments]) == 2
    return capsys.readouterr().err


def test_somebody_is_added_with_a_one_time_password(capsys: Output, visitor: Caller) -> None:
    member = staff(capsys, "add", "Olga@Publisher.example", "--role", "owner")
    assert (member["email"], member["role"], member["state"]) == ("olga@publisher.example", "owner", "waiting")
    answer = visitor.post("/desk/sign-in", {"email": member["email"], "password": member["one_time_password"]})
    assert answer.body["stage"] == "set_up"
    assert "already" in refused(capsys, "add", "olga@publisher.example", "--role", "clerk")
    assert "such as" in refused(capsys, "add", "olga", "--role", "clerk")


def test_somebody_is_invited_by_mail(capsys: Output) -> None:
    assert staff(capsys, "add", "karl@publisher.example", "--role", "clerk", "--invite")["state"] == "invited"
    assert "/desk/invitation#" in Post().to("karl@publisher.example")[0].text


def test_a_member_is_disabled_enabled_reset_and_given_a_role(capsys: Output) -> None:
    staff(capsys, "add", "karl@publisher.example", "--role", "clerk")
    assert staff(capsys, "disable", "karl@publisher.example", "--reason", "left")["state"] == "disabled"
    assert staff(capsys, "enable", "karl@publisher.example")["state"] == "waiting"
    assert staff(capsys, "set-role", "karl@publisher.example", "support")["role"] == "support"
    staff(capsys, "reset-second-factor", "karl@publisher.example")
    assert staff(capsys, "set-password", "karl@publisher.example")["one_time_password"]
    assert AuditEntry.objects.get(action="staff.disable").reason == "left"
    assert AuditEntry.objects.filter(staff=None).count() == AuditEntry.objects.count()
    assert "Nobody with this address" in refused(capsys, "disable", "nobody@publisher.example")


def test_the_last_owner_stays(capsys: Output) -> None:
    staff(capsys, "add", "olga@publisher.example", "--role", "owner")
    StaffMember.objects.update(joined_at=timezone.now())
    assert "only owner" in refused(capsys, "disable", "olga@publisher.example")
    assert "only owner" in refused(capsys, "set-role", "olga@publisher.example", "clerk")


def test_the_list_says_how_to_begin(capsys: Output) -> None:
    assert main(["staff", "list"]) == 0
    assert "staff add" in capsys.readouterr().out
    staff(capsys, "add", "olga@publisher.example", "--role", "owner")
    assert main(["staff", "list", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == [
        {
            "email": "olga@publisher.example",
            "name": "",
            "role": "owner",
            "state": "waiting",
            "last_log_in": None,
            "second_factor": False,
        }
    ]


def test_names_are_written_down_and_listed(capsys: Output) -> None:
    assert staff(capsys, "add", "olga@publisher.example", "--role", "owner", "--name", "Olga Ott")["name"] == "Olga Ott"
    assert staff(capsys, "set-name", "olga@publisher.example", "Olga  Otto")["name"] == "Olga Otto"
    entry = AuditEntry.objects.get(action="staff.change_name")
    assert (entry.before, entry.after, entry.staff) == ({"name": "Olga Ott"}, {"name": "Olga Otto"}, None)
    for wrong in (" ", "x" * 81, "Olga\u202eOtto"):
        assert "up to 80 characters" in refused(capsys, "set-name", "olga@publisher.example", wrong)
    member = StaffMember.objects.get()
    record(staff=member, action="desk.sign_in", target=f"staff {member.pk}")
    store_authenticator(member, secret="A" * 32, step=0)
    assert main(["staff", "list"]) == 0
    line = capsys.readouterr().out
    assert "olga@publisher.example Olga Otto" in line
    assert f"last log-in: {timezone.localdate()}" in line
    assert line.endswith(", second factor\n")


def test_an_invitation_on_the_command_line_names_the_role_and_nobody(capsys: Output, visitor: Caller) -> None:
    staff(capsys, "add", "karl@publisher.example", "--role", "clerk", "--invite", "--name", "Karl Kühn")
    text = Post().to("karl@publisher.example")[0].text
    assert "You are invited to the desk of" in text
    assert "with the role “Clerk”" in text
    token = text.split("/desk/invitation#")[1].split()[0]
    invited = visitor.post("/desk/invitation", {"token": token}).body
    assert (invited["name"], invited["role"], invited["inviter"]) == ("Karl Kühn", "clerk", "")


def test_a_demonstration_has_an_owner_who_keeps_their_password(capsys: Output, visitor: Caller) -> None:
    print_demo_owner()
    password = capsys.readouterr().out.split()[-1]
    answer = visitor.post("/desk/sign-in", {"email": DEMO_OWNER, "password": password})
    assert answer.body["stage"] == "set_up"
    print_demo_owner()
    assert capsys.readouterr().out.split()[-1] != password, "a fresh one until the first is used"
    StaffMember.objects.update(joined_at=timezone.now(), password="kept")
    print_demo_owner()
    assert "the password that you chose" in capsys.readouterr().out
    assert StaffMember.objects.get().password == "kept"
