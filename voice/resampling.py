"""Stretches a sound to another number of samples."""

import numpy as np


def resampled(samples: np.ndarray, factor: float) -> np.ndarray:
    """Cuts off or extends the spectrum, which is exact for a sound as short as a sentence."""
    count = round(len(samples) * factor)
    spectrum = np.fft.rfft(samples)[: count // 2 + 1]
    return np.fft.irfft(spectrum, count) * (count / len(samples))
