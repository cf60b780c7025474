/** The tree that children dress: its branches, and what grows on them in each season. It stands on 0. */
import { light, named, shade } from '../colours.ts';
import { between, short, step, type Point } from '../geometry.ts';
import { line, oval, shape } from '../strokes.ts';

type Branch = { from: Point; to: Point; width: number; angle: number; isTwig: boolean };

const bark = '#8B5A33';

/** Each branch carries two or three that are shorter, thinner and more upright. */
function grown(from: Point, angle: number, length: number, width: number, depth: number): Branch[] {
  const to = step(from, 180 - angle, length);
  const own: Branch = { from, to, width, angle, isTwig: depth === 0 };
  if (depth === 0) return [own];
  const sway = Math.sin(length * 12.9 + angle * 0.7) * 6;
  const turns = depth === 4 ? [-46, 2, 44] : depth === 3 ? [-30, 26] : [-26, 28];
  return [
    own,
    ...turns.flatMap((turn) => {
      const share = turn === 2 ? 0.9 : 0.78;
      return grown(to, angle * 0.92 + turn + sway, length * share, width * 0.64, depth - 1);
    }),
  ];
}

const branches = grown([0, -22], -2, 25, 13, 4);
const tips = branches.filter(({ isTwig }) => isTwig).map(({ to }) => to);
/** Leaves grow along the thin branches as well. */
const joints = branches
  .filter(({ width, isTwig }) => !isTwig && width < 7)
  .map(({ from, to }) => between(from, to, 0.7));

const wayOf = ({ from, to }: Branch): string =>
  `M${short(from[0])} ${short(from[1])}L${short(to[0])} ${short(to[1])}`;

export const treeOfTheYear = (): string =>
  oval(2, 1, 46, 4, '#26233A', 'opacity=".15"') +
  branches.map((branch) => line(wayOf(branch), shade(bark, 0.3), branch.width + 0.8)).join('') +
  branches.map((branch) => line(wayOf(branch), bark, branch.width * 0.82)).join('') +
  shape('M-13 1C-7 -6 -8 -20 -6.500 -30H6C6 -20 7 -6 14 1Q0 5 -13 1Z', bark) +
  shape('M4 -30H6C6 -20 7 -6 14 1Q10 3 4 3C1 -8 4 -20 4 -30Z', shade(bark, 0.24)) +
  line('M-3 -12q2 4 0 8M1 -22q-2 4 0 7', shade(bark, 0.24), 1);

const inTurn = <Item>(items: readonly Item[], place: number): Item => items[place % items.length]!;

function leaves(colours: readonly string[], size: number): string {
  const tufts = [...tips, ...joints].sort(([, one], [, other]) => one - other);
  const blob = ([x, y]: Point, place: number, r: number, fill: string) =>
    oval(x + Math.sin(place * 5) * 2, y, r + (place % 3), r * 0.9, fill);
  return (
    tufts
      .map(([x, y], place) =>
        blob([x + 1.6, y + 3], place, size, shade(inTurn(colours, place), 0.2)),
      )
      .join('') +
    tufts.map((tuft, place) => blob(tuft, place, size * 0.9, inTurn(colours, place))).join('') +
    tips
      .filter((_, place) => place % 4 === 0)
      .map(([x, y]) => oval(x - 3, y - 4, 4.6, 3.4, light(inTurn(colours, 0), 0.28)))
      .join('')
  );
}

const some = (every: number, draw: (place: Point) => string): string =>
  tips
    .filter((_, place) => place % every === 1)
    .map(draw)
    .join('');

export const dressesOfTheYear = {
  spring:
    leaves(['#F7B6CB', '#FAC9D8', '#F4A6C0'], 11) +
    some(3, ([x, y]) => oval(x, y, 2.6, 2.6, '#FFFFFF') + oval(x, y, 1, 1, named.gelb)),
  summer: leaves(['#4E9A55', '#5AA65F', '#458F4E'], 12),
  autumn: leaves(['#E08A2E', '#D24C36', '#E8B93C', '#C8622E'], 10.5),
  winter: branches
    .filter(({ angle, width }) => Math.abs(angle) > 14 && width < 9)
    .map((branch) => {
      const lift = branch.width * 0.42;
      const [from, to] = [branch.from, branch.to].map(([x, y]) => `${short(x)} ${short(y - lift)}`);
      return line(`M${from}L${to}`, '#FFFFFF', Math.max(1.6, branch.width * 0.62));
    })
    .join(''),
} as const;

/** Late in February, before any season has come. */
export const buds = (): string =>
  tips.map(([x, y]) => oval(x, y - 1, 1.5, 2.2, '#9CBF6A')).join('');
