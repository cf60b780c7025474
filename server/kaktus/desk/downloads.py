"""Files that staff download: a link that works once and for a minute, and a file that is made when it is opened.

A link cannot carry a bearer token, and a page that fetches a file with one would hold all of it in memory. The file is
made on disk, because the server sends a file by its path, without a thread that waits for the reader.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from secrets import token_hex
from typing import Any, BinaryIO, Final

from django.conf import settings
from django.core import signing
from django.http import FileResponse

from kaktus.common.api.api_errors import ApiError
from kaktus.common.files.private_files import FOLDER, new_private_file, remove_older
from kaktus.desk.models import StaffMember
from kaktus.desk.permissions import PERMISSIONS, Permission
from kaktus.limits import Limit, take

VALID_S: Final = 60
# A file may be deleted once the server has opened it: it is still sent to the end.
KEPT_S: Final = 60
ONCE: Final = Limit("desk-download", amount=1, period=timedelta(seconds=2 * VALID_S))
SALT: Final = "kaktus.desk.downloads"


def signed_link(staff: StaffMember, download: dict[str, Any]) -> str:
    facts = {"staff": staff.pk, "once": token_hex(8), "wanted": download}
    return f"/api/desk/downloads/{signing.dumps(facts, salt=SALT, compress=True)}"


def read_signed_link(token: str, permission: Permission) -> dict[str, Any]:
    """The download that the link describes. An invalid or used link, or one without permission, counts as missing."""
    try:
        facts = signing.loads(token, salt=SALT, max_age=VALID_S)
    except signing.BadSignature:
        raise _no_such_link() from None
    staff = StaffMember.objects.filter(pk=facts["staff"], disabled_at=None).first()
    if staff is None or permission not in PERMISSIONS[staff.role] or take(ONCE, facts["once"]):
        raise _no_such_link()
    download: dict[str, Any] = facts["wanted"]
    return download


def as_file(write: Callable[[BinaryIO], object], *, name: str, kind: str, inline: bool = False) -> FileResponse:
    folder = _folder()
    remove_old_downloads()
    path = folder / token_hex(16)
    try:
        with open(new_private_file(path), "wb") as stream:  # noqa: PTH123 - an open file
            write(stream)
        response = FileResponse(path.open("rb"), as_attachment=not inline, filename=name, content_type=kind)
    except BaseException:
        path.unlink(missing_ok=True)
        raise
    timer = threading.Timer(KEPT_S, path.unlink, kwargs={"missing_ok": True})
    timer.daemon = True
    timer.start()
    response.headers["Cache-Control"] = "no-store"
    return response


def remove_old_downloads() -> int:
    """Files for downloads that a process left behind when it ended."""
    return remove_older(_folder().iterdir(), before=time.time() - 10 * KEPT_S)


def _folder() -> Path:
    folder = Path(settings.DATA_DIR) / "downloads"
    folder.mkdir(mode=FOLDER, parents=True, exist_ok=True)
    return folder


def _no_such_link() -> ApiError:
    return ApiError(404, "link_ended", "This link has ended. Please start the download again.")
