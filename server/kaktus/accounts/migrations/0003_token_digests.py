# Replaces each session's token by its digest, and adds its ends and its device. Nobody is logged out.
#
# The table is built anew by copying it twice: SQLite would copy it once for every changed column.

import hashlib

from django.conf import settings
from django.db import migrations, models
from django.utils import timezone

# What is unknown about older sessions is derived from their last use, when their thirty days began.
COPY = {
    'sqlite': """
        CREATE TABLE accounts_session_kept AS
        SELECT kaktus_digest(session_key) AS token_digest, session_data, user_id, expire_date,
               datetime(expire_date, '+335 days') AS ends_at, datetime(expire_date, '-30 days') AS created_at,
               date(expire_date, '-30 days') AS last_used_on
        FROM accounts_session WHERE expire_date > %s
    """,
    'postgresql': """
        CREATE TABLE accounts_session_kept AS
        SELECT encode(sha256(convert_to(session_key, 'UTF8')), 'hex') AS token_digest, session_data, user_id, expire_date,
               expire_date + interval '335 days' AS ends_at, expire_date - interval '30 days' AS created_at,
               (expire_date - interval '30 days')::date AS last_used_on
        FROM accounts_session WHERE expire_date > %s
    """,
}
COPY_BACK = """
    INSERT INTO accounts_session
        (token_digest, session_data, user_id, expire_date, ends_at, created_at, last_used_on, browser, system)
    SELECT token_digest, session_data, user_id, expire_date, ends_at, created_at, last_used_on, '', ''
    FROM accounts_session_kept
"""


def keep(apps, schema_editor):
    connection = schema_editor.connection
    with connection.cursor() as cursor:
        if connection.vendor == 'sqlite':
            # The pages of the old table are overwritten when they are freed.
            cursor.execute('PRAGMA secure_delete = ON')
            connection.connection.create_function('kaktus_digest', 1, lambda token: hashlib.sha256(token.encode()).hexdigest())
        cursor.execute(COPY[connection.vendor], [connection.ops.adapt_datetimefield_value(timezone.now())])


def bring_back(apps, schema_editor):
    with schema_editor.connection.cursor() as cursor:
        cursor.execute(COPY_BACK)
        cursor.execute('DROP TABLE accounts_session_kept')


class Migration(migrations.Migration):

    dependencies = [
        ('accounts', '0002_sessions_and_epoch'),
    ]

    operations = [
        migrations.RunPython(keep),
        migrations.DeleteModel('Session'),
        migrations.CreateModel(
            name='Session',
            fields=[
                ('token_digest', models.CharField(max_length=64, primary_key=True, serialize=False)),
                ('session_data', models.TextField()),
                ('expire_date', models.DateTimeField(db_index=True)),
                ('ends_at', models.DateTimeField()),
                ('created_at', models.DateTimeField()),
                ('last_used_on', models.DateField()),
                ('browser', models.CharField(blank=True, max_length=20)),
                ('system', models.CharField(blank=True, max_length=20)),
                ('user', models.ForeignKey(null=True, on_delete=models.deletion.CASCADE, related_name='sessions', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'constraints': [
                    models.CheckConstraint(condition=models.Q(expire_date__lte=models.F('ends_at')), name='accounts_session_ends_at_last'),
                ],
            },
        ),
        migrations.RunPython(bring_back),
    ]
