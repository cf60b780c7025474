# An index over parts of addresses, for support's search; the statements are next to the query that uses them.

from django.db import migrations

from kaktus.accounts.address_parts import make_index


def make(apps, schema_editor):
    make_index(schema_editor.connection)


class Migration(migrations.Migration):

    dependencies = [
        ('accounts', '0005_language_and_reminders'),
        ('account', '0009_emailaddress_unique_primary_email'),
    ]

    operations = [
        migrations.RunPython(make, migrations.RunPython.noop),
    ]
