import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { TypingKeys } from './typing-keys';

test.each([
  ['Bär', 'bäropst', '2', '4'],
  ['Hund', 'hundopst', '2', '4'],
  ['Schlange', 'schlangeopst', '3', '4'],
])('%s has a row for the umlauts', (_word, letters, rows, columns) => {
  const keys = [...new Set([...letters, ...'äöüß'])];
  const look = { faceOf: (key: string) => key, thingOf: (id: string) => id, onPress: () => {} };
  act(() => render(<TypingKeys {...{ ...look, keys }} stateOf={() => 'still'} />, document.body));
  const { style } = document.querySelector<HTMLElement>('.writing-keys')!;
  expect(style.getPropertyValue('--rows')).toBe(rows);
  expect(style.getPropertyValue('--columns')).toBe(columns);
});
