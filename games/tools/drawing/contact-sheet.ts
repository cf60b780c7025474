/** Renders all words of a topic, or all thumbnails, into one picture, so that a person can look at them. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawPerson, type Description } from '../../drawing/characters/draw-person.ts';
import { people, type Name } from '../../drawing/characters/people.ts';
import { poses, type PoseName } from '../../drawing/characters/poses.ts';
import { articleMarks, genderOf, withArticle } from '../../kit/words/articles.ts';
import type { Content, TopicWord } from '../content/content-types.ts';
import { pictureFile, readAllFiles, readFiles } from '../content/content.ts';
import { lessonIcons } from './icon.ts';
import { lettersPage } from './letters-page.ts';
import { thumbnailOf } from '../products/product.ts';

export const root = new URL('../..', import.meta.url).pathname;
export const sheetsFolder = join(root, 'contact-sheets');
const font = createRequire(import.meta.url).resolve(
  '@fontsource/andika/files/andika-latin-400-normal.woff2',
);
const tokens = readFileSync(new URL('../../../shared/tokens.css', import.meta.url), 'utf8');
const browserFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
];

type Card = { image: string; caption: string };

function dataUrl(path: string): string {
  return `data:image/svg+xml;base64,${readFileSync(path).toString('base64')}`;
}

function wordCard(word: TopicWord): Card {
  const mark = articleMarks[genderOf(word) ?? 'plural'];
  const article = word.article ? `<b style="color:${mark.colour}">${mark.sign}</b> ` : '';
  const plural = word.plural ? `<small>die ${word.plural}</small>` : '<small>–</small>';
  const file = pictureFile(root, word.picture);
  return {
    // A draft may still lack some.
    image: existsSync(file) ? dataUrl(file) : 'data:,',
    caption: `${article}${withArticle(word)}${plural}`,
  };
}

function thumbnailCards(content: Content): Card[] {
  return content.books.flatMap((book) =>
    book.lessons.map((lesson) => {
      const svg = thumbnailOf(root, content, book, lesson);
      const image = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
      return { image, caption: `${lesson.title}<small>${book.title}</small>` };
    }),
  );
}

/** Every person standing, and each pose once. */
function characterCards(): Card[] {
  const names = Object.keys(people) as Name[];
  const drawn = (description: Description, caption: string): Card => {
    const { svg, box } = drawPerson(description);
    const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}">${svg}</svg>`;
    return {
      image: `data:image/svg+xml;base64,${Buffer.from(file).toString('base64')}`,
      caption: `${description.who}<small>${caption}</small>`,
    };
  };
  const inPose = (pose: PoseName, place: number): Card =>
    drawn({ who: names[place % names.length]!, pose }, pose);
  return [
    ...names.map((who) => drawn({ who }, 'stand')),
    ...(Object.keys(poses) as PoseName[]).map(inPose),
  ];
}

