# Free space in the database's files still holds the old tokens. So the files are rewritten once; that works only outside a transaction.

import logging

from django.db import DatabaseError, migrations


def write_anew(apps, schema_editor):
    connection = schema_editor.connection
    # Without sessions there is no token that opens anything.
    if not apps.get_model('accounts', 'Session').objects.exists():
        return
    statements = {
        'sqlite': ['VACUUM', 'PRAGMA wal_checkpoint(TRUNCATE)'],
        'postgresql': ['VACUUM FULL accounts_session'],
    }
    try:
        with connection.cursor() as cursor:
            for statement in statements[connection.vendor]:
                cursor.execute(statement)
    except DatabaseError as problem:
        # A full disk, or a server that still runs, must not stop the update of the library.
        logging.getLogger('kaktus').warning(
            'The database could not be written anew (%s). Its free room may hold old tokens: stop the library and run VACUUM.',
            problem,
        )


class Migration(migrations.Migration):

    atomic = False

    dependencies = [
        ('accounts', '0003_token_digests'),
    ]

    operations = [
        migrations.RunPython(write_anew),
    ]
