/** The page of a product: the lesson as data, the player, and nothing inline that runs. */
import type { Lesson } from '../../kit/lesson.ts';
import { landscape } from '../../drawing/scenery/horizon.ts';
import { eveningLight } from '../../kit/stage/evening-light.ts';
import { fingerprint } from '../voice/recordings.ts';

type Parts = {
  lesson: Omit<Lesson, 'version'>;
  script: string;
  watch: string;
  preloads: string[];
  styles: string[];
};

const escapeText = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

export function storyPage({ lesson, script, watch, preloads, styles }: Parts): string {
  const version = fingerprint(JSON.stringify(lesson));
  const data = JSON.stringify({ ...lesson, version }).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeText(`${lesson.title} · ${lesson.book}`)}</title>
<link rel="icon" href="data:,">
<script src="browsers/gate.js"></script>
<script src="${watch}"></script>
${styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('\n')}
${preloads.map((file) => `<link rel="modulepreload" href="${file}">`).join('\n')}
<script type="module" src="${script}"></script>
</head>
<body>
${landscape}
<div id="stage"></div>
<svg class="stage-light" aria-hidden="true">${eveningLight}</svg>
<noscript>Für diese Lektion muss JavaScript eingeschaltet sein.</noscript>
<script type="application/json" id="lesson">${data}</script>
</body>
</html>
`;
}
