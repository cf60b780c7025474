import { render } from 'preact';
import { expect, test } from 'vitest';
import { wordCalled } from '../../testing/lesson-fixture';
import { WordLabel } from './word-label';

test('a noun shows its article in colour and shape; a word without article shows none', () => {
  const place = document.createElement('div');
  render(<WordLabel word={wordCalled('katze')} />, place);
  expect(place.textContent).toBe('die Katze');
  expect(place.querySelector('path')?.getAttribute('fill')).toBe('var(--die)');

  render(<WordLabel word={{ ...wordCalled('katze'), de: 'rot', article: null }} />, place);
  expect(place.textContent?.trim()).toBe('rot');
  expect(place.querySelector('svg')).toBeNull();
});
