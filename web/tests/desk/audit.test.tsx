/** The audit log tells what happened in the language of the page, and what people typed as they typed it. */
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AuditRow } from '../../src/api/schema.gen';
import { setDeskLanguage } from '../../src/desk/i18n/words';
import { json, olga, sitDown } from './at-the-desk';

const entry: AuditRow = {
  id: 1,
  at: '2026-11-16T10:00:00Z',
  who: 'otto@publisher.example',
  action: 'staff.change_role',
  target: 'staff 7',
  before: null,
  after: null,
  reason: '',
};

async function open(...changes: Partial<AuditRow>[]) {
  const entries = changes.map((facts, index) => ({ ...entry, ...facts, id: index + 1 }));
  const page = { entries, next: null, actions: [] };
  await sitDown('/desk/audit', {
    as: olga,
    answers: { 'GET /api/desk/audit': () => json(page) },
  });
  await screen.findAllByText(entry.who);
  // Not before: while the page is fetched, another one stands in its place.
  const main = screen.getByRole('main');
  return () =>
    within(main)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
}

const changes: Partial<AuditRow>[] = [
  { before: { role: 'clerk' }, after: { role: 'owner' } },
  {
    action: 'person.move_code_here',
    target: 'person 34',
    before: { owner: 'person 12', code: 'KQ7M…4T' },
    after: { owner: 'person 34' },
  },
  { action: 'book.add', target: 'book gast', after: { slug: 'gast', interactive: false } },
];

test.each([
  [
    'en',
    [
      'Member 7Before: Role: Clerk → After: Role: Owner',
      'Person 34Before: Owner: Person 12, Code: KQ7M…4T',
      'Book gastAfter: Short name: gast, Interactive: no',
    ],
  ],
  [
    'de',
    [
      'Teammitglied 7Vorher: Rolle: Codeverwaltung → Nachher: Rolle: Leitung',
      'Person 34Vorher: Gehört: Person 12, Code: KQ7M…4T',
      'Buch gastNachher: Kurzname: gast, Interaktiv: nein',
    ],
  ],
] as const)(
  'kinds, names and values are in the language of the page: %s',
  async (language, expected) => {
    const told = await open(...changes);
    await act(() => setDeskLanguage(language));
    expect(told()).toEqual(expected.map((text) => expect.stringContaining(text)));
  },
);

test('a moment is told as elsewhere, and what is none as it is', async () => {
  const told = await open({
    action: 'person.extend_access',
    target: 'person 34',
    before: { ends_at: '2028-05-17 10:00:00+00:00' },
    after: { ends_at: 'some day' },
  });
  expect(told()).toEqual([
    expect.stringContaining('Ends: 17 May 2028, 12:00 → After: Ends: some day'),
  ]);
});

test('what somebody typed, and what has no word, stays as it is', async () => {
  const told = await open({
    action: 'lesson.rename',
    target: 'lesson kaktus-1/farben',
    before: { title: 'own' },
    after: { title: 'true', constructor: 'new' },
  });
  expect(told()).toEqual([
    expect.stringContaining(
      'Lesson kaktus-1/farbenBefore: Title: own → After: Title: true, constructor: new',
    ),
  ]);
});
