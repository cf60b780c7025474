"""The rate limits on guessing the codes of rooms, by network: wide where a class has come in, narrow elsewhere.

A school has one address for all its classes, so a network from which a tablet joined within two days may be wrong 240
times in ten minutes. Any other may be wrong 30 times, with growing pauses, and all others together 3,000 times an
hour: within a lesson that is one chance in 400,000 to find a certain room, within four weeks one in 440.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Final

from kaktus.common.api.api_errors import ApiError
from kaktus.limits import GROWING_PAUSES, Limit, Tally, count_of, give_back, note, take

TOO_MANY: Final = "Too many wrong codes came from here. Please wait a little and try again."
TEN_MINUTES: Final = timedelta(minutes=10)
NEW_NETWORK: Final = Limit(
    "room-codes-new-network",
    amount=30,
    period=TEN_MINUTES,
    pauses=GROWING_PAUSES,
)
KNOWN_NETWORK: Final = Limit("room-codes-known-network", amount=240, period=TEN_MINUTES)
NEW_NETWORKS: Final = Limit("room-codes-new-networks", amount=3000, period=timedelta(hours=1))
# The privacy page promises that these counts are deleted within three days.
JOINED_FROM: Final = Tally("room-codes-joined-from", timedelta(days=2))
# Right codes too: a full room must not be asked without end.
JOINS: Final = Limit("room-joins-network", amount=1200, period=TEN_MINUTES)


@dataclass
class RoomGuess:
    network: str
    counted: list[tuple[Limit, str]] = field(default_factory=list)

    def was_right(self) -> None:
        for limit, key in self.counted:
            give_back(limit, key)
        note(JOINED_FROM, self.network)

    def count(self, limit: Limit, key: str) -> None:
        if wait := take(limit, key):
            for counted, of in self.counted:
                give_back(counted, of)
            raise ApiError(429, "too_many_room_codes", TOO_MANY).retry_after(wait)
        self.counted.append((limit, key))


@contextmanager
def counted_room_guess(*, network: str, codes: int) -> Iterator[RoomGuess]:
    """Counts each of the codes that may be meant before any is looked up; they stay counted unless one was right."""
    if wait := take(JOINS, network):
        raise ApiError(429, "too_many_room_codes", TOO_MANY).retry_after(wait)
    guess = RoomGuess(network)
    is_known = count_of(JOINED_FROM, network).tries > 0
    for _ in range(codes):
        if is_known:
            guess.count(KNOWN_NETWORK, network)
        else:
            guess.count(NEW_NETWORK, network)
            guess.count(NEW_NETWORKS, "")
    yield guess
