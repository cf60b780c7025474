/** How loud something sounds (ITU-R BS.1770), and brings every noise and song to the loudness of the voice. */
export type Waveform = { rate: number; samples: Float64Array };

/** The median of the recorded sentences; tests keep everything else near it. */
export const speechLufs = -20;
/** The encoder of the files takes this much away. */
const encoderLoss = 0.45;

type Filter = { b: readonly [number, number, number]; a: readonly [number, number] };

/** The standard lists its filters for 48 kHz; these are the same two for any rate. */
function weighting(rate: number): Filter[] {
  const [shelf, pass] = [1681.974, 38.135].map((hertz) => Math.tan((Math.PI * hertz) / rate));
  const [high, quality, low] = [10 ** (3.99984 / 20), 0.7071752, 0.500327];
  const band = high ** 0.4996667;
  const [k, r] = [shelf!, pass!];
  const ks = 1 + k / quality + k * k;
  const rs = 1 + r / low + r * r;
  return [
    {
      b: [
        (high + (band * k) / quality + k * k) / ks,
        (2 * (k * k - high)) / ks,
        (high - (band * k) / quality + k * k) / ks,
      ],
      a: [(2 * (k * k - 1)) / ks, (1 - k / quality + k * k) / ks],
    },
    { b: [1, -2, 1], a: [(2 * (r * r - 1)) / rs, (1 - r / low + r * r) / rs] },
  ];
}

function filtered(samples: Float64Array, { b, a }: Filter): Float64Array {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return samples.map((x) => {
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

const decibels = (power: number) => -0.691 + 10 * Math.log10(power);
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** What is shorter than a block of 0.4 s is heard with the silence after it. */
function blockPowers({ rate, samples }: Waveform): number[] {
  const length = Math.round(rate * 0.4);
  const padded = new Float64Array(Math.max(length, samples.length));
  padded.set(samples);
  const weighted = weighting(rate).reduce(filtered, padded);
  const count = Math.floor(((weighted.length - length) / length) * 4) + 1;
  return Array.from({ length: count }, (_, block) => {
    const from = Math.round((block * length) / 4);
    return weighted.subarray(from, from + length).reduce((sum, one) => sum + one * one, 0) / length;
  });
}

/** The loudness of one channel; pauses do not count. Silence has −Infinity. */
export function lufs(wave: Waveform): number {
  const audible = blockPowers(wave).filter((power) => decibels(power) > -70);
  if (audible.length === 0) return -Infinity;
  const threshold = mean(audible) / 10;
  return decibels(mean(audible.filter((power) => power > threshold)));
}

const knee = 0.5;
const highest = 0.8;

/** Rounds the few peaks that would be too high: a footstep is nothing but peaks. */
function limited(value: number): number {
  const size = Math.abs(value);
  if (size <= knee) return value;
  return Math.sign(value) * (knee + (highest - knee) * Math.tanh((size - knee) / (highest - knee)));
}

/** As loud as the voice. Limiting takes some of the loudness away, so it is approached step by step. */
export function asLoudAsSpeech({ rate, samples }: Waveform): Waveform {
  let gain = 1;
  let louder = { rate, samples };
  for (let step = 0; step < 12; step += 1) {
    const factor = 10 ** ((speechLufs + encoderLoss - lufs(louder)) / 20);
    if (!Number.isFinite(factor)) return louder;
    gain *= factor;
    louder = { rate, samples: samples.map((value) => limited(value * gain)) };
  }
  return louder;
}
