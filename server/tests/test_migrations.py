"""Migrations only add: hosts with the former release keep working while others are upgraded, and can be rolled back
to."""

from __future__ import annotations

from collections.abc import Iterator

from django.db import models
from django.db.migrations import Migration, RunPython, RunSQL, SeparateDatabaseAndState
from django.db.migrations import operations as op
from django.db.migrations.loader import MigrationLoader
from django.db.migrations.operations.base import Operation

# These take away what a former release needs, so an upgrade from that release needs a stop, and CHANGELOG.md says so.
NEED_A_STOP = {
    "accounts.0002_sessions_and_epoch",
    "accounts.0003_token_digests",
    "activation.0002_wrong_tries",
    "activation.0003_address_leaves_first",
    "activation.0004_no_wrong_tries",
    "activation.0007_batches_of_the_desk",
    "activation.0010_uploads_for_everything",
    "library.0007_uploads_for_everything",
    "mail.0005_the_job_says_when",
}
# From before release 0.2.0.
NO_WAY_BACK = {"accounts.0003_token_digests", "accounts.0004_forget_clear_tokens"}
TAKES_AWAY = (op.RemoveField, op.RenameField, op.DeleteModel, op.RenameModel, op.AlterModelTable)
ADVICE = "Add it with null=True or db_default, and remove what is no longer used a release later, or list it above."


def ours() -> Iterator[Migration]:
    for (app, _), migration in MigrationLoader(None).disk_migrations.items():
        if migration.__module__.startswith("kaktus."):
            assert app
            yield migration


def done(operations: list[Operation]) -> Iterator[Operation]:
    """What is done to the database."""
    for operation in operations:
        if isinstance(operation, SeparateDatabaseAndState):
            yield from done(operation.database_operations)
        else:
            yield operation


def hinders_former_code(migration: Migration) -> bool:
    new = {operation.name.lower() for operation in migration.operations if isinstance(operation, op.CreateModel)}
    return any(_hinders(operation) for operation in done(migration.operations) if _model(operation) not in new)


def _model(operation: Operation) -> str:
    return str(getattr(operation, "model_name", "")).lower()


def _hinders(operation: Operation) -> bool:
    if isinstance(operation, op.AddField):
        field = operation.field
        return not (field.null or field.many_to_many or field.db_default is not models.NOT_PROVIDED)
    return isinstance(operation, (*TAKES_AWAY, op.AddConstraint))


def test_only_known_migrations_need_a_stop() -> None:
    hindering = {f"{migration.app_label}.{migration.name}" for migration in ours() if hinders_former_code(migration)}
    assert hindering == NEED_A_STOP, ADVICE


def test_the_rule_notices_each_way_to_break_the_former_release() -> None:
    text = models.CharField(max_length=10)
    bad: list[Operation] = [
        op.RemoveField("book", "title"),
        op.RenameField("book", "title", "name"),
        op.AddField("book", "colour", text),
        op.AddField("book", "colour", models.CharField(max_length=10, default="")),
        op.AddConstraint("book", models.UniqueConstraint(fields=["title"], name="once")),
        SeparateDatabaseAndState(database_operations=[op.RemoveField("book", "title")]),
    ]
    good: list[Operation] = [
        op.AddField("book", "colour", models.CharField(max_length=10, default="", db_default="")),
        op.AddField("book", "colour", models.CharField(max_length=10, null=True)),
        op.AddIndex("book", models.Index(fields=["title"], name="by_title")),
        SeparateDatabaseAndState(state_operations=[op.RemoveField("book", "title")]),
    ]
    for operation in bad + good:
        migration = Migration("0002_change", "library")
        migration.operations = [operation]
        assert hinders_former_code(migration) == (operation in bad), operation


def test_every_step_can_be_taken_back() -> None:
    irreversible = {
        f"{migration.app_label}.{migration.name}"
        for migration in ours()
        for operation in done(migration.operations)
        if isinstance(operation, RunPython | RunSQL) and not operation.reversible
    }
    assert irreversible == NO_WAY_BACK, "Give it a reverse, if only RunPython.noop."
