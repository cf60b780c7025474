"""The codes that somebody tried in vain: the last four characters of each, for support and for a while."""

from __future__ import annotations

from typing import Final

from django.db import IntegrityError, transaction

from kaktus.accounts.models import User
from kaktus.accounts.personal_data import Facts, iso_moment
from kaktus.activation.codes import is_code
from kaktus.activation.models import CodeRefusal, RefusedCode
from kaktus.common.api.api_errors import ApiError

SHOWN: Final = 4
# Somebody who tries hundreds leaves the newest of them.
MAX_STORED: Final = 20


def note_refused_code(*, user: User, code: str, reason: CodeRefusal) -> None:
    last_four = code[-SHOWN:] if is_code(code) else ""
    try:
        with transaction.atomic():
            RefusedCode.objects.create(user=user, last_four=last_four, reason=reason)
            older = RefusedCode.objects.filter(user=user).order_by("-pk").values_list("pk", flat=True)[MAX_STORED:]
            RefusedCode.objects.filter(pk__in=list(older)).delete()
    except IntegrityError:
        # The account was deleted at this moment.
        raise ApiError.of_status(401) from None


def refused_codes_of_person(user: User) -> list[Facts]:
    return [
        {"last_four": one.last_four or None, "reason": one.reason, "tried_at": iso_moment(one.tried_at)}
        for one in RefusedCode.objects.filter(user=user).order_by("pk")
    ]
