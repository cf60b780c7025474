"""The arguments of the operator's commands for the staff, the audit log, and help for people.

The modules in `commands` do what they ask for.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kaktus.common.command import day

ROLES = ("clerk", "support", "editor", "owner")


def add_staff_commands(commands: Any) -> None:
    staff = commands.add_parser("staff", help="look after the people who work at the desk (/desk)")
    inner = staff.add_subparsers(dest="staff_command", required=True, metavar="command")

    add = inner.add_parser("add", help="add somebody and print a one-time password, or send them an invitation")
    add.add_argument("address", help="their e-mail address; a learner's account with the same address stays apart")
    add.add_argument("--role", required=True, choices=ROLES, help="what they may do")
    add.add_argument("--name", default="", help="their name; whoever is invited is asked for it")
    add.add_argument("--invite", action="store_true", help="send an invitation by mail instead of a one-time password")
    add.set_defaults(run="kaktus.desk.commands.staff_commands:run_add")

    list_ = inner.add_parser("list", help="list everybody, with role, state, last log-in and second factor")
    list_.set_defaults(run="kaktus.desk.commands.staff_commands:run_list")

    for name, what, run in (
        ("disable", "sign somebody out and keep them out", "run_disable"),
        ("enable", "let somebody in again", "run_enable"),
        ("reset-second-factor", "after a lost telephone: a new one is set up at the next log-in", "run_reset"),
        ("set-password", "print a new one-time password and lift locks; the second factor stays", "run_set_password"),
        ("unlock", "lift the lock after wrong passwords or wrong codes of the second factor", "run_unlock"),
        ("set-name", "write down or correct somebody's name", "run_set_name"),
        ("set-role", "give somebody another role", "run_set_role"),
    ):
        one = inner.add_parser(name, help=what)
        one.add_argument("address", help="their e-mail address")
        _add_reason(one)
        one.set_defaults(run=f"kaktus.desk.commands.staff_commands:{run}")
    inner.choices["set-name"].add_argument("name")
    inner.choices["set-role"].add_argument("role", choices=ROLES)
    for one in inner.choices.values():
        _add_json(one)


def add_log_commands(commands: Any) -> None:
    overview = commands.add_parser("overview", help="what needs a hand, and how the books are used, as on the desk")
    _add_json(overview)
    overview.set_defaults(run="kaktus.desk.commands.log_commands:run_overview")

    audit = commands.add_parser("audit", help="what was done at the desk and on the command line, and by whom")
    audit.add_argument("--search", default="", help="an address of staff, a code, a reason, or any part of them")
    audit.add_argument("--action", default="", help="such as 'code.revoke'")
    audit.add_argument("--staff", metavar="ADDRESS", default="", help="what this member of the staff did")
    audit.add_argument("--since", type=day, metavar="YYYY-MM-DD", help="from this day on")
    audit.add_argument("--until", type=day, metavar="YYYY-MM-DD", help="up to the end of this day")
    form = audit.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print all of it as JSON lines, the newest first")
    form.add_argument("--csv", type=Path, metavar="FILE", help="write all of it into this file, for a spreadsheet")
    audit.set_defaults(run="kaktus.desk.commands.log_commands:run_audit")


def add_people_commands(user: Any) -> None:
    """To those of `./kaktus user`."""
    search = user.add_parser("search", help="find people and codes by a part of an address or of a code")
    search.add_argument("text", help="such as schmidt, KQ7M or KQ7M…4T")
    _add_json(search)
    search.set_defaults(run="kaktus.desk.commands.people_commands:run_search")
    for name, what, run in (
        ("timeline", "show what happened to a person: codes, mails, wrong tries, help", "run_timeline"),
        ("send-verification", "send the verification mail again", "run_send_verification"),
        ("unlock", "lift a lock-out after wrong passwords or codes", "run_unlock"),
        ("sign-out", "end all sessions of a person", "run_sign_out"),
        ("extend", "extend the access that a person has by a code", "run_extend"),
        ("move-code", "move a redeemed code to the account with another address", "run_move"),
    ):
        one = user.add_parser(name, help=what)
        one.add_argument("address", help="the e-mail address of the account")
        _add_json(one)
        one.set_defaults(run=f"kaktus.desk.commands.people_commands:{run}")
    extend, move = user.choices["extend"], user.choices["move-code"]
    for one in (extend, move):
        one.add_argument("code")
        _add_reason(one)
    extend.add_argument("--months", type=int, required=True, help="from the end of access, or from today if it is over")
    move.add_argument("--to", required=True, help="the address of the other account")


def _add_reason(parser: Any) -> None:
    parser.add_argument("--reason", default="on the command line", help="for the audit log")


def _add_json(parser: Any) -> None:
    parser.add_argument("--json", action="store_true", help="print as JSON")
