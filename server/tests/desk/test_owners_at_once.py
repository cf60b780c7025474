"""Three owners who disable each other at the same moment: one of them stays, on both databases."""

from __future__ import annotations

from tests.real_server import MigratedLibrary


def test_an_owner_always_stays(migrated_library: MigratedLibrary) -> None:
    printed = migrated_library("owners_at_once").run("-m", "tests.desk.owners_at_once")
    assert printed.splitlines() == ["1 done done last_owner"] * 5
