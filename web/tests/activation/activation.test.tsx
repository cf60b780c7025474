/** Typing a code, the server's answers, and a code in the address. */
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Activation } from '../../src/api/schema.gen';
import { preloadPage } from '../../src/app/routes';
import { keepPendingCode, readPendingCode } from '../../src/device/pending-code';
import { bodiesSentTo, offline, apiError } from '../accounts/server';
import { anna, annasToken, json, serve, visit } from '../visit';

const code = 'ABCDEFGHJKMN';
const unlocked: Activation = {
  activation_code: code,
  activated: true,
  users_information: anna.email,
  activation_date: '2026-11-15T01:00:00Z',
  expiration_date: '2028-05-15T01:00:00Z',
  months: 18,
  seats: 0,
  books: ['Kaktus 1', 'Kaktus 1 Interaktiv'],
};
const unverified = { 'GET /api/me': () => json({ ...anna, emailVerified: false }) };

function activation(answer: () => Response | Promise<Response>, address = '/activation') {
  return visit(address, { as: 'anna', server: serve({ 'POST /api/activation': answer }) });
}

const field = () => screen.findByLabelText<HTMLInputElement>(/12-digit activation code/);
const button = () => screen.getByRole('button', { name: 'Activate' });

test('the code is grouped, can be sent only when whole, and opens its books', async () => {
  const page = activation(() => json(unlocked));
  expect(await screen.findByRole('heading', { name: 'Activation' })).toBeVisible();
  await page.person.type(await field(), 'abcdefghjkm');
  expect(await field()).toHaveValue('ABCD-EFGH-JKM');
  expect(button()).toBeDisabled();
  await page.person.type(await field(), 'n{Enter}');
  expect(await screen.findByText('Activation Successful!')).toBeVisible();
  expect(screen.getByText('You can access this product for 18 months.')).toBeVisible();
  expect(screen.getByText('Kaktus 1 and Kaktus 1 Interaktiv')).toBeVisible();
  expect(screen.getByText('available until 15 May 2028')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Go to My Library' })).toHaveAttribute(
    'href',
    '/library',
  );
  // The empty form has folded away, until somebody has another code.
  expect(screen.queryByLabelText(/12-digit activation code/)).not.toBeInTheDocument();
  await page.person.click(screen.getByRole('button', { name: 'Enter another code' }));
  expect(await field()).toHaveValue('');
  expect(await field()).toHaveFocus();
  expect(await bodiesSentTo(page.server, '/api/activation')).toEqual([
    { activationCode: code, extend: false },
  ]);
});