function sheet(title: string, cards: Card[]): string {
  const figures = cards.map(
    ({ image, caption }) =>
      `<figure><img src="${image}" alt=""><img class="small" src="${image}" alt=""><figcaption>${caption}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Andika; src: url("data:font/woff2;base64,${readFileSync(font).toString('base64')}") }
${tokens}
body { margin: 24px; font: 26px Andika; color: #26233A; background: #FFF8EC }
h1 { margin: 0 0 16px; font-size: 30px }
main { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 16px }
figure { margin: 0; padding: 16px; text-align: center; background: #FFFDF7; border-radius: 20px }
img { height: 160px; max-width: 58%; object-fit: contain }
img.small { height: 64px; max-width: 64px; margin-inline-start: 12px }
small { display: block; font-size: 18px; color: #6a6578 }
</style><h1>${title}</h1><main>${figures.join('')}</main>`;
}

/** All words at the size of a small card, one row per topic: would a child name each at once? */
function wordsPage({ topics }: Content): string {
  const figure = (word: TopicWord) =>
    `<figure><img src="${dataUrl(pictureFile(root, word.picture))}" alt=""><figcaption>${withArticle(word)}</figcaption></figure>`;
  const rows = [...topics.values()].map(({ words }) => `<div>${words.map(figure).join('')}</div>`);
  return `<!doctype html><meta charset="utf-8"><style>
body { margin: 8px; font: 12px sans-serif; color: #26233A; background: #FFF8EC }
div { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); gap: 6px; margin-bottom: 5px }
figure { margin: 0; padding: 4px 0; text-align: center; background: #FFFDF7; border-radius: 8px }
img { width: 64px; height: 64px; object-fit: contain }
</style>${rows.join('')}`;
}

type Size = { width: number; height: number };
const rowsOf = (cards: readonly unknown[]): Size => ({
  width: 1100,
  height: 110 + Math.ceil(cards.length / 4) * 340,
});

export function photograph(name: string, page: string, { width, height }: Size): string {
  const work = mkdtempSync(join(tmpdir(), 'kaktus-sheet-'));
  const picture = join(sheetsFolder, `${name}.png`);
  try {
    writeFileSync(join(work, 'sheet.html'), page);
    const { error, status } = spawnSync('chromium', [
      ...browserFlags,
      `--user-data-dir=${join(work, 'profile')}`,
      `--window-size=${width},${height}`,
      `--screenshot=${picture}`,
      `file://${join(work, 'sheet.html')}`,
    ]);
    if (error || status !== 0) throw new Error('chromium is needed to make a contact sheet.');
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return picture;
}

/** The icons of all lessons, one row per lesson, as large as on a map and as small as on a phone. */
function iconsPage({ books, topics }: Content): string {
  const image = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  const rows = books.flatMap((book) =>
    book.lessons.map((lesson) => {
      const icons = lessonIcons(root, book, lesson, topics.get(lesson.vocabulary)!);
      return `<div>${[...icons.values()].map((svg) => `<img src="${image(svg)}" alt="">`).join('')}</div>`;
    }),
  );
  return `<!doctype html><meta charset="utf-8"><style>
body { margin: 8px; columns: 2; background: #FFFDF7 }
div { display: flex; gap: 8px; margin-bottom: 8px }
img { width: 104px; height: 104px }
</style>${rows.join('')}`;
}

type Sheet = (content: Content) => { page: string; size: Size };

const cardSheet = (title: string, cards: Card[]) => ({
  page: sheet(title, cards),
  size: rowsOf(cards),
});

const sheets: Record<string, Sheet> = {
  words: (content) => ({ page: wordsPage(content), size: { width: 1100, height: 1562 } }),
  characters: () => cardSheet('The characters', characterCards()),
  thumbnails: (content) => cardSheet('Thumbnails', thumbnailCards(content)),
  letters: () => ({ page: lettersPage(), size: { width: 1300, height: 1200 } }),
  icons: (content) => ({ page: iconsPage(content), size: { width: 1640, height: 1820 } }),
};

/** Takes `<group>/<topic>`, a topic's name, the name of a sheet, or nothing for all of them. */
export function main([sheetName]: string[]): number {
  const content = readFiles(root);
  const topics = [...(sheetName ? readAllFiles(root) : content).topics].filter(
    ([path]) => !sheetName || path === sheetName || path.split('/')[1] === sheetName,
  );
  const named = Object.entries(sheets).filter(([name]) => !sheetName || name === sheetName);
  if (topics.length === 0 && named.length === 0) {
    const names = [...content.topics.keys(), ...Object.keys(sheets)];
    console.error(`There is no topic ${sheetName}. There are: ${names.join(', ')}`);
    return 1;
  }
  mkdirSync(sheetsFolder, { recursive: true });
  for (const [path, topic] of topics) {
    const { page, size } = cardSheet(`${topic.title} (${path})`, topic.words.map(wordCard));
    console.log(photograph(path.replace('/', '-'), page, size));
  }
  for (const [name, make] of named) {
    const { page, size } = make(content);
    console.log(photograph(name, page, size));
  }
  return 0;
}
