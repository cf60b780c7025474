"""What a mail server's refusal means: try again, or never again."""

from __future__ import annotations

from smtplib import SMTPDataError, SMTPRecipientsRefused, SMTPResponseException, SMTPSenderRefused

# Our own account at the mail server is missing or wrong: once the operator corrects it, the mail goes out.
ABOUT_OUR_ACCOUNT = (530, 534, 535, 538)


def reply_code(error: Exception) -> int:
    """0 if there was no reply."""
    if isinstance(error, SMTPRecipientsRefused):
        return max((int(code) for code, _ in error.recipients.values()), default=0)
    return int(error.smtp_code) if isinstance(error, SMTPResponseException) else 0


def is_final(error: Exception) -> bool:
    """Whether the server refused this very mail for good: its recipient, its sender or its content."""
    about_the_mail = isinstance(error, SMTPRecipientsRefused | SMTPSenderRefused | SMTPDataError)
    code = reply_code(error)
    return about_the_mail and 500 <= code < 600 and code not in ABOUT_OUR_ACCOUNT


def needs_operator(error: Exception) -> bool:
    return reply_code(error) >= 500 and not is_final(error)
