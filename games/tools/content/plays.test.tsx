import { join } from 'node:path';
import type { ComponentType } from 'preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ActivityProps } from '../../kit/activity';
import { answerRightly, answerWrongly, asked, close, find } from '../../testing/play-fixture';
import {
  freeThings,
  onDone,
  open,
  pass,
  playToEnd,
  spokenTexts,
  tap,
  told,
  type,
} from '../../testing/play-fixture';
import { readFiles } from './content';
import { playedLesson } from '../../testing/played-lesson';

const content = readFiles(join(import.meta.dirname, '../..'));
const engines = import.meta.glob<{ default: ComponentType<ActivityProps> }>(
  '../../activities/*/activity.tsx',
);
const pages = ['word-spread', 'story', 'rhyme'];
const levels = [1, 2, 3] as const;
const inputs = { pointer: tap, keyboard: type };
/** Between them, every level is played by both. */
const inputWith = (level: number) => (level === 2 ? inputs.keyboard : inputs.pointer);
const inputWithout = (level: number) => (level === 2 ? inputs.pointer : inputs.keyboard);

/** Games of several lessons play one level in each, so that all levels are played; games of one lesson play all. */
const common = [
  'hear-and-find',
  'memory',
  'bingo',
  'article-baskets',
  'letters',
  'writing',
  'say-after',
];
const games = content.books.flatMap((book) =>
  book.lessons.flatMap((file, place) => {
    const lesson = playedLesson(content, book, file);
    return lesson.activities
      .filter(({ name }) => !pages.includes(name))
      .map(({ name, data }) => ({
        at: `${lesson.id} ${name}`,
        name,
        lesson,
        data,
        played: common.includes(name) ? levels.slice(place % 3, (place % 3) + 1) : levels,
        // Pairs are turned in any order; their rules test mistakes. Strokes are the same in every lesson.
        // Say-after knows no wrong answer.
        errs: !['memory', 'say-after'].includes(name) && (name !== 'writing' || place < 3),
      }));
  }),
);
/** Counting aloud, while things are put in. */
const isCounting = /^\p{L}+!$/u;
const isSentence = (text: string | undefined) => /^[A-ZÄÖÜ„].*[.!?]“?$/.test(text ?? '');

vi.setConfig({ testTimeout: 60_000 });
afterEach(close);

describe.each(games.map((game) => [game.at, game] as const))(
  '%s',
  (_, { name, lesson, data, played, errs }) => {
    const start = async (level: (typeof levels)[number], seed: number, moves?: string[]) => {
      const engine = await engines[`../../activities/${name}/activity.tsx`]?.();
      if (!engine) throw new Error(`There is no ${name}.`);
      await open(engine.default, lesson, seed, data, undefined, level, moves);
    };

    test.each(games.find((game) => game.name === name)?.lesson === lesson ? played : [])(
      'left in the middle of level %i, it goes on where it was',
      async (level) => {
        const state = () => [asked().join('>'), find('.round-dots')?.ariaLabel];
        await start(level, level);
        const beginning = state();
        if (errs) await answerWrongly(tap);
        await pass(6000);
        for (let answer = 0; answer < 3; answer += 1) {
          await answerRightly(tap);
          await pass(6000);
        }
        const [left, moves] = [state(), [...told]];
        expect(left).not.toEqual(beginning);
        close();
        await start(level, level, moves);
        expect(state()).toEqual(left);
        expect(onDone).not.toHaveBeenCalled();
        await playToEnd(tap);
        expect(onDone).toHaveBeenCalledTimes(1);
      },
    );

    test.each(played)(
      'without a mistake, level %i is played to its end with three stars',
      async (level) => {
        const by = errs ? [inputWithout(level)] : Object.values(inputs);
        for (const [seed, input] of by.entries()) {
          await start(level, level * 10 + seed);
          expect(await playToEnd(input)).toBeGreaterThan(2);
          expect(onDone).toHaveBeenCalledExactlyOnceWith(3);
          expect(spokenTexts.filter((text) => !isSentence(text) && text !== text.trim())).toEqual(
            [],
          );
          close();
        }
      },
    );

    test.each(errs ? played : [])(
      'on level %i a mistake is named, then there is less to choose, then the answer is shown',
      async (level) => {
        const input = inputWith(level);
        await start(level, level);
        let again = 0;
        for (let task = 0; task < 90 && onDone.mock.calls.length === 0; task += 1) {
          const question = asked().join('>');
          const before = spokenTexts.length;
          const free = freeThings().length;
          const chosen = await answerWrongly(input);
          await pass(100);
          if (chosen === undefined) {
            // Everything is right here.
            expect(question).toMatch(/>$/);
            await answerRightly(input);
            await pass(6000);
            continue;
          }
          const texts = spokenTexts.slice(before);
          const first = texts.findIndex((text) => isSentence(text) && !isCounting.test(text));
          const [naming, ...rest] = texts.slice(first);
          expect(isSentence(naming), `'${naming}' names ${chosen} in ${name}`).toBe(true);
          const word = lesson.words.find(({ id }) => id === chosen?.replace('+', ''));
          if (word) {
            const named = [word.de, word.plural ?? word.de].some((one) =>
              naming?.toLowerCase().includes(one.toLowerCase()),
            );
            expect(named, `'${naming}' names ${word.de} in ${name}`).toBe(true);
          }
          expect(rest.length, `${name} asks again after '${naming}'`).toBeGreaterThan(0);
          expect(asked().join('>')).toBe(question);
          const second = await answerWrongly(input);
          await pass(100);
          if (free > 2) expect(freeThings().length).toBeLessThanOrEqual(free);
          const third = asked().join('>') === question && (await answerWrongly(input));
          await pass(100);
          // The last letter of a word has no other beside it.
          if (second === undefined || third === undefined) await answerRightly(input);
          expect(asked().join('>'), `${name} shows the answer`).not.toBe(question);
          await pass(6000);
          again += 1;
          if (asked().join('')) await answerRightly(input);
          await pass(6000);
        }
        expect(again).toBeGreaterThan(2);
        expect(onDone).toHaveBeenCalledTimes(1);
        expect(onDone.mock.calls[0]?.[0]).toBeLessThan(3);
        expect(find('[data-asks]')).not.toBeNull();
      },
    );
  },
);
