/** What can be wrong with lesson data: one line per fault, which says where it is. */
import { Ajv, type ValidateFunction } from 'ajv';
import activitySchema from '../../schemas/activity.schema.json' with { type: 'json' };
import bookSchema from '../../schemas/book.schema.json' with { type: 'json' };
import lessonSchema from '../../schemas/lesson.schema.json' with { type: 'json' };
import scenesSchema from '../../schemas/scenes.schema.json' with { type: 'json' };
import vocabularySchema from '../../schemas/vocabulary.schema.json' with { type: 'json' };
import type { SceneData } from '../../drawing/scenes/scene-data.ts';
import { episodeProblems, pageProblems } from '../../drawing/scenes/scene-problems.ts';
import type { Content, LessonFile, Picture, Topic } from './content-types.ts';
import { picturePath, readyData } from './lesson-data.ts';

const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true, strictTypes: false });
const isActivity = ajv.compile(activitySchema);
const isBook = ajv.compile(bookSchema);
const isLesson = ajv.compile(lessonSchema);
const isSceneFile = ajv.compile(scenesSchema);
const isTopic = ajv.compile(vocabularySchema);

function schemaProblems(where: string, check: ValidateFunction, value: unknown): string[] {
  if (check(value)) return [];
  return (check.errors ?? []).map((error) => `${where}${error.instancePath} ${error.message}`);
}

/** What a new lesson contains where its author still has to write something. */
export const gapMark = 'LÜCKE';

function gapsIn(value: unknown, path: string): string[] {
  if (typeof value === 'string') return value.includes(gapMark) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => gapsIn(item, `${path}/${key}`));
}

function gapProblems(where: string, value: unknown): string[] {
  return gapsIn(value, '').map((path) => `${where} has a gap to fill at ${path.slice(1)}`);
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, place) => values.indexOf(value) !== place))];
}

export function topicProblems(
  where: string,
  topic: Topic,
  pictureExists: (picture: Picture) => boolean,
): string[] {
  const problems = schemaProblems(where, isTopic, topic);
  if (problems.length > 0) return problems;
  const ids = topic.words.map((word) => word.id);
  const named = [...topic.cover, ...topic.alike.flat()];
  return [
    ...gapProblems(where, topic),
    ...repeated(ids).map((id) => `${where} has two words with the id ${id}`),
    ...repeated(topic.words.map((word) => JSON.stringify(word.picture))).map(
      (picture) => `${where} has two words with the picture ${picture}`,
    ),
    ...named.filter((id) => !ids.includes(id)).map((id) => `${where} names no word ${id}`),
    ...topic.words
      .filter((word) => !pictureExists(word.picture))
      .map((word) => `${where} has no picture for ${word.id}`),
  ];
}

/** Topics with the same name share a folder of recordings, so their words must not share an id. */
function recordingProblems(topics: Content['topics']): string[] {
  const recordings = [...topics].flatMap(([path, topic]) =>
    topic.words.map((word) => `${path.split('/')[1]}/${word.id}`),
  );
  return repeated(recordings).map((path) => `audio/${path}.mp3 would belong to two words`);
}

function bookProblems(
  { books, topics, activities }: Content,
  pictureExists: (picture: Picture) => boolean,
): string[] {
  return books.flatMap(({ slug: book, lessons, ...about }) => {
    const problems = schemaProblems(`lessons/${book}/book.json`, isBook, about);
    const positions = lessons.map((lesson) => lesson.position);
    if (positions.some((position, place) => position !== place + 1)) {
      problems.push(`lessons/${book} has the positions ${positions}, not 1 to ${lessons.length}`);
    }
    for (const { slug, scenes, party, episode, ...lesson } of lessons) {
      const where = `lessons/${book}/${slug}.json`;
      problems.push(...schemaProblems(where, isLesson, lesson), ...gapProblems(where, lesson));
      if (!topics.has(lesson.vocabulary)) {
        problems.push(`${where} names no vocabulary ${lesson.vocabulary}`);
      }
      if (scenes)
        problems.push(
          ...scenesProblems(
            `lessons/${book}/scenes/${slug}.json`,
            { scenes, party, episode },
            lesson,
          ),
        );
      problems.push(...undrawnProblems(where, { ...lesson, scenes }));
      const names = lesson.activities.map(({ activity }) => activity);
      problems.push(...repeated(names).map((name) => `${where} has ${name} twice`));
      for (const { activity, data } of lesson.activities) {
        problems.push(...dataProblems(`${where} (${activity})`, activities, activity, data));
        const { pictures } = readyData(`${book}/${slug}`, activity, data);
        for (const picture of pictures.filter((named) => !pictureExists(named))) {
          problems.push(`${where} (${activity}) has no picture ${picturePath(picture)}`);
        }
      }
    }
    return problems;
  });
}

type Sentences = { pages?: { says: string[] }[] };
type SceneFile = { scenes: SceneData[] } & Pick<LessonFile, 'party' | 'episode'>;

function scenesProblems(
  where: string,
  { scenes, party, episode }: SceneFile,
  { activities }: Pick<LessonFile, 'activities'>,
): string[] {
  const problems = schemaProblems(where, isSceneFile, {
    pages: scenes,
    ...(party && { party }),
    ...(episode && { episode }),
  });
  if (problems.length > 0) return problems;
  const story = activities.find(({ activity }) => activity === 'story')?.data as Sentences;
  const pages = story?.pages ?? [];
  if (pages.length !== scenes.length) {
    return [`${where} has ${scenes.length} scenes for ${pages.length} pages`];
  }
  return [
    ...scenes.flatMap((scene, place) =>
      pageProblems(scene, pages[place]?.says.length ?? 0).map(
        (problem) => `${where} page ${place + 1} ${problem}`,
      ),
    ),
    ...(episode ? episodeProblems(episode) : []).map((problem) => `${where} episode ${problem}`),
  ];
}

function undrawnProblems(
  where: string,
  { activities, scenes }: Omit<LessonFile, 'slug'>,
): string[] {
  const story = activities.find(({ activity }) => activity === 'story')?.data as Sentences;
  if (!story?.pages || scenes) return [];
  return [`${where} has a story, but no scenes`];
}

function dataProblems(
  where: string,
  activities: Content['activities'],
  name: string,
  data: unknown,
): string[] {
  const activity = activities.get(name);
  if (!activity) return [`${where} names no activity`];
  if (activity.dataSchema) return schemaProblems(where, ajv.compile(activity.dataSchema), data);
  return data === undefined ? [] : [`${where} has data, but the activity takes none`];
}

export function contentProblems(
  content: Content,
  pictureExists: (picture: Picture) => boolean,
): string[] {
  return [
    ...[...content.activities].flatMap(([name, { title, speaks, phrases }]) =>
      schemaProblems(`activities/${name}/manifest.json`, isActivity, {
        title,
        speaks,
        phrases,
      }),
    ),
    ...[...content.topics].flatMap(([path, topic]) =>
      topicProblems(`vocabulary/${path}.json`, topic, pictureExists),
    ),
    ...recordingProblems(content.topics),
    ...bookProblems(content, pictureExists),
  ];
}
