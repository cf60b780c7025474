"""Passwords of people who moved in from the former system, checked as it did until their first log-in here.

It hashed with scrypt and encrypted its own key (AES-256-CTR) with the result. Without that key, which is stored in a
file or a setting and never in the database, a stolen table of these hashes is worth nothing.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
from functools import lru_cache
from pathlib import Path
from typing import Final

from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from django.conf import settings
from django.contrib.auth.hashers import BasePasswordHasher

from kaktus.common.files.private_files import new_private_file
from kaktus.common.former_key import FormerKey, from_base64, parse_former_key

ALGORITHM: Final = "former"
AES_KEY_BYTES: Final = 32
# The largest configuration that is accepted takes 16 MiB, a little less than Argon2id takes here.
MAX_MEMORY_BYTES: Final = 32 * 1024 * 1024


def former_key_file() -> Path:
    folder: Path = settings.DATA_DIR
    return folder / "former-key"


def former_key() -> FormerKey | None:
    """Looked up at each use, so that a server that is running knows the key as soon as people have moved in."""
    if settings.ENVIRONMENT.former_key:
        key: FormerKey = settings.ENVIRONMENT.former_key
        return key
    file = former_key_file()
    try:
        changed_at = file.stat().st_mtime_ns
    except FileNotFoundError:
        return None
    return _read(file, changed_at)


@lru_cache(maxsize=1)
def _read(file: Path, _changed_at: int) -> FormerKey:
    return parse_former_key(file.read_text())


def keep_former_key(key: FormerKey) -> None:
    """Replaces another key in one step: a log-in at this moment reads the old or the new one, never half of it."""
    part = former_key_file().with_name(f"kaktus-former-key.{os.getpid()}")
    with os.fdopen(new_private_file(part), "w") as stream:
        stream.write(key.as_json())
    part.replace(former_key_file())


def stored_password(*, password_hash: bytes, salt: bytes) -> str:
    """For the password column; the former system's lengths fit into its 128 characters."""
    return f"{ALGORITHM}${_as_base64(salt)}${_as_base64(password_hash)}"


def is_former(encoded: str) -> bool:
    return encoded.startswith(f"{ALGORITHM}$")


def former_hash(key: FormerKey, password: str, salt: bytes) -> bytes:
    derived = hashlib.scrypt(
        password.encode(),
        salt=salt + key.salt_separator,
        n=2**key.memory_cost,
        r=key.rounds,
        p=1,
        maxmem=MAX_MEMORY_BYTES,
        dklen=AES_KEY_BYTES,
    )
    encryptor = Cipher(algorithms.AES(derived), modes.CTR(bytes(16))).encryptor()
    return encryptor.update(key.signer_key) + encryptor.finalize()


class FormerPasswordHasher(BasePasswordHasher):
    """For PASSWORD_HASHERS: it checks passwords; new ones are never stored in this form."""

    algorithm = ALGORITHM

    def verify(self, password: str, encoded: str) -> bool:
        key = former_key()
        if key is None:
            return False
        _, salt, stored_hash = encoded.split("$")
        return hmac.compare_digest(former_hash(key, password, from_base64(salt)), from_base64(stored_hash))


def _as_base64(value: bytes) -> str:
    return base64.b64encode(value).decode().rstrip("=")
