"""Moves mails that still wait in the table of django-post-office, which the library used before, to our own."""

from typing import Any

from django.db import migrations

# Children before their parents.
OLD_TABLES = (
    "post_office_attachment_emails",
    "post_office_attachment",
    "post_office_log",
    "post_office_email",
    "post_office_emailtemplate",
)
TAKE_OVER = """
    INSERT INTO mail_mail (person_id, kind, "to", subject, text, html, message_id, created_at, due_at, tries, problem,
                           reply_code)
    SELECT (SELECT id FROM accounts_user WHERE email = old."to"),
           CASE WHEN message LIKE '%mode=verifyEmail&%' THEN 'verification'
                WHEN message LIKE '%mode=resetPassword&%' THEN 'password_reset'
                WHEN message LIKE '%mode=verifyAndChangeEmail&%' THEN 'email_change_link'
                ELSE '' END,
           old."to", substr(subject, 1, 200), message, html_message, coalesce(message_id, ''), created, scheduled_time,
           coalesce(number_of_retries, 0), '', 0
    FROM post_office_email AS old WHERE status IN (2, 3) AND scheduled_time IS NOT NULL
"""


def take_over(_apps: Any, schema_editor: Any) -> None:
    connection = schema_editor.connection
    with connection.cursor() as cursor:
        there = set(connection.introspection.table_names(cursor))
        if "post_office_email" in there:
            cursor.execute(TAKE_OVER)
        for table in OLD_TABLES:
            if table in there:
                cursor.execute(f"DROP TABLE {table}")
        cursor.execute("DELETE FROM django_migrations WHERE app = 'post_office'")


class Migration(migrations.Migration):
    dependencies = [("mail", "0001_initial"), ("accounts", "0001_initial")]
    operations = [migrations.RunPython(take_over, migrations.RunPython.noop)]
