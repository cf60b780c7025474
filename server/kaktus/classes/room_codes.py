"""The form of a room's code: six characters of the alphabet of activation codes, and what a child may type for them."""

from __future__ import annotations

import secrets
from itertools import product
from typing import Final

from kaktus.activation.codes import ALPHABET, LOOK_ALIKES, normalised

LENGTH: Final = 6
# A character that no code contains stands for two or three others, and each combination counts as a guess.
MAX_MISREAD: Final = 2


def make_room_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def possible_codes(typed: str) -> list[str]:
    """What may have been meant: an O is a D or a Q that was misread. Empty if it can be no code."""
    code = normalised(typed)
    if code is None or len(code) != LENGTH:
        return []
    choices = [character if character in ALPHABET else LOOK_ALIKES.get(character, "") for character in code]
    misread = sum(character not in ALPHABET for character in code)
    return ["".join(one) for one in product(*choices)] if misread <= MAX_MISREAD else []
