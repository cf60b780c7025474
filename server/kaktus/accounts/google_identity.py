"""Asks Google (or another OpenID provider) who a person is, and checks every claim of the answer."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass
from typing import Any, Final

import jwt
from allauth.socialaccount import app_settings
from django.conf import settings

from kaktus.accounts.emails import BadAddress, normalised_email
from kaktus.accounts.openid_provider import PAUSE_S, Declined, OpenIdProvider, Unreachable, provider_at
from kaktus.common.api.api_errors import ApiError

SCOPE: Final = "openid email profile"
# The clocks of two machines differ a little.
LEEWAY_S: Final = 60
# A token is made for the exchange that delivers it: an older one has been stored and replayed.
TOKEN_AGE_S: Final = 10 * 60
ALGORITHMS: Final = frozenset({"RS256", "PS256", "ES256", "EdDSA"})


@dataclass(frozen=True)
class Identity:
    issuer: str
    subject: str
    email: str
    display_name: str


def is_set_up() -> bool:
    return bool(settings.ENVIRONMENT.google_client_id)


def redirect_uri() -> str:
    return f"{settings.PUBLIC_URL}/auth/google"


def _provider() -> OpenIdProvider:
    return provider_at(settings.ENVIRONMENT.google_issuer)


def authorization_endpoint() -> str:
    try:
        return str(_provider().description()["authorization_endpoint"])
    except (Unreachable, KeyError):
        raise unreachable() from None


def identity_from_code(
    *, code: str, code_verifier: str, nonce: str, came_to: str, signed_in_within_s: int | None
) -> Identity:
    """`signed_in_within_s` limits how long ago the person may have signed in at the provider, where that matters."""
    if came_to != redirect_uri() or not (code and code_verifier and nonce):
        raise failed()
    provider = _provider()
    try:
        id_token = _exchange(provider, code=code, code_verifier=code_verifier)
        claims = _checked_claims(provider, id_token)
        _check_parties_and_times(claims, nonce=nonce)
        if signed_in_within_s is not None:
            _check_sign_in(provider.description(), claims, within_s=signed_in_within_s)
    except Unreachable:
        raise unreachable() from None
    except (Declined, jwt.PyJWTError, KeyError, ValueError, TypeError):
        raise failed() from None
    return _identity(claims)


def _exchange(provider: OpenIdProvider, *, code: str, code_verifier: str) -> str:
    client = (settings.ENVIRONMENT.google_client_id, settings.ENVIRONMENT.google_client_secret)
    form = {
        "grant_type": "authorization_code",
        "code": code,
        "code_verifier": code_verifier,
        "redirect_uri": redirect_uri(),
    }
    if "client_secret_post" in provider.description().get("token_endpoint_auth_methods_supported", []):
        form |= {"client_id": client[0], "client_secret": client[1]}
        return str(provider.exchange(form, auth=None)["id_token"])
    return str(provider.exchange(form, auth=client)["id_token"])


def _checked_claims(provider: OpenIdProvider, id_token: str) -> dict[str, Any]:
    header = jwt.get_unverified_header(id_token)
    key = provider.signing_key(str(header["kid"]))
    if key is None or header["alg"] not in ALGORITHMS:
        raise failed()
    claims: dict[str, Any] = jwt.decode(
        id_token,
        key=jwt.PyJWK(key, algorithm=header["alg"]),
        algorithms=[header["alg"]],
        issuer=settings.ENVIRONMENT.google_issuer,
        audience=settings.ENVIRONMENT.google_client_id,
        leeway=LEEWAY_S,
        options={"require": ["exp", "iat", "iss", "aud", "sub"]},
    )
    return claims


def _check_parties_and_times(claims: dict[str, Any], *, nonce: str) -> None:
    client_id = settings.ENVIRONMENT.google_client_id
    is_for_several = isinstance(claims["aud"], list) and len(claims["aud"]) > 1
    # A token for several audiences names the one that asked for it.
    if claims.get("azp", None if is_for_several else client_id) != client_id:
        raise failed()
    if time.time() - float(claims["iat"]) > TOKEN_AGE_S + LEEWAY_S:
        raise failed()
    if not secrets.compare_digest(str(claims.get("nonce", "")).encode(), nonce.encode()):
        raise failed()
    if not 0 < len(str(claims["sub"])) <= app_settings.UID_MAX_LENGTH:
        raise failed()


def _check_sign_in(description: dict[str, Any], claims: dict[str, Any], *, within_s: int) -> None:
    """Google reveals the time of sign-in to some clients only; a provider that promises it must deliver it."""
    if "auth_time" not in claims and "auth_time" not in description.get("claims_supported", []):
        return
    age = time.time() - float(claims["auth_time"])
    if not -LEEWAY_S <= age <= within_s + LEEWAY_S:
        raise ApiError(
            400,
            "google_sign_in_too_old",
            "Your sign-in at Google is too long ago. Please sign out there and try again.",
        )


def _identity(claims: dict[str, Any]) -> Identity:
    try:
        email = normalised_email(str(claims.get("email", "")))
    except BadAddress:
        raise failed() from None
    if claims.get("email_verified") is not True:
        raise ApiError(
            400,
            "google_email_unverified",
            "Google has not confirmed the e-mail address of this account. "
            "Confirm it at Google, or sign up with a password.",
        )
    name = "".join(character for character in str(claims.get("name", "")) if character.isprintable())
    return Identity(issuer=str(claims["iss"]), subject=str(claims["sub"]), email=email, display_name=name[:150])


def failed() -> ApiError:
    return ApiError(400, "google_sign_in_failed", "The sign-in with Google did not work. Please try again.")


def unreachable() -> ApiError:
    message = "Google cannot be reached right now. Please try again in a moment."
    return ApiError.of_errors(503, [{"code": "google_unreachable", "message": message, "retryAfter": PAUSE_S}])
