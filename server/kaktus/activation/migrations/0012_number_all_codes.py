from django.db import migrations, models, transaction

ROWS_A_TRANSACTION = 5_000
NUMBER = """
    UPDATE activation_activationcode SET number = numbered.number FROM (
        SELECT id, %s + row_number() OVER (ORDER BY id) AS number FROM activation_activationcode
        WHERE batch_id = %s AND id > %s AND id <= %s
    ) AS numbered
    WHERE activation_activationcode.id = numbered.id
"""
LAST_OF_CHUNK = """
    SELECT max(id), count(*) FROM (
        SELECT id FROM activation_activationcode WHERE batch_id = %s AND id > %s ORDER BY id LIMIT %s
    ) AS chunk
"""


def number_codes(apps, schema_editor):
    """In short transactions, in the order of creation. A second try, after a kill, writes the same numbers."""
    CodeBatch = apps.get_model('activation', 'CodeBatch')
    for batch in CodeBatch.objects.order_by('pk').values_list('pk', flat=True):
        number, after = 0, 0
        while True:
            with transaction.atomic(), schema_editor.connection.cursor() as cursor:
                cursor.execute(LAST_OF_CHUNK, [batch, after, ROWS_A_TRANSACTION])
                last, count = cursor.fetchone()
                if not count:
                    break
                cursor.execute(NUMBER, [number, batch, after, last])
            number, after = number + count, last


def note_that_nobody_knows(apps, schema_editor):
    """Any code of these batches may have been printed."""
    CodeBatch, GivenOut = apps.get_model('activation', 'CodeBatch'), apps.get_model('activation', 'GivenOut')
    with transaction.atomic():
        GivenOut.objects.filter(form='').delete()
        old = CodeBatch.objects.filter(made__gt=0).values_list('pk', 'made')
        GivenOut.objects.bulk_create([GivenOut(batch_id=pk, form='', first=1, last=count) for pk, count in old])


def add_index(apps, schema_editor):
    """As the constraint below would, but without keeping everybody from redeeming codes meanwhile."""
    drop_index(apps, schema_editor)
    concurrently = 'CONCURRENTLY' if schema_editor.connection.vendor == 'postgresql' else ''
    schema_editor.execute(
        f'CREATE UNIQUE INDEX {concurrently} activation_code_number ON activation_activationcode (batch_id, number) '
        'WHERE number IS NOT NULL'
    )


def drop_index(apps, schema_editor):
    schema_editor.execute('DROP INDEX IF EXISTS activation_code_number')


class Migration(migrations.Migration):
    # Every step may be done again.
    atomic = False

    dependencies = [
        ('activation', '0011_numbers_of_codes'),
    ]

    operations = [
        migrations.RunPython(number_codes, migrations.RunPython.noop),
        migrations.RunPython(note_that_nobody_knows, migrations.RunPython.noop),
        migrations.SeparateDatabaseAndState(
            database_operations=[migrations.RunPython(add_index, drop_index)],
            state_operations=[
                migrations.AddConstraint(
                    model_name='activationcode',
                    constraint=models.UniqueConstraint(condition=models.Q(('number__isnull', False)), fields=('batch', 'number'), name='activation_code_number'),
                ),
            ],
        ),
    ]
