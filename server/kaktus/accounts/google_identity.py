"""Asks Google (or another OpenID provider) who a person is, and believes nothing unchecked."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any, Final

import jwt
import requests
from allauth.socialaccount import app_settings
from allauth.socialaccount.adapter import get_adapter
from allauth.socialaccount.internal import jwtkit
from allauth.socialaccount.providers.oauth2.client import OAuth2Client, OAuth2Error
from django.conf import settings
from django.core.cache import cache
from django.http import HttpRequest

from kaktus.accounts.emails import BadAddress, normalised_email
from kaktus.common.errors import Refusal

SCOPE: Final = "openid email profile"
DISCOVERY_LIVES_S: Final = 60 * 60
# Clocks of two machines differ a little.
LEEWAY_S: Final = 30
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


def discovery() -> dict[str, Any]:
    """The provider's own description, asked for once an hour."""
    issuer = settings.ENVIRONMENT.google_issuer
    key = f"openid-discovery:{issuer}"
    known: dict[str, Any] | None = cache.get(key)
    if known is None:
        try:
            with get_adapter().get_requests_session() as session:
                answer = session.get(issuer.rstrip("/") + "/.well-known/openid-configuration")
                answer.raise_for_status()
                known = answer.json()
        except (requests.RequestException, ValueError):
            raise unreachable() from None
        if not isinstance(known, dict) or known.get("issuer") != issuer:
            raise unreachable()
        cache.set(key, known, DISCOVERY_LIVES_S)
    return known


def identity_from_code(request: HttpRequest, *, code: str, code_verifier: str, nonce: str, came_to: str) -> Identity:
    if came_to != redirect_uri() or not (code and code_verifier and nonce):
        raise failed()
    provider = discovery()
    try:
        id_token = _exchange(request, provider, code=code, code_verifier=code_verifier)
        claims = _checked_claims(provider, id_token, nonce=nonce)
    except requests.RequestException:
        raise unreachable() from None
    except (OAuth2Error, jwt.PyJWTError, KeyError, ValueError, TypeError):
        raise failed() from None
    return _identity(claims)


def _exchange(request: HttpRequest, provider: dict[str, Any], *, code: str, code_verifier: str) -> str:
    client = OAuth2Client(
        request,
        settings.ENVIRONMENT.google_client_id,
        settings.ENVIRONMENT.google_client_secret,
        "POST",
        provider["token_endpoint"],
        redirect_uri(),
        basic_auth="client_secret_post" not in provider.get("token_endpoint_auth_methods_supported", []),
    )
    return str(client.get_access_token(code, pkce_code_verifier=code_verifier)["id_token"])


def _checked_claims(provider: dict[str, Any], id_token: str, *, nonce: str) -> dict[str, Any]:
    algorithm, key = jwtkit.fetch_key(id_token, provider["jwks_uri"], jwtkit.lookup_kid_jwk)
    if algorithm not in ALGORITHMS:
        raise failed()
    client_id = settings.ENVIRONMENT.google_client_id
    claims: dict[str, Any] = jwt.decode(
        id_token,
        key=key,
        algorithms=[algorithm],
        issuer=provider["issuer"],
        audience=client_id,
        leeway=LEEWAY_S,
        options={"require": ["exp", "iat", "iss", "aud", "sub"]},
    )
    if claims.get("azp", client_id) != client_id:
        raise failed()
    if not secrets.compare_digest(str(claims.get("nonce", "")).encode(), nonce.encode()):
        raise failed()
    if not 0 < len(str(claims["sub"])) <= app_settings.UID_MAX_LENGTH:
        raise failed()
    return claims


def _identity(claims: dict[str, Any]) -> Identity:
    try:
        email = normalised_email(str(claims.get("email", "")))
    except BadAddress:
        raise failed() from None
    if claims.get("email_verified") is not True:
        raise Refusal(
            400,
            "google_email_unverified",
            "Google has not confirmed the e-mail address of this account. "
            "Confirm it at Google, or sign up with a password.",
        )
    name = "".join(character for character in str(claims.get("name", "")) if character.isprintable())
    return Identity(issuer=str(claims["iss"]), subject=str(claims["sub"]), email=email, display_name=name[:150])


def failed() -> Refusal:
    return Refusal(400, "google_sign_in_failed", "The sign-in with Google did not work. Please try again.")


def unreachable() -> Refusal:
    return Refusal(503, "google_unreachable", "Google cannot be reached right now. Please try again in a moment.")
