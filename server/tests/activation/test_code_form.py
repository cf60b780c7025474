"""The form of a code: alphabet, check character, what may be typed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaktus.activation.codes import ALPHABET, check_character, grouped, is_code, is_well_formed, make_code, normalised

bodies = st.text(alphabet=ALPHABET, min_size=11, max_size=11)
places = st.integers(min_value=0, max_value=11)


def test_a_new_code_is_well_formed() -> None:
    codes = {make_code() for _ in range(200)}
    assert len(codes) == 200
    assert all(is_well_formed(code) for code in codes)


def test_the_check_character_is_what_it_always_was() -> None:
    # Printed books must stay valid for ever: these vectors may never change.
    assert check_character("ABCDEFGHJKM") == "S"
    assert check_character("AAAAAAAAAAA") == "A"
    assert check_character("99999999999") == "Y"


@given(body=bodies, place=places, other=st.sampled_from(ALPHABET))
def test_every_single_wrong_character_shows(body: str, place: int, other: str) -> None:
    code = body + check_character(body)
    wrong = code[:place] + other + code[place + 1 :]
    assert is_well_formed(wrong) == (wrong == code)


@given(body=bodies, first=places, second=places)
def test_every_swap_of_two_characters_shows(body: str, first: int, second: int) -> None:
    code = body + check_character(body)
    swapped = list(code)
    swapped[first], swapped[second] = swapped[second], swapped[first]
    assert is_well_formed("".join(swapped)) == ("".join(swapped) == code)


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("abcd-efgh-jkmn", "ABCDEFGHJKMN"),
        (" ABCD EFGH\tJKMN ", "ABCDEFGHJKMN"),
        ("ABCDEFGHJKMN", "ABCDEFGHJKMN"),
        ("ı" * 12, None),
        ("ß", None),
        ("ABCD\u202eEFGH", None),
        ("", ""),
    ],
)
def test_what_may_be_typed(typed: str, read: str | None) -> None:
    assert normalised(typed) == read


def test_every_code_has_twelve_letters_and_digits() -> None:
    assert all(map(is_code, ["ABCDEFGHJKMN", "0000IIIILLLL", "123456789012"]))
    others = ["ABCDEFGHJK!!", "=1+1+1+1+1+1", "ABCDEFGHJKM", "ABCDEFGHJKMNP", "ABCDEFGHJKMN\n", "abcdefghjkmn"]
    assert not any(map(is_code, others))


def test_codes_are_shown_in_groups_of_four() -> None:
    assert grouped("ABCDEFGHJKMN") == "ABCD-EFGH-JKMN"
