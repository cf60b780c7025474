// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { SceneData } from '../../drawing/scenes/scene-data';
import type { Content, Topic } from './content-types';
import { contentProblems, topicProblems } from './content-problems';
import { readContent, readFiles } from './content';

const root = new URL('../..', import.meta.url).pathname;
const content = readFiles(root);
const topic = content.topics.get('kaktus1/tiere') as Topic;

function topicWith(change: (topic: Topic) => void, pictures = true): string {
  const changed = structuredClone(topic);
  change(changed);
  return topicProblems('tiere', changed, () => pictures).join('\n');
}

function contentWith(change: (content: Content) => void): string {
  const changed = structuredClone(content);
  change(changed);
  return contentProblems(changed, () => true).join('\n');
}

const firstWord = (changed: Topic) => {
  const [word] = changed.words;
  if (!word) throw new Error('The topic has no words.');
  return word;
};
const firstLesson = (changed: Content) => {
  const lesson = changed.books[0]?.lessons[0];
  if (!lesson) throw new Error('There is no lesson.');
  return lesson;
};

test('the lessons have no faults', () => {
  expect(() => readContent(root)).not.toThrow();
  expect(content.topics.size).toBeGreaterThan(0);
  // It draws all pages of all stories.
});

describe('words', () => {
  test('an id is used once', () => {
    expect(topicWith((tiere) => (firstWord(tiere).id = 'katze'))).toContain('two words');
  });

  test('a noun has an article and a capital letter', () => {
    expect(topicWith((tiere) => (firstWord(tiere).article = null))).toContain('/article');
    expect(topicWith((tiere) => (firstWord(tiere).de = 'hund'))).toContain('/de');
  });

  test('a plural is a word or none', () => {
    expect(topicWith((tiere) => (firstWord(tiere).plural = ''))).toContain('/plural');
    expect(topicWith((tiere) => (firstWord(tiere).plural = null))).toBe('');
  });

  test('a picture exists and belongs to one word', () => {
    expect(topicWith(() => {}, false)).toContain('no picture for hund');
    expect(
      topicWith((tiere) => (firstWord(tiere).picture = { drawing: 'tiere/katze.svg' })),
    ).toContain('two words with the picture');
  });

  test('cover and look-alikes name words of the topic', () => {
    expect(topicWith((tiere) => tiere.cover.splice(0, 1, 'drache'))).toContain('no word drache');
    expect(topicWith((tiere) => tiere.alike.push(['hund', 'wolf']))).toContain('no word wolf');
  });

  test('a gap that is still to be filled is named with its place', () => {
    expect(topicWith((tiere) => (firstWord(tiere).en = 'LÜCKE'))).toBe(
      'tiere has a gap to fill at words/0/en',
    );
  });

  test('two words never share a recording', () => {
    const changed = contentWith(({ topics }) => {
      firstWord(topics.get('kaktus2/tiere') as Topic).id = 'hund';
    });
    expect(changed).toContain('audio/tiere/hund.mp3');
  });
});

describe('lessons', () => {
  test('the game that is its own comes first', () => {
    const games = content.books.filter(({ form }) => form === 'interactive');
    const lessons = games.flatMap((book) => book.lessons);
    const namesOf = (lesson: (typeof lessons)[number]) =>
      lesson.activities.map(({ activity }) => activity);
    const uses = lessons.flatMap(namesOf);
    const isOwn = (name: string) => uses.filter((one) => one === name).length * 4 < lessons.length;
    for (const lesson of lessons) {
      expect(namesOf(lesson).map(isOwn).indexOf(true), lesson.slug).toBe(0);
      expect(namesOf(lesson).filter(isOwn)).toHaveLength(1);
    }
  });

  test('they stand in a row without gaps', () => {
    expect(contentWith((all) => (firstLesson(all).position = 3))).toContain('positions');
  });

  test('they name words and activities that exist', () => {
    expect(contentWith((all) => (firstLesson(all).vocabulary = 'kaktus1/mond'))).toContain(
      'no vocabulary kaktus1/mond',
    );
    const unknown = contentWith((all) => firstLesson(all).activities.push({ activity: 'chess' }));
    expect(unknown).toContain('(chess) names no activity');
  });

  test('an activity is given data only by its own schema', () => {
    const give = (data: unknown, dataSchema: object | null) =>
      contentWith((all) => {
        firstLesson(all).activities = [{ activity: 'word-spread', data }];
        const spread = all.activities.get('word-spread');
        if (spread) all.activities = new Map([['word-spread', { ...spread, dataSchema }]]);
        const lesson = { ...firstLesson(all), scenes: undefined };
        all.books = [{ ...all.books[0]!, lessons: [lesson] }];
      });
    const schema = { type: 'object', properties: { pages: {} }, required: ['pages'] };
    expect(give({ pages: 3 }, null)).toContain('takes none');
    expect(give({}, schema)).toContain("'pages'");
    expect(give({ pages: 3 }, schema)).toBe('');
  });
});

describe('scenes', () => {
  const pageWith = (change: (scene: Changeable) => void) =>
    contentWith((all) => change(firstLesson(all).scenes![0] as Changeable));
  type Changeable = { -readonly [Key in keyof SceneData]: SceneData[Key] };

  test('every sentence is shown by something that is there', () => {
    expect(pageWith((scene) => (scene.shows = [['mia'], ['mond']]))).toContain(
      'page 1 has no mond for sentence 2',
    );
    expect(pageWith((scene) => (scene.shows = [['mia']]))).toContain('shows 1 of 2 sentences');
    expect(pageWith((scene) => (scene.shows = [['mia'], []]))).toContain(
      'nothing about sentence 2',
    );
  });

  test('only what can be drawn is named', () => {
    const drawn = pageWith((scene) => (scene.things = [{ draws: 'einhorn', at: [250, 380] }]));
    expect(drawn).toContain('nothing called einhorn');
    const place = pageWith((scene) => (scene.place = 'mars' as SceneData['place']));
    expect(place).toContain('/pages/0/place');
  });

  test('nothing floats, and what is seen is on the page', () => {
    const putting = (thing: SceneData['things'][number]) =>
      pageWith((scene) => (scene.things = [...scene.things, thing]));
    expect(putting({ draws: 'ball', at: [250, 120] })).toContain('lets ball float');
    expect(putting({ draws: 'ball', at: [250, 120], on: 'tisch' })).toContain('no tisch below');
    expect(putting({ draws: 'ball', at: [20, 120], on: 'mia' })).toContain('beside mia');
    expect(putting({ draws: 'ball', at: [530, 380] })).toContain('too little of ball');
    expect(putting({ draws: 'ball', at: [250, 120], on: 'air' })).toBe('');
  });

  test('two things at least answer when they are touched', () => {
    expect(
      pageWith(
        (scene) => (scene.things = scene.things.map((thing) => ({ ...thing, touch: undefined }))),
      ),
    ).toContain('answers to 0 things');
  });

  test('a story has one for each of its pages', () => {
    expect(contentWith((all) => firstLesson(all).scenes!.pop())).toContain('7 scenes for 8 pages');
    expect(contentWith((all) => delete firstLesson(all).scenes)).toContain(
      'a story, but no scenes',
    );
  });
});
