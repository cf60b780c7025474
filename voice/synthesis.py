"""The voice: three networks that turn signs of sound into a waveform."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import onnxruntime

from resampling import resampled

RATE = 22_050
# Samples in a moment of the outline.
MOMENT = 256
BLANK = 0
STEPS = 6
VARIETY = 0.5


class Voice:
    def __init__(self, folder: Path) -> None:
        self.options = onnxruntime.SessionOptions()
        self.options.intra_op_num_threads = 1
        self.folder = folder
        self.rhythm, self.melody, self.sound = map(self.network, ("model-text", "model-mel", "model-voice"))
        self.numbers = {sign: number for number, sign in enumerate(json.loads((folder / "symbols.json").read_text()))}

    def network(self, name: str) -> Any:
        return onnxruntime.InferenceSession(str(self.folder / f"{name}.onnx"), self.options)

    def speak(self, signs: list[tuple[str, int]], *, pace: float, smallness: float, seed: int) -> np.ndarray:
        """A smaller speaker is the same voice played faster: so it speaks as much slower first, and keeps its pace."""
        samples, _ = self.spoken(signs, pace=pace / smallness, seed=seed)
        return resampled(samples, 1 / smallness)

    def spoken(self, signs: list[tuple[str, int]], *, pace: float, seed: int) -> tuple[np.ndarray, np.ndarray]:
        """The sound, and the second at which each sign ends, and the blank after it."""
        outline, ends = self.outline(signs, pace)
        return self.sound.run(None, {"mel": self.drawn(outline, seed)})[0][0], ends * MOMENT / RATE

    def outline(self, signs: list[tuple[str, int]], pace: float) -> tuple[np.ndarray, np.ndarray]:
        """The average sound of every moment: each sign held for as long as the voice would at this pace."""
        numbers = np.array([[number for sign, _ in signs for number in (self.numbers[sign], BLANK)][:-1]])
        stresses = np.array([[stress for _, stress in signs for _ in range(2)][:-1]])
        average, log_lengths = self.rhythm.run(None, {"ids": numbers, "stress": stresses})
        ends = np.round(np.cumsum(np.exp(log_lengths[0]) / pace)).astype(int)
        moments = np.arange(ends[-1] + ends[-1] % 2)
        places = np.minimum(np.searchsorted(ends, moments, side="right"), numbers.shape[1] - 1)
        return average[:, :, places], ends

    def drawn(self, outline: np.ndarray, seed: int) -> np.ndarray:
        """Follows the flow from noise to speech in steps, each with a look half a step ahead."""
        chance = np.random.default_rng(seed)
        drawn = (chance.standard_normal(outline.shape) * VARIETY).astype(np.float32)
        for step in range(STEPS):
            ahead = self.flow(drawn, outline, step / STEPS)
            if step < STEPS - 1:
                ahead = self.flow(drawn + ahead / (2 * STEPS), outline, (step + 0.5) / STEPS)
            drawn = drawn + ahead / STEPS
        return drawn

    def flow(self, drawn: np.ndarray, outline: np.ndarray, time: float) -> np.ndarray:
        inputs = {"x": drawn.astype(np.float32), "mu": outline, "t": np.array([time], np.float32)}
        return self.melody.run(None, inputs)[0]
