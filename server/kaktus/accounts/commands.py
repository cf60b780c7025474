"""The operator's commands for people who ask what we know about them, want a copy of it, or want to leave."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from kaktus.accounts.emails import BadAddress, normalised_email
from kaktus.accounts.flows.delete_account import forget_person
from kaktus.accounts.models import User
from kaktus.accounts.personal_data import Facts, facts_about
from kaktus.common.command import CommandError, printable, private_output


def run_show(options: argparse.Namespace) -> None:
    facts = facts_about(find_person(options.address))
    if options.json:
        _write_json(facts, None)
        return
    with private_output(None) as stream:
        stream.write("\n\n".join(_section(name, entries) for name, entries in facts.items()) + "\n")


def run_export(options: argparse.Namespace) -> None:
    facts = facts_about(find_person(options.address))
    _write_json(facts, options.file)
    if options.file:
        print(f"✓ Everything known about the person is in {options.file}. Delete it once you have handed it over.")


def _write_json(facts: dict[str, list[Facts]], file: Path | None) -> None:
    with private_output(file) as stream:
        json.dump(facts, stream, indent=1, ensure_ascii=False)
        stream.write("\n")


def run_delete(options: argparse.Namespace) -> None:
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
    try:
        user = User.objects.filter(email=normalised_email(address)).first()
    except BadAddress as problem:
        raise CommandError(str(problem)) from None
    if user is None:
        raise CommandError("There is no account with this address.")
    return user
