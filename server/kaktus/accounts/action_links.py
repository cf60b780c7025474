"""The links in mails that change something about an account, and the codes in them for which allauth has no type."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final
from urllib.parse import urlencode
from uuid import UUID

from django.conf import settings
from django.core import signing

from kaktus.accounts.models import User

CHANGE_LIVES_S: Final = 60 * 60
CHANGE_SALT: Final = "kaktus.accounts.change-email"
STOP_SALT: Final = "kaktus.accounts.stop-reminders"


@dataclass(frozen=True)
class EmailChange:
    user_id: str
    epoch: int
    new_email: str


def action_link(mode: str, code: str) -> str:
    return f"{settings.PUBLIC_URL}/auth/action?" + urlencode({"mode": mode, "oobCode": code})


def change_code(user: User, new_email: str) -> str:
    """Valid for one change: the change itself and every new password raise the epoch that the code contains."""
    return signing.dumps([str(user.pk), user.epoch, new_email], salt=CHANGE_SALT)


def read_change_code(code: str) -> EmailChange | None:
    try:
        user_id, epoch, new_email = signing.loads(code, salt=CHANGE_SALT, max_age=CHANGE_LIVES_S)
    except signing.BadSignature:
        return None
    return EmailChange(user_id=user_id, epoch=epoch, new_email=new_email)


def stop_link(user: User) -> str:
    """Ends the reminders and does nothing else. It does not expire, but a new address invalidates it."""
    return f"{settings.PUBLIC_URL}/reminders?" + urlencode({"code": _stop_signer(user).sign(user.pk.hex)})


def user_of_stop_code(code: str) -> User | None:
    try:
        user = User.objects.filter(pk=UUID(hex=code.partition(":")[0])).first()
        if user:
            _stop_signer(user).unsign(code)
    except (ValueError, signing.BadSignature):
        return None
    return user


def _stop_signer(user: User) -> signing.Signer:
    # Also with the key before this one: the mail may be weeks old.
    key: str = settings.LINK_SECRETS[0]
    before: list[str | bytes] = list(settings.LINK_SECRETS[1:])
    return signing.Signer(key=key, fallback_keys=before, salt=f"{STOP_SALT} {user.email}")
