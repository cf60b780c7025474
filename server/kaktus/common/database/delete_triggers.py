"""Lets the database delete a table's rows with the row that they belong to, for migrations.

Django deletes them itself, but a host with the former release does not know the new table: there, the reference would
stop the deletion. On SQLite a later migration that alters the parent table makes it anew, without the trigger; by then
no host needs it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.db.migrations import RunPython

SQLITE = """
CREATE TRIGGER {table}_deleted_with_parent BEFORE DELETE ON {parent} FOR EACH ROW
BEGIN DELETE FROM {table} WHERE {column} = OLD.id; END
"""
POSTGRESQL = """
CREATE FUNCTION {table}_delete_with_parent() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN DELETE FROM {table} WHERE {column} = OLD.id; RETURN OLD; END $$;
CREATE TRIGGER {table}_deleted_with_parent BEFORE DELETE ON {parent}
FOR EACH ROW EXECUTE FUNCTION {table}_delete_with_parent()
"""
DROP_ON_SQLITE = "DROP TRIGGER IF EXISTS {table}_deleted_with_parent"
DROP_ON_POSTGRESQL = """
DROP TRIGGER {table}_deleted_with_parent ON {parent};
DROP FUNCTION {table}_delete_with_parent()
"""


def delete_with_parent(*, table: str, column: str, parent: str) -> RunPython:
    def executing(on_sqlite: str, on_postgresql: str) -> Callable[[Any, Any], None]:
        def execute(_apps: Any, schema_editor: Any) -> None:
            statement = on_sqlite if schema_editor.connection.vendor == "sqlite" else on_postgresql
            schema_editor.execute(statement.format(table=table, column=column, parent=parent), None)

        return execute

    return RunPython(executing(SQLITE, POSTGRESQL), executing(DROP_ON_SQLITE, DROP_ON_POSTGRESQL))
