"""The mailbox in the data folder, where every mail is stored if no mail server is set."""

from __future__ import annotations

import base64
import os
import re
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path

from django.conf import settings
from django.core.mail import EmailMessage as OutgoingMail
from django.core.mail.backends.base import BaseEmailBackend

from kaktus.common import retention
from kaktus.common.files.private_files import new_private_file, remove_older

NAME = re.compile(r"[0-9]{13}-[0-9a-f]{8}")
# Only in these files, never in a sent mail: the person it is for, even if the address is not (yet) theirs.
PERSON_HEADER = "X-Kaktus-Person"


@dataclass(frozen=True)
class StoredMail:
    name: str
    at: datetime
    to: str
    subject: str
    text: str
    html: str
    message_id: str
    person: str


class MailboxBackend(BaseEmailBackend):
    def send_messages(self, email_messages: Sequence[OutgoingMail]) -> int:
        folder = mailbox_folder()
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        for message in email_messages:
            name = f"{int(time.time() * 1000):013d}-{secrets.token_hex(4)}"
            # Written under another name and then moved, so that a reader never sees half a mail.
            part = folder / f"{name}.part"
            mail = message.message()
            mail[PERSON_HEADER] = getattr(message, "person", "")
            with os.fdopen(new_private_file(part), "wb") as stream:
                stream.write(mail.as_bytes())
            part.rename(folder / f"{name}.eml")
        return len(email_messages)


def mailbox_folder() -> Path:
    return Path(settings.DATA_DIR) / "mailbox"


def stored_mails() -> list[StoredMail]:
    """Newest first."""
    return [_read(file) for file in sorted(mailbox_folder().glob("*.eml"), reverse=True)]


def stored_mail(name: str) -> StoredMail | None:
    file = mailbox_folder() / f"{name}.eml"
    return _read(file) if NAME.fullmatch(name) and file.is_file() else None


def remove_mails_of(*, person: str, to: str) -> None:
    _remove(lambda mail: mail.to == to or mail.person == person)


def remove_mail(*, message_id: str) -> None:
    _remove(lambda mail: mail.message_id == message_id)


def _remove(unwanted: Callable[[StoredMail], bool]) -> None:
    for mail in stored_mails():
        if unwanted(mail):
            (mailbox_folder() / f"{mail.name}.eml").unlink(missing_ok=True)


def remove_old_mails() -> int:
    """Mails in the local mailbox that are too old."""
    before = time.time() - retention.MAILBOX.total_seconds()
    return remove_older(mailbox_folder().glob("*-*.*"), before=before)


def _read(file: Path) -> StoredMail:
    message = message_from_bytes(file.read_bytes(), policy=default)
    assert isinstance(message, EmailMessage)
    text = message.get_body(("plain",))
    html = message.get_body(("html",))
    return StoredMail(
        name=file.stem,
        at=datetime.fromtimestamp(int(file.stem[:13]) / 1000, UTC),
        to=str(message["To"]),
        subject=str(message["Subject"]),
        text=text.get_content() if text else "",
        html=_with_pictures(html.get_content(), message) if html else "",
        message_id=str(message["Message-ID"]),
        person=str(message.get(PERSON_HEADER, "")),
    )


def _with_pictures(html: str, message: EmailMessage) -> str:
    for part in message.walk():
        content_id = str(part.get("Content-ID", "")).strip("<>")
        if content_id and part.get_content_maintype() == "image":
            data = base64.b64encode(part.get_payload(decode=True)).decode()  # type: ignore[arg-type]
            html = html.replace(f"cid:{content_id}", f"data:{part.get_content_type()};base64,{data}")
    return html
