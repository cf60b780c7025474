"""A real SMTP server for tests that stores what it gets; it rejects mailboxes whose names start with 'typo'."""

from __future__ import annotations

import re
import time
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller
from ports import free_port


class _Keep:
    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []

    async def handle_RCPT(self, _server: Any, _session: Any, envelope: Any, recipient: str, _options: Any) -> str:
        if recipient.startswith("typo"):
            return "550 5.1.1 No such mailbox here"
        envelope.rcpt_tos.append(recipient)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 OK"


class MailSink:
    def __init__(self) -> None:
        self._keep = _Keep()
        self.port = free_port()
        self._controller = Controller(self._keep, hostname="127.0.0.1", port=self.port)
        self._controller.start()

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    def stop(self) -> None:
        self._controller.stop()

    def to(self, address: str) -> list[EmailMessage]:
        return [mail for mail in self._keep.mails if address in mail["To"]]

    def wait_for(self, address: str, *, count: int = 1, seconds: float = 15) -> EmailMessage:
        """The count-th mail to this address, as soon as it arrives."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if len(found := self.to(address)) >= count:
                return found[count - 1]
            time.sleep(0.05)
        raise AssertionError(f"{len(self.to(address))} of {count} mails came")


def link_in(mail: EmailMessage) -> str:
    """The first link in the plain text of a mail."""
    body = mail.get_body(("plain",))
    assert body is not None
    found = re.search(r"https?://\S+", body.get_content())
    assert found, "the mail holds no link"
    return found[0]
