"""A real SMTP server for tests: it stores what it gets, and rejects what a test wants rejected."""

from __future__ import annotations

import asyncio
import re
import time
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult

from testing.ports import free_port

OK = "250 OK"


class MailSink:
    def __init__(self, *, address: str = "127.0.0.1") -> None:
        self.address = address
        self.port = free_port()
        self.mails: list[EmailMessage] = []
        self.recipients: list[str] = []
        """Including those that were refused."""
        self.answer = OK
        """The reply to a mail; the following ones are to the commands before and after it."""
        self.answer_to_sender = OK
        self.answer_to_recipient = OK
        self.answer_to_parting = "221 Bye"
        self.unknown = ""
        """Mailboxes whose names start with this are rejected."""
        self.password: bytes | None = None
        self.pause_s = 0.0
        self._controller: Controller | None = None

    @property
    def url(self) -> str:
        return f"smtp://{self.address}:{self.port}"

    def start(self) -> None:
        signing_in: dict[str, Any] = {}
        if self.password is not None:
            signing_in = {"authenticator": self._knows, "auth_require_tls": False}
        self._controller = Controller(self, hostname=self.address, port=self.port, **signing_in)
        self._controller.start()

    def stop(self) -> None:
        if self._controller:
            self._controller.stop()
            self._controller = None

    def to(self, address: str) -> list[EmailMessage]:
        return [mail for mail in self.mails if address in mail["To"]]

    def wait_for(self, address: str, *, count: int = 1) -> EmailMessage:
        """The count-th mail to this address, as soon as it arrives."""
        deadline = time.monotonic() + 15
        while time.monotonic() < deadline:
            if len(mails := self.to(address)) >= count:
                return mails[count - 1]
            time.sleep(0.05)
        raise AssertionError(f"{len(self.to(address))} of {count} mails came")

    async def handle_MAIL(self, _server: Any, _session: Any, envelope: Any, sender: str, _options: Any) -> str:
        if self.answer_to_sender == OK:
            envelope.mail_from = sender
        return self.answer_to_sender

    async def handle_RCPT(self, _server: Any, _session: Any, envelope: Any, recipient: str, _options: Any) -> str:
        self.recipients.append(recipient)
        if self.unknown and recipient.startswith(self.unknown):
            return "550 5.1.1 No such mailbox here"
        if self.answer_to_recipient == OK:
            envelope.rcpt_tos.append(recipient)
        return self.answer_to_recipient

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        if self.pause_s:
            await asyncio.sleep(self.pause_s)
        if self.answer == OK:
            message = message_from_bytes(envelope.content, policy=policy.default)
            assert isinstance(message, EmailMessage)
            self.mails.append(message)
        return self.answer

    async def handle_QUIT(self, _server: Any, _session: Any, _envelope: Any) -> str:
        return self.answer_to_parting

    def _knows(self, _server: Any, _session: Any, _envelope: Any, _mechanism: str, login: Any) -> AuthResult:
        return AuthResult(success=login.password == self.password, handled=False)


def link_in(mail: EmailMessage) -> str:
    """The first link in the plain text of a mail."""
    body = mail.get_body(("plain",))
    assert body is not None
    link = re.search(r"https?://\S+", body.get_content())
    assert link, "the mail holds no link"
    return link[0]
