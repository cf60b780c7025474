/** Who works at the desk: names, last log-ins and second factors; who invites and as what; the own name. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OwnAccount, StaffRow } from '../../src/api/schema.gen';
import { loadDeskWords } from '../../src/desk/i18n/words';
import { json, olga, sitDown } from './at-the-desk';

const karl: StaffRow = {
  id: 7,
  name: 'Karl Kühn',
  email: 'karl@publisher.example',
  role: 'clerk',
  state: 'active',
  hasSecondFactor: true,
  createdAt: '2026-11-01T10:00:00Z',
  lastLogInAt: '2026-11-17T09:30:00Z',
  isMe: false,
};
const rita: StaffRow = {
  ...karl,
  id: 8,
  name: '',
  email: 'rita@publisher.example',
  state: 'invited',
  hasSecondFactor: false,
  lastLogInAt: null,
};

const staffAnswer = { 'GET /api/desk/staff': () => json({ staff: [karl, rita] }) };

const rowOf = async (text: string) =>
  (await within(screen.getByRole('main')).findByText(text)).closest('li')!;

test('the list says who it is, when they were in last, and with what', async () => {
  await sitDown('/desk/staff', { as: olga, answers: staffAnswer });
  await screen.findByRole('heading', { name: 'Staff' });
  const row = await rowOf('Karl Kühn');
  expect(row).toHaveTextContent('karl@publisher.example');
  expect(row).toHaveTextContent('Last log-in: 17 Nov 2026, 10:30');
  expect(row).toHaveTextContent('With a second factor');
  const other = await rowOf('rita@publisher.example');
  expect(other).toHaveTextContent('Never logged in');
  expect(other).toHaveTextContent('Without a second factor');
});

test('a link to a member begins at their row', async () => {
  await sitDown('/desk/staff#member-7', { as: olga, answers: staffAnswer });
  await screen.findByRole('heading', { name: 'Staff' });
  const row = await rowOf('Karl Kühn');
  await waitFor(() => expect(row).toHaveFocus());
});

test('an owner corrects a name, with a reason', async () => {
  const sent: unknown[] = [];
  const { person } = await sitDown('/desk/staff', {
    as: olga,
    answers: {
      ...staffAnswer,
      'POST /api/desk/staff/7/name': async (request) => {
        sent.push(await request.json());
        return json(karl);
      },
    },
  });
  await person.click(
    await screen.findByRole('button', { name: 'Change name: karl@publisher.example' }),
  );
  const field = screen.getByLabelText('Name');
  expect(field).toHaveValue('Karl Kühn');
  await person.clear(field);
  await person.type(field, 'Karl Klein');
  await person.type(screen.getByLabelText('Reason'), 'Married.');
  await person.click(screen.getByRole('button', { name: 'Change name' }));
  expect(await screen.findByText('The name of karl@publisher.example is saved.')).toBeVisible();
  expect(sent).toEqual([{ name: 'Karl Klein', reason: 'Married.' }]);
});

test.each([
  [
    'Olga Ott (olga@publisher.example)',
    'Olga Ott (olga@publisher.example) invites you to the desk, with the role “Clerk”.',
  ],
  ['', 'You are invited to the desk, with the role “Clerk”.'],
])(
  'an invitation by %o says who invites and as what, and asks for a name',
  async (inviter, text) => {
    await loadDeskWords('factors');
    const sent: unknown[] = [];
    const { person } = await sitDown('/desk/invitation#signed', {
      answers: {
        'POST /api/desk/invitation': () =>
          json({ email: karl.email, name: 'Karl', role: 'clerk', inviter }),
        'POST /api/desk/invitation/accept': async (request) => {
          sent.push(await request.json());
          return json({ token: 'desk-token', stage: 'set_up', device: '' });
        },
        'GET /api/desk/session': () =>
          json({ ...olga, stage: 'set_up', permissions: [], needs: ['second_factor'] }),
      },
    });
    expect(await screen.findByText(text)).toBeVisible();
    const name = screen.getByLabelText('Your name');
    expect(name).toHaveValue('Karl');
    await person.type(name, ' Kühn');
    await person.type(screen.getByLabelText('New password'), 'Teekanne77');
    await person.type(screen.getByLabelText('Repeat password'), 'Teekanne77');
    await person.click(screen.getByRole('button', { name: 'Save password' }));
    await waitFor(() =>
      expect(sent).toEqual([{ token: 'signed', password: 'Teekanne77', name: 'Karl Kühn' }]),
    );
    expect(await screen.findByRole('heading', { name: 'Your second factor' })).toBeVisible();
  },
);

test('everybody changes their own name, and what is wrong with it is told', async () => {
  const account: OwnAccount = {
    name: 'Olga',
    email: olga.email,
    hasAuthenticator: true,
    passkeys: [],
    recoveryCodesLeft: 10,
    sessions: [],
  };
  const { person } = await sitDown('/desk/account', {
    as: { ...olga, name: 'Olga' },
    answers: {
      'GET /api/desk/account': () => json(account),
      'POST /api/desk/account/name': async (request) => {
        const { name } = (await request.json()) as { name: string };
        if (name.trim()) return new Response(null, { status: 204 });
        const errors = [{ code: 'name_invalid', message: 'x', param: 'name' }];
        return json({ status: 400, errors, request_id: 'r' }, 400);
      },
    },
  });
  const field = await screen.findByLabelText('Your name');
  expect(field).toHaveValue('Olga');
  expect(screen.getByRole('button', { name: /Account and settings/ })).toHaveTextContent('Olga');
  await person.clear(field);
  await person.type(field, ' ');
  await person.click(screen.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('a name of up to 80 characters');
  await person.type(field, 'Olga Ott');
  await person.click(screen.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByText('Your name is saved.')).toBeVisible();
});
