import { render } from 'preact';
import { afterEach, expect, test } from 'vitest';
import { wordCalled } from './cast';
import { Sentence } from './sentence';

afterEach(() => render(null, document.body));

const shown = (text: string) => {
  render(<Sentence {...{ text, word: wordCalled('kuh') }} />, document.body);
  return document.body.querySelector('.word-label-article')?.textContent;
};

test('the article of the word is marked wherever it stands', () => {
  expect(shown('Wo wohnt die Kuh?')).toBe('die');
  expect(shown('Die Kuh kommt.')).toBe('Die');
  expect(document.body.textContent).toBe('Die Kuh kommt.');
});

test('another article, or the same word in another case, is left as it is', () => {
  expect(shown('Die Maus sucht mit der Kuh.')).toBeUndefined();
  expect(document.body.textContent).toBe('Die Maus sucht mit der Kuh.');
});
