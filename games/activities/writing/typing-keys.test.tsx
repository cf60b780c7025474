import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { TypingKeys } from './typing-keys';

test.each([
  ['Bär', 'bäropst'],
  ['Schlange', 'schlangeopst'],
])('%s has a row for the umlauts', (_word, letters) => {
  const keys = [...new Set([...letters, ...'äöüß'])];
  const look = { faceOf: (key: string) => key, thingOf: (id: string) => id, onPress: () => {} };
  act(() => render(<TypingKeys {...{ ...look, keys }} stateOf={() => 'still'} />, document.body));
  const rows = [...document.querySelectorAll('.writing-row')].map(({ textContent }) => textContent);
  expect(rows).toHaveLength(2);
  expect(rows[1]).toBe([...keys].filter((key) => 'äöüß'.includes(key)).join(''));
});
