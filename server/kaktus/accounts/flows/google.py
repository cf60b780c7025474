"""Signing in with Google: by the linked account, by a verified address, or as somebody new."""

from __future__ import annotations

from dataclasses import dataclass

from allauth.account.models import EmailAddress
from allauth.socialaccount.models import SocialAccount
from django.db import IntegrityError, transaction
from django.db.models import QuerySet
from django.http import HttpRequest

from kaktus.accounts.adapter import AccountAdapter
from kaktus.accounts.confirmations import note_confirmation
from kaktus.accounts.flows.prove_identity import FRESH_S, GOOGLE
from kaktus.accounts.google_identity import Identity, identity_from_code, is_set_up
from kaktus.accounts.limits import LOG_IN, count_try_from_network
from kaktus.accounts.models import User
from kaktus.accounts.queries import is_verified
from kaktus.accounts.token_sessions import caller_of_token, end_all_sessions, note_sign_in, open_session, token_of
from kaktus.common.api.api_errors import ApiError
from kaktus.common.metrics.catalogue import LOG_INS
from kaktus.common.metrics.outcomes import count_outcomes
from kaktus.mail.languages import asked_language
from kaktus.mail.messages import send_google_linked_notice


@dataclass(frozen=True)
class GoogleSignIn:
    token: str
    is_new: bool


@count_outcomes(LOG_INS, "google", done="logged_in")
def sign_in_with_google(
    request: HttpRequest, *, code: str, code_verifier: str, nonce: str, redirect_uri: str
) -> GoogleSignIn:
    if not is_set_up():
        raise ApiError(400, "google_not_set_up", "Google sign-in is not set up here.")
    count_try_from_network(LOG_IN, request)
    token = token_of(request)
    caller = caller_of_token(request, token) if token else None
    if token and caller is None:
        raise ApiError.of_status(401)
    identity = identity_from_code(
        code=code,
        code_verifier=code_verifier,
        nonce=nonce,
        came_to=redirect_uri,
        signed_in_within_s=FRESH_S if caller else None,
    )
    if caller is not None:
        return _confirm_again(request, caller.user, identity)
    try:
        return _sign_in(request, identity)
    except IntegrityError:
        # Two windows opened the same new account at the same moment; it exists by now.
        return _sign_in(request, identity)


def _confirm_again(request: HttpRequest, user: User, identity: Identity) -> GoogleSignIn:
    if not _links(identity).filter(user=user).exists():
        raise _wrong_account("This is not the Google account you signed in with.")
    return GoogleSignIn(token=note_sign_in(request, method=GOOGLE), is_new=False)


def _sign_in(request: HttpRequest, identity: Identity) -> GoogleSignIn:
    with transaction.atomic():
        link = _links(identity).select_related("user").first()
        if link is not None:
            user, is_new = link.user, False
        else:
            user, is_new = _user_with_address(request, identity)
            SocialAccount.objects.create(user=user, provider=identity.issuer, uid=identity.subject, extra_data={})
        if not user.is_active:
            AccountAdapter(request).respond_user_inactive(request, user)
        return GoogleSignIn(token=open_session(request, user, method=GOOGLE), is_new=is_new)


def _user_with_address(request: HttpRequest, identity: Identity) -> tuple[User, bool]:
    user = User.objects.select_for_update().filter(email=identity.email).first()
    if user is None:
        user = User.objects.create_user(email=identity.email, display_name=identity.display_name)
        EmailAddress.objects.create(user=user, email=user.email, verified=True, primary=True)
        note_confirmation(user.pk)
        return user, True
    if SocialAccount.objects.filter(user=user, provider=identity.issuer).exists():
        raise _wrong_account("This e-mail address belongs to an account that uses another Google account.")
    if is_verified(user):
        send_google_linked_notice(to=user.email, language=asked_language(request), person=user.pk)
    else:
        _discard_unproven_credentials(user)
    user.display_name = user.display_name or identity.display_name
    user.save(update_fields=["display_name"])
    return user, False


def _discard_unproven_credentials(user: User) -> None:
    """Whoever opened the account never confirmed its address, so the password and all sessions may be a stranger's."""
    user.set_unusable_password()
    user.save(update_fields=["password"])
    EmailAddress.objects.update_or_create(user=user, email=user.email, defaults={"verified": True, "primary": True})
    note_confirmation(user.pk)
    end_all_sessions(user)


def _links(identity: Identity) -> QuerySet[SocialAccount]:
    return SocialAccount.objects.filter(provider=identity.issuer, uid=identity.subject)


def _wrong_account(message: str) -> ApiError:
    return ApiError(400, "wrong_google_account", message)
