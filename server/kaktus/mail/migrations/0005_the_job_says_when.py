"""Only the job says when a mail is due and how often it was tried."""

from django.db import migrations, models
from django.db.models import Q


class Migration(migrations.Migration):
    dependencies = [("mail", "0004_waiting_mails_become_jobs")]
    operations = [
        migrations.RemoveField(model_name="mail", name="due_at"),
        migrations.RemoveField(model_name="mail", name="tries"),
        migrations.AddConstraint(
            model_name="mail",
            constraint=models.CheckConstraint(
                condition=Q(problem="", job__isnull=False, failed_at__isnull=True)
                | (~Q(problem="") & Q(failed_at__isnull=False)),
                name="mail_has_a_job_or_has_failed",
            ),
        ),
    ]
