import { topicOf } from 'kaktus-shared/topics';
import { expect, test } from 'vitest';
import { readFiles } from './content.ts';

test('lessons share a topic exactly if they play the same vocabulary', () => {
  const vocabulary = new Map<string, string>();
  for (const { slug: book, lessons } of readFiles(`${import.meta.dirname}/../..`).books) {
    for (const lesson of lessons) {
      const topic = topicOf(`${book}/${lesson.slug}`);
      expect([topic, vocabulary.get(topic) ?? lesson.vocabulary]).toEqual([
        topic,
        lesson.vocabulary,
      ]);
      vocabulary.set(topic, lesson.vocabulary);
    }
  }
  expect(new Set(vocabulary.values()).size).toBe(vocabulary.size);
});
