"""Gives each waiting mail a job, which is due when the mail was; on the way back, the mail says it itself again."""

from typing import Any

from django.db import migrations

AT_ONCE = 500


def give_jobs(apps: Any, _schema_editor: Any) -> None:
    Job, Mail = apps.get_model("jobs", "Job"), apps.get_model("mail", "Mail")
    while waiting := list(Mail.objects.filter(problem="", job=None).order_by("due_at", "pk")[:AT_ONCE]):
        jobs = Job.objects.bulk_create(
            Job(
                kind="mail",
                created_at=mail.created_at,
                due_at=mail.due_at,
                attempts=mail.tries,
                error="It was not taken." if mail.tries else "",
            )
            for mail in waiting
        )
        for mail, job in zip(waiting, jobs, strict=True):
            mail.job = job
        Mail.objects.bulk_update(waiting, ["job"])


def take_jobs_back(apps: Any, _schema_editor: Any) -> None:
    Mail = apps.get_model("mail", "Mail")
    while waiting := list(Mail.objects.filter(problem="", due_at=None).select_related("job")[:AT_ONCE]):
        for mail in waiting:
            mail.due_at, mail.tries = mail.job.due_at, mail.job.attempts
        Mail.objects.bulk_update(waiting, ["due_at", "tries"])


class Migration(migrations.Migration):
    dependencies = [("mail", "0003_job")]
    operations = [migrations.RunPython(give_jobs, take_jobs_back)]
