"""Guessing the codes of rooms, and a school behind one address that must not notice the limits."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from tests.accounts.account_callers import Answer, Caller
from tests.classes.teachers import class_code, join, open_class
from tests.readers import make_person

from kaktus.activation.codes import ALPHABET
from kaktus.classes import limits
from kaktus.classes.room_codes import LENGTH
from kaktus.limits import Limit


def join_from(network: str, code: str) -> Answer:
    caller = Caller()
    caller.client.defaults["REMOTE_ADDR"] = network
    return caller.post("/seats", {"code": code})


@pytest.fixture
def room(books: None) -> dict[str, Any]:
    teacher = make_person("anna@example.org")
    teacher.activate(class_code(40))
    return open_class(Caller(teacher.token))


def wrong(room: dict[str, Any]) -> str:
    return "BBBBBB" if room["code"] != "BBBBBB" else "CCCCCC"


def test_from_a_new_network_thirty_wrong_codes_end_it_for_a_growing_while(room: dict[str, Any]) -> None:
    for _ in range(30):
        assert join_from("192.0.2.1", wrong(room)).codes == ["no_such_room"]
    refused = join_from("192.0.2.1", room["code"])
    assert (refused.status, refused.codes) == (429, ["too_many_room_codes"])
    assert int(refused.headers["Retry-After"]) > 9 * 60
    assert join_from("192.0.2.2", room["code"]).status == 201
    assert limits.NEW_NETWORK.pauses[-1] == timedelta(hours=4)


def test_a_class_of_thirty_and_its_slips_come_in_from_one_address(room: dict[str, Any]) -> None:
    assert join(room["code"]).status == 201
    for _ in range(39):
        for _ in range(3):
            assert join(wrong(room)).codes == ["no_such_room"]
        assert join(room["code"]).status == 201


def test_a_network_with_a_class_may_be_wrong_240_times_in_ten_minutes(
    room: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "KNOWN_NETWORK", Limit("few", 2, timedelta(minutes=10)))
    assert join(room["code"]).status == 201
    assert [join(wrong(room)).status for _ in range(3)] == [404, 404, 429]
    assert limits.NEW_NETWORK.amount == 30


def test_right_codes_cost_nothing(room: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "KNOWN_NETWORK", Limit("one", 1, timedelta(minutes=10)))
    assert [join(room["code"]).status for _ in range(40)] == [201] * 40
    assert join(room["code"]).codes == ["room_full"]


def test_all_new_networks_together_share_a_limit_that_known_ones_do_not_feel(
    room: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "NEW_NETWORKS", Limit("all", 5, timedelta(hours=1)))
    assert join_from("192.0.2.100", room["code"]).status == 201
    statuses = [join_from(f"192.0.2.{host}", wrong(room)).status for host in range(6)]
    assert statuses == [404] * 5 + [429]
    assert join_from("192.0.2.100", room["code"]).status == 201


def test_a_character_that_may_be_two_others_counts_as_two_guesses(room: dict[str, Any]) -> None:
    # Each stands for D or Q, twice.
    for _ in range(7):
        assert join_from("192.0.2.1", "OOBBBB").codes == ["no_such_room"]
    assert join_from("192.0.2.1", "OOBBBB").status == 429


def test_a_full_room_cannot_be_asked_without_end(room: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "JOINS", Limit("joins", 3, timedelta(minutes=10)))
    assert [join(room["code"]).status for _ in range(4)] == [201] * 3 + [429]


def test_the_figures_of_the_record_are_true() -> None:
    codes = len(ALPHABET) ** LENGTH
    assert codes == 887_503_681
    hourly = limits.NEW_NETWORKS.amount
    assert codes / (hourly * 0.75) > 390_000
    assert codes / (hourly * 24 * 28) > 400
    # One network that knows some class, in four weeks.
    assert codes / (limits.KNOWN_NETWORK.amount * 6 * 24 * 28) > 900
