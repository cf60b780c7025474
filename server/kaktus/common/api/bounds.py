"""Types for the arguments of calls, bounded so that a value which no column can hold is refused early."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Final

from ninja import Field
from pydantic import AwareDatetime

MAX_BIGINT: Final = 2**63 - 1
# Wide enough for every day that means something here, with room to reckon by years, months and time zones.
FIRST_DAY: Final = date(1970, 1, 1)
LAST_DAY: Final = date(2999, 12, 31)

RowId = Annotated[int, Field(ge=0, le=MAX_BIGINT)]
Offset = Annotated[int, Field(ge=0, le=MAX_BIGINT)]
"""A place in a file or a list, a size, or a number of a version."""
Moment = AwareDatetime
"""With its time zone: without one it is a different moment everywhere."""
Day = Annotated[date, Field(ge=FIRST_DAY, le=LAST_DAY)]
