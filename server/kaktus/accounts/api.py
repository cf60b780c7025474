"""The API calls with which people open, use, secure and close their accounts."""

from __future__ import annotations

from datetime import date, datetime
from typing import Literal

from django.conf import settings
from django.http import HttpRequest
from ninja import Field, Router, Schema
from ninja.responses import Status

from kaktus.accounts import google_identity
from kaktus.accounts.flows import change_email, devices, google, log_in, recover, sign_up, verify_email
from kaktus.accounts.flows.change_password import change_password
from kaktus.accounts.flows.correct_email import correct_own_email
from kaktus.accounts.flows.delete_account import delete_own_account
from kaktus.accounts.flows.reminders import set_reminders, stop_reminders
from kaktus.accounts.guards import SignedIn
from kaktus.accounts.models import User
from kaktus.accounts.token_sessions import Caller
from kaktus.accounts.user_library import user_library
from kaktus.common.api.api_errors import ApiError
from kaktus.common.api.error_schema import ErrorBody
from kaktus.mail.models import Kind
from kaktus.mail.queries import Trouble, trouble_with

router = Router(tags=["accounts"], by_alias=True)
ERRORS = {400: ErrorBody, 422: ErrorBody, 429: ErrorBody}
SIGNED_IN_ERRORS = ERRORS | {401: ErrorBody, 403: ErrorBody}
LONGEST_TEXT = 4096


class Me(Schema):
    """The auth user and the user document of the specification, and what the pages need beside them."""

    uid: str
    email: str
    email_verified: bool = Field(serialization_alias="emailVerified")
    display_name: str = Field(serialization_alias="displayName")
    user_library: list[str] = Field(serialization_alias="userLibrary")
    has_password: bool = Field(serialization_alias="hasPassword")
    verification_mail: Trouble = Field(serialization_alias="verificationMail")
    """Why the verification mail has not reached the person, until they are verified."""
    reminders: bool
    """Whether they want a mail before access to a book ends."""


class Credentials(Schema):
    email: str = Field(max_length=LONGEST_TEXT)
    password: str = Field(max_length=LONGEST_TEXT)


class Token(Schema):
    token: str


class Done(Schema):
    """There is nothing more to say."""


class EmailOnly(Schema):
    email: str = Field(max_length=LONGEST_TEXT)


class PasswordReset(Schema):
    oob_code: str = Field(alias="oobCode", max_length=LONGEST_TEXT)
    new_password: str = Field(alias="newPassword", max_length=LONGEST_TEXT)


class ResetLink(Schema):
    oob_code: str = Field(alias="oobCode", max_length=LONGEST_TEXT)


class Action(Schema):
    mode: Literal["verifyEmail", "verifyAndChangeEmail"]
    oob_code: str = Field(alias="oobCode", max_length=LONGEST_TEXT)


class Confirmed(Schema):
    email: str


class EmailChange(Schema):
    new_email: str = Field(alias="newEmail", max_length=LONGEST_TEXT)
    current_password: str = Field(default="", alias="currentPassword", max_length=LONGEST_TEXT)


class EmailCorrection(Schema):
    email: str = Field(max_length=LONGEST_TEXT)
    current_password: str = Field(default="", alias="currentPassword", max_length=LONGEST_TEXT)


class PasswordChange(Schema):
    current_password: str = Field(default="", alias="currentPassword", max_length=LONGEST_TEXT)
    new_password: str = Field(alias="newPassword", max_length=LONGEST_TEXT)


class Deletion(Schema):
    password: str = Field(default="", max_length=LONGEST_TEXT)


class Reminders(Schema):
    reminders: bool


class StopCode(Schema):
    code: str = Field(max_length=LONGEST_TEXT)


class Device(Schema):
    id: str
    browser: str
    system: str
    signed_in_at: datetime = Field(serialization_alias="signedInAt")
    last_used_on: date = Field(serialization_alias="lastUsedOn")
    is_this_one: bool = Field(serialization_alias="isThisOne")


class Devices(Schema):
    devices: list[Device]


class GoogleSetUp(Schema):
    enabled: bool
    client_id: str = Field(default="", serialization_alias="clientId")
    authorization_endpoint: str = Field(default="", serialization_alias="authorizationEndpoint")
    redirect_uri: str = Field(default="", serialization_alias="redirectUri")
    scope: str = ""


class GoogleAnswer(Schema):
    code: str = Field(max_length=LONGEST_TEXT)
    code_verifier: str = Field(alias="codeVerifier", max_length=LONGEST_TEXT)
    nonce: str = Field(max_length=LONGEST_TEXT)
    redirect_uri: str = Field(alias="redirectUri", max_length=LONGEST_TEXT)


class GoogleToken(Schema):
    token: str
    is_new: bool = Field(serialization_alias="isNew")


def anybody(_request: HttpRequest) -> bool:
    return True


def person(request: HttpRequest) -> User:
    assert isinstance(request.user, User)
    return request.user


@router.get("/me", auth=SignedIn(), response={200: Me, 401: ErrorBody})
def me(request: HttpRequest) -> Me:
    caller: Caller = request.auth  # type: ignore[attr-defined]
    user, verified = caller.user, caller.verified
    return Me(
        uid=str(user.pk),
        email=user.email,
        email_verified=verified,
        display_name=user.display_name,
        user_library=user_library(user.pk),
        has_password=user.has_usable_password(),
        verification_mail="none" if verified else trouble_with(kind=Kind.VERIFICATION, person=user.pk),
        reminders=user.reminders,
    )


