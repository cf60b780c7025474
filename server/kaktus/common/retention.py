"""How long things are kept. The numbers are in `shared/retention.json`, which the privacy page reads too."""

from __future__ import annotations

import json
from datetime import timedelta
from typing import Final

from kaktus.common.environment import ROOT

FILE: Final = ROOT / "shared" / "retention.json"
_groups: dict[str, dict[str, int]] = json.loads(FILE.read_text())
NUMBERS: Final = {name: number for group in _groups.values() for name, number in group.items()}


def _days(name: str) -> timedelta:
    return timedelta(days=NUMBERS[f"{name}Days"])


UNVERIFIED_ACCOUNT: Final = _days("unverifiedAccount")
UNVERIFIED_WARNING: Final = _days("unverifiedWarning")
"""How long before the end the person gets a warning."""
DEPARTED_ACCOUNT: Final = _days("departedAccount")
ENDED_CODE_ADDRESS: Final = _days("endedCodeAddress")
REFUSED_CODE: Final = _days("refusedCode")
ENDED_ROOM: Final = _days("endedRoom")
SESSION_IDLE: Final = _days("sessionIdle")
SESSION: Final = _days("session")
SURPLUS_SESSION: Final = _days("surplusSession")
WAITING_MAIL: Final = timedelta(hours=NUMBERS["waitingMailHours"])
FAILED_MAIL: Final = _days("failedMail")
SENT_MAIL: Final = _days("sentMail")
MAILBOX: Final = _days("mailbox")
COUNTED_TRIES: Final = _days("countedTries")
"""Each limit has a period of its own; this is longer than any of them."""
STAFF_SESSION: Final = timedelta(hours=NUMBERS["staffSessionHours"])
STAFF_DEVICE: Final = _days("staffDevice")
DONE_JOB: Final = _days("doneJob")
FAILED_JOB: Final = _days("failedJob")
UPLOAD: Final = _days("upload")
PREPARED_FILE: Final = _days("preparedFile")
UNFINISHED_IMPORT: Final = _days("unfinishedImport")
IMPORT_REPORT: Final = _days("importReport")
LESSON_VERSIONS: Final = NUMBERS["lessonVersions"]
LESSON_DRAFT: Final = _days("lessonDraft")
START_PROBLEM: Final = _days("startProblem")
