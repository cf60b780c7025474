"""Whether a mistake teaches: compares what the robot noted about its mistakes with what every game has to do.

After the first one, what was chosen is named and the task asked again; after the second there is less to choose;
after the third the answer is shown and said.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

Mistake = Mapping[str, Any]
AUDIO = Path(__file__).resolve().parents[2] / "games" / "audio" / "recordings.json"
# fmt: off
NUMBERS = (
    "kein|leer", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf",
    "dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn", "neunzehn", "zwanzig",
)
# fmt: on
# Strokes have no name: a child is told how to write them, then shown, then led.
STROKES = ({"phrases/writing-begin", "phrases/writing-follow"}, {"phrases/kit-look"}, {"phrases/writing-together"})
SHOWS = {"phrases/kit-look", "phrases/memory-look"}
A_SENTENCE = re.compile(r"[A-ZÄÖÜ„].*[.!?]“?$")
COUNTED_ALOUD = re.compile(r"\w+!$")


def mistake_faults(mistakes: Iterable[Mistake], lesson: Mapping[str, Any]) -> list[str]:
    texts = {file: line["text"] for file, line in json.loads(AUDIO.read_text()).items()}
    words = {word["id"]: (word["de"], word["plural"] or word["de"]) for word in lesson["words"]}
    places: dict[tuple[str, str], str] = {}
    problems = []
    for one in mistakes:
        heard = _Heard(one, texts)
        faults = [*_naming_faults(one, heard, words), *_step_faults(one, heard)]
        if one["kind"] == "place":
            first_naming = places.setdefault((one["game"], one["chosen"]), heard.naming)
            others = [text for (game, place), text in places.items() if (game, place) != (one["game"], one["chosen"])]
            if heard.naming != first_naming or heard.naming in others:
                faults.append("a place has a name of its own")
        problems += [f"{one['game']}, mistake {one['nth']} ({one['chosen']}): {fault}; {heard}" for fault in faults]
    return problems


class _Heard:
    """What was said after a mistake."""

    def __init__(self, mistake: Mistake, texts: Mapping[str, str]) -> None:
        self.files = [_name(file) for file in mistake["said"]]
        self.texts = [texts[file] for file in self.files if file in texts]
        self.question = texts.get(_name(mistake["question"]), "")
        whole = [text for text in self.texts if A_SENTENCE.match(text) and not COUNTED_ALOUD.match(text)]
        # At the highest level of memory, a card that is turned says a sentence, too.
        by_name = [texts[file] for file in self.files if file.endswith("-is")]
        named = by_name if mistake["kind"] == "pair" else whole
        self.naming = named[0] if named else ""

    def __str__(self) -> str:
        return f"asked was '{self.question}', said was '{' '.join(self.texts)}'"


def _name(file: str) -> str:
    return file.removeprefix("audio/").removesuffix(".mp3")


def _naming_faults(mistake: Mistake, heard: _Heard, words: Mapping[str, tuple[str, str]]) -> Iterator[str]:
    chosen, naming = str(mistake["chosen"]), heard.naming
    if mistake["kind"] == "stroke":
        if not STROKES[mistake["nth"] - 1] & set(heard.files[:1]):
            yield "does not say how the stroke goes"
        return
    if mistake["game"] == "talk":
        # The answers were read aloud before, so what was chosen may be the last thing that was heard.
        turn, answer = chosen.split("-")
        if not heard.files[0].endswith(f"/talk-turns-{turn}-answers-{answer}"):
            yield "does not say the answer that was chosen"
    elif not naming or naming == heard.question:
        yield "does not name what was chosen"
    elif mistake["kind"] == "letter":
        if naming != f"Das ist ein {'Eszett' if chosen == 'ß' else chosen.upper()}.":
            yield "does not name the letter"
    elif number := re.fullmatch(r"n?(\d+)", chosen):
        # Nobody counts grapes: 'So viele Trauben!'
        if not re.search(rf"\b({NUMBERS[int(number[1])]}|so viele)", naming, re.IGNORECASE):
            yield "does not name the number"
    elif chosen in words and not any(form.lower() in naming.lower() for form in words[chosen]):
        yield "does not name the word"


def _step_faults(mistake: Mistake, heard: _Heard) -> Iterator[str]:
    before, after = mistake["task"]
    if mistake["nth"] == 3:
        if mistake["kind"] != "stroke" and not SHOWS & set(heard.files):
            yield "does not show the answer"
        if before == after:
            yield "is not over after the third mistake"
        return
    if mistake["kind"] == "pair":
        if not "".join(heard.texts[-1:]).endswith("?"):
            yield "does not ask again"
        return
    if before != after:
        yield "goes on without a right answer"
    if mistake["kind"] != "stroke" and heard.texts[-1:] != [heard.question]:
        yield "does not ask again"
    many, fewer = mistake["left"]
    if mistake["nth"] == 2 and many > 1 and fewer >= many:
        yield "leaves as much to choose as before"
