"""The operator's commands with which support helps people; recorded in the audit log as at the desk."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from functools import wraps
from typing import Any

from kaktus.accounts.commands import find_person
from kaktus.accounts.personal_data import iso_moment
from kaktus.activation.codes import grouped
from kaktus.activation.lookups.code_lookups import find_code, state_of
from kaktus.activation.models import ActivationCode
from kaktus.common.api.api_errors import ApiError
from kaktus.common.command import CommandError, printable, private_output
from kaktus.desk.people import Event
from kaktus.desk.support import extend, lift_locks, look_at, move, search, send_verification_mail, sign_out_everywhere


def printed(run: Callable[[argparse.Namespace], tuple[Any, str]]) -> Callable[[argparse.Namespace], int]:
    """Decorates a command: what it returns is printed, as JSON or in words; without facts the exit code is 1."""

    @wraps(run)
    def run_and_print(options: argparse.Namespace) -> int:
        try:
            facts, words = run(options)
        except ApiError as problem:
            raise CommandError(problem.errors[0]["message"]) from None
        with private_output(None) as stream:
            stream.write((json.dumps(facts, indent=1, ensure_ascii=False) if options.json else words) + "\n")
        return 0 if facts else 1

    return run_and_print


@printed
def run_search(options: argparse.Namespace) -> tuple[Any, str]:
    matches = search(staff=None, typed=options.text)
    people = [{"email": one.email, "confirmed": one.is_confirmed} for one in matches.people.people]  # type: ignore[attr-defined]
    codes = [
        {"code": one.activation_code, "state": state_of(one).value, "owner": one.user.email if one.user else None}
        for one in matches.codes.codes
    ]
    lines = [f"{one['email']}  {'confirmed' if one['confirmed'] else 'not confirmed'}" for one in people]
    lines += [f"{grouped(str(one['code']))}  {one['state']}  {one['owner'] or '–'}" for one in codes]
    more = {"more_people": matches.people.has_more, "more_codes": matches.codes.has_more}
    facts = {"people": people, "codes": codes, "codes_are_guesses": matches.codes.is_guess} | more if lines else {}
    if any(more.values()):
        lines.append("There are more: give more of the address or code.")
    return facts, "\n".join(lines) or "Nothing found."


@printed
def run_timeline(options: argparse.Namespace) -> tuple[Any, str]:
    seen = look_at(staff=None, person_id=_person(options.address))
    facts = {
        "email": seen.user.email,
        "confirmed": seen.is_confirmed,
        "locked_for_s": seen.locked_for,
        "paused_for_s": seen.paused_for,
        "devices": seen.devices,
    }
    events = [_event(event) for event in seen.timeline]
    lines = [f"{name:<14}{value}" for name, value in facts.items()]
    for event in events:
        values = [str(value) for name, value in event.items() if name != "at"]
        lines.append(f"{event['at']}  " + printable("  ".join(values)))
    return facts | {"timeline": events}, "\n".join(lines)


def _event(event: Event) -> dict[str, Any]:
    facts = {name: value for name, value in vars(event).items() if value}
    return facts | {"at": iso_moment(event.at)}


@printed
def run_send_verification(options: argparse.Namespace) -> tuple[Any, str]:
    send_verification_mail(staff=None, person_id=_person(options.address))
    return {"done": True}, "✓ The mail is on its way."


@printed
def run_unlock(options: argparse.Namespace) -> tuple[Any, str]:
    lift_locks(staff=None, person_id=_person(options.address))
    return {"done": True}, "✓ The person may try passwords and codes again."


@printed
def run_sign_out(options: argparse.Namespace) -> tuple[Any, str]:
    sign_out_everywhere(staff=None, person_id=_person(options.address))
    return {"done": True}, "✓ All sessions have ended."


@printed
def run_extend(options: argparse.Namespace) -> tuple[Any, str]:
    code = _code(options.code)
    if code.expiration_date is None:
        raise CommandError("Nobody has redeemed this code.")
    person = _person(options.address)
    extend(
        staff=None,
        person_id=person,
        code_id=code.pk,
        ends_at=code.expiration_date,
        months=options.months,
        reason=options.reason,
    )
    code.refresh_from_db()
    assert code.expiration_date
    return {"ends_at": code.expiration_date.isoformat()}, f"✓ Access lasts until {code.expiration_date:%Y-%m-%d}."


@printed
def run_move(options: argparse.Namespace) -> tuple[Any, str]:
    code = _code(options.code)
    owner = _person(options.address)
    moved = move(staff=None, person_id=owner, code_id=code.pk, to=options.to, reason=options.reason)
    return {"owner": str(moved)}, "✓ The code is moved. Both people get a mail."


def _person(address: str) -> Any:
    return find_person(address).pk


def _code(typed: str) -> ActivationCode:
    code = find_code(typed)
    if code is None:
        raise CommandError("There is no such code.")
    return code
