"""How large a request's body may be: small everywhere, larger only for a piece of a file that staff upload."""

from __future__ import annotations

import re
from typing import Final

MAX_BODY_BYTES: Final = 64 * 1024
PIECE_BYTES: Final = 2 * 1024 * 1024
PIECE_PATH: Final = re.compile(r"/api/desk/uploads/[^/]+/pieces/[^/]+")


def body_limit(path: str) -> int:
    return PIECE_BYTES if PIECE_PATH.fullmatch(path) else MAX_BODY_BYTES
