"""The API calls that unlock books and open the library."""

from __future__ import annotations

import time
from dataclasses import asdict
from datetime import datetime

from django.http import HttpRequest, HttpResponse
from ninja import Field, Router, Schema
from pydantic import BaseModel

from kaktus.accounts.guards import SignedIn, VerifiedPerson
from kaktus.accounts.models import User
from kaktus.accounts.token_sessions import email_not_verified, refuse_surplus
from kaktus.activation.flows import redeem_code
from kaktus.activation.models import ActivationCode
from kaktus.activation.queries import Reader, owned_codes, reader_of_token
from kaktus.common.api.api_errors import ApiError
from kaktus.common.api.error_schema import ErrorBody
from kaktus.common.visitor import visitor_network
from kaktus.library.catalogue.catalogue_cache import CachedGroup, cached_catalogue, titles_of_group
from kaktus.library.links.access_links import ACCESS_LIFE_S, Grant, access_link
from kaktus.library.links.lesson_origins import lesson_url
from kaktus.library.links.signed_texts import end_of_link

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
    seats: int
    """For tablets of a class."""
    books: list[str]


class OwnedCode(Schema):
    activation_code: str
    activation_date: datetime
    expiration_date: datetime
    revoked: bool
    seats: int
    """For tablets of a class."""
    books: list[str]


class OwnedCodes(Schema):
    codes: list[OwnedCode]


class IdToken(BaseModel):
    id_token: str = Field(alias="idToken", max_length=4096)


class Timestamp(BaseModel):
    seconds: int = Field(serialization_alias="_seconds")
    nanoseconds: int = Field(serialization_alias="_nanoseconds")


class Expired(BaseModel):
    group: str
    since: Timestamp


class Library(BaseModel):
    signed_urls: dict[str, list[str]] = Field(serialization_alias="signedUrls")
    expiration_dates: list[Timestamp] = Field(serialization_alias="expirationDates")
    expired: list[Expired]
    seats: int
    """For tablets of classes."""


class Verification(BaseModel):
    message: Library


ANSWERS = {200: Activation, 400: ErrorBody, 409: ErrorBody, 429: ErrorBody} | ERRORS


@router.post("/verifyToken", response={200: Verification} | ERRORS, by_alias=True)
def verify_token(request: HttpRequest, body: IdToken) -> HttpResponse:
    reader = reader_of_token(request, body.id_token)
    if reader is None:
        refuse_surplus(body.id_token)
        raise ApiError.of_status(401)
    if not reader.verified:
        raise email_not_verified()
    # Returned as JSON directly: ninja would build and check the same objects again whenever a library is opened.
    answer = Verification(message=library_of(reader)).model_dump_json(by_alias=True).encode()
    return HttpResponse(answer, content_type="application/json")


@router.post("/activation", auth=VerifiedPerson(), response=ANSWERS)
def activation(request: HttpRequest, body: TypedCode) -> Activation:
    assert isinstance(request.user, User)
    code = redeem_code(
        user=request.user, typed=body.activation_code, extend=body.extend, address=visitor_network(request)
    )
    return Activation(**asdict(code), activated=True, books=titles_of_group(code.group))


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
        seats=code.batch.seats_per_code,
        books=titles_of_group(code.batch.group_id),
    )


def library_of(reader: Reader) -> Library:
    now = time.time()
    library = Library(signed_urls={}, expiration_dates=[], expired=[], seats=reader.seats)
    for group in cached_catalogue().groups:
        ends_at = reader.access.get(group.slug)
        links: list[str] = []
        if ends_at is not None and ends_at.timestamp() > now:
            links = signed_urls(group, reader=reader, ends_at=ends_at, now=now)
            # The pages count the dates by the groups that have links.
            library.expiration_dates += [timestamp(ends_at)] if links else []
        elif ends_at is not None:
            library.expired.append(Expired(group=group.slug, since=timestamp(ends_at)))
        library.signed_urls[group.slug] = links
    return library


def signed_urls(group: CachedGroup, *, reader: Reader, ends_at: datetime, now: float) -> list[str]:
    if not group.stories:
        return []
    expires_at = end_of_link(ACCESS_LIFE_S, now=now, at_most=ends_at.timestamp())
    token = access_link(Grant(user_id=reader.user_id, epoch=reader.epoch, group=group.slug, expires_at=expires_at))
    return [lesson_url(token, story) for story in group.stories]


def timestamp(moment: datetime) -> Timestamp:
    return Timestamp(seconds=int(moment.timestamp()), nanoseconds=moment.microsecond * 1000)
