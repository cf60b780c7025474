"""The operator's commands for people who ask what we know about them, want a copy of it, or want to leave."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kaktus.common.command import CommandError, printable, private_output

if TYPE_CHECKING:
    from kaktus.accounts.models import User
    from kaktus.accounts.personal_data import Facts


def add_commands(commands: Any) -> Any:
    """Returns the subcommands, to which higher slices add theirs."""
    user = commands.add_parser(
        "user", help="find people, help them, show or export what is known about them, or delete an account"
    )
    inner = user.add_subparsers(dest="user_command", required=True, metavar="command")

    show = inner.add_parser("show", help="show everything the library knows about a person")
    show.add_argument("address", help="the e-mail address of the account")
    show.set_defaults(run=run_show)

    export = inner.add_parser("export", help="write the same as JSON, for the person to keep")
    export.add_argument("address", help="the e-mail address of the account")
    export.add_argument("file", nargs="?", type=Path, help="a new file, readable by you alone (default: print)")
    export.set_defaults(run=run_export)

    delete = inner.add_parser("delete", help="delete an account and everything known about the person")
    delete.add_argument("address", help="the e-mail address of the account")
    delete.add_argument("--yes", action="store_true", help="do not ask for confirmation")
    delete.set_defaults(run=run_delete)
    for one in (show, delete):
        one.add_argument("--json", action="store_true", help="print as JSON")
    return inner


def run_show(options: argparse.Namespace) -> None:
    from kaktus.accounts.personal_data import known_about

    known = known_about(find_person(options.address))
    if options.json:
        _write_json(known, None)
        return
    with private_output(None) as stream:
        stream.write("\n\n".join(_section(name, entries) for name, entries in known.items()) + "\n")


def run_export(options: argparse.Namespace) -> None:
    from kaktus.accounts.personal_data import known_about

    known = known_about(find_person(options.address))
    _write_json(known, options.file)
    if options.file:
        print(f"✓ Everything known about the person is in {options.file}. Delete it once you have handed it over.")


def _write_json(known: dict[str, list[Facts]], file: Path | None) -> None:
    with private_output(file) as stream:
        json.dump(known, stream, indent=1, ensure_ascii=False)
        stream.write("\n")


def run_delete(options: argparse.Namespace) -> None:
    from kaktus.accounts.flows.delete_account import forget_person

    user = find_person(options.address)
    if not options.yes and _asked(f"To delete the account of {user.email} for good, type the address again: ") != (
        user.email
    ):
        raise CommandError("That is not the address. Nothing was deleted.")
    forget_person(user)
    sentence = "✓ The account is deleted. Codes it had redeemed stay spent, without a name."
    print(json.dumps({"deleted": True}) if options.json else sentence)


def _asked(question: str) -> str:
    try:
        return input(question).strip().lower()
    except EOFError:
        return ""


def _section(name: str, entries: list[Facts]) -> str:
    title = name.replace("_", " ")
    if not entries:
        return f"{title}: nothing"
    blocks = ["\n".join(f"  {key:<18} {_shown(value)}" for key, value in entry.items()) for entry in entries]
    return f"{title}:\n" + "\n\n".join(blocks)


def _shown(value: str | bool | None) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return printable(value or "–")


def find_person(address: str) -> User:
    from kaktus.accounts.emails import BadAddress, normalised_email
    from kaktus.accounts.models import User

    try:
        user = User.objects.filter(email=normalised_email(address)).first()
    except BadAddress as problem:
        raise CommandError(str(problem)) from None
    if user is None:
        raise CommandError("There is no account with this address.")
    return user
