/** All letters as they are traced: would a teacher accept each one? Numbers stand where strokes begin. */
import { letterStrokes, lines } from '../../activities/writing/letter-strokes.ts';
import { pathOf, placeLetters, type Track } from '../../activities/writing/tracks.ts';

const inks = ['#1D5FBF', '#C02B3A', '#1F7A4D', '#8A6100', '#7A3FA0'];

function stroke(track: Track, place: number): string {
  const [x, y] = track[0] ?? [0, 0];
  const [u, v] = track[Math.min(4, track.length - 1)] ?? [0, 0];
  const far = Math.hypot(u - x, v - y) || 1;
  const [across, down] = [((u - x) / far) * 10, ((v - y) / far) * 10];
  return (
    `<path d="${pathOf(track)}" stroke="${inks[place]}" stroke-width="5" opacity=".75"/>` +
    `<path d="M${x} ${y}l${across} ${down}" stroke="#FFC145" stroke-width="2"/>` +
    `<circle cx="${x}" cy="${y}" r="3.4" fill="#FFC145"/>` +
    `<text x="${x}" y="${y + 2}" font-size="5.5" text-anchor="middle">${place + 1}</text>`
  );
}

function card(letter: string): string {
  const [placed] = placeLetters(letter);
  if (!placed) return '';
  const from = (placed.width - 74) / 2;
  const ruled = Object.values(lines).map(
    (y) => `<path d="M${from} ${y}h74" stroke="#C9D8E8" stroke-width="${y === 60 ? 1.4 : 0.8}"/>`,
  );
  return (
    `<svg viewBox="${from} -16 74 110"><g fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    `${ruled.join('')}${placed.tracks.map(stroke).join('')}</g></svg>`
  );
}

export function lettersPage(): string {
  return `<!doctype html><meta charset="utf-8"><style>
body { display: grid; grid-template-columns: repeat(10, 1fr); gap: 8px; margin: 8px; background: #FFF8EC }
svg { background: #FFFDF7; border-radius: 8px }
text { font-family: sans-serif; fill: #26233A }
</style>${Object.keys(letterStrokes).map(card).join('')}`;
}
