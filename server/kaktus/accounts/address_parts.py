"""The index over parts of e-mail addresses: every three characters in a row, maintained by the database itself."""

from __future__ import annotations

from typing import Any, Final
from uuid import UUID

from django.db import connection

from kaktus.common.database.statements import as_uuid, read

SHORTEST_PART: Final = 3

# Over allauth's table and not ours, because an entry needs a number, and our people have none.
ON_SQLITE: Final = (
    """
    CREATE VIRTUAL TABLE IF NOT EXISTS accounts_addressparts USING fts5(
        email, content='account_emailaddress', content_rowid='id', tokenize='trigram', detail=none
    )
    """,
    """
    CREATE TRIGGER IF NOT EXISTS accounts_addressparts_insert AFTER INSERT ON account_emailaddress BEGIN
        INSERT INTO accounts_addressparts (rowid, email) VALUES (new.id, new.email);
    END
    """,
    """
    CREATE TRIGGER IF NOT EXISTS accounts_addressparts_delete AFTER DELETE ON account_emailaddress BEGIN
        INSERT INTO accounts_addressparts (accounts_addressparts, rowid, email) VALUES ('delete', old.id, old.email);
    END
    """,
    """
    CREATE TRIGGER IF NOT EXISTS accounts_addressparts_update AFTER UPDATE OF email ON account_emailaddress
    WHEN new.email <> old.email BEGIN
        INSERT INTO accounts_addressparts (accounts_addressparts, rowid, email) VALUES ('delete', old.id, old.email);
        INSERT INTO accounts_addressparts (rowid, email) VALUES (new.id, new.email);
    END
    """,
    "INSERT INTO accounts_addressparts (accounts_addressparts) VALUES ('rebuild')",
)
# A function of our own instead of the extension pg_trgm, which not every operator may install.
ON_POSTGRESQL: Final = (
    """
    CREATE OR REPLACE FUNCTION accounts_address_parts(address text) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT array_agg(DISTINCT substr(address, place, 3)) FROM generate_series(1, length(address) - 2) AS place
    $$
    """,
    """
    CREATE INDEX IF NOT EXISTS accounts_addressparts ON account_emailaddress
    USING gin (accounts_address_parts(email))
    """,
)
FIND_ON_SQLITE: Final = """
    SELECT user_id FROM account_emailaddress
    WHERE id IN (SELECT rowid FROM accounts_addressparts WHERE email GLOB %s LIMIT %s)
"""
FIND_ON_POSTGRESQL: Final = """
    SELECT user_id FROM account_emailaddress
    WHERE accounts_address_parts(email) @> accounts_address_parts(%s) AND email LIKE %s LIMIT %s
"""


def make_index(database: Any = connection) -> None:
    with database.cursor() as cursor:
        for statement in ON_SQLITE if database.vendor == "sqlite" else ON_POSTGRESQL:
            cursor.execute(statement)


def people_with_part(part: str, *, most: int) -> list[UUID]:
    """People whose address contains this part (lower case, three characters or more), in no particular order."""
    if connection.vendor == "sqlite":
        rows = read(FIND_ON_SQLITE, [f"*{_literal(part, '*?[')}*", most])
    else:
        rows = read(FIND_ON_POSTGRESQL, [part, f"%{_escaped(part)}%", most])
    return [as_uuid(user_id) for (user_id,) in rows]


def _literal(text: str, signs: str) -> str:
    return "".join(f"[{sign}]" if sign in signs else sign for sign in text)


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
