/** Support's pages: the search, a person, what is changed after a question, and a code. */
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { DeskCode, PersonFile, SearchResult, WholeCode } from '../../src/api/schema.gen';
import type { Staff } from '../../src/desk/api/session';
import { rememberSearch } from '../../src/desk/people/last-search';
import { json, olga, sitDown } from './at-the-desk';

const sara: Staff = { ...olga, role: 'support', permissions: ['overview', 'code', 'people'] };
const id = '3b8f0d5e-0000-4000-8000-000000000001';

const code: DeskCode = {
  id: 7,
  code: 'KQ7M-ABCD-EF4T',
  books: ['Kaktus 1', 'Kaktus 1 Interaktiv'],
  batch: 'Print run 7',
  batchMadeAt: '2026-01-05T09:00:00Z',
  imported: false,
  state: 'activated',
  activatedAt: '2026-03-01T09:00:00Z',
  endsAt: '2027-09-01T09:00:00Z',
  revokedAt: null,
  owner: { id, email: 'anna@example.org' },
};

const event = {
  books: [],
  mail: '',
  state: null,
  count: 0,
  device: '',
  action: '',
  by: '',
  reason: '',
  code: '',
  refusal: null,
};

const anna: PersonFile = {
  id,
  email: 'anna@example.org',
  confirmed: false,
  closed: false,
  joinedAt: '2026-02-01T09:00:00Z',
  lastLoginAt: null,
  language: 'de',
  hasPassword: true,
  hasGoogle: true,
  devices: 2,
  lockedFor: 240,
  pausedFor: 0,
  codes: [code],
  notes: [],
  timeline: [
    { ...event, at: '2026-03-05T09:00:00Z', kind: 'refused_code', code: 'EF4T', refusal: 'used' },
    { ...event, at: '2026-03-04T09:00:00Z', kind: 'refused_code', refusal: 'not_valid' },
    { ...event, at: '2026-03-03T09:00:00Z', kind: 'mail', mail: 'verification', state: 'refused' },
    { ...event, at: '2026-03-02T09:00:00Z', kind: 'wrong_passwords', count: 5 },
    { ...event, at: '2026-02-01T09:30:00Z', kind: 'confirmed' },
    { ...event, at: '2026-02-01T09:00:00Z', kind: 'joined' },
  ],
};

const found: SearchResult = {
  people: [{ id, email: 'anna@example.org', confirmed: false, joinedAt: anna.joinedAt }],
  morePeople: false,
  codes: [code],
  moreCodes: true,
  codesAreGuesses: true,
};

const refusal = (status: number, reason: string) =>
  json({ status, errors: [{ code: reason, message: reason }], request_id: 'r' }, status);

afterEach(() => rememberSearch(''));

test('one box finds people and codes, and the way back still shows them', async () => {
  const { person, server } = await sitDown('/desk/people', {
    as: sara,
    answers: {
      'POST /api/desk/people/search': async (request) => {
        expect(await request.json()).toEqual({ text: 'kq7m' });
        return json(found);
      },
      [`GET /api/desk/people/${id}`]: () => json(anna),
    },
  });
  const box = await screen.findByRole('searchbox', { name: 'Address or code' });
  await person.type(box, ' kq7m');
  expect(server.mock.calls.filter(([{ url }]) => url.endsWith('/search'))).toHaveLength(0);
  await person.keyboard('{Enter}');
  expect(await screen.findByText(/if some characters were misread/)).toBeVisible();
  expect(screen.getByRole('link', { name: /KQ7M-ABCD-EF4T/ })).toHaveAttribute(
    'href',
    '/desk/codes/7',
  );
  await person.click(screen.getByRole('link', { name: /^anna@example.org/ }));
  await screen.findByRole('heading', { name: 'anna@example.org' });
  await person.click(within(screen.getByRole('main')).getByRole('link', { name: 'People' }));
  expect(await screen.findByRole('link', { name: /KQ7M-ABCD-EF4T/ })).toBeVisible();
  expect(server.mock.calls.filter(([{ url }]) => url.endsWith('/search'))).toHaveLength(1);
  expect(window.location.search).toBe('');
});

