"""The API calls with which a member sets up and changes how they get in."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from django.http import HttpRequest
from ninja import Field, Router, Schema
from ninja.responses import Status

from kaktus.common.api.bounds import RowId
from kaktus.common.api.error_schema import ErrorBody
from kaktus.common.shown_text import ShownLine
from kaktus.desk.access import DeskSession, desk_session_of
from kaktus.desk.api.sessions import ERRORS, LONGEST_TEXT, Admission, SecondFactorCode, admission
from kaktus.desk.flows import own_account as flow
from kaktus.desk.flows.staff import change_name
from kaktus.desk.models import Stage
from kaktus.desk.passkeys import LONGEST_NAME

router = Router(tags=["desk"], by_alias=True)
GUARDED = ERRORS | {401: ErrorBody, 409: ErrorBody}
SETTING_UP = DeskSession(Stage.SET_UP)
SETTING_UP_OR_IN = DeskSession(Stage.SET_UP, Stage.IN)
IN = DeskSession(Stage.IN)


class NewPassword(Schema):
    password: str = Field(max_length=LONGEST_TEXT)


class StaffPasswordChange(Schema):
    current_password: str = Field(alias="currentPassword", max_length=LONGEST_TEXT)
    new_password: str = Field(alias="newPassword", max_length=LONGEST_TEXT)


class Proof(Schema):
    """The password once more, from somebody who is in; nothing while a first factor is set up."""

    password: str = Field("", max_length=LONGEST_TEXT)


class NextStep(Schema):
    """Without an admission, another step is left, with the same token."""

    admission: Admission | None


class NewAuthenticator(Schema):
    secret: str
    picture: str
    """The QR code, as the address of an image."""


class FactorAdded(Schema):
    recovery_codes: list[str] = Field(serialization_alias="recoveryCodes")
    admission: Admission | None


class PasskeyOptions(Schema):
    """For `navigator.credentials`, in the form of WebAuthn's JSON."""

    public_key: dict[str, Any] = Field(serialization_alias="publicKey")


class NewPasskey(Schema):
    credential: dict[str, Any]
    name: ShownLine = Field(min_length=1, max_length=LONGEST_NAME)


class RecoveryCodes(Schema):
    recovery_codes: list[str] = Field(serialization_alias="recoveryCodes")


class OwnPasskey(Schema):
    id: int
    name: str
    created_at: datetime = Field(serialization_alias="createdAt")
    last_used_at: datetime | None = Field(serialization_alias="lastUsedAt")


class OwnSession(Schema):
    browser: str
    system: str
    created_at: datetime = Field(serialization_alias="createdAt")
    last_used_at: datetime = Field(serialization_alias="lastUsedAt")
    is_this_one: bool = Field(serialization_alias="isThisOne")


class OwnName(Schema):
    name: str = Field(max_length=LONGEST_TEXT)


class OwnAccount(Schema):
    name: str
    email: str
    has_authenticator: bool = Field(serialization_alias="hasAuthenticator")
    passkeys: list[OwnPasskey]
    recovery_codes_left: int = Field(serialization_alias="recoveryCodesLeft")
    sessions: list[OwnSession]


@router.get("/account", auth=IN, response={200: OwnAccount, 401: ErrorBody})
def account(request: HttpRequest) -> OwnAccount:
    current = desk_session_of(request)
    member = current.member
    return OwnAccount(
        name=member.name,
        email=member.email,
        has_authenticator=bool(member.totp_secret),
        passkeys=[OwnPasskey.from_orm(passkey) for passkey in member.passkeys.order_by("pk")],
        recovery_codes_left=member.recovery_codes.count(),
        sessions=[
            OwnSession(
                browser=session.browser,
                system=session.system,
                created_at=session.created_at,
                last_used_at=session.last_used_at,
                is_this_one=session.pk == current.pk,
            )
            for session in member.sessions.filter(stage=Stage.IN).order_by("-last_used_at")
        ],
    )


def _optional_admission(entry: Any) -> Admission | None:
    return admission(entry) if entry else None


def _added(added: flow.FactorAdded) -> FactorAdded:
    return FactorAdded(recovery_codes=added.recovery_codes, admission=_optional_admission(added.admission))


@router.post("/account/name", auth=IN, response={204: None} | GUARDED)
def change_own_name(request: HttpRequest, body: OwnName) -> Status[None]:
    member = desk_session_of(request).member
    change_name(member.pk, name=body.name, by=member)
    return Status(204, None)


@router.post("/account/first-password", auth=SETTING_UP, response={200: NextStep} | GUARDED)
def first_password(request: HttpRequest, body: NewPassword) -> NextStep:
    """In place of a one-time password."""
    return NextStep(
        admission=_optional_admission(flow.choose_password(request, desk_session_of(request), password=body.password))
    )


@router.post("/account/password", auth=IN, response={204: None} | GUARDED)
def change_password(request: HttpRequest, body: StaffPasswordChange) -> Status[None]:
    flow.change_password(request, desk_session_of(request), current=body.current_password, new=body.new_password)
    return Status(204, None)


@router.post("/account/authenticator", auth=SETTING_UP_OR_IN, response={200: NewAuthenticator} | GUARDED)
def offer_authenticator(request: HttpRequest, body: Proof) -> NewAuthenticator:
    offered = flow.offer_authenticator(request, desk_session_of(request), password=body.password)
    return NewAuthenticator(secret=offered.secret, picture=offered.picture)


@router.post("/account/authenticator/confirm", auth=SETTING_UP_OR_IN, response={200: FactorAdded} | GUARDED)
def add_authenticator(request: HttpRequest, body: SecondFactorCode) -> FactorAdded:
    return _added(flow.add_authenticator(request, desk_session_of(request), code=body.code))


@router.post("/account/authenticator/remove", auth=IN, response={204: None} | GUARDED)
def remove_authenticator(request: HttpRequest, body: Proof) -> Status[None]:
    flow.remove_authenticator(request, desk_session_of(request), password=body.password)
    return Status(204, None)


@router.post("/account/passkey-options", auth=SETTING_UP_OR_IN, response={200: PasskeyOptions} | GUARDED)
def offer_passkey(request: HttpRequest, body: Proof) -> PasskeyOptions:
    return PasskeyOptions(public_key=flow.offer_passkey(request, desk_session_of(request), password=body.password))


@router.post("/account/passkeys", auth=SETTING_UP_OR_IN, response={200: FactorAdded} | GUARDED)
def add_passkey(request: HttpRequest, body: NewPasskey) -> FactorAdded:
    return _added(flow.add_passkey(request, desk_session_of(request), answer=body.credential, name=body.name))


@router.post("/account/passkeys/{passkey_id}/remove", auth=IN, response={204: None, 404: ErrorBody} | GUARDED)
def remove_passkey(request: HttpRequest, passkey_id: RowId, body: Proof) -> Status[None]:
    flow.remove_passkey(request, desk_session_of(request), passkey_id=passkey_id, password=body.password)
    return Status(204, None)


@router.post("/account/recovery-codes", auth=IN, response={200: RecoveryCodes} | GUARDED)
def replace_recovery_codes(request: HttpRequest, body: Proof) -> RecoveryCodes:
    codes = flow.replace_recovery_codes(request, desk_session_of(request), password=body.password)
    return RecoveryCodes(recovery_codes=codes)


@router.post("/account/end-other-sessions", auth=IN, response={204: None, 401: ErrorBody})
def end_other_sessions(request: HttpRequest) -> Status[None]:
    flow.end_other_sessions(desk_session_of(request))
    return Status(204, None)
