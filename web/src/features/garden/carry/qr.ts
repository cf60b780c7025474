/**
 * QR codes after ISO/IEC 18004: bytes, error correction level L, always with the first mask, which suits compressed data as well
 * as any other.
 */

/** Larger ones have modules too small for a phone that looks at a screen. */
const largestVersion = 27;
/** By version: bytes of error correction in a block, and how many blocks there are. */
const correctionBytes = [
  7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26,
  28, 30,
];
const blockCounts = [
  1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12,
];

/** The finite field of 256 elements in which the error correction is computed. */
const powers: number[] = [];
const logarithms: number[] = [];
for (let exponent = 0, value = 1; exponent < 255; exponent += 1) {
  powers[exponent] = value;
  logarithms[value] = exponent;
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}
const times = (one: number, other: number) =>
  one === 0 || other === 0 ? 0 : powers[(logarithms[one]! + logarithms[other]!) % 255]!;

function generator(degree: number): number[] {
  let factors = [1];
  for (let root = 0; root < degree; root += 1) {
    const shifted = [...factors, 0];
    factors = shifted.map((one, at) => one ^ times(factors[at - 1] ?? 0, powers[root]!));
  }
  return factors.slice(1);
}

function correctionOf(data: readonly number[], factors: readonly number[]): number[] {
  let rest = factors.map(() => 0);
  for (const byte of data) {
    const first = byte ^ rest[0]!;
    rest = factors.map((factor, at) => (rest[at + 1] ?? 0) ^ times(factor, first));
  }
  return rest;
}

function alignmentPlaces(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const last = version * 4 + 10;
  const step = Math.ceil((last - 6) / (count - 1) / 2) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, at) => last - step * (count - 2 - at))];
}

/** How many bytes a version has for data and correction together. */
function byteCount(version: number): number {
  const side = version * 4 + 17;
  const along = alignmentPlaces(version).length;
  const alignment = along === 0 ? 0 : 25 * (along * along - 3) - 10 * (along - 2);
  const fixed = 3 * 64 + 31 + 2 * (side - 16) + alignment + (version >= 7 ? 36 : 0);
  return Math.floor((side * side - fixed) / 8);
}

const dataBytes = (version: number) =>
  byteCount(version) - correctionBytes[version - 1]! * blockCounts[version - 1]!;

const lengthBytes = (version: number) => (version < 10 ? 1 : 2);

/** Mode, length, the text, an end, and padding: in half bytes, because the mode has only four bits. */
function paddedData(bytes: Uint8Array, version: number): number[] {
  const halves = [4];
  for (let at = lengthBytes(version) * 2 - 1; at >= 0; at -= 1)
    halves.push((bytes.length >> (at * 4)) & 15);
  for (const byte of bytes) halves.push(byte >> 4, byte & 15);
  halves.push(0);
  const data = Array.from(
    { length: halves.length / 2 },
    (_, at) => halves[at * 2]! * 16 + halves[at * 2 + 1]!,
  );
  for (let pad = 0xec; data.length < dataBytes(version); pad ^= 0xec ^ 0x11) data.push(pad);
  return data;
}

/** Blocks with their correction, woven together byte by byte. */
function codewords(data: readonly number[], version: number): number[] {
  const count = blockCounts[version - 1]!;
  const factors = generator(correctionBytes[version - 1]!);
  const short = Math.floor(data.length / count);
  const longer = data.length % count;
  const blocks = Array.from({ length: count }, (_, at) => {
    const start = at * short + Math.max(0, at - (count - longer));
    return data.slice(start, start + short + (at >= count - longer ? 1 : 0));
  });
  const woven: number[] = [];
  for (let at = 0; at <= short; at += 1)
    for (const block of blocks) if (at < block.length) woven.push(block[at]!);
  const corrections = blocks.map((block) => correctionOf(block, factors));
  factors.forEach((_, at) => corrections.forEach((rest) => woven.push(rest[at]!)));
  return woven;
}

type Modules = (boolean | null)[][];

function remainder(value: number, bits: number, divisor: number): number {
  let rest = value;
  for (let at = 0; at < bits; at += 1) rest = (rest << 1) ^ ((rest >> (bits - 1)) * divisor);
  return rest;
}

function drawFixed(modules: Modules, version: number): void {
  const side = modules.length;
  const set = (x: number, y: number, dark: boolean) => {
    if (x >= 0 && y >= 0 && x < side && y < side) modules[y]![x] = dark;
  };
  const square = (x: number, y: number, reach: number, isDark: (away: number) => boolean) => {
    for (let down = -reach; down <= reach; down += 1)
      for (let right = -reach; right <= reach; right += 1)
        set(x + right, y + down, isDark(Math.max(Math.abs(right), Math.abs(down))));
  };
  for (let at = 0; at < side; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const corners = [
    [3, 3],
    [side - 4, 3],
    [3, side - 4],
  ];
  for (const [x, y] of corners) square(x!, y!, 4, (away) => away !== 2 && away !== 4);
  const places = alignmentPlaces(version);
  const last = places.at(-1);
  for (const x of places)
    for (const y of places) {
      const inCorner = (x === 6 && (y === 6 || y === last)) || (x === last && y === 6);
      if (!inCorner) square(x, y, 2, (away) => away !== 1);
    }

  // Level L and the first mask, with their own correction; once around the first corner, once at the other two.
  const format = ((1 << 13) | remainder(1 << 3, 10, 0x537)) ^ 0x5412;
  for (let at = 0; at < 15; at += 1) {
    const dark = ((format >> at) & 1) === 1;
    set(8, at < 6 ? at : at < 8 ? at + 1 : side - 15 + at, dark);
    set(at < 8 ? side - 1 - at : at === 8 ? 7 : 14 - at, 8, dark);
  }
  set(8, side - 8, true);
  if (version < 7) return;
  const stated = (version << 12) | remainder(version, 12, 0x1f25);
  for (let at = 0; at < 18; at += 1) {
    const dark = ((stated >> at) & 1) === 1;
    const along = Math.floor(at / 3);
    const across = side - 11 + (at % 3);
    set(along, across, dark);
    set(across, along, dark);
  }
}

/** Up and down in columns of two, from the right; the column of the timing marks is left out. */
function drawData(modules: Modules, bytes: readonly number[]): void {
  const side = modules.length;
  let bit = 0;
  for (let right = side - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < side; step += 1) {
      const upwards = ((right + 1) & 2) === 0;
      const y = upwards ? side - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (modules[y]![x] !== null) continue;
        const dark = (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        bit += 1;
        modules[y]![x] = dark !== ((x + y) % 2 === 0);
      }
    }
  }
}

/** Rows of dark and light modules; null if the text is too long for a code that can be read from a screen. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  let version = 1;
  while (version <= largestVersion && bytes.length + 1 + lengthBytes(version) > dataBytes(version))
    version += 1;
  if (version > largestVersion) return null;
  const side = version * 4 + 17;
  const modules: Modules = Array.from({ length: side }, () => Array<null>(side).fill(null));
  drawFixed(modules, version);
  drawData(modules, codewords(paddedData(bytes, version), version));
  return modules as boolean[][];
}
