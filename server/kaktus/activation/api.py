"""The API calls that unlock books and open the library."""

from __future__ import annotations

import time
from datetime import datetime

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from ninja import Field, Router, Schema

from kaktus.accounts.guards import SignedIn, VerifiedPerson
from kaktus.accounts.models import User
from kaktus.accounts.token_sessions import caller_of_token, email_not_verified, token_of
from kaktus.activation.flows import redeem_code
from kaktus.activation.models import ActivationCode
from kaktus.activation.queries import Reader, owned_codes, reader_of_token
from kaktus.common.error_schema import ErrorBody
from kaktus.common.errors import ApiError
from kaktus.common.fast_paths import TO_JSON, fields_in, json_answer, text_in
from kaktus.common.visitor import visitor_network
from kaktus.library.catalogue_cache import CachedGroup, cached_catalogue, titles_of_group
from kaktus.library.links import Grant, link_end, sign

LONGEST_TYPED = 200
router = Router(tags=["activation"])
ERRORS = {401: ErrorBody, 403: ErrorBody, 422: ErrorBody}


class TypedCode(Schema):
    activation_code: str = Field(alias="activationCode", max_length=LONGEST_TYPED)
    extend: bool = Field(False, strict=True)
    """Sent once the person has agreed to use the code for a book that they have already."""


class Activation(Schema):
    activation_code: str
    activated: bool
    users_information: str
    activation_date: datetime
    expiration_date: datetime
    months: int
    """How long the access lasts."""
    books: list[str]


class OwnedCode(Schema):
    activation_code: str
    activation_date: datetime
    expiration_date: datetime
    revoked: bool
    books: list[str]


class OwnedCodes(Schema):
    codes: list[OwnedCode]


class IdToken(Schema):
    id_token: str = Field(alias="idToken", max_length=4096)


class Timestamp(Schema):
    seconds: int = Field(alias="_seconds")
    nanoseconds: int = Field(alias="_nanoseconds")


class Expired(Schema):
    group: str
    since: Timestamp


class Library(Schema):
    signed_urls: dict[str, list[str]] = Field(alias="signedUrls")
    expiration_dates: list[Timestamp] = Field(alias="expirationDates")
    expired: list[Expired]


class Verification(Schema):
    message: Library


ANSWERS = {200: Activation, 400: ErrorBody, 409: ErrorBody, 429: ErrorBody} | ERRORS


@router.post("/activation", auth=VerifiedPerson(), response=ANSWERS)
def activation(request: HttpRequest, body: TypedCode) -> HttpResponse:
    assert isinstance(request.user, User)
    return json_answer(redeemed(request, request.user, typed=body.activation_code, extend=body.extend))


def activation_fast_path(request: HttpRequest) -> str | None:
    caller = caller_of_token(request, token_of(request)) if request.method == "POST" else None
    body = fields_in(request)
    typed, extend = body.get("activationCode"), body.get("extend", False)
    if caller is None or not caller.verified or not isinstance(typed, str) or not isinstance(extend, bool):
        return None
    return redeemed(request, caller.user, typed=typed, extend=extend) if 0 < len(typed) <= LONGEST_TYPED else None


def redeemed(request: HttpRequest, user: User, *, typed: str, extend: bool) -> str:
    code = redeem_code(user=user, typed=typed, extend=extend, address=visitor_network(request))
    return TO_JSON(
        {
            "activation_code": code.activation_code,
            "activated": True,
            "users_information": code.users_information,
            "activation_date": code.activation_date,
            "expiration_date": code.expiration_date,
            "months": code.months,
            "books": titles_of_group(code.group),
        }
    )


@router.get("/codes", auth=SignedIn(), response={200: OwnedCodes, 401: ErrorBody})
def codes(request: HttpRequest) -> OwnedCodes:
    assert isinstance(request.user, User)
    return OwnedCodes(codes=[owned(code) for code in owned_codes(request.user)])


def owned(code: ActivationCode) -> OwnedCode:
    # As a constraint of the database says: a code with an owner has both.
    assert code.activation_date
    assert code.expiration_date
    return OwnedCode(
        activation_code=code.activation_code,
        activation_date=code.activation_date,
        expiration_date=code.expiration_date,
        revoked=code.revoked_at is not None,
        books=titles_of_group(code.batch.group_id),
    )


@router.post("/verifyToken", response={200: Verification} | ERRORS, by_alias=True)
def verify_token(request: HttpRequest, body: IdToken) -> HttpResponse:
    reader = reader_of_token(request, body.id_token)
    if reader is None:
        raise ApiError.of_status(401)
    if not reader.verified:
        raise email_not_verified()
    return json_answer(library_of(reader))


def verify_token_fast_path(request: HttpRequest) -> str | None:
    reader = reader_of_token(request, text_in(request, "idToken")) if request.method == "POST" else None
    return library_of(reader) if reader and reader.verified else None


def library_of(reader: Reader) -> str:
    """As JSON put together by hand: its parts are names, numbers and signed paths, none of which needs escaping."""
    now = time.time()
    urls, dates, expired = [], [], []
    for group in cached_catalogue().groups:
        ends_at = reader.access.get(group.slug)
        links = "[]"
        if ends_at is not None and ends_at.timestamp() > now:
            links = signed_urls(group, reader=reader, ends_at=ends_at, now=now)
            # The pages count the dates by the groups that have links.
            dates += [timestamp(ends_at)] if group.stories else []
        elif ends_at is not None:
            expired.append(f'{{"group": "{group.slug}", "since": {timestamp(ends_at)}}}')
        urls.append(f'"{group.slug}": {links}')
    return (
        f'{{"message": {{"signedUrls": {{{", ".join(urls)}}}, "expirationDates": [{", ".join(dates)}], '
        f'"expired": [{", ".join(expired)}]}}}}'
    )


def signed_urls(group: CachedGroup, *, reader: Reader, ends_at: datetime, now: float) -> str:
    if not group.stories:
        return "[]"
    expires_at = link_end(now=now, access_ends_at=ends_at.timestamp())
    token = sign(Grant(user_id=reader.user_id, epoch=reader.epoch, group=group.slug, expires_at=expires_at))
    prefix = f"{settings.CONTENT_URL}/content/{token}"
    return f'["{prefix}' + f'", "{prefix}'.join(group.stories) + '"]'


def timestamp(moment: datetime) -> str:
    return f'{{"_seconds": {int(moment.timestamp())}, "_nanoseconds": {moment.microsecond * 1000}}}'