test('an incomplete code counts along, and Enter or leaving the field says it at the field', async () => {
  const page = activation(() => json(unlocked));
  expect(await field()).not.toBeInvalid();
  expect(button()).toHaveAccessibleDescription('Please enter the code from your book.');
  await page.person.type(await field(), 'ABCDEFGHJKM');
  expect(button()).toHaveAccessibleDescription('11 of 12 characters');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await page.person.keyboard('{Enter}');
  const sentence = 'The code is not complete yet: 11 of 12 characters.';
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  expect(await field()).toHaveAccessibleDescription(new RegExp(sentence));
  // Once is enough to see; to somebody who asks the button, it still says why.
  expect(screen.getByText('11 of 12 characters')).not.toBeVisible();
  expect(button()).toHaveAccessibleDescription('11 of 12 characters');
  await page.person.keyboard('{Backspace}');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('10 of 12 characters')).toBeVisible();
  await page.person.click(screen.getByRole('heading', { level: 1 }));
  expect(screen.getByRole('alert')).toHaveTextContent('10 of 12 characters');
  expect(screen.getByText('10 of 12 characters')).not.toBeVisible();
  await page.person.click(screen.getByRole('button', { name: 'Clear the code' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await page.person.keyboard('{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter the code from your book.');
});

test('a 13th character is told, and the message goes with the next change', async () => {
  const page = activation(() => json(unlocked));
  await page.person.type(await field(), `${code}P`);
  expect(screen.getByRole('alert')).toHaveTextContent('Activation code must be 12 characters.');
  expect(await field()).toHaveValue('ABCD-EFGH-JKMN');
  expect(button()).toBeEnabled();
  await page.person.keyboard('{Backspace}');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a pasted code may have hyphens, spaces and small letters; the cross clears the field', async () => {
  const page = activation(() => json(unlocked));
  await page.person.click(await field());
  await page.person.paste('  abcd-efgh jkmn\n');
  expect(await field()).toHaveValue('ABCD-EFGH-JKMN');
  await page.person.click(screen.getByRole('button', { name: 'Clear the code' }));
  expect(await field()).toHaveValue('');
  expect(await field()).toHaveFocus();
});

test('the field asks a phone for the right keyboard', async () => {
  activation(() => json(unlocked));
  const input = await field();
  expect(input).toHaveAttribute('autocapitalize', 'characters');
  expect(input).toHaveAttribute('autocomplete', 'off');
  expect(input).toHaveAttribute('inputmode', 'text');
  expect(input).toHaveAttribute('spellcheck', 'false');
});

test.each([
  ['invalid_code', 'Invalid acctivation code. Please try again.'],
  ['used_by_you', 'Activation code already used by you.'],
  ['code_used', 'Activation code already used.'],
  ['product_already_activated', 'Product already activated.'],
])('%s is told word for word', async (reason, message) => {
  const page = activation(apiError(400, reason));
  await page.person.type(await field(), `${code}{Enter}`);
  expect((await screen.findByRole('alert')).textContent).toBe(message);
});

test('messages are cleared at the start of each attempt', async () => {
  let answer: (response: Response) => void = () => undefined;
  const answers = [apiError(400, 'code_used'), () => new Promise<Response>((go) => (answer = go))];
  const page = activation(() => answers.shift()!());
  await page.person.type(await field(), `${code}{Enter}`);
  await screen.findByText('Activation code already used.');
  await page.person.click(button());
  expect(screen.queryByText('Activation code already used.')).not.toBeInTheDocument();
  expect(button()).toHaveAttribute('aria-busy', 'true');
  answer(json(unlocked));
  expect(await screen.findByText('Activation Successful!')).toBeVisible();
});

test('a success is cleared at the start of the next attempt, too', async () => {
  const answers = [() => json(unlocked), () => new Promise<Response>(() => undefined)];
  const page = activation(() => answers.shift()!());
  await page.person.type(await field(), `${code}{Enter}`);
  await screen.findByText('Activation Successful!');
  await page.person.click(screen.getByRole('button', { name: 'Enter another code' }));
  await page.person.type(await field(), `${code}{Enter}`);
  expect(button()).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('Activation Successful!')).not.toBeInTheDocument();
});

test('a character that was misread is shown, and corrected at a press', async () => {
  const slip = 'Please check the code: character 2 seems wrong. You typed 8; perhaps it is B.';
  const hint = { place: 2, typed: '8', meant: 'B' };
  const error = { code: 'invalid_code', message: '', help: 'Please check …', hint };
  const page = activation(() => json({ status: 400, errors: [error] }, 400));
  await page.person.type(await field(), 'A8CDEFGHJKMS');
  expect(screen.getByText(slip)).toBeVisible();
  expect(await bodiesSentTo(page.server, '/api/activation')).toEqual([]);
  await page.person.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(slip);
  expect(screen.getAllByText(/Please check the code/)).toHaveLength(1);
  expect(document.querySelector('mark')).toHaveTextContent('8');
  await page.person.click(screen.getByRole('button', { name: 'Change 8 to B' }));
  expect(await field()).toHaveValue('ABCD-EFGH-JKMS');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByText(/Please check the code/)).not.toBeInTheDocument();
});

