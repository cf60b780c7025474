"""The operator's command for mails: see which wait or failed, and to whom."""

from __future__ import annotations

import argparse

from kaktus.common import retention
from kaktus.common.command import moment
from kaktus.mail.models import Mail
from kaktus.mail.queries import failed_mails, waiting_mails


def run_list(_options: argparse.Namespace) -> None:
    waiting, failed = list(waiting_mails()), list(failed_mails())
    print(f"Mails that wait to be sent: {len(waiting)}.")
    for mail in waiting:
        assert mail.job
        print(f"  {_line(mail)}  job {mail.job.pk}, tried {mail.job.attempts} times, next {moment(mail.job.due_at)}")
    print(f"Mails that could not be delivered in the last {retention.FAILED_MAIL.days} days: {len(failed)}.")
    for mail in failed:
        print(f"  {_line(mail)}  {moment(mail.failed_at)}: {mail.get_problem_display()}")


def _line(mail: Mail) -> str:
    reply = f"  reply {mail.reply_code}" if mail.reply_code else ""
    return f"{mail.to}  {mail.kind}{reply}"
