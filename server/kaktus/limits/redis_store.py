"""Counts for rate limits in Redis, one script per call; while Redis does not answer, the database counts."""

from __future__ import annotations

import logging
import time
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final

from redis import Redis, RedisError
from redis.backoff import NoBackoff
from redis.retry import Retry

from kaktus.common.metrics.catalogue import LIMITS_IN_DATABASE
from kaktus.common.request_log import log
from kaktus.limits.counting import SqlStore, memory, seconds
from kaktus.limits.rules import Counted, Limit

PREFIX: Final = "kaktus:limit:"
PATIENCE_S: Final = 0.3
TRY_AGAIN_AFTER_S: Final = 5.0

# The same rules as in the statements for databases; a key that is not used any more expires.
COUNT: Final = """
local key, what = KEYS[1], ARGV[1]
local now, amount, period = tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local memory, pauses = tonumber(ARGV[5]), #ARGV - 5
local kept = redis.call('HMGET', key, 'tries', 'ends_at', 'rounds')
local tries, ends_at, rounds = tonumber(kept[1] or 0), tonumber(kept[2] or 0), tonumber(kept[3] or 0)
if ends_at <= now then
  tries, ends_at = 0, now + period
end
if what == 'take' and tries < amount then
  tries = tries + 1
  if tries == amount and pauses > 0 then
    ends_at = now + tonumber(ARGV[5 + math.min(rounds + 1, pauses)])
    rounds = rounds + 1
  end
elseif what == 'give back' and tries > 0 then
  if tries == amount and pauses > 0 then
    ends_at = now + period
    rounds = math.max(rounds - 1, 0)
  end
  tries = tries - 1
elseif tries >= amount then
  return math.max(1, math.ceil(ends_at - now - 0.001))
else
  return 0
end
redis.call('HSET', key, 'tries', tries, 'ends_at', string.format('%.17g', ends_at), 'rounds', rounds)
redis.call('PEXPIRE', key, math.ceil(1000 * (pauses > 0 and memory or ends_at - now)))
return 0
"""


class RedisStore:
    def __init__(self, url: str, *, meanwhile: SqlStore) -> None:
        options: dict[str, Any] = {"socket_timeout": PATIENCE_S, "socket_connect_timeout": PATIENCE_S}
        self._redis: Any = Redis.from_url(url, retry=Retry(NoBackoff(), 0), **options)
        self._count = self._redis.register_script(COUNT)
        self._meanwhile = meanwhile
        self._silent_until = 0.0
        self._answers = True

    def together(self) -> AbstractContextManager[None]:
        return nullcontext()

    def take(self, limit: Limit, key: str, *, now: float) -> int:
        wait = int(self._counted("take", limit, key, now, self._meanwhile.take))
        if limit.guards and not wait and self._answers:
            # Redis may have been away, or have lost its memory: the database knows all that were wrong.
            wait = self._meanwhile.look(limit, key, now=now)
        return wait

    def look(self, limit: Limit, key: str, *, now: float) -> int:
        return int(self._counted("look", limit, key, now, self._meanwhile.look))

    def count_of(self, key: str, *, now: float) -> Counted:
        kept = self._asked(lambda: self._redis.hmget(PREFIX + key, "tries", "ends_at"))
        if kept is None:
            return self._meanwhile.count_of(key, now=now)
        tries, ends_at = int(kept[0] or 0), float(kept[1] or 0)
        return Counted(tries, ends_at) if ends_at > now else Counted()

    def give_back(self, limit: Limit, key: str, *, now: float) -> None:
        self._counted("give back", limit, key, now, self._meanwhile.give_back)

    def was_wrong(self, limit: Limit, key: str, *, now: float) -> None:
        """Also counted in the database, unless that has counted it already because Redis does not answer."""
        if self._answers:
            self._meanwhile.take(limit, key, now=now)

    def forget(self, key: str) -> None:
        self._asked(lambda: self._redis.delete(PREFIX + key))
        self._meanwhile.forget(key)

    def clear_expired(self, *, now: float) -> int:
        return self._meanwhile.clear_expired(now=now)

    def _counted(self, what: str, limit: Limit, key: str, now: float, meanwhile: Any) -> Any:
        numbers = [now, limit.amount, seconds(limit.period), seconds(memory(limit)), *map(seconds, limit.pauses)]
        wait = self._asked(lambda: self._count(keys=[PREFIX + key], args=[what, *numbers]))
        if wait is not None:
            return wait
        LIMITS_IN_DATABASE.inc()
        return meanwhile(limit, key, now=now)

    def _asked(self, ask: Any) -> Any:
        """None while Redis does not answer. It is then left alone for some seconds: nobody waits in vain."""
        if time.monotonic() < self._silent_until:
            return None
        try:
            answer = ask()
        except RedisError as error:
            self._silent_until = time.monotonic() + TRY_AGAIN_AFTER_S
            if self._answers:
                self._answers = False
                log("limits_redis_silent", level=logging.WARNING, error=type(error).__name__)
            return None
        if not self._answers:
            self._answers = True
            log("limits_redis_back")
        return answer
