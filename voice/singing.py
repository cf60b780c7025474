"""Sings a line: it is spoken first, then its vowels are held for the notes and get the pitch of the melody."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pyworld

from synthesis import RATE, Voice

VOWELS = "aeiouyøœɑɐɔəɛɜɪʊʏ"
# The second half of a diphthong belongs to the vowel before it.
GLIDES = {"ɪ": "aɔ", "ʊ": "a", "ø": "ɔ", "ʏ": "ɔ", "ɐ": VOWELS}
# A vowel begins and ends as it was spoken; only its middle is held.
EDGE_S = 0.035
# What is left of a note for its vowel, however many consonants follow.
SMALLEST_VOWEL = 0.4
# A singer breathes at the end of a line.
HELD = 0.85
LONGEST_BEFORE_S = LONGEST_AFTER_S = 0.25
STEP_S = 0.005
PACE = 0.85
SLIDE_S = 0.05
VIBRATO_HZ, VIBRATO_CENTS, VIBRATO_AFTER_S = 5.2, 18.0, 0.3
LOWEST_HZ, HIGHEST_HZ = 90.0, 500.0
# A syllable is heard to begin where its vowel swells, between these pitches: neither in a hiss nor in a hum.
VOWEL_HZ = (350.0, 900.0)
SWELLS_BEFORE_S, SWELLS_AFTER_S = 0.08, 0.03
# The voice begins a vowel a little before its time; so much where nothing swells, as from vowel to vowel.
EARLY_S = 0.03
CLEAR_SWELL = 0.7


@dataclass(frozen=True)
class Note:
    """When it begins and ends, in seconds from the beginning of the line, and its pitch."""

    start: float
    end: float
    hertz: float


def nuclei(signs: list[tuple[str, int]]) -> list[tuple[int, int]]:
    """The first and the last place of each syllable's vowel, with the glide that belongs to it."""
    groups: list[tuple[int, int]] = []
    for place, (sign, _) in enumerate(signs):
        if sign[0] not in VOWELS:
            continue
        before = signs[place - 1][0]
        goes_on = before == sign or before[0] in GLIDES.get(sign, "")
        if groups and groups[-1][1] == place - 1 and goes_on:
            groups[-1] = (groups[-1][0], place)
        else:
            groups.append((place, place))
    return groups


def sing(voice: Voice, signs: list[tuple[str, int]], notes: list[Note], seed: int) -> tuple[np.ndarray, float]:
    """The sound, and how many seconds before its first note it begins: with the consonants of the first syllable."""
    vowels = nuclei(signs)
    if len(vowels) != len(notes):
        raise ValueError(f"{len(vowels)} vowels for {len(notes)} notes: {''.join(sign for sign, _ in signs)}")
    samples, ends = voice.spoken(signs, pace=PACE, seed=seed)
    spoken = analysed(samples.astype(np.float64))
    # After each sign comes a blank, in which the next one already begins to sound.
    spans = [(spoken.swell_near(ends[2 * first - 2]), ends[2 * last]) for first, last in vowels]
    heard, sung = knots(spans, notes, ends[-1])
    return resung(spoken, notes, heard, sung), -sung[0]


@dataclass(frozen=True)
class Spoken:
    """What was spoken, step by step: its pitch, the logarithm of its colour, and how much of it is breath."""

    pitch: np.ndarray
    colour: np.ndarray
    breath: np.ndarray

    def swell_near(self, second: float) -> float:
        """When the vowel that should begin at `second` really begins."""
        bins = np.arange(self.colour.shape[1]) * RATE / 2 / (self.colour.shape[1] - 1)
        in_vowels = (VOWEL_HZ[0] < bins) & (bins < VOWEL_HZ[1])
        strength = self.colour[:, in_vowels].mean(axis=1)
        first = max(2, round((second - SWELLS_BEFORE_S) / STEP_S))
        places = np.arange(first, min(len(strength) - 2, round((second + SWELLS_AFTER_S) / STEP_S)))
        swells = strength[places + 2] - strength[places - 2]
        if not len(places) or swells.max() < CLEAR_SWELL:
            return second - EARLY_S
        return float(places[swells.argmax()] * STEP_S)


def analysed(samples: np.ndarray) -> Spoken:
    pitch, times = pyworld.harvest(samples, RATE, f0_floor=LOWEST_HZ, f0_ceil=HIGHEST_HZ, frame_period=STEP_S * 1000)
    colour = np.log(pyworld.cheaptrick(samples, pitch, times, RATE))
    return Spoken(pitch, colour, pyworld.d4c(samples, pitch, times, RATE))


def knots(spans: list[tuple[float, float]], notes: list[Note], end: float) -> tuple[list[float], list[float]]:
    """Which second of the spoken line belongs to which second of the sung one."""
    before = min(spans[0][0], LONGEST_BEFORE_S)
    heard, sung = [spans[0][0] - before], [-before]
    for (begin, stop), note, after in zip(spans, notes, [*spans[1:], (end, end)], strict=True):
        is_last = note is notes[-1]
        length = (note.end - note.start) * (HELD if is_last else 1)
        consonants = min(after[0] - stop, (1 - SMALLEST_VOWEL) * length, LONGEST_AFTER_S if is_last else length)
        vowel = length - consonants
        edge = min(EDGE_S, (stop - begin) / 3, vowel / 3)
        heard += [begin, begin + edge, stop - edge, stop]
        sung += [note.start, note.start + edge, note.start + vowel - edge, note.start + vowel]
    return [*heard, end], [*sung, sung[-1] + min(end - heard[-1], LONGEST_AFTER_S)]


def resung(spoken: Spoken, notes: list[Note], heard: list[float], sung: list[float]) -> np.ndarray:
    moments = np.arange(sung[0], sung[-1], STEP_S)
    frames = np.interp(moments, sung, heard) / STEP_S
    low = np.clip(np.floor(frames).astype(int), 0, len(spoken.pitch) - 2)
    share = np.clip(frames - low, 0, 1)[:, None]
    is_voiced = spoken.pitch[np.clip(np.round(frames).astype(int), 0, len(spoken.pitch) - 1)] > 0
    return pyworld.synthesize(
        np.where(is_voiced, melody(moments, notes), 0.0),
        np.exp((1 - share) * spoken.colour[low] + share * spoken.colour[low + 1]),
        (1 - share) * spoken.breath[low] + share * spoken.breath[low + 1],
        RATE,
        STEP_S * 1000,
    )


def melody(moments: np.ndarray, notes: list[Note]) -> np.ndarray:
    """In hertz: steps with short slides, and a slight vibrato on long notes."""
    cents = np.full(len(moments), 1200 * np.log2(notes[0].hertz))
    for note in notes[1:]:
        # The consonants before a note already have its pitch.
        cents[moments >= note.start - SLIDE_S] = 1200 * np.log2(note.hertz)
    window = np.hanning(round(SLIDE_S / STEP_S) | 1)
    cents = np.convolve(np.pad(cents, len(window) // 2, mode="edge"), window / window.sum(), mode="valid")
    for note in notes:
        late = (moments > note.start + VIBRATO_AFTER_S) & (moments < note.end)
        since = moments[late] - note.start - VIBRATO_AFTER_S
        cents[late] += VIBRATO_CENTS * np.minimum(1, since / 0.2) * np.sin(2 * np.pi * VIBRATO_HZ * since)
    return 2 ** (cents / 1200)
