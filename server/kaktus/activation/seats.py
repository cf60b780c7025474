"""How many seats for a class a code may bring; apart, because the command line needs it before Django is set up."""

from typing import Final

MAX_SEATS: Final = 500
