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

test('another article, or the same word in another case, is left as it is', () => {
  expect(shown('Die Maus sucht mit der Kuh.')).toBeUndefined();
  expect(document.body.textContent).toBe('Die Maus sucht mit der Kuh.');
});

test('without a text, an ear says that there is something to hear', () => {
  expect(shown('')).toBeUndefined();
  expect(document.querySelector('[aria-label="Hör zu!"]')).not.toBeNull();
});
