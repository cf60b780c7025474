/** Renders those who play along beside a game, in all poses and with all mouths, so that a person can look at them. */
import { mkdirSync } from 'node:fs';
import {
  drawCompanion,
  type CompanionDrawing,
  type CompanionName,
} from '../../drawing/characters/companions.ts';
import { people } from '../../drawing/characters/people.ts';
import { photograph, sheetsFolder } from './contact-sheet.ts';

const names = [...Object.keys(people), 'hund', 'kaktus'] as CompanionName[];
type Mood = { pose: keyof CompanionDrawing['poses']; mouth: string; eyes: string; brows: string };

/** As `kit/company/companion.tsx` puts the parts together. */
function figure(drawing: CompanionDrawing, { pose, mouth, eyes, brows }: Mood): string {
  const { box, body, before, head, poses } = drawing;
  const { behind, before: arms, turn, head: place = head.place } = poses[pose];
  const on = (content: string) =>
    `<g transform="${place}"><g transform="rotate(${turn})">${content}</g></g>`;
  return `<svg viewBox="${box}">${behind}${on(head.back)}${body}${on(
    head.skull + head.below + eyes + brows + mouth + head.above,
  )}${before}${arms}</svg>`;
}

function row(who: CompanionName): string {
  const drawing = drawCompanion(who);
  const { eyes, brows, mouths, laugh, doubt } = drawing;
  const still = { pose: 'rest', eyes: eyes.open, brows: brows.level } as const;
  const moods: Mood[] = [
    ...mouths.map((mouth) => ({ ...still, mouth })),
    { ...still, pose: 'show', mouth: mouths[2]! },
    { ...still, pose: 'wonder', mouth: doubt, brows: brows.raised },
    ...(['cheer', 'clap', 'clap-wide'] as const).map((pose) => ({
      ...{ ...still, pose, mouth: laugh, eyes: eyes.happy },
    })),
  ];
  const bytes = JSON.stringify(drawing).length;
  return `<div><b>${who} ${bytes}</b>${moods.map((mood) => figure(drawing, mood)).join('')}</div>`;
}

export function main(wanted: string[]): number {
  mkdirSync(sheetsFolder, { recursive: true });
  const shown = wanted.length > 0 ? names.filter((name) => wanted.includes(name)) : names;
  const page = `<!doctype html><meta charset="utf-8"><style>
body { margin: 12px; font: 14px sans-serif; background: #BFE3C0 }
div { display: flex; gap: 6px } b { width: 90px } svg { width: 130px; height: 190px }
</style>${shown.map(row).join('')}`;
  console.log(
    photograph('companions', page, { width: 1360, height: 30 + Math.ceil(shown.length * 194) }),
  );
  return 0;
}
