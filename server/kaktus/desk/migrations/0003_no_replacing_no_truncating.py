"""The ways around the first triggers: SQLite replaces a row without deleting it, PostgreSQL empties a table at once.

On SQLite a later migration that alters the table makes it anew, without this trigger: it has to create it again.
"""

from django.db import migrations

SQLITE = """
CREATE TRIGGER desk_auditentry_is_never_replaced BEFORE INSERT ON desk_auditentry
WHEN EXISTS (SELECT 1 FROM desk_auditentry WHERE id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'The audit log is append-only.'); END
"""
# An empty table may be emptied.
POSTGRESQL = """
CREATE FUNCTION desk_refuse_truncate() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN
IF EXISTS (SELECT 1 FROM desk_auditentry) THEN
RAISE EXCEPTION 'The audit log is append-only.' USING ERRCODE = 'integrity_constraint_violation';
END IF;
RETURN NULL;
END $$;
CREATE TRIGGER desk_auditentry_is_never_emptied BEFORE TRUNCATE ON desk_auditentry
FOR EACH STATEMENT EXECUTE FUNCTION desk_refuse_truncate()
"""


def protect(apps, schema_editor):
    schema_editor.execute(POSTGRESQL if schema_editor.connection.vendor == "postgresql" else SQLITE, None)


def release(apps, schema_editor):
    if schema_editor.connection.vendor == "postgresql":
        schema_editor.execute("DROP TRIGGER desk_auditentry_is_never_emptied ON desk_auditentry", None)
        schema_editor.execute("DROP FUNCTION desk_refuse_truncate()", None)
    else:
        schema_editor.execute("DROP TRIGGER desk_auditentry_is_never_replaced", None)


class Migration(migrations.Migration):
    dependencies = [("desk", "0002_append_only_audit_log")]

    operations = [migrations.RunPython(protect, release)]
