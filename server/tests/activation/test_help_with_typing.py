"""A misread or mistyped character: the help names the place, and the try does not count."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.readers import Person

from kaktus.activation.codes import LOOK_ALIKES, Slip, is_well_formed, likely_slip

GOOD = "ABCDEFGHJKMS"


def test_the_code_of_these_tests_is_well_formed() -> None:
    assert is_well_formed(GOOD)


@pytest.mark.parametrize(
    ("typed", "slip"),
    [
        ("A8CDEFGHJKMS", Slip(2, "8", "B")),
        ("ABCDEF5HJKMC", Slip(7, "5", "S")),
        ("AB2DEFCHJKMC", Slip(3, "2", "Z")),
        ("ABCDEF6MJKMQ", Slip(7, "6", "G")),
        ("AVCDEFHHJKME", Slip(2, "V", "U")),
        # Both G for 6 and S for 5 would fit.
        ("ABCDEF6HJKMS", None),
        ("ABC0EFGHJKMS", Slip(4, "0", "D")),
        ("ABCOEFGHJKMS", Slip(4, "O", "D")),
        ("ABCDEFGH1KMS", Slip(9, "1", "J")),
        ("ABCDEFGHIKMS", Slip(9, "I", "J")),
        ("XBCDEFGHJKMS", None),
        ("A8CDEFGHJKM5", None),
        (GOOD, None),
    ],
)
def test_the_one_look_alike_that_would_fit(typed: str, slip: Slip | None) -> None:
    assert likely_slip(typed) == slip


@given(code=st.text(alphabet="".join(LOOK_ALIKES), min_size=12, max_size=12))
def test_of_two_that_would_fit_none_is_named(code: str) -> None:
    fitting = [
        place
        for place in range(12)
        for meant in LOOK_ALIKES[code[place]]
        if is_well_formed(code[:place] + meant + code[place + 1 :])
    ]
    slip = likely_slip(code)
    assert (slip is not None) == (len(fitting) == 1)
    if slip:
        assert slip.place == fitting[0] + 1


def test_the_help_names_the_place(anna: Person) -> None:
    error = anna.activate("A8CDEFGHJKMS").json()["errors"][0]
    assert error["message"] == "Invalid acctivation code. Please try again."
    assert error["help"] == "Please check the code: character 2 seems wrong. You typed 8; perhaps it is B."
    assert error["hint"] == {"place": 2, "typed": "8", "meant": "B"}


def test_help_without_a_place(anna: Person) -> None:
    error = anna.activate("XBCDEFGHJKMS").json()["errors"][0]
    assert error["help"] == "Please compare the code with your book: at least one character is wrong."
    assert "hint" not in error


def test_a_wrong_check_character_costs_no_try(anna: Person) -> None:
    statuses = {anna.activate("XBCDEFGHJKMS").status_code for _ in range(20)}
    assert statuses == {400}
