"""How somebody signed in to the former system, and what of it does not move."""

from __future__ import annotations

import json
from typing import Any, Final

from allauth.socialaccount import app_settings

from kaktus.common.command import printable
from kaktus.move_in.report import RefusedRecord

GOOGLE: Final = "google.com"
WITH_PASSWORD: Final = "password"  # noqa: S105 - the name of a way to sign in
TELEPHONE: Final = "a telephone number"
EMAIL_LINK: Final = "a link in an e-mail"
READABLE: Final = {"phone": TELEPHONE, "emailLink": EMAIL_LINK}
NEW_PASSWORD: Final = "'Forgot password?' gives them a password"  # noqa: S105 - a sentence
MAX_NAMES_LISTED: Final = 5
LONGEST_NAME: Final = 40


def google_ids(account: dict[str, Any]) -> tuple[str, ...]:
    """The account's numbers at Google."""
    return tuple(dict.fromkeys(_google_id(entry) for entry in _providers(account) if entry["providerId"] == GOOGLE))


def telephone_of(account: Any) -> str:
    number = account.get("phoneNumber") if isinstance(account, dict) else None
    return number if isinstance(number, str) else ""


def refusal_without_address(account: dict[str, Any]) -> RefusedRecord:
    """Says what the account is instead: the operator can ring somebody up, but nobody is behind an anonymous one."""
    ways = _other_ways(account)
    if any(entry["providerId"] == GOOGLE for entry in _providers(account)):
        ways.append("Google")
    if ways == [TELEPHONE]:
        reason = "the account has a telephone number only, with which nobody can log in here."
        return RefusedRecord(reason, counted_as="refused: with a telephone number only")
    if not ways and account.get("customAuth") is not True:
        reason = "the account is anonymous: nobody signed up for it, and nobody can log in to it."
        return RefusedRecord(reason, counted_as="refused: anonymous")
    signed_in = f"signed in with {' and '.join(ways)}, and " if ways else ""
    return RefusedRecord(f"the account {signed_in}has no e-mail address, without which nobody can log in here.")


def describe_unmoved_parts(account: dict[str, Any], *, can_log_in: bool) -> str:
    """Names the ways to sign in, second factors and attributes that do not move; '' if there are none."""
    notes = []
    if not can_log_in:
        ways = " and ".join(_other_ways(account))
        notes.append(
            f"signed in with {ways}, which is not possible here: {NEW_PASSWORD}"
            if ways
            else f"has neither a password nor Google, and signed in with {EMAIL_LINK} or in a way that the export "
            f"leaves out: {NEW_PASSWORD}"
        )
    if account.get("mfaInfo"):
        notes.append("had a second factor, which does not move: they log in without it")
    attributes = account.get("customAttributes")
    if attributes not in (None, "", "{}", {}):
        notes.append(f"has customAttributes{_names(attributes)}, which do not move: staff gets its rights at the desk")
    return "; ".join(notes)


def _providers(account: dict[str, Any]) -> list[dict[str, Any]]:
    entries = account.get("providerUserInfo")
    return [
        entry
        for entry in (entries if isinstance(entries, list) else ())
        if isinstance(entry, dict) and isinstance(entry.get("providerId"), str)
    ]


def _other_ways(account: dict[str, Any]) -> list[str]:
    """Exports by 'firebase auth:export' omit most of them; a telephone number is always there."""
    ways = [entry["providerId"] for entry in _providers(account)]
    if account.get("emailLinkSignin") is True:
        ways.append("emailLink")
    if telephone_of(account):
        ways.append("phone")
    return list(dict.fromkeys(READABLE.get(way, way) for way in ways if way not in (GOOGLE, WITH_PASSWORD)))


def _google_id(entry: dict[str, Any]) -> str:
    google_id = entry.get("rawId")
    if (
        not isinstance(google_id, str)
        or not 0 < len(google_id) <= app_settings.UID_MAX_LENGTH
        or not google_id.isprintable()
    ):
        raise RefusedRecord("its Google account has no rawId.")
    return google_id


def _names(attributes: Any) -> str:
    """Names only: the values may be personal."""
    try:
        attributes = json.loads(attributes) if isinstance(attributes, str) else attributes
    except (ValueError, RecursionError):
        return ""
    if not isinstance(attributes, dict):
        return ""
    names = [printable(name[:LONGEST_NAME]) for name in attributes]
    return f" ({', '.join(names[:MAX_NAMES_LISTED])}{' …' if len(names) > MAX_NAMES_LISTED else ''})"
