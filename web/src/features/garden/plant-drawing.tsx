/** A plant in the mascot's colours, with its word's picture: on a label beside the sprout, in the bud or the flower. */
import type { Stage } from './growth';

const leafDark = '#338f5e';
const leafLight = '#4fb079';
const stem = (to: number) =>
  `<path d="M50 142C46 ${(142 + to) / 2 + 10} 54 ${(142 + to) / 2 - 8} 50 ${to}" fill="none" stroke="${leafDark}" stroke-width="6" stroke-linecap="round"/>`;

/** Two leaves on the stem, the darker one away from the light. */
const leaves = (y: number, size = 1) =>
  `<g transform="translate(50 ${y}) scale(${size})"><path d="M0 0C8-18 26-20 34-12C28 2 12 6 0 0Z" fill="${leafDark}"/><path d="M0 2C-8-14-26-16-34-8C-28 6-12 9 0 2Z" fill="${leafLight}"/><path d="M-6 1Q-18-6-28-6" fill="none" stroke="#93d8a8" stroke-width="2" stroke-linecap="round"/></g>`;

const ring = (count: number, petal: string, turn = 0) =>
  Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${(360 / count) * index + turn})">${petal}</g>`,
  ).join('');

/** Kinds of flowers: round petals, broad ones, and narrow ones like a daisy's. */
const petals = [
  (look: string) => ring(8, `<ellipse cy="-29" rx="12.5" ry="14" ${look}/>`),
  (look: string) =>
    ring(6, `<path d="M0-8C-24-16-22-42-8-44Q0-44 0-38Q0-44 8-44C22-42 24-16 0-8Z" ${look}/>`),
  (look: string) => ring(12, `<ellipse cy="-31" rx="7.5" ry="14" ${look}/>`),
];

const disc = (r: number) =>
  `<circle r="${r + 2.5}" fill="#26233a" opacity=".14"/><circle r="${r}" fill="#fffdf8"/>`;

const butterfly =
  '<g transform="translate(84 16) rotate(18)"><ellipse cx="-6" cy="-3" rx="7" ry="5.5" fill="#ffc145"/><ellipse cx="6" cy="-3" rx="7" ry="5.5" fill="#f4a261"/><path d="M0-7V5" stroke="#26233a" stroke-width="2.5" stroke-linecap="round"/></g>';

const sprout =
  `<g transform="translate(24 0)"><path d="M50 142V124" stroke="${leafDark}" stroke-width="5" stroke-linecap="round"/>${leaves(124, 0.55)}</g>` +
  '<path d="M42 142V92" stroke="#b98552" stroke-width="6" stroke-linecap="round"/>' +
  '<rect x="10" y="42" width="64" height="58" rx="12" fill="#26233a" opacity=".14"/><rect x="10" y="40" width="64" height="58" rx="12" fill="#fffdf8"/>';

const shade = 'class="shade"';
const blossom = (y: number, size: number, kind: number) => {
  const draw = petals[kind % petals.length]!;
  return `<g transform="translate(50 ${y}) scale(${size})"><g transform="rotate(15) scale(1.06)">${draw(shade)}</g>${draw('class="petal"')}${disc(27)}</g>`;
};

const bud = `${stem(84)}${leaves(122, 0.8)}<g transform="translate(50 62)"><path d="M-30 4C-30 34-10 36 0 36S30 34 30 4C20 16 10 18 0 12C-10 18-20 16-30 4Z" fill="${leafLight}"/><path d="M-26-6C-24-30-12-32 0-36C12-32 24-30 26-6Q28 26 0 28T-26-6Z" class="petal"/>${disc(24)}</g>`;

/** A flower that opens tomorrow, under the moon. */
const closedBud = `${stem(84)}${leaves(122, 0.8)}<g transform="translate(50 62)"><path d="M-20-8C-18-34-6-44 0-50C6-44 18-34 20-8Q22 24 0 26T-20-8Z" class="petal"/><path d="M0-50C-8-30-8 0 0 26C8 0 8-30 0-50Z" class="shade" opacity=".55"/><path d="M-26 2C-26 30-10 34 0 34S26 30 26 2C18 14 8 16 0 8C-8 16-18 14-26 2Z" fill="${leafLight}"/></g><path d="M88 10A14 14 0 1 1 74-5A11 11 0 0 0 88 10Z" fill="#ffc145"/>`;

const grown = (size: number, kind: number) =>
  `${stem(70)}${leaves(126)}${leaves(104, 0.7)}${blossom(48, size, kind)}`;

/** Where the picture is: its middle and its size. */
const pictureAt: Record<Stage, [x: number, y: number, size: number]> = {
  1: [42, 69, 50],
  2: [50, 62, 36],
  3: [50, 48, 38],
  4: [50, 48, 44],
};

function drawing(stage: Stage, kind: number): string {
  if (stage === 1) return sprout;
  if (stage === 2) return bud;
  return stage === 3 ? grown(0.98, kind) : grown(1.12, kind) + butterfly;
}

type PlantDrawingProps = { stage: Stage; kind: number; picture: string; className?: string };

export function PlantDrawing({ stage, kind, picture, className }: PlantDrawingProps) {
  const [x, y, size] = pictureAt[stage];
  return (
    <svg viewBox="0 -6 100 148" className={className} aria-hidden="true">
      <g dangerouslySetInnerHTML={{ __html: drawing(stage, kind) }} />
      <image href={picture} x={x - size / 2} y={y - size / 2} width={size} height={size} />
    </svg>
  );
}

/** The bud of a party, which does not show what is in it. */
export function ClosedBud({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 -6 100 148"
      className={className}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: closedBud }}
    />
  );
}

/** A place where something can grow: loose earth with a seed in it. */
export function FreePlace({ className }: { className?: string }) {
  return (
    <svg viewBox="0 -6 100 148" className={className} aria-hidden="true">
      <path d="M22 142Q28 126 50 126T78 142Z" className="mound" />
      <ellipse cx="50" cy="134" rx="7" ry="3" fill="#26233a" opacity=".35" />
    </svg>
  );
}
