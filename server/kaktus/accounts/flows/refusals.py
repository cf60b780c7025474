"""The answers that several flows give."""

from __future__ import annotations

from kaktus.common.errors import Refusal


def required_code(code: str) -> None:
    if not code.strip():
        raise Refusal(400, "missing_action_code", "The link is not complete. Please open it from the mail again.")


def invalid_code() -> Refusal:
    return Refusal(
        400, "invalid_action_code", "This link is not valid any more. It may be used up or too old; ask for a new one."
    )
