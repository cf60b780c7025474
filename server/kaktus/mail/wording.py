"""The texts that each language provides for mails; without one of them, the library does not start."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Words:
    """One mail in one language; `{brand}` is filled in when it is written."""

    subject: str
    heading: str
    paragraphs: tuple[str, ...]
    button: str = ""
    after: str = ""


@dataclass(frozen=True)
class Frame:
    """The text around every mail."""

    greeting: str
    link_hint: str
    closing: str
    team: str
    why: str
    until: str
    stop: str
    direction: str = "ltr"


@dataclass(frozen=True, kw_only=True)
class Wording:
    """All mails in one language; each kind is a field of the same name."""

    frame: Frame
    verification: Words
    password_reset: Words
    email_change_link: Words
    email_change_requested: Words
    email_changed: Words
    password_changed: Words
    google_linked: Words
    reminder: Words
    code_moved_away: Words
    code_moved_here: Words
    account_ends: Words
    code_freed: Words


@dataclass(frozen=True, kw_only=True)
class InvitationWords:
    """The first sentence of an invitation, and what the desk calls the roles."""

    by_command: str
    by_member: str
    clerk: str
    support: str
    editor: str
    owner: str

    def of_role(self, role: str) -> str:
        words: str = getattr(self, role)
        return words


@dataclass(frozen=True, kw_only=True)
class StaffWording:
    """The mails to staff, in the languages of the desk."""

    invitation: InvitationWords
    staff_invitation: Words
    staff_factor_reset: Words
    staff_password_reset: Words
