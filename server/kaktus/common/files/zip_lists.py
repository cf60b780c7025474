"""Counts the files that a ZIP file lists, before its list is read into memory.

Python reads as many entries as the list has room for, whatever number the end of the file claims, and believes a second
end record (ZIP64) more than the first. So the entries are counted one by one, and both records must agree with that.
"""

from __future__ import annotations

import os
import struct
import zipfile
from dataclasses import dataclass
from typing import IO

END = struct.Struct("<4s4H2LH")
END_MARK = b"PK\x05\x06"
LONGEST_COMMENT = 0xFFFF
LOCATOR = struct.Struct("<4sLQL")
LOCATOR_MARK = b"PK\x06\x07"
END64 = struct.Struct("<4sQ2H2L4Q")
END64_MARK = b"PK\x06\x06"
# The value in the short record of a number that is in the long one.
IN_END64 = (0xFFFF, 0xFFFFFFFF)
# The mark of an entry, what is not needed here, and the lengths of its name, its extra field and its comment.
ENTRY = struct.Struct("<4s24x3H12x")
ENTRY_MARK = b"PK\x01\x02"


@dataclass(frozen=True)
class _List:
    count: int
    length: int
    end: int
    """The place in the file where the list ends."""


def count_entries(file: IO[bytes], *, limit: int, longest: int) -> int:
    """How many there are, or one more than `limit`; BadZipFile for a file whose records contradict each other."""
    entry_list = _list_in(file)
    if entry_list.count > limit or entry_list.length > longest:
        return limit + 1
    count, at, start = 0, 0, entry_list.end - entry_list.length
    if start < 0:
        raise zipfile.BadZipFile
    while at < entry_list.length:
        count += 1
        if count > limit:
            return count
        file.seek(start + at)
        mark, *lengths = ENTRY.unpack(_read(file, ENTRY.size))
        at += ENTRY.size + sum(lengths)
        if mark != ENTRY_MARK:
            raise zipfile.BadZipFile
    if at != entry_list.length or count != entry_list.count:
        raise zipfile.BadZipFile
    return count


def _list_in(file: IO[bytes]) -> _List:
    size = file.seek(0, os.SEEK_END)
    before = max(0, size - END.size - LONGEST_COMMENT)
    file.seek(before)
    tail = file.read()
    mark = tail.rfind(END_MARK)
    if mark < 0 or len(tail) - mark < END.size:
        raise zipfile.BadZipFile
    _, _, _, here, count, length, start, comment = END.unpack_from(tail, mark)
    # Nothing may follow the comment: another program would find another end.
    if here != count or mark + END.size + comment != len(tail):
        raise zipfile.BadZipFile
    end = before + mark
    if end >= LOCATOR.size:
        file.seek(end - LOCATOR.size)
        mark, disk, place, disks = LOCATOR.unpack(_read(file, LOCATOR.size))
        if mark == LOCATOR_MARK:
            if disk or disks > 1 or place != end - LOCATOR.size - END64.size:
                raise zipfile.BadZipFile
            return _list_of_end64(file, place, (count, length, start))
    return _List(count, length, end)


def _list_of_end64(file: IO[bytes], place: int, short: tuple[int, int, int]) -> _List:
    file.seek(place)
    mark, _, _, _, _, _, here, count, length, start = END64.unpack(_read(file, END64.size))
    agree = all(value in (number, *IN_END64) for value, number in zip(short, (count, length, start), strict=True))
    if mark != END64_MARK or here != count or not agree:
        raise zipfile.BadZipFile
    return _List(count, length, place)


def _read(file: IO[bytes], length: int) -> bytes:
    content = file.read(length)
    if len(content) != length:
        raise zipfile.BadZipFile
    return content
