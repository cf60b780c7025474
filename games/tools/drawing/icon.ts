/** Draws a game's icon for one lesson: the places in its `icon.svg` show the lesson's words on its colour. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawThing } from '../../drawing/scenes/looks.ts';
import { isName } from '../../drawing/characters/people.ts';
import { svgFile } from '../../drawing/svg/file.ts';
import type { Book, LessonFile, Topic } from '../content/content-types.ts';
import { pictureFile } from '../content/content.ts';
import { colourAt } from './palette.ts';
import { inlined } from './nested-drawing.ts';

type Asked = { template: string; colour: string; wordPicture: (asked: string) => string };

const place =
  /<use data-(word|person)="([^"]+)" x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"\/>/g;

/** A longer drawing would make up most of the icon. */
const heaviest = 20_000;

const ground = (colour: string): string =>
  `<circle cx="64" cy="64" r="62" fill="${colour}"/>` +
  '<path d="M8 91Q38 76 66 84T121 88A62 62 0 0 1 8 91Z" fill="#3A2A55" opacity=".13"/>';

function bustOf(who: string): string {
  if (!isName(who)) throw new Error(`An icon shows ${who}, who is nobody of the cast.`);
  return svgFile(drawThing({ who, bust: true, at: [0, 0] }).svg);
}

export function iconOf({ template, colour, wordPicture }: Asked): string {
  let count = 0;
  const content = template
    .trim()
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(place, (_, kind: string, name: string, ...box: string[]) =>
      inlined(
        kind === 'person' ? bustOf(name) : wordPicture(name),
        box.slice(0, 4).map(Number),
        `w${(count += 1)}`,
      ),
    );
  if (content.includes('<use ')) throw new Error('An icon has a place that cannot be read.');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">${ground(colour)}${content}</svg>\n`;
}

/** Deals the words of a lesson, those of its cover first: no two of its icons show the same. */
function dealer(root: string, { words, cover }: Topic): (asked: string) => string {
  const pictures = new Map(
    words.map(({ id, picture }) => [id, readFileSync(pictureFile(root, picture), 'utf8')]),
  );
  const light = [...pictures.keys()].filter((id) => pictures.get(id)!.length <= heaviest);
  const order = [...light].sort(
    (one, other) => Number(cover.includes(other)) - Number(cover.includes(one)),
  );
  let dealt = 0;
  return (asked) => {
    const id = asked === 'next' ? order[dealt++ % order.length]! : asked;
    const picture = pictures.get(id);
    if (!picture) throw new Error(`An icon shows ${id}, which is no word of the lesson.`);
    return picture;
  };
}

/** The icons of a lesson by the names of its games; each has a ground of another colour of the book. */
export function lessonIcons(
  root: string,
  book: Pick<Book, 'title'>,
  { activities, position }: Pick<LessonFile, 'activities' | 'position'>,
  topic: Topic,
): Map<string, string> {
  const wordPicture = dealer(root, topic);
  return new Map(
    activities.map(({ activity }, index) => {
      const template = readFileSync(join(root, 'activities', activity, 'icon.svg'), 'utf8');
      const colour = colourAt(book.title, position + index);
      return [activity, iconOf({ template, colour, wordPicture })] as const;
    }),
  );
}
