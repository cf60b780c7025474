/** The audit log tells what happened in the language of the page, and what people typed as they typed it. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AuditPage, AuditRow } from '../../src/api/schema.gen';
import { setDeskLanguage } from '../../src/desk/i18n/words';
import { json, olga, sitDown } from './at-the-desk';

const entry: AuditRow = {
  id: 1,
  at: '2026-11-16T10:00:00Z',
  who: 'otto@publisher.example',
  staff: 3,
  action: 'staff.change_role',
  target: 'staff 7',
  before: null,
  after: null,
  reason: '',
};

const noThings: Pick<AuditPage, 'members' | 'openable'> = { members: [], openable: [] };

async function open(...changes: Partial<AuditRow>[]) {
  return openWith(noThings, ...changes);
}

async function openWith(things: typeof noThings, ...changes: Partial<AuditRow>[]) {
  const entries = changes.map((facts, index) => ({ ...entry, ...facts, id: index + 1 }));
  const page = { entries, next: null, actions: [], ...things };
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
  {
    action: 'book.add',
    target: 'book gast',
    after: { slug: 'gast', name: '', interactive: false },
  },
];

test.each([
  [
    'en',
    [
      'Member 7Before: Role: Clerk → After: Role: Owner',
      'Person 34Before: Owner: Person 12, Code: KQ7M…4T',
      'Book gastAfter: Short name: gast, Name: –, Interactive: no',
    ],
  ],
  [
    'de',
    [
      'Teammitglied 7Vorher: Rolle: Codeverwaltung → Nachher: Rolle: Leitung',
      'Person 34Vorher: Gehört: Person 12, Code: KQ7M…4T',
      'Buch gastNachher: Kurzname: gast, Name: –, Interaktiv: nein',
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

test('what an entry names is a link to its page, if it can be opened', async () => {
  const openable = [
    'batch 12',
    'batch 13',
    'code 5',
    'lesson kaktus-1/farben',
    'person a1',
    'staff 3',
  ];
  await openWith(
    { openable, members: [{ id: 3, name: 'Otto Ott', email: entry.who }] },
    { action: 'batch.replace', target: 'batch 12', after: { batch: 13, count: 5 } },
    { action: 'code.revoke', target: 'code 5' },
    { action: 'lesson.rename', target: 'lesson kaktus-1/farben' },
    { action: 'person.move_code_here', target: 'person b2', before: { owner: 'person a1' } },
    { action: 'staff.change_role', target: 'staff 3' },
    { action: 'audit.export', target: '', after: { staff: 3 } },
  );
  const links = within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  const otto = ['Otto Ott', '/desk/staff#member-3'];
  expect(links).toEqual([
    ['Batch 12', '/desk/codes/batches/12'],
    ['13', '/desk/codes/batches/13'],
    otto,
    ['Code 5', '/desk/codes/5'],
    otto,
    ['Lesson kaktus-1/farben', '/desk/lessons/kaktus-1/farben'],
    otto,
    ['Person a1', '/desk/people/a1'],
    otto,
    ['Member Otto Ott', '/desk/staff#member-3'],
    otto,
    otto,
    otto,
  ]);
});

test('the log is filtered by a member of the staff', async () => {
  const asked: (string | null)[] = [];
  const members = [
    { id: 3, name: 'Otto Ott', email: 'otto@publisher.example' },
    { id: 4, name: '', email: 'rita@publisher.example' },
  ];
  const { person } = await sitDown('/desk/audit', {
    as: olga,
    answers: {
      'GET /api/desk/audit': (request) => {
        asked.push(new URL(request.url).searchParams.get('staff'));
        return json({ entries: [entry], next: null, actions: [], members, openable: [] });
      },
    },
  });
  const choice = await screen.findByLabelText('Member of the staff');
  await screen.findByText('Otto Ott');
  await person.selectOptions(choice, 'Otto Ott (otto@publisher.example)');
  await waitFor(() => expect(asked).toEqual([null, '3']));
  await person.selectOptions(choice, 'Everybody');
  await waitFor(() => expect(choice).toHaveDisplayValue('Everybody'));
});
