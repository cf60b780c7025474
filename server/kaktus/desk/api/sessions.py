"""The API calls with which staff sign in, see who they are, and sign out."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Literal

from django.http import HttpRequest
from ninja import Field, Router, Schema
from ninja.responses import Status

from kaktus.common.api.error_schema import ErrorBody
from kaktus.desk.access import DeskSession, desk_session_of
from kaktus.desk.flows import recover
from kaktus.desk.flows import sign_in as flow
from kaktus.desk.known_devices import LONGEST_PROOF
from kaktus.desk.models import Stage
from kaktus.desk.passkeys import authentication_options
from kaktus.desk.permissions import Permission, Role, permissions_of
from kaktus.desk.sessions import near_end

router = Router(tags=["desk"], by_alias=True)


LONGEST_TEXT = 4096
Way = Literal["authenticator", "passkey", "recovery_code"]
Need = Literal["password", "second_factor"]
ERRORS = {400: ErrorBody, 422: ErrorBody, 429: ErrorBody}


class StaffCredentials(Schema):
    email: str = Field(max_length=LONGEST_TEXT)
    password: str = Field(max_length=LONGEST_TEXT)
    device: str = Field("", max_length=LONGEST_PROOF)
    """The proof that this browser got when the member was in before."""


class SecondFactorCode(Schema):
    code: str = Field(max_length=LONGEST_TEXT)


class Admission(Schema):
    """A token for the desk, and how far it opens it."""

    token: str
    stage: Stage
    device: str
    """For a member who is in: what this browser shows at the next sign-in, so that no stranger locks it out."""


class PasskeyQuestion(Schema):
    """For `navigator.credentials`, in the form of WebAuthn's JSON."""

    public_key: dict[str, Any] = Field(serialization_alias="publicKey")


class PasskeyAnswer(Schema):
    credential: dict[str, Any]


class EndingSession(Schema):
    seconds: int
    can_go_on: bool = Field(serialization_alias="canGoOn")
    """Whether a use of it keeps it; False at the end of the longest time."""


class StaffAtWork(Schema):
    """Who is signed in, and what they may do: nothing until they are in."""

    name: str
    email: str
    role: Role
    stage: Stage
    permissions: list[Permission]
    ends_at: datetime = Field(serialization_alias="endsAt")
    """The latest end of the session, however much it is used."""
    ending: EndingSession | None
    """During its last minutes."""
    ways: list[Way]
    """The second factors that the member has."""
    needs: list[Need]
    """What they have to set up before they are in."""


def admission(admitted: flow.Admission) -> Admission:
    return Admission(token=admitted.token, stage=admitted.stage, device=admitted.device)


@router.post("/sign-in", response={200: Admission} | ERRORS)
def sign_in(request: HttpRequest, body: StaffCredentials) -> Admission:
    return admission(flow.sign_in(request, email=body.email, password=body.password, device=body.device))


@router.post(
    "/sign-in/code",
    auth=DeskSession(Stage.SECOND_FACTOR),
    response={200: Admission, 401: ErrorBody, 409: ErrorBody} | ERRORS,
)
def sign_in_with_code(request: HttpRequest, body: SecondFactorCode) -> Admission:
    """The code of an authenticator app, or a recovery code."""
    return admission(flow.sign_in_with_code(request, desk_session_of(request), code=body.code))


@router.post(
    "/sign-in/passkey-options", auth=DeskSession(Stage.SECOND_FACTOR), response={200: PasskeyQuestion, 401: ErrorBody}
)
def passkey_question(request: HttpRequest) -> PasskeyQuestion:
    return PasskeyQuestion(public_key=authentication_options(desk_session_of(request)))


@router.post(
    "/sign-in/passkey", auth=DeskSession(Stage.SECOND_FACTOR), response={200: Admission, 401: ErrorBody} | ERRORS
)
def sign_in_with_passkey(request: HttpRequest, body: PasskeyAnswer) -> Admission:
    return admission(flow.sign_in_with_passkey(request, desk_session_of(request), answer=body.credential))


@router.get("/session", auth=DeskSession(*Stage), response={200: StaffAtWork, 401: ErrorBody})
def session(request: HttpRequest) -> StaffAtWork:
    current = desk_session_of(request)
    member = current.member
    ending = near_end(current) if current.stage == Stage.IN else None
    ways: dict[Way, bool] = {
        "authenticator": bool(member.totp_secret),
        "passkey": member.passkeys.exists(),
        "recovery_code": member.recovery_codes.exists(),
    }
    needs: dict[Need, bool] = {
        "password": member.password_ends_at is not None,
        "second_factor": not (ways["authenticator"] or ways["passkey"]),
    }
    return StaffAtWork(
        name=member.name,
        email=member.email,
        role=Role(member.role),
        stage=Stage(current.stage),
        permissions=permissions_of(member.role) if current.stage == Stage.IN else [],
        ends_at=current.ends_at,
        ending=EndingSession(seconds=ending.seconds, can_go_on=ending.can_go_on) if ending else None,
        ways=[way for way, there in ways.items() if there],
        needs=[need for need, there in needs.items() if there],
    )


class ForgottenPassword(Schema):
    email: str = Field(max_length=LONGEST_TEXT)


class ReplacedPassword(Schema):
    token: str = Field(max_length=LONGEST_TEXT)
    password: str = Field(max_length=LONGEST_TEXT)


@router.post("/forgot-password", response={204: None} | ERRORS)
def forgot_password(request: HttpRequest, body: ForgottenPassword) -> Status[None]:
    """The same answer, whether or not somebody with this address works here."""
    recover.forgot_password(request, email=body.email)
    return Status(204, None)


@router.post("/new-password", response={200: Admission} | ERRORS)
def new_password(request: HttpRequest, body: ReplacedPassword) -> Admission:
    return admission(recover.set_new_password(request, token=body.token, password=body.password))


@router.post("/sign-out", auth=DeskSession(*Stage), response={204: None, 401: ErrorBody})
def sign_out(request: HttpRequest) -> Status[None]:
    flow.sign_out(desk_session_of(request))
    return Status(204, None)
