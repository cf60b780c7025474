"""The operator's commands for mails: send what is due, and see what waits or failed."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kaktus.mail.models import Mail


def add_commands(commands: Any) -> None:
    parser = commands.add_parser("mail", help="look after the mails that wait to be sent")
    inner = parser.add_subparsers(dest="mail_command", required=True, metavar="command")

    send = inner.add_parser("send", help="send the mails that are due ('serve' does this by itself)")
    send.add_argument("--forever", action="store_true", help="go on sending until Ctrl-C")
    send.add_argument("--parent", type=int, help=argparse.SUPPRESS)
    send.set_defaults(run=run_send)

    list_ = inner.add_parser("list", help="show the mails that wait, and those that could not be delivered")
    list_.set_defaults(run=run_list)


def run_send(options: argparse.Namespace) -> None:
    from kaktus.mail.queue import deliver_due
    from kaktus.mail.sender import send_forever

    if options.forever:
        send_forever(parent=options.parent)
    else:
        print(f"✓ {deliver_due()} mails were sent.")


def run_list(_options: argparse.Namespace) -> None:
    from kaktus.mail.queries import failed_mails, waiting_mails
    from kaktus.mail.queue import FAILURES_KEPT

    waiting, failed = list(waiting_mails()), list(failed_mails())
    print(f"{len(waiting)} mails wait to be sent.")
    for mail in waiting:
        print(f"  {_line(mail)}  tried {mail.tries} times, next {_moment(mail.due_at)}")
    print(f"{len(failed)} mails could not be delivered in the last {FAILURES_KEPT.days} days.")
    for mail in failed:
        print(f"  {_line(mail)}  {_moment(mail.failed_at)}: {mail.get_problem_display()}")


def _line(mail: Mail) -> str:
    reply = f"  reply {mail.reply_code}" if mail.reply_code else ""
    return f"{mail.to}  {mail.kind}{reply}"


def _moment(at: Any) -> str:
    from django.utils import timezone

    return timezone.localtime(at).strftime("%Y-%m-%d %H:%M")
