from django.db import migrations

SAYS = "a book stays in its group: people have unlocked it there"
RULES = {
    "sqlite": [
        f"""
        CREATE TRIGGER library_book_stays_in_its_group BEFORE UPDATE OF group_id ON library_book
        WHEN NEW.group_id <> OLD.group_id
        BEGIN SELECT RAISE(ABORT, '{SAYS}'); END
        """
    ],
    "postgresql": [
        f"""
        CREATE FUNCTION library_book_stays_in_its_group() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION '{SAYS}' USING ERRCODE = 'integrity_constraint_violation'; END $$
        """,
        """
        CREATE TRIGGER library_book_stays_in_its_group BEFORE UPDATE OF group_id ON library_book
        FOR EACH ROW WHEN (NEW.group_id <> OLD.group_id) EXECUTE FUNCTION library_book_stays_in_its_group()
        """,
    ],
}
NO_RULES = {
    "sqlite": ["DROP TRIGGER library_book_stays_in_its_group"],
    "postgresql": [
        "DROP TRIGGER library_book_stays_in_its_group ON library_book",
        "DROP FUNCTION library_book_stays_in_its_group()",
    ],
}


def make_rule(apps, schema_editor):
    for statement in RULES[schema_editor.connection.vendor]:
        schema_editor.execute(statement)


def drop_rule(apps, schema_editor):
    for statement in NO_RULES[schema_editor.connection.vendor]:
        schema_editor.execute(statement)


class Migration(migrations.Migration):

    dependencies = [
        ('library', '0002_packages'),
    ]

    operations = [
        migrations.RunPython(make_rule, drop_rule),
    ]
