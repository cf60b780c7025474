"""The command about a single code."""

from __future__ import annotations

import argparse

from kaktus.activation.batches.batch_facts import code_facts
from kaktus.activation.codes import is_well_formed, normalised
from kaktus.activation.commands.batch_commands import print_json
from kaktus.activation.lookups.code_lookups import find_code
from kaktus.activation.models import ActivationCode
from kaktus.common.command import CommandError
from kaktus.common.files.private_files import close_output_to_others


def run_show(options: argparse.Namespace) -> None:
    close_output_to_others()
    code = find_typed(options.code)
    facts = code_facts(code)
    facts = {
        "activation_code": code.activation_code,
        "book": code.batch.group_id,
        "batch": str(code.batch),
        "number": code.number,
        "imported": code.batch.imported,
        "state": facts["state"],
        "activated": code.activated,
        "users_information": code.users_information,
        "activation_date": code.activation_date and code.activation_date.isoformat(),
        "expiration_date": code.expiration_date and code.expiration_date.isoformat(),
        "redeem_by": code.batch.redeem_by and code.batch.redeem_by.isoformat(),
        "access_months": code.batch.access_months,
        "seats": code.batch.seats_per_code,
        "revoked_at": facts["revoked_at"] and facts["revoked_at"].isoformat(),
        "reason": facts["reason"],
        "replaced_by": facts["replaced_by"],
        "replaces": facts["replaces"],
    }
    if options.json:
        print_json(facts)
        return
    for name, value in facts.items():
        shown = {True: "yes", False: "no"}[value] if isinstance(value, bool) else value or "–"
        print(f"{name:<18} {shown}")


def find_typed(typed: str) -> ActivationCode:
    code = find_code(typed)
    if code:
        return code
    ours = is_well_formed(normalised(typed) or "")
    slip = "" if ours else " It does not look like one of ours either: please check each character."
    raise CommandError(f"There is no such code.{slip}")