@router.post("/account/signup", response={201: Token} | ERRORS)
def signup(request: HttpRequest, body: Credentials) -> Status[Token]:
    return Status(201, Token(token=sign_up.sign_up(request, email=body.email, password=body.password)))


@router.post("/account/login", response={200: Token, 403: ErrorBody} | ERRORS)
def login(request: HttpRequest, body: Credentials) -> Token:
    return Token(token=log_in.log_in(request, email=body.email, password=body.password))


@router.post("/account/logout", response={204: None})
def logout(request: HttpRequest) -> Status[None]:
    log_in.log_out(request)
    return Status(204, None)


@router.get("/account/devices", auth=SignedIn(), response={200: Devices, 401: ErrorBody})
def list_devices(request: HttpRequest) -> dict[str, list[devices.SignedInDevice]]:
    return {"devices": devices.devices_of(request, person(request))}


@router.delete("/account/devices/{device_id}", auth=SignedIn(), response={204: None, 401: ErrorBody})
def sign_out_device(request: HttpRequest, device_id: str) -> Status[None]:
    devices.sign_out_device(person(request), device_id=device_id)
    return Status(204, None)


@router.post("/account/logout-everywhere", auth=SignedIn(), response={204: None, 401: ErrorBody})
def logout_everywhere(request: HttpRequest) -> Status[None]:
    devices.log_out_everywhere(person(request))
    return Status(204, None)


@router.post("/account/forgot-password", response={202: Done} | ERRORS)
def forgot_password(request: HttpRequest, body: EmailOnly) -> Status[Done]:
    recover.forgot_password(request, email=body.email)
    return Status(202, Done())


@router.post("/account/reset-link", response={200: Done} | ERRORS)
def reset_link(request: HttpRequest, body: ResetLink) -> Done:
    recover.check_reset_link(request, code=body.oob_code)
    return Done()


@router.post("/account/reset-password", response={200: Done} | ERRORS)
def reset_password(request: HttpRequest, body: PasswordReset) -> Done:
    recover.reset_password(request, code=body.oob_code, new_password=body.new_password)
    return Done()


@router.post("/account/verification-mail", auth=SignedIn(), response={204: None} | SIGNED_IN_ERRORS)
def verification_mail(request: HttpRequest) -> Status[None]:
    verify_email.send_verification_again(request, person(request))
    return Status(204, None)


@router.post("/account/action", auth=[SignedIn(), anybody], response={200: Confirmed} | SIGNED_IN_ERRORS)
def action(request: HttpRequest, body: Action) -> Confirmed:
    """The code of a mail: a verification needs nobody signed in, a change of address its owner."""
    if body.mode == "verifyEmail":
        return Confirmed(email=verify_email.verify_email(request, code=body.oob_code))
    if not isinstance(request.user, User):
        raise ApiError.of_status(401)
    return Confirmed(email=change_email.confirm_email_change(request, request.user, code=body.oob_code))


@router.post("/account/email", auth=SignedIn(), response={202: Done} | SIGNED_IN_ERRORS)
def email(request: HttpRequest, body: EmailChange) -> Status[Done]:
    change_email.ask_for_email_change(
        request, person(request), new_email=body.new_email, password=body.current_password
    )
    return Status(202, Done())


@router.post("/account/email-correction", auth=SignedIn(), response={204: None} | SIGNED_IN_ERRORS)
def email_correction(request: HttpRequest, body: EmailCorrection) -> Status[None]:
    """A slip in an address that nobody has confirmed yet."""
    correct_own_email(request, person(request), email=body.email, password=body.current_password)
    return Status(204, None)


@router.post("/account/password", auth=SignedIn(), response={200: Token} | SIGNED_IN_ERRORS)
def password(request: HttpRequest, body: PasswordChange) -> Token:
    token = change_password(
        request, person(request), current_password=body.current_password, new_password=body.new_password
    )
    return Token(token=token)


@router.post("/account/reminders", auth=SignedIn(), response={204: None} | SIGNED_IN_ERRORS)
def reminders(request: HttpRequest, body: Reminders) -> Status[None]:
    set_reminders(person(request), enabled=body.reminders)
    return Status(204, None)


@router.post("/account/reminders/stop", response={204: None} | ERRORS)
def reminders_stop(request: HttpRequest, body: StopCode) -> Status[None]:
    stop_reminders(code=body.code)
    return Status(204, None)


@router.post("/account/delete", auth=SignedIn(), response={204: None} | SIGNED_IN_ERRORS)
def delete(request: HttpRequest, body: Deletion) -> Status[None]:
    delete_own_account(request, person(request), password=body.password)
    return Status(204, None)


@router.get("/account/google", response={200: GoogleSetUp, 503: ErrorBody})
def google_set_up(request: HttpRequest) -> GoogleSetUp:
    if not google_identity.is_set_up():
        return GoogleSetUp(enabled=False)
    return GoogleSetUp(
        enabled=True,
        client_id=settings.ENVIRONMENT.google_client_id,
        authorization_endpoint=google_identity.authorization_endpoint(),
        redirect_uri=google_identity.redirect_uri(),
        scope=google_identity.SCOPE,
    )


@router.post("/account/google", response={200: GoogleToken, 503: ErrorBody} | SIGNED_IN_ERRORS)
def google_sign_in(request: HttpRequest, body: GoogleAnswer) -> google.GoogleSignIn:
    return google.sign_in_with_google(request, **body.model_dump())
