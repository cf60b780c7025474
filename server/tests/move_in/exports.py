"""Small exports of the former system, in the forms that its tools write."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

# The example that the former system's makers publish with their algorithm.
PASSWORD = "user1password"
SALT = "42xEC+ixf3L2lw=="
HASH = "lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ=="
HASH_CONFIG = {
    "algorithm": "SCRYPT",
    "base64_signer_key": "jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==",
    "base64_salt_separator": "Bw==",
    "rounds": 8,
    "mem_cost": 14,
}
OTHER_CONFIG = HASH_CONFIG | {"rounds": 7}


def account(name: str, **changes: Any) -> dict[str, Any]:
    """Somebody with a password and a confirmed address; a change to None leaves the field out."""
    fields = {
        "localId": f"id-{name}",
        "email": f"{name}@example.org",
        "emailVerified": True,
        "passwordHash": HASH,
        "salt": SALT,
        "displayName": name.title(),
        "createdAt": "1600000000123",
        "providerUserInfo": [],
    }
    return {field: value for field, value in (fields | changes).items() if value is not None}


def with_google(name: str, google_id: str, **changes: Any) -> dict[str, Any]:
    entry = {"providerId": "google.com", "rawId": google_id, "email": f"{name}@example.org"}
    return account(name, providerUserInfo=[entry], **{"passwordHash": None, "salt": None} | changes)


def code(text: str, **changes: Any) -> dict[str, Any]:
    return {"activation_code": text, "activated": False, **changes}


def used_code(text: str, owner: str, **changes: Any) -> dict[str, Any]:
    fields = {
        "activation_code": text,
        "activated": True,
        "users_information": owner,
        "activation_date": {"_seconds": 1_760_000_000, "_nanoseconds": 123_456_789},
        "expiration_date": {"_seconds": 1_807_000_000, "_nanoseconds": 0},
    }
    return fields | changes


@dataclass(frozen=True)
class Exports:
    folder: Path

    def write(self, name: str, content: Any) -> str:
        file = self.folder / name
        file.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
        return str(file)

    def people(self, *accounts: Any) -> list[str]:
        """The arguments of the command."""
        users = self.write("users.json", {"users": list(accounts)})
        return ["move-in", "people", users, "--hash-config", self.write("hash.json", HASH_CONFIG)]

    def codes(self, *documents: Any, rule: str = "prefix,book\n1,kaktus1\n2,kaktus2\n") -> list[str]:
        file = self.write("codes.json", list(documents))
        return ["move-in", "codes", file, "--books", self.write("map.csv", rule)]

    def libraries(self, documents: Any) -> list[str]:
        return ["move-in", "libraries", self.write("users-docs.json", documents)]
