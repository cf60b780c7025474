/** Renders the pages of a story by day and in the evening, or a part of the running story, so that a person can look at them. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eveningLight } from '../../kit/stage/evening-light.ts';
import { asPage, type SceneData } from '../../drawing/scenes/scene-data.ts';
import { readAllFiles } from '../content/content.ts';
import { photograph, root, sheetsFolder } from './contact-sheet.ts';
import { storyScenes } from '../products/story-scenes.ts';

const style = readFileSync(new URL('../../kit/stage/scene-hours.css', import.meta.url), 'utf8');
const width = 480;

type Scenes = Parameters<typeof storyScenes>[0];

function figure(page: string, scene: SceneData | undefined, caption: string, moment = 1): string {
  return `<figure><svg class="scene" data-hour="${scene?.hour ?? 'day'}" data-moment="${moment}" viewBox="0 0 500 400">${page}</svg><figcaption>${caption}</figcaption></figure>`;
}

function storySheet(title: string, scenes: Scenes, says: string[][], dark: boolean): string {
  const { symbols, pages } = storyScenes(scenes);
  const figures = pages.map((page, place) =>
    figure(page, scenes[place], `${place + 1} ${says[place]?.join(' ')}`),
  );
  return sheet(title, symbols, figures, dark);
}

/** Every picture in a row: at its beginning, on its way, and at its end. */
const moments = [0, 0.35, 0.7, 1];

function episodeSheet(title: string, scenes: Scenes, dark: boolean): string {
  const { symbols, pages, actions } = storyScenes(scenes);
  const figures = pages.flatMap((page, place) =>
    moments.map((moment) => figure(page, scenes[place], `${place + 1} at ${moment}`, moment)),
  );
  const show = `for (const [place, action] of ${JSON.stringify(actions)}.entries())
    for (const picture of [...document.querySelectorAll('.scene')].slice(place * ${moments.length}, (place + 1) * ${moments.length}))
      for (const { part, frames } of action.parts) {
        const player = picture.querySelector('[data-acts="' + part + '"]').animate(frames, { duration: action.lasts, fill: 'both' });
        player.pause();
        player.currentTime = action.lasts * picture.dataset.moment;
      }`;
  return sheet(title, symbols, figures, dark) + `<script>${show}</script>`;
}

function sheet(title: string, symbols: string, figures: string[], dark: boolean): string {
  return `<!doctype html><html${dark ? ' data-evening' : ''}><meta charset="utf-8"><style>${style}
body { margin: 12px; font: 17px sans-serif; background: ${dark ? '#1B2233; color: #F6F1E7' : '#FFF8EC'} }
main { display: grid; grid-template-columns: repeat(4, ${width}px); gap: 10px }
figure { margin: 0 } svg { display: block; width: ${width}px; border-radius: 14px; overflow: hidden }
</style><svg style="position: absolute" width="0" height="0">${eveningLight}${symbols}</svg><h1>${title}</h1><main>${figures.join('')}</main></html>`;
}

/** Takes `<book>/<lesson>` or nothing for all stories, `episode` for its part of the running story, and `dark` for the evening. */
export function main(args: string[]): number {
  const [dark, isEpisode] = [args.includes('dark'), args.includes('episode')];
  const [lessonId] = args.filter((one) => one !== 'dark' && one !== 'episode');
  mkdirSync(sheetsFolder, { recursive: true });
  for (const { slug: book, lessons } of readAllFiles(root).books) {
    for (const { slug, title, scenes, episode, activities } of lessons) {
      if (!scenes || (lessonId && lessonId !== `${book}/${slug}`)) continue;
      if (isEpisode && !episode) continue;
      const story = activities.find(({ activity }) => activity === 'story')?.data as {
        pages: { says: string[] }[];
      };
      const says = story.pages.map((page) => page.says);
      const page = isEpisode
        ? episodeSheet(title, (episode?.pictures ?? []).map(asPage), dark)
        : storySheet(title, scenes, says, dark);
      const kind = isEpisode ? 'episode' : 'story';
      const name = `${kind}-${book}-${slug}${dark ? '-evening' : ''}`;
      const height = isEpisode ? 1360 : 980;
      console.log(photograph(join('', name), page, { width: 4 * (width + 10) + 24, height }));
    }
  }
  return 0;
}