test('a person’s page tells what is the matter, in one timeline', async () => {
  await sitDown(`/desk/people/${id}`, {
    as: sara,
    answers: { [`GET /api/desk/people/${id}`]: () => json(anna) },
  });
  expect(await screen.findByRole('heading', { name: 'anna@example.org' })).toBeVisible();
  expect(screen.getByText('Not confirmed')).toBeVisible();
  expect(screen.getByText('Password, Google')).toBeVisible();
  expect(screen.getByText(/takes none for another 4 minutes/)).toBeVisible();
  const lines = within(screen.getByRole('region', { name: 'What happened' })).getAllByRole(
    'listitem',
  );
  expect(lines.map((line) => line.querySelector('p')?.textContent)).toEqual([
    'Code …EF4T refused: somebody else has redeemed it',
    'Code refused: it does not exist or was revoked',
    'Verification mail: refused by the mail server of the address',
    '5 wrong passwords since then',
    'Confirmed the address',
    'Opened the account',
  ]);
});

test('a code is moved after a question, with a reason, and refusals are told', async () => {
  let tries = 0;
  const { person } = await sitDown(`/desk/people/${id}`, {
    as: sara,
    answers: {
      [`GET /api/desk/people/${id}`]: () => json(tries < 2 ? anna : { ...anna, codes: [] }),
      [`POST /api/desk/people/${id}/codes/7/move`]: async (request) => {
        tries += 1;
        expect(await request.json()).toEqual({
          to: 'ben@example.org',
          reason: 'The mother used it',
        });
        return tries === 1 ? refusal(404, 'no_such_account') : json({ owner: id });
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Move' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.type(dialog.getByLabelText('Address of the other account'), 'ben@example.org');
  await person.type(dialog.getByLabelText('Reason'), 'The mother used it');
  await person.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Ask the person to sign up first.');
  await person.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText(/Both people get a mail/)).toBeVisible();
  expect(await screen.findByText(/No code has been redeemed/)).toBeVisible();
});

test.each([
  ['Send the verification mail again', 'Send the mail', 'verification-mail'],
  ['Lift the lock-out', 'Lift it', 'unlock'],
  ['Sign out on all devices', 'Sign out', 'sign-out'],
])('%s asks first', async (button, confirm, call) => {
  const { person, server } = await sitDown(`/desk/people/${id}`, {
    as: sara,
    answers: {
      [`GET /api/desk/people/${id}`]: () => json(anna),
      [`POST /api/desk/people/${id}/${call}`]: () => new Response(null, { status: 204 }),
    },
  });
  const sent = () => server.mock.calls.filter(([{ method }]) => method === 'POST');
  await person.click(await screen.findByRole('button', { name: button }));
  expect(sent()).toHaveLength(0);
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: confirm }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an access is extended from the end that was seen', async () => {
  const { person, server } = await sitDown(`/desk/people/${id}`, {
    as: sara,
    answers: {
      [`GET /api/desk/people/${id}`]: () => json(anna),
      [`POST /api/desk/people/${id}/codes/7/extension`]: async (request) => {
        expect(await request.json()).toEqual({
          months: 6,
          endsAt: code.endsAt,
          reason: 'Long illness',
        });
        return new Response(null, { status: 204 });
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Extend' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.selectOptions(dialog.getByLabelText('By how long?'), '6 months');
  await person.type(dialog.getByLabelText('Reason'), 'Long illness');
  await person.click(dialog.getByRole('button', { name: 'Extend' }));
  expect(await screen.findByText('The access is extended.')).toBeVisible();
  expect(server.mock.calls.some(([{ url }]) => url.endsWith('/extension'))).toBe(true);
});

test('a note is written, and removed after a question', async () => {
  const notes = [
    {
      id: 3,
      text: 'Calls often.\nPrefers mornings.',
      author: 'olga@publisher.example',
      writtenAt: '2026-03-05T09:00:00Z',
    },
  ];
  const sent: unknown[] = [];
  let stored: typeof notes = [];
  const { person } = await sitDown(`/desk/people/${id}`, {
    as: sara,
    answers: {
      [`GET /api/desk/people/${id}`]: () => json({ ...anna, notes: stored }),
      [`POST /api/desk/people/${id}/notes`]: async (request) => {
        sent.push(await request.json());
        if (sent.length === 1) return refusal(409, 'too_many_notes');
        stored = notes;
        return new Response(null, { status: 204 });
      },
      [`DELETE /api/desk/people/${id}/notes/3`]: () => {
        stored = [];
        return new Response(null, { status: 204 });
      },
    },
  });
  const panel = within(await screen.findByRole('region', { name: 'Notes' }));
  expect(panel.getByText('No notes yet.')).toBeVisible();
  const field = panel.getByLabelText('New note');
  await person.type(field, 'Calls often.{Enter}Prefers mornings.');
  await person.click(panel.getByRole('button', { name: 'Add note' }));
  expect(await panel.findByRole('alert')).toHaveTextContent('Remove one first.');
  await person.click(panel.getByRole('button', { name: 'Add note' }));
  expect(await panel.findByText(/by olga@publisher.example/)).toBeVisible();
  expect(sent[1]).toEqual({ text: 'Calls often.\nPrefers mornings.' });
  expect(field).toHaveValue('');
  await person.click(panel.getByRole('button', { name: /^Remove the note of 5 Mar 2026/ }));
  expect(stored).toHaveLength(1);
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(await panel.findByText('No notes yet.')).toBeVisible();
  expect(screen.getByText('The note is removed.')).toBeVisible();
});

test('somebody who is confirmed and not locked out is offered neither mail nor unlocking', async () => {
  await sitDown(`/desk/people/${id}`, {
    as: sara,
    answers: {
      [`GET /api/desk/people/${id}`]: () => json({ ...anna, confirmed: true, lockedFor: 0 }),
    },
  });
  expect(await screen.findByRole('button', { name: 'Delete the account' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Lift the lock-out' })).toBeNull();
  expect(screen.queryByRole('button', { name: /verification mail/ })).toBeNull();
});

test('a deletion is told on the page that follows', async () => {
  const { person } = await sitDown(`/desk/people/${id}`, {
    as: sara,
    answers: {
      [`GET /api/desk/people/${id}`]: () => json(anna),
      [`POST /api/desk/people/${id}/deletion`]: () => new Response(null, { status: 204 }),
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Delete the account' }));
  await person.type(screen.getByLabelText('The address once more'), anna.email);
  await person.type(screen.getByLabelText('Reason'), 'asked for by mail');
  await person.click(screen.getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText('The account is deleted.')).toBeVisible();
  expect(screen.getByRole('searchbox')).toBeVisible();
});

test('a code has one page, which says whose it is and offers what the role may do', async () => {
  const whole: WholeCode = {
    id: 7,
    number: 1,
    printed: false,
    ownerGone: false,
    shown: 'KQ7M-ABCD-EF4T',
    state: 'too_late',
    activatedAt: null,
    expiresAt: null,
    revokedAt: null,
    reason: '',
    books: ['Kaktus 1'],
    batch: 7,
    batchName: 'Print run 7',
    imported: false,
    batchMadeAt: '2026-01-05T09:00:00Z',
    redeemBy: '2026-02-05',
    accessMonths: 18,
    seatsPerCode: 0,
    replacedBy: null,
    replaces: null,
    owner: { id, email: 'anna@example.org' },
  };
  await sitDown('/desk/codes/7', {
    as: sara,
    answers: { 'GET /api/desk/codes/7': () => json(whole) },
  });
  expect(await screen.findByRole('heading', { name: 'KQ7M-ABCD-EF4T' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'anna@example.org' })).toHaveAttribute(
    'href',
    `/desk/people/${id}`,
  );
  expect(screen.getByText(/You can replace it/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Replace' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Revoke' })).toBeVisible();
  expect(screen.getByText('Print run 7')).toBeVisible();
});

test('a person who is gone, and a server in trouble', async () => {
  await sitDown(`/desk/people/${id}`, {
    as: sara,
    answers: { [`GET /api/desk/people/${id}`]: () => refusal(404, 'no_such_person') },
  });
  expect(await screen.findByText('This account does not exist any more.')).toBeVisible();
});

test('other roles find no people', async () => {
  await sitDown('/desk/people', {
    as: { ...olga, role: 'clerk', permissions: ['overview', 'codes', 'code'] },
  });
  expect(await screen.findByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'People' })).toBeNull();
});
