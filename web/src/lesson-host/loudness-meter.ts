/** How loud the microphone is, in four steps: all that a lesson learns of a child's voice while it is recorded. */
import type { Loudness } from 'kaktus-shared/bridge';

const pollIntervalMs = 100;
/** A quiet room; a child that speaks softly; one that speaks up. */
const thresholds = [0.01, 0.04, 0.12] as const;

export function loudnessOf(samples: Float32Array): Loudness {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  const loud = Math.sqrt(power);
  return thresholds.filter((threshold) => loud >= threshold).length as Loudness;
}

/** Calls back at every change, and with silence at the end. Returns what ends it. */
export function watchLoudness(stream: MediaStream, onChange: (level: Loudness) => void) {
  // A recording is worth more than the picture of its loudness.
  if (!('AudioContext' in window)) return () => {};
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  void context.resume();
  const samples = new Float32Array(analyser.fftSize);
  let last: Loudness = 0;
  const change = (level: Loudness) => {
    if (level !== last) onChange((last = level));
  };
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    change(loudnessOf(samples));
  }, pollIntervalMs);
  return () => {
    clearInterval(timer);
    change(0);
    void context.close();
  };
}
