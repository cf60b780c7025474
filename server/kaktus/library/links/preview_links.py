"""The signed prefix with which one staff member looks at one version of a lesson before readers get it."""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import dataclass

from django.conf import settings

from kaktus.library.links.signed_texts import read_data, sign_data

PREVIEW_LIFE_S = 30 * 60
PURPOSE = b"kaktus: a preview of one version"
# Visible, so that it is never taken for a person's link. The sign occurs in no signed text.
MARK = "preview~"
# end, version; then the staff member
FIXED = struct.Struct(">QQ")


@dataclass(frozen=True)
class Preview:
    staff: str
    version: int


def preview_link(preview: Preview, *, now: float) -> str:
    data = FIXED.pack(int(now + PREVIEW_LIFE_S), preview.version) + preview.staff.encode()
    return MARK + sign_data(data, purpose=PURPOSE, secrets=tuple(settings.LINK_SECRETS))


def is_preview_link(token: str) -> bool:
    return token.startswith(MARK)


def read_preview(token: str, *, now: float) -> Preview | None:
    """None for anything that `preview_link` did not produce, or that has expired."""
    if not is_preview_link(token):
        return None
    data = read_data(token.removeprefix(MARK), purpose=PURPOSE, secrets=tuple(settings.LINK_SECRETS))
    if data is None or len(data) <= FIXED.size:
        return None
    expires_at, version = FIXED.unpack_from(data)
    return Preview(data[FIXED.size :].decode(), version) if now < expires_at else None


def _nobody(_staff: str) -> bool:
    return False


_may_preview: Callable[[str], bool] = _nobody


def register_preview_check(check: Callable[[str], bool]) -> None:
    """A higher slice registers its check here: whether a staff member may still look at lessons."""
    global _may_preview
    _may_preview = check


def may_preview(staff: str) -> bool:
    return _may_preview(staff)
