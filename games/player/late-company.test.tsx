import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { lesson, words } from '../testing/lesson-fixture';
import { LateCompany, type LoadCompany } from './late-company';

const code = { default: ({ who }: { who: string }) => <p>{who}</p> } as never;
const speaker = {
  say: vi.fn(),
  instruct: vi.fn(),
  repeat: vi.fn(),
  stop: vi.fn(),
  watch: () => () => {},
};
const show = async (ids: string[], stands: 'corner' | 'beside' | 'title') => {
  const load: LoadCompany = async () => code;
  const own = { ...lesson, words: ids.map((id) => ({ ...words[0]!, id })) };
  const all = { load, stands, speaker, mood: null, lesson: own };
  await act(async () => render(<LateCompany {...all} />, document.body));
  // Its code comes later.
  await act(async () => {});
  return document.body.textContent;
};

afterEach(() => act(() => render(null, document.body)));

test('Kaktus stands in the corner, and the own companion beside a game', async () => {
  expect(await show(['hund'], 'corner')).toBe('kaktus');
  expect(await show(['hund'], 'beside')).toBe('own');
});

test('where Kaktus is asked for, he does not stand beside what is looked for', async () => {
  expect(await show(['kaktus'], 'corner')).toBe('own');
  expect(await show(['kaktus'], 'title')).toBe('kaktus');
});
