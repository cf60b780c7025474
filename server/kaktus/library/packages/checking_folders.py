"""Where uploaded packages are while they are checked."""

from __future__ import annotations

from pathlib import Path

from django.conf import settings


def checking_folder() -> Path:
    return Path(settings.DATA_DIR) / "kaktus-checks"
