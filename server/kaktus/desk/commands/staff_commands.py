"""The operator's commands for the staff of the desk."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from typing import Any

from django.conf import settings

from kaktus.accounts.emails import BadAddress, normalised_email
from kaktus.common.api.api_errors import ApiError
from kaktus.common.command import CommandError, moment, printable, private_output
from kaktus.desk.flows.staff import (
    add_member,
    change_name,
    change_role,
    disable,
    enable,
    invite,
    reset_second_factor,
    set_one_time_password,
    unlock,
)
from kaktus.desk.models import StaffMember
from kaktus.desk.permissions import Role
from kaktus.desk.queries import all_staff, last_log_in, state_of
from kaktus.desk.second_factors import has_second_factor

DEMO_OWNER = "owner@kaktus.example"


def run_add(options: argparse.Namespace) -> None:
    try:
        email = normalised_email(options.address)
    except BadAddress as problem:
        raise CommandError(str(problem)) from None
    role = Role(options.role)
    if options.invite:
        member = _done(lambda: invite(email=email, role=role, by=None, language="en", name=options.name))
        _tell(member, options, f"✓ An invitation is on its way to {member.email}. It works for three days.")
        return
    member = _done(lambda: add_member(email=email, role=role, by=None, name=options.name))
    _tell_password(member, options, set_one_time_password(member, by=None))


def run_list(options: argparse.Namespace) -> None:
    members = list(all_staff())
    if options.json:
        print(json.dumps([_facts(member) for member in members], indent=1, ensure_ascii=False))
        return
    for member in members:
        print(_line(member))
    if not members:
        print("Nobody works at the desk yet. Add an owner: ./kaktus staff add ADDRESS --role owner")


def _line(member: StaffMember) -> str:
    facts = _facts(member)
    last = moment(last_log_in(member)) or "never"
    factor = "second factor" if facts["second_factor"] else "no second factor"
    who = printable(f"{member.email} {member.name}".strip())
    return f"{who:<40} {member.role:<8} {facts['state'].replace('_', ' ')}, last log-in: {last}, {factor}"


def run_disable(options: argparse.Namespace) -> None:
    target = find_member(options.address)
    member = _done(lambda: disable(target.pk, by=None, reason=options.reason))
    _tell(member, options, f"✓ {member.email} is signed out and cannot sign in any more.")


def run_enable(options: argparse.Namespace) -> None:
    target = find_member(options.address)
    member = _done(lambda: enable(target.pk, by=None, reason=options.reason))
    _tell(member, options, f"✓ {member.email} can sign in again.")


def run_reset(options: argparse.Namespace) -> None:
    target = find_member(options.address)
    member = _done(lambda: reset_second_factor(target.pk, by=None, reason=options.reason))
    _tell(member, options, f"✓ {member.email} sets up a new second factor at the next log-in.")


def run_set_password(options: argparse.Namespace) -> None:
    member = find_member(options.address)
    _tell_password(member, options, set_one_time_password(member, by=None, reason=options.reason))


def run_unlock(options: argparse.Namespace) -> None:
    member = unlock(find_member(options.address), by=None, reason=options.reason)
    _tell(member, options, f"✓ {member.email} may try passwords and codes again.")


def run_set_name(options: argparse.Namespace) -> None:
    target = find_member(options.address)
    member = _done(lambda: change_name(target.pk, name=options.name, by=None, reason=options.reason))
    _tell(member, options, f"✓ {member.email} is called {member.name}.")


def run_set_role(options: argparse.Namespace) -> None:
    target = find_member(options.address)
    member = _done(lambda: change_role(target.pk, role=Role(options.role), by=None, reason=options.reason))
    _tell(member, options, f"✓ {member.email} has the role {member.role}.")


def print_demo_owner() -> None:
    """For a newcomer who wants to see the desk. An owner who has been in once keeps their own password."""
    member = StaffMember.objects.filter(email=DEMO_OWNER).first()
    if member is None:
        member = add_member(email=DEMO_OWNER, role=Role.OWNER, by=None, reason="demonstration")
    print(f"  The publisher's desk: {settings.PUBLIC_URL}/desk")
    if member.joined_at:
        print(f"    {DEMO_OWNER}, with the password that you chose", flush=True)
    else:
        password = set_one_time_password(member, by=None, reason="demonstration")
        print(f"    {DEMO_OWNER}  one-time password {password}", flush=True)


def _done(change: Callable[[], StaffMember]) -> StaffMember:
    try:
        return change()
    except ApiError as problem:
        raise CommandError(problem.errors[0]["message"]) from None


def _facts(changed: StaffMember) -> dict[str, Any]:
    member = all_staff().get(pk=changed.pk)
    last = last_log_in(member)
    return {
        "email": member.email,
        "name": member.name,
        "role": member.role,
        "state": state_of(member),
        "last_log_in": last.isoformat(timespec="seconds") if last else None,
        "second_factor": has_second_factor(member),
    }


def _tell(member: StaffMember, options: argparse.Namespace, sentence: str) -> None:
    print(json.dumps(_facts(member), ensure_ascii=False) if options.json else sentence)


def _tell_password(member: StaffMember, options: argparse.Namespace, password: str) -> None:
    with private_output(None) as stream:
        if options.json:
            stream.write(json.dumps(_facts(member) | {"one_time_password": password}, ensure_ascii=False) + "\n")
        else:
            stream.write(
                f"✓ {member.email} ({member.role}) signs in at /desk with this one-time password: {password}\n"
                "  It works for three days, and is replaced at the first log-in.\n"
            )


def find_member(address: str) -> StaffMember:
    try:
        member = StaffMember.objects.filter(email=normalised_email(address)).first()
    except BadAddress as problem:
        raise CommandError(str(problem)) from None
    if member is None:
        raise CommandError("Nobody with this address works at the desk. To see who does, run: ./kaktus staff list")
    return member
