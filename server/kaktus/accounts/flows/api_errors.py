"""The API errors that several flows raise."""

from __future__ import annotations

from allauth.account.adapter import get_adapter

from kaktus.common.api.api_errors import ApiError
from kaktus.mail.quota import TooManyMails


def required_code(code: str) -> None:
    if not code.strip():
        raise ApiError(400, "missing_action_code", "The link is not complete. Please open it from the mail again.")


def invalid_code() -> ApiError:
    return ApiError(
        400, "invalid_action_code", "This link is not valid any more. It may be used up or too old; ask for a new one."
    )


def used_code() -> ApiError:
    return ApiError(400, "used_action_code", "This link has been used already: the address is confirmed.")


def expired_code() -> ApiError:
    return ApiError(400, "expired_action_code", "This link is too old. Please let us send the mail again.")


def email_taken() -> ApiError:
    return ApiError(400, "email_taken", str(get_adapter().error_messages["email_taken"]), param="email")


def same_as_current(*, param: str) -> ApiError:
    return ApiError(400, "same_as_current", "This is your address already.", param=param)


def too_many_mails(problem: TooManyMails) -> ApiError:
    minutes = -(-problem.wait // 60)
    message = (
        "Several mails have gone to this address within the last hour. Please look for them, in the spam folder too, "
        f"or ask again in {minutes} minutes."
    )
    return ApiError.of_errors(429, [{"code": "too_many_mails", "message": message, "retryAfter": problem.wait}])
