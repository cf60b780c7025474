"""The second factors of a member: an authenticator app, passkeys, and recovery codes for when both are lost."""

from __future__ import annotations

import re
import secrets
from typing import Final

from kaktus.accounts.session_store import digest_of
from kaktus.desk.authenticator_codes import step_of
from kaktus.desk.models import RecoveryCode, StaffMember
from kaktus.desk.sealed import seal, unseal

# Without letters and digits that look alike; sixteen of them have 79 random bits, so a plain digest is enough.
SIGNS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
RECOVERY_CODES: Final = 10
RECOVERY_SHAPE: Final = re.compile(rf"[{SIGNS}]{{16}}")


def has_second_factor(member: StaffMember) -> bool:
    return bool(member.totp_secret) or member.passkeys.exists()


def store_authenticator(member: StaffMember, *, secret: str, step: int) -> None:
    """`step` is that of the code with which the member has shown that the app works."""
    member.totp_secret = seal(secret)
    member.totp_last_step = step
    member.save(update_fields=["totp_secret", "totp_last_step"])


def accept_authenticator_code(member: StaffMember, code: str) -> bool:
    """Whether the code is right; from now on it is used. Raises Unreadable."""
    if not member.totp_secret:
        return False
    step = step_of(unseal(member.totp_secret), code, after=member.totp_last_step)
    if step is None:
        return False
    # The condition lets only one of two calls with the same code through.
    updated = StaffMember.objects.filter(pk=member.pk, totp_last_step__lt=step).update(totp_last_step=step)
    return bool(updated)


def new_recovery_codes(member: StaffMember) -> list[str]:
    """Replaces all earlier ones; the member sees them this one time."""
    codes = ["".join(secrets.choice(SIGNS) for _ in range(16)) for _ in range(RECOVERY_CODES)]
    member.recovery_codes.all().delete()
    RecoveryCode.objects.bulk_create([RecoveryCode(member=member, digest=digest_of(code)) for code in codes])
    return ["-".join(code[place : place + 4] for place in range(0, 16, 4)) for code in codes]


def accept_recovery_code(member: StaffMember, typed: str) -> bool:
    plain = re.sub(r"[\s-]", "", typed).upper()
    if not RECOVERY_SHAPE.fullmatch(plain):
        return False
    # Only one of two calls with the same code deletes it.
    return bool(member.recovery_codes.filter(digest=digest_of(plain)).delete()[0])


def forget_second_factors(member: StaffMember) -> None:
    member.passkeys.all().delete()
    member.recovery_codes.all().delete()
    member.totp_secret = ""
    member.save(update_fields=["totp_secret"])
