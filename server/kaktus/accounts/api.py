"""The signed-in person, as the web application sees them."""

from __future__ import annotations

from allauth.account.models import EmailAddress
from django.http import HttpRequest
from ninja import Field, Router, Schema

from kaktus.accounts.models import User
from kaktus.accounts.token_sessions import SignedIn
from kaktus.common.errors import ErrorBody

router = Router(tags=["accounts"])


class Me(Schema):
    uid: str
    email: str
    email_verified: bool = Field(serialization_alias="emailVerified")
    display_name: str = Field(serialization_alias="displayName")
    has_password: bool = Field(serialization_alias="hasPassword")


def is_verified(user: User) -> bool:
    return EmailAddress.objects.filter(user=user, email=user.email, verified=True).exists()


@router.get("/me", auth=SignedIn(), response={200: Me, 401: ErrorBody}, by_alias=True)
def me(request: HttpRequest) -> Me:
    user = request.user
    assert isinstance(user, User)
    return Me(
        uid=str(user.pk),
        email=user.email,
        email_verified=is_verified(user),
        display_name=user.display_name,
        has_password=user.has_usable_password(),
    )
