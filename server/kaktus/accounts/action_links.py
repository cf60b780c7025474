"""The links in mails that change something about an account, and the codes in them for which allauth has no type."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final
from urllib.parse import urlencode

from django.conf import settings
from django.core import signing

from kaktus.accounts.models import User

CHANGE_LIVES_S: Final = 60 * 60
CHANGE_SALT: Final = "kaktus.accounts.change-email"


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
