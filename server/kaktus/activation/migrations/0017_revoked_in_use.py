from django.db import migrations, models

INDEX = models.Index(
    fields=['batch', 'revoked_at'],
    condition=models.Q(activated=True, revoked_at__isnull=False),
    name='activation_code_revoked_in_use',
)


def add_index(apps, schema_editor):
    """As AddIndex would, but on PostgreSQL without keeping everybody from redeeming codes meanwhile."""
    drop_index(apps, schema_editor)
    concurrently = 'CONCURRENTLY' if schema_editor.connection.vendor == 'postgresql' else ''
    schema_editor.execute(
        f'CREATE INDEX {concurrently} {INDEX.name} ON activation_activationcode (batch_id, revoked_at) '
        'WHERE activated AND revoked_at IS NOT NULL'
    )


def drop_index(apps, schema_editor):
    schema_editor.execute(f'DROP INDEX IF EXISTS {INDEX.name}')


class Migration(migrations.Migration):
    # Every step may be done again.
    atomic = False

    dependencies = [
        ('activation', '0016_columns_of_imports'),
    ]

    operations = [
        migrations.SeparateDatabaseAndState(
            database_operations=[migrations.RunPython(add_index, drop_index)],
            state_operations=[migrations.AddIndex(model_name='activationcode', index=INDEX)],
        ),
    ]
