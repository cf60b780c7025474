"""A code that is moved while somebody does something else with it: one of the two is first, and nobody hangs."""

from __future__ import annotations

from tests.real_server import MigratedLibrary

SCENES = """
moved_and_revoked
moved_to_several_people
two_codes_cross_each_other
moved_while_it_is_redeemed
moved_while_its_owner_leaves
moved_while_the_other_leaves
extended_by_several_people
extended_while_it_is_counted
"""


def test_every_scene_ends_well(migrated_library: MigratedLibrary) -> None:
    printed = migrated_library("support_at_once").run("-m", "tests.activation.support_at_once")
    assert printed.split() == SCENES.split()
