"""Answers the authors' tool line by line: how a text is pronounced, how it sounds, what a listener understands."""

import json
import os
import sys
import wave
from pathlib import Path
from typing import Any

import numpy as np

from phonetics import Phonetics
from recogniser import Recogniser
from singing import Note, sing
from synthesis import RATE, Voice


def write_wav(path: str, samples: np.ndarray) -> None:
    with wave.open(path, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes((np.clip(samples, -1, 1) * 32_767).astype("<i2").tobytes())


def read_wav(path: str) -> tuple[np.ndarray, int]:
    with wave.open(path, "rb") as file:
        return np.frombuffer(file.readframes(file.getnframes()), "<i2") / 32_768, file.getframerate()


class Studio:
    def __init__(self, folder: Path) -> None:
        self.phonetics = Phonetics()
        self.voice = Voice(folder)
        self.recogniser = Recogniser()

    def pronounce(self, *, texts: list[str]) -> list[str]:
        return [self.phonetics.ipa(text) for text in texts]

    def speak(self, *, wav: str, **how: Any) -> None:
        write_wav(wav, self.voice.speak(**how))

    def sing(self, *, wav: str, signs: list[tuple[str, int]], notes: list[list[float]], seed: int) -> float:
        samples, lead = sing(self.voice, signs, [Note(*note) for note in notes], seed)
        write_wav(wav, samples)
        return lead

    def hear(self, *, wav: str, text: str) -> dict[str, Any]:
        heard = self.recogniser.hear(*read_wav(wav), text)
        return {"text": heard.text, "likelihood": heard.likelihood}


def serve() -> None:
    studio = Studio(Path(os.environ["KAKTUS_VOICE"]))
    for line in sys.stdin:
        request = json.loads(line)
        answer = getattr(studio, request.pop("do"))(**request)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    serve()
