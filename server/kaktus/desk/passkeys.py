"""Passkeys (WebAuthn) as second factors: what a browser is asked for, and whether its answer is right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from django.conf import settings
from django.db.models import Q
from django.utils import timezone

from kaktus.desk.models import Passkey, StaffMember, StaffSession

# Imported only where a passkey is used: it would take memory in every server process.
if TYPE_CHECKING:
    from fido2.server import Fido2Server
    from fido2.webauthn import AttestedCredentialData

LONGEST_NAME: Final = 60


class PasskeyRefused(Exception):
    """The browser's answer does not fit the question, or belongs to no passkey of this member."""


def registration_options(session: StaffSession) -> dict[str, Any]:
    from fido2.webauthn import PublicKeyCredentialUserEntity, ResidentKeyRequirement, UserVerificationRequirement

    member = session.member
    options, state = _server().register_begin(
        PublicKeyCredentialUserEntity(id=str(member.pk).encode(), name=member.email, display_name=member.email),
        credentials=_credentials(member),
        resident_key_requirement=ResidentKeyRequirement.DISCOURAGED,
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    _ask(session, state)
    return dict(options.public_key)


def keep_passkey(member: StaffMember, answer: Mapping[str, Any], *, challenge: Any, name: str) -> Passkey:
    """Raises PasskeyRefused."""
    from fido2.utils import websafe_encode

    try:
        data = _server().register_complete(challenge, answer)
    except Exception as error:
        # The package raises all kinds of errors for an answer that a stranger has made up.
        raise PasskeyRefused from error
    assert data.credential_data is not None
    credential_id = websafe_encode(data.credential_data.credential_id)
    if Passkey.objects.filter(credential_id=credential_id).exists():
        raise PasskeyRefused
    return Passkey.objects.create(
        member=member,
        credential_id=credential_id,
        credential=bytes(data.credential_data),
        sign_count=data.counter,
        name=name.strip()[:LONGEST_NAME],
    )


def authentication_options(session: StaffSession) -> dict[str, Any]:
    from fido2.webauthn import UserVerificationRequirement

    options, state = _server().authenticate_begin(
        credentials=_credentials(session.member), user_verification=UserVerificationRequirement.PREFERRED
    )
    _ask(session, state)
    return dict(options.public_key)


def accept_passkey(session: StaffSession, answer: Mapping[str, Any]) -> None:
    """Raises PasskeyRefused. A counter that runs backwards is the sign of a copied key."""
    from fido2.utils import websafe_encode
    from fido2.webauthn import AuthenticationResponse

    challenge = take_challenge(session)
    try:
        used = _server().authenticate_complete(challenge, _credentials(session.member), answer)
        count = AuthenticationResponse.from_dict(answer).response.authenticator_data.counter
    except Exception as error:
        raise PasskeyRefused from error
    # Many passkeys do not count and always say 0.
    is_newer = Q(sign_count__lt=count) if count else Q(sign_count=0)
    mine = session.member.passkeys.filter(credential_id=websafe_encode(used.credential_id))
    if not mine.filter(is_newer).update(sign_count=count, last_used_at=timezone.now()):
        raise PasskeyRefused


def _server() -> Fido2Server:
    from fido2.server import Fido2Server
    from fido2.webauthn import PublicKeyCredentialRpEntity

    origin = "{0.scheme}://{0.netloc}".format(urlsplit(settings.PUBLIC_URL))
    host = urlsplit(settings.PUBLIC_URL).hostname or ""
    return Fido2Server(
        PublicKeyCredentialRpEntity(id=host, name=settings.BRAND),
        verify_origin=lambda client_origin: client_origin == origin,
    )


def _credentials(member: StaffMember) -> list[AttestedCredentialData]:
    from fido2.webauthn import AttestedCredentialData

    return [AttestedCredentialData(bytes(passkey.credential)) for passkey in member.passkeys.order_by("pk")]


def _ask(session: StaffSession, state: Any) -> None:
    StaffSession.objects.filter(pk=session.pk).update(challenge=dict(state))


def take_challenge(session: StaffSession) -> Any:
    """A challenge is answered once, rightly or wrongly: take it outside of any transaction. Raises PasskeyRefused."""
    asked = StaffSession.objects.filter(pk=session.pk, challenge__isnull=False)
    if not session.challenge or not asked.update(challenge=None):
        raise PasskeyRefused
    return session.challenge
