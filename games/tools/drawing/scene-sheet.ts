/** Renders the pages of a story by day and in the evening into one picture, so that a person can look at them. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eveningLight } from '../../kit/stage/evening-light.ts';
import { readAllFiles } from '../content/content.ts';
import { photograph, root, sheetsFolder } from './contact-sheet.ts';
import { storyScenes } from '../products/story-scenes.ts';

const style = readFileSync(new URL('../../kit/stage/scene-hours.css', import.meta.url), 'utf8');
const width = 480;

function sheet(
  title: string,
  scenes: Parameters<typeof storyScenes>[0],
  says: string[][],
  dark: boolean,
): string {
  const { symbols, pages } = storyScenes(scenes);
  const figures = pages.map(
    (page, place) =>
      `<figure><svg class="scene" data-hour="${scenes[place]?.hour ?? 'day'}" viewBox="0 0 500 400">${page}</svg><figcaption>${place + 1} ${says[place]?.join(' ')}</figcaption></figure>`,
  );
  return `<!doctype html><html${dark ? ' data-evening' : ''}><meta charset="utf-8"><style>${style}
body { margin: 12px; font: 17px sans-serif; background: ${dark ? '#1B2233; color: #F6F1E7' : '#FFF8EC'} }
main { display: grid; grid-template-columns: repeat(4, ${width}px); gap: 10px }
figure { margin: 0 } svg { display: block; width: ${width}px; border-radius: 14px; overflow: hidden }
</style><svg style="position: absolute" width="0" height="0">${eveningLight}${symbols}</svg><h1>${title}</h1><main>${figures.join('')}</main></html>`;
}

/** Takes `<book>/<lesson>` or nothing for all stories, and `dark` for the evening. */
export function main(args: string[]): number {
  const dark = args.includes('dark');
  const [lessonId] = args.filter((one) => one !== 'dark');
  mkdirSync(sheetsFolder, { recursive: true });
  for (const { slug: book, lessons } of readAllFiles(root).books) {
    for (const { slug, title, scenes, activities } of lessons) {
      if (!scenes || (lessonId && lessonId !== `${book}/${slug}`)) continue;
      const story = activities.find(({ activity }) => activity === 'story')?.data as {
        pages: { says: string[] }[];
      };
      const page = sheet(
        title,
        scenes,
        story.pages.map(({ says }) => says),
        dark,
      );
      const name = `story-${book}-${slug}${dark ? '-evening' : ''}`;
      console.log(photograph(join('', name), page, { width: 4 * (width + 10) + 24, height: 980 }));
    }
  }
  return 0;
}