test('a wrong check character gets a line of help', async () => {
  const error = { code: 'invalid_code', message: '', help: 'at least one character is wrong' };
  const page = activation(() => json({ status: 400, errors: [error] }, 400));
  await page.person.type(await field(), `${code}{Enter}`);
  expect(
    await screen.findByText(
      'Please compare the code with your book: at least one character is wrong.',
    ),
  ).toBeVisible();
});

test.each([
  [40, 'Please wait 40 seconds and try again.'],
  [61, 'Please wait 2 minutes and try again.'],
])('after too many wrong codes the wait of %i s is told', async (retryAfter, message) => {
  const error = { code: 'too_many_codes', message: '', retryAfter };
  const page = activation(() => json({ status: 429, errors: [error] }, 429));
  await page.person.type(await field(), `${code}{Enter}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test.each([
  ['the server is out of reach', offline, /could not be reached/],
  ['the server fails', apiError(500, 'internal'), /Something went wrong on our side/],
])('when %s, that is told and the code stays', async (_, answer, message) => {
  const page = activation(answer);
  await page.person.type(await field(), `${code}{Enter}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(await field()).toHaveValue('ABCD-EFGH-JKMN');
});

test('a code in the address fills the field and leaves the address', async () => {
  const page = activation(() => json(unlocked), '/activation#abcd-efgh-jkmn');
  await waitFor(() => expect(page.address()).toBe('/activation'));
  expect(await field()).toHaveValue('ABCD-EFGH-JKMN');
});

test.each(['/activation?code=abcd-efgh-jkmn', '/activation?code=ABCDEFGHJKMN#'])(
  'a code in the query (%s) fills the field and leaves the address',
  async (address) => {
    const page = activation(() => json(unlocked), address);
    await waitFor(() => expect(page.address()).toBe('/activation'));
    expect(await field()).toHaveValue('ABCD-EFGH-JKMN');
  },
);

test('a code in the address is stored before a visitor is sent on', async () => {
  window.history.replaceState(null, '', '/activation#ABCD-EFGH-JKMN');
  await preloadPage('/activation');
  expect(window.location.href).not.toContain('ABCD');
  expect(readPendingCode()).toBe(code);
});

test('who has pressed Activate on the page before need not press it again', async () => {
  keepPendingCode(code);
  const server = serve({ 'POST /api/activation': () => json(unlocked) });
  visit('/activation', { as: 'anna', server, state: { activate: true } });
  expect(await screen.findByText('Activation Successful!')).toBeVisible();
  expect(await bodiesSentTo(server, '/api/activation')).toHaveLength(1);
});

test('a fragment that cannot be read is no harm', async () => {
  const page = activation(() => json(unlocked), '/activation#%E0%A4%A');
  await waitFor(() => expect(page.address()).toBe('/activation'));
  expect(await field()).toHaveValue('');
});

test('the code survives the way over the start and the log-in', async () => {
  const server = serve({ 'POST /api/account/login': () => json({ token: annasToken }) });
  const page = visit('/activation#ABCD-EFGH-JKMN', { server });
  await waitFor(() => expect(page.address()).toBe('/'));
  await page.person.click(await screen.findByRole('link', { name: 'Log in' }));
  await page.person.type(await screen.findByLabelText('Email'), anna.email);
  await page.person.type(screen.getByLabelText('Password'), 'Kaktus12{Enter}');
  expect(await field()).toHaveValue('ABCD-EFGH-JKMN');
});

test('the code survives the verification of the address, also in another tab', async () => {
  const before = visit('/activation#ABCD-EFGH-JKMN', { as: 'anna', server: serve(unverified) });
  await waitFor(() => expect(before.address()).toBe('/emailVerification'));
  before.unmount();
  sessionStorage.clear();
  visit('/activation', { as: 'anna' });
  expect(await field()).toHaveValue('ABCD-EFGH-JKMN');
});

test('a kept code is forgotten after a day, and once it is used', async () => {
  localStorage.setItem('kaktus.pendingCode', JSON.stringify({ code, keptAt: Date.now() }));
  vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000);
  const late = activation(() => json(unlocked));
  expect(await field()).toHaveValue('');
  late.unmount();
  vi.useRealTimers();
  const page = activation(() => json(unlocked), `/activation#${code}`);
  await waitFor(() => expect(page.address()).toBe('/activation'));
  expect(await field()).toHaveValue('ABCD-EFGH-JKMN');
  await page.person.click(button());
  await screen.findByText('Activation Successful!');
  expect(localStorage.getItem('kaktus.pendingCode')).toBeNull();
});

