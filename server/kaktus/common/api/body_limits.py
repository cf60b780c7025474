"""How large a request's body may be: small everywhere, larger only for a piece of a file that staff upload."""

from __future__ import annotations

import re
from typing import Final

ANY_BODY: Final = 64 * 1024
PIECE: Final = 2 * 1024 * 1024
PIECES: Final = re.compile(r"/api/desk/uploads/[^/]+/pieces/[^/]+")


def body_limit(path: str) -> int:
    return PIECE if PIECES.fullmatch(path) else ANY_BODY
