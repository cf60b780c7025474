"""The operator's commands with which support helps people; recorded in the audit log as at the desk."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from kaktus.common.command import CommandError, printable, private_output

if TYPE_CHECKING:
    from kaktus.activation.models import ActivationCode
    from kaktus.desk.people import Event

WHY = "on the command line"


def add_commands(user: Any) -> None:
    """To those of `./kaktus user`."""
    search = user.add_parser("search", help="find people and codes by a part of an address or of a code")
    search.add_argument("text", help="such as schmidt, KQ7M or KQ7M…4T")
    _add_run(search, run_search)
    for name, what, run in (
        ("timeline", "show what happened to a person: codes, mails, wrong tries, help", run_timeline),
        ("send-verification", "send the verification mail again", run_send_verification),
        ("unlock", "lift a lock-out after wrong passwords or codes", run_unlock),
        ("sign-out", "end all sessions of a person", run_sign_out),
    ):
        one = user.add_parser(name, help=what)
        _add_address(one)
        _add_run(one, run)
    _add_extend(user)
    _add_move(user)


def _add_extend(user: Any) -> None:
    extend = user.add_parser("extend", help="extend the access that a person has by a code")
    _add_address(extend)
    extend.add_argument("code")
    extend.add_argument("--months", type=int, required=True, help="from the end of access, or from today if it is over")
    _add_reason(extend)
    _add_run(extend, run_extend)


def _add_move(user: Any) -> None:
    move = user.add_parser("move-code", help="move a redeemed code to the account with another address")
    _add_address(move)
    move.add_argument("code")
    move.add_argument("--to", required=True, help="the address of the other account")
    _add_reason(move)
    _add_run(move, run_move)


def _add_reason(parser: Any) -> None:
    parser.add_argument("--reason", default=WHY, help="for the audit log")


def _add_run(parser: Any, run: Callable[[argparse.Namespace], tuple[Any, str]]) -> None:
    parser.add_argument("--json", action="store_true", help="print as JSON")
    parser.set_defaults(run=_printing(run))


def _add_address(parser: Any) -> None:
    parser.add_argument("address", help="the e-mail address of the account")


def _printing(run: Callable[[argparse.Namespace], tuple[Any, str]]) -> Callable[[argparse.Namespace], int]:
    """Prints what a command returns, as JSON or in words; the exit code is 1 if a search finds nothing."""

    def run_and_print(options: argparse.Namespace) -> int:
        from kaktus.common.api.api_errors import ApiError

        try:
            facts, words = run(options)
        except ApiError as problem:
            raise CommandError(problem.errors[0]["message"]) from None
        with private_output(None) as stream:
            stream.write((json.dumps(facts, indent=1, ensure_ascii=False) if options.json else words) + "\n")
        return 0 if facts else 1

    return run_and_print


def run_search(options: argparse.Namespace) -> tuple[Any, str]:
    from kaktus.activation.codes import grouped
    from kaktus.activation.support.code_lookups import state_of
    from kaktus.desk.support import search

    found = search(staff=None, typed=options.text)
    people = [{"email": one.email, "confirmed": one.is_confirmed} for one in found.people.people]  # type: ignore[attr-defined]
    codes = [
        {"code": one.activation_code, "state": state_of(one).value, "owner": one.user.email if one.user else None}
        for one in found.codes.codes
    ]
    lines = [f"{one['email']}  {'confirmed' if one['confirmed'] else 'not confirmed'}" for one in people]
    lines += [f"{grouped(str(one['code']))}  {one['state']}  {one['owner'] or '–'}" for one in codes]
    more = {"more_people": found.people.has_more, "more_codes": found.codes.has_more}
    facts = {"people": people, "codes": codes, "codes_are_guesses": found.codes.is_guess} | more if lines else {}
    if any(more.values()):
        lines.append("There are more: give more of the address or code.")
    return facts, "\n".join(lines) or "Nothing found."


def run_timeline(options: argparse.Namespace) -> tuple[Any, str]:
    from kaktus.desk.support import look_at

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
    from kaktus.accounts.personal_data import iso_moment

    facts = {name: value for name, value in vars(event).items() if value}
    return facts | {"at": iso_moment(event.at)}


def run_send_verification(options: argparse.Namespace) -> tuple[Any, str]:
    from kaktus.desk.support import send_verification_mail

    send_verification_mail(staff=None, person_id=_person(options.address))
    return {"done": True}, "✓ The mail is on its way."


def run_unlock(options: argparse.Namespace) -> tuple[Any, str]:
    from kaktus.desk.support import lift_locks

    lift_locks(staff=None, person_id=_person(options.address))
    return {"done": True}, "✓ The person may try passwords and codes again."


def run_sign_out(options: argparse.Namespace) -> tuple[Any, str]:
    from kaktus.desk.support import sign_out_everywhere

    sign_out_everywhere(staff=None, person_id=_person(options.address))
    return {"done": True}, "✓ All sessions have ended."


def run_extend(options: argparse.Namespace) -> tuple[Any, str]:
    from kaktus.desk.support import extend

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


def run_move(options: argparse.Namespace) -> tuple[Any, str]:
    from kaktus.desk.support import move

    code = _code(options.code)
    owner = _person(options.address)
    moved = move(staff=None, person_id=owner, code_id=code.pk, to=options.to, reason=options.reason)
    return {"owner": str(moved)}, "✓ The code is moved. Both people get a mail."


def _person(address: str) -> Any:
    from kaktus.accounts.commands import find_person

    return find_person(address).pk


def _code(typed: str) -> ActivationCode:
    from kaktus.activation.support.code_lookups import find_code

    found = find_code(typed)
    if found is None:
        raise CommandError("There is no such code.")
    return found