const held = {
  books: ['Kaktus 1', 'Kaktus 1 Interaktiv'],
  until: '2027-02-01T10:00:00Z',
  extendedUntil: '2028-05-15T01:00:00Z',
  seats: 0,
};
const alreadyUnlocked = (extension = held) =>
  apiError(409, { code: 'book_already_unlocked', extension });

test('a second code is spent only after the question, and the code is sent with the choice', async () => {
  const answers = [alreadyUnlocked(), () => json(unlocked)];
  const page = activation(() => answers.shift()!());
  await page.person.type(await field(), `${code}{Enter}`);
  const question = await screen.findByRole('group', {
    name: 'You have Kaktus 1 and Kaktus 1 Interaktiv until 1 February 2027; this code would make it 15 May 2028.',
  });
  await waitFor(() => expect(question).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Activate' })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await page.person.click(screen.getByRole('button', { name: 'Extend until 15 May 2028' }));
  expect(await screen.findByText('Activation Successful!')).toBeVisible();
  expect(await bodiesSentTo(page.server, '/api/activation')).toEqual([
    { activationCode: code, extend: false },
    { activationCode: code, extend: true },
  ]);
});

test('a second code can be kept for someone else', async () => {
  const page = activation(alreadyUnlocked());
  await page.person.type(await field(), `${code}{Enter}`);
  await page.person.click(await screen.findByRole('button', { name: 'Keep it for someone else' }));
  expect(screen.getByText(/^ABCD-EFGH-JKMN has not been used/)).toBeVisible();
  expect(await field()).toHaveValue('');
  expect(localStorage.getItem('kaktus.pendingCode')).toBeNull();
  await page.person.type(await field(), 'A');
  expect(screen.queryByText(/has not been used/)).not.toBeInTheDocument();
});

test('a code that would add nothing is only offered to be kept', async () => {
  const page = activation(alreadyUnlocked({ ...held, extendedUntil: held.until }));
  await page.person.type(await field(), `${code}{Enter}`);
  expect(await screen.findByText(/wouldn’t extend it/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Extend/ })).not.toBeInTheDocument();
});

test('the question goes when the code is changed', async () => {
  const page = activation(alreadyUnlocked());
  await page.person.type(await field(), `${code}{Enter}`);
  await screen.findByRole('group');
  await page.person.type(await field(), '{Backspace}');
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(button()).toBeDisabled();
});

test('a batch with other terms says how long access lasts, and until when its codes are accepted', async () => {
  let answer = () =>
    json(
      {
        status: 400,
        errors: [
          {
            code: 'code_too_late',
            message: 'This activation code had to be redeemed by 30.09.2026.',
            redeemBy: '2026-09-30',
          },
        ],
        request_id: 'x',
      },
      400,
    );
  const page = activation(() => answer());
  await page.person.type(await field(), `${code}{Enter}`);
  expect(
    await screen.findByText('This activation code had to be redeemed by 30 September 2026.'),
  ).toBeVisible();
  answer = () => json({ ...unlocked, months: 1 });
  await page.person.keyboard('{Enter}');
  expect(await screen.findByText('You can access this product for 1 month.')).toBeVisible();
});
