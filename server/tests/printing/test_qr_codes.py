"""QR codes: each module is the encoder's, and the picture draws it once."""

from __future__ import annotations

import re

import pytest
import segno

from kaktus.activation.codes import make_codes
from kaktus.printing.qr_codes import QUIET_ZONE, QrCodes, QrPictures

PREFIX = "https://lernen.verlag.example/activation#"


@pytest.fixture(scope="module")
def qr_codes() -> QrCodes:
    return QrCodes(PREFIX, 12)


@pytest.mark.parametrize("code", [*make_codes(5), "0000~ !-OOOO"])
def test_each_module_is_as_encoded(qr_codes: QrCodes, code: str) -> None:
    expected = [
        segno.make((PREFIX + code).encode(), error="m", mask=mask, mode="byte", boost_error=False, micro=False)
        for mask in range(8)
    ]
    modules = {"".join(str(module) for row in one.matrix for module in row) for one in expected}
    assert qr_codes.modules(code) in modules


def test_the_picture_draws_every_dark_module_once(qr_codes: QrCodes) -> None:
    (code,) = make_codes(1)
    picture = QrPictures(qr_codes).of(code)
    size = qr_codes.size
    dark = [["0"] * size for _ in range(size)]
    for column, row, length in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\3z", picture):
        for place in range(int(column), int(column) + int(length)):
            assert dark[int(row)][place] == "0"
            dark[int(row)][place] = "1"
    assert "".join("".join(row) for row in dark) == qr_codes.modules(code)
    assert f'viewBox="-{QUIET_ZONE} -{QUIET_ZONE} {size + 2 * QUIET_ZONE} {size + 2 * QUIET_ZONE}"' in picture


def test_only_what_fits_is_drawn(qr_codes: QrCodes) -> None:
    for wrong in ("SHORT", "ÄBCDEFGHJKMN"):
        with pytest.raises(ValueError, match="12 characters"):
            qr_codes.modules(wrong)
