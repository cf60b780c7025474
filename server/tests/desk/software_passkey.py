"""A passkey made of software, which answers as a browser does."""

from __future__ import annotations

import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from fido2.cose import ES256
from fido2.utils import websafe_encode
from fido2.webauthn import AttestationObject, AttestedCredentialData, AuthenticatorData

Flag = AuthenticatorData.FLAG


@dataclass
class SoftwarePasskey:
    origin: str
    host: str = "localhost"
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    id: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    count: int = 0

    def register(self, options: dict[str, Any]) -> dict[str, Any]:
        public: Any = ES256.from_cryptography_key(self.key.public_key())  # type: ignore[no-untyped-call]
        credential = AttestedCredentialData.create(bytes(16), self.id, public)
        data = AuthenticatorData.create(self._host_hash, Flag.UP | Flag.UV | Flag.AT, self.count, credential)
        attestation = AttestationObject.create("none", data, {})
        client = self._client_data("webauthn.create", options["challenge"])
        return self._answer(
            {"clientDataJSON": websafe_encode(client), "attestationObject": websafe_encode(attestation)}
        )

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        self.count += 1
        data = AuthenticatorData.create(self._host_hash, Flag.UP | Flag.UV, self.count)
        client = self._client_data("webauthn.get", options["challenge"])
        signature = self.key.sign(bytes(data) + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._answer(
            {
                "clientDataJSON": websafe_encode(client),
                "authenticatorData": websafe_encode(bytes(data)),
                "signature": websafe_encode(signature),
            }
        )

    @property
    def _host_hash(self) -> bytes:
        return hashlib.sha256(self.host.encode()).digest()

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        name = websafe_encode(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response, "clientExtensionResults": {}}
