"""The person who has a code, in the answers about codes and in those about people."""

from __future__ import annotations

import uuid

from ninja import Schema


class CodeOwner(Schema):
    id: uuid.UUID
    email: str
