"""The database itself refuses to change or to delete a row of the audit log.

On SQLite a later migration that alters the table makes it anew, without these triggers: it has to create them again.
"""

from django.db import migrations

SQLITE = """
CREATE TRIGGER desk_auditentry_is_never_{past} BEFORE {verb} ON desk_auditentry
BEGIN SELECT RAISE(ABORT, 'The audit log is append-only.'); END
"""
POSTGRESQL = """
CREATE FUNCTION desk_refuse_change() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'The audit log is append-only.' USING ERRCODE = 'integrity_constraint_violation'; END $$;
CREATE TRIGGER desk_auditentry_never_changes BEFORE UPDATE OR DELETE ON desk_auditentry
FOR EACH ROW EXECUTE FUNCTION desk_refuse_change()
"""


def protect(apps, schema_editor):
    if schema_editor.connection.vendor == "postgresql":
        schema_editor.execute(POSTGRESQL, None)
        return
    for verb, past in (("UPDATE", "updated"), ("DELETE", "deleted")):
        schema_editor.execute(SQLITE.format(verb=verb, past=past), None)


def release(apps, schema_editor):
    if schema_editor.connection.vendor == "postgresql":
        schema_editor.execute("DROP TRIGGER desk_auditentry_never_changes ON desk_auditentry", None)
        schema_editor.execute("DROP FUNCTION desk_refuse_change()", None)
        return
    for past in ("updated", "deleted"):
        schema_editor.execute(f"DROP TRIGGER desk_auditentry_is_never_{past}", None)


class Migration(migrations.Migration):
    dependencies = [("desk", "0001_initial")]

    operations = [migrations.RunPython(protect, release)]
