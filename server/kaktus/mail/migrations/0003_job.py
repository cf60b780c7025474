"""A mail points to the job that sends it."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("jobs", "0001_initial"), ("mail", "0002_take_over_waiting_mails")]
    operations = [
        migrations.RemoveConstraint(model_name="mail", name="mail_is_due_or_has_failed"),
        migrations.AddField(
            model_name="mail",
            name="job",
            field=models.OneToOneField(
                null=True, on_delete=django.db.models.deletion.SET_NULL, related_name="+", to="jobs.job"
            ),
        ),
    ]
