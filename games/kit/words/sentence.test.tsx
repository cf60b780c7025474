import { render } from 'preact';
import { afterEach, expect, test } from 'vitest';
import { wordCalled } from '../../testing/lesson-fixture';
import { Sentence } from './sentence';

afterEach(() => render(null, document.body));

const shown = (text: string) => {
  render(<Sentence {...{ text, word: wordCalled('kuh') }} />, document.body);
  return document.body.querySelector('b')?.textContent?.trim();
};

test('the word is marked with its article wherever it stands', () => {
  expect(shown('Wo wohnt die Kuh?')).toBe('die Kuh');
  expect(shown('Die Kuh kommt.')).toBe('Die Kuh');
  expect(document.body.textContent?.trim()).toBe('Die Kuh kommt.');
});

test('after a mistake, its word and the one that is asked for have the marks of their own articles', () => {
  const named = { text: 'Das ist das Schwein.', word: wordCalled('schwein') };
  render(
    <Sentence {...{ text: 'Wo ist die Kuh?', word: wordCalled('kuh'), named }} />,
    document.body,
  );
  const marked = [...document.querySelectorAll('b')];
  expect(document.body.textContent?.replaceAll('\u00a0', '')).toBe(
    'Das ist das Schwein. Wo ist die Kuh?',
  );
  expect(marked.map((one) => one.style.color)).toEqual(['var(--das)', 'var(--die)']);
  expect(marked.map((one) => one.querySelector('svg') !== null)).toEqual([true, true]);
});

test('a line never ends with the shape of an article', () => {
  shown('Wo wohnt die Kuh?');
  expect(document.querySelector('.sentence-mark')?.textContent?.trim()).toBe('die');
  expect(document.querySelector('.sentence-mark svg')).not.toBeNull();
});

test('another article, or the same word in another case, is left as it is', () => {
  expect(shown('Die Maus sucht mit der Kuh.')).toBeUndefined();
  expect(document.body.textContent).toBe('Die Maus sucht mit der Kuh.');
});

test('without a text, an ear says that there is something to hear', () => {
  expect(shown('')).toBeUndefined();
  expect(document.querySelector('[aria-label="Hör zu!"]')).not.toBeNull();
});

test.each([
  ['vier', 1],
  ['Ich habe eine Kuh.', 1],
  ['Wo ist die Kuh?', 0],
])(
  "after a mistake, an ear stands for 'Noch einmal!' before what asks no question: %s",
  (text, ears) => {
    render(<Sentence {...{ text, named: { text: 'Das ist die Eins.' } }} />, document.body);
    expect(document.querySelectorAll('[aria-label="Noch einmal!"]')).toHaveLength(ears);
  },
);
