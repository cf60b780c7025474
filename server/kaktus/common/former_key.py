"""The key with which the former system hashed passwords: the fields of its hash configuration, and their limits."""

from __future__ import annotations

import base64
import binascii
import json
import re
from dataclasses import dataclass
from typing import Any, Final

# What each field is called: by the former system's console, and by its tools.
NAMES: Final = {
    "signer_key": ("base64_signer_key", "signerKey", "hashKey", "key"),
    "salt_separator": ("base64_salt_separator", "saltSeparator"),
    "rounds": ("rounds",),
    "memory_cost": ("mem_cost", "memCost", "memoryCost"),
}
# More would let one log-in take more memory or time than ours; the former system allows no more either.
MAX_ROUNDS: Final = 8
MAX_MEMORY_COST: Final = 14
# An encrypted key longer than this does not fit into the column of passwords.
KEY_BYTES: Final = range(16, 65)
# The console shows `hash_config { algorithm: SCRYPT, base64_signer_key: …, … }`, which is not JSON.
CONSOLE_FIELD: Final = re.compile(r'"?(\w+)"?\s*:\s*"?([A-Za-z0-9+/_=-]+)"?')


@dataclass(frozen=True)
class FormerKey:
    signer_key: bytes
    salt_separator: bytes
    rounds: int
    memory_cost: int

    def as_json(self) -> str:
        """On one line, as a file or a setting stores it."""
        return json.dumps(
            {
                "algorithm": "SCRYPT",
                "base64_signer_key": base64.b64encode(self.signer_key).decode(),
                "base64_salt_separator": base64.b64encode(self.salt_separator).decode(),
                "rounds": self.rounds,
                "mem_cost": self.memory_cost,
            }
        )


def parse_former_key(text: str) -> FormerKey:
    """From JSON, or from what the console shows; raises ValueError with a reason that does not repeat the key."""
    fields = _fields(text)
    if str(fields.get("algorithm", "SCRYPT")).upper() != "SCRYPT":
        raise ValueError("its algorithm is not SCRYPT, the only one that can be moved in")
    values = {field: _first(fields, names) for field, names in NAMES.items()}
    missing = [NAMES[field][0] for field, value in values.items() if value is None]
    if missing:
        raise ValueError(f"it lacks {' and '.join(missing)}")
    key = FormerKey(
        signer_key=_bytes("base64_signer_key", values["signer_key"]),
        salt_separator=_bytes("base64_salt_separator", values["salt_separator"]),
        rounds=_number("rounds", values["rounds"], MAX_ROUNDS),
        memory_cost=_number("mem_cost", values["memory_cost"], MAX_MEMORY_COST),
    )
    if len(key.signer_key) not in KEY_BYTES:
        raise ValueError(f"base64_signer_key has {len(key.signer_key)} bytes instead of 64")
    return key


def from_base64(text: str) -> bytes:
    """With the usual alphabet or the one for addresses, padded or not; raises ValueError."""
    plain = text.strip().rstrip("=").replace("-", "+").replace("_", "/")
    try:
        return base64.b64decode(plain + "=" * (-len(plain) % 4), validate=True)
    except binascii.Error:
        raise ValueError("it is not Base64") from None


def _fields(text: str) -> dict[str, Any]:
    try:
        fields = json.loads(text)
    except ValueError:
        fields = dict(CONSOLE_FIELD.findall(text))
    if isinstance(fields, dict):
        # Some tools put the configuration into an object of its own.
        inner = next((value for value in fields.values() if isinstance(value, dict)), None)
        return inner or fields
    raise ValueError("give the fields base64_signer_key, base64_salt_separator, rounds and mem_cost")


def _first(fields: dict[str, Any], names: tuple[str, ...]) -> Any:
    return next((fields[name] for name in names if fields.get(name) is not None), None)


def _bytes(name: str, value: Any) -> bytes:
    try:
        return from_base64(str(value))
    except ValueError:
        raise ValueError(f"{name} is not Base64") from None


def _number(name: str, value: Any, largest: int) -> int:
    text = str(value)
    if not text.isdecimal() or not 1 <= int(text[:9]) <= largest:
        raise ValueError(f"{name} must be a whole number from 1 to {largest}")
    return int(text)
