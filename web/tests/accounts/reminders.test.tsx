/** Reminders: the switch on the account page, and the page behind the link of a mail. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anna, json, serve, visit } from '../visit';
import { apiError, bodiesSentTo, empty, offline } from './server';

async function openSwitch(answer: () => Response | Promise<Response>) {
  let reminders = true;
  const server = serve({
    'GET /api/me': () => json({ ...anna, reminders }),
    'POST /api/account/reminders': async () => {
      const response = await answer();
      if (response.ok) reminders = !reminders;
      return response;
    },
  });
  const page = visit('/user', { as: 'anna', server });
  const part = within(await screen.findByRole('region', { name: 'My books and codes' }));
  const knob = await part.findByRole('switch', { name: 'Remind me by email before access ends' });
  expect(knob).toBeChecked();
  return { ...page, part, knob };
}

test('a press switches them off, and the next one on again', async () => {
  const { person, part, knob, server } = await openSwitch(() => empty());
  await person.click(knob);
  expect(knob).not.toBeChecked();
  expect(await part.findByText('You will not be reminded.')).toBeInTheDocument();
  await waitFor(() => expect(knob).not.toHaveAttribute('aria-disabled'));
  await person.keyboard(' ');
  expect(await part.findByText('You will be reminded.')).toBeInTheDocument();
  expect(knob).toBeChecked();
  expect(await bodiesSentTo(server, '/api/account/reminders')).toEqual([
    { reminders: false },
    { reminders: true },
  ]);
});

test('a choice that could not be stored is taken back, and the reason told', async () => {
  const { person, part, knob } = await openSwitch(offline);
  await person.click(knob);
  expect(await part.findByRole('alert')).toHaveTextContent('nothing has changed');
  expect(knob).toBeChecked();
});

test('the link of a mail ends them without a log-in', async () => {
  const server = serve({ 'POST /api/account/reminders/stop': () => empty() });
  visit('/reminders?code=abc:def', { server });
  expect(await screen.findByRole('heading', { name: 'No more reminders' })).toBeVisible();
  expect(new Set(await bodiesSentTo(server, '/api/account/reminders/stop'))).toEqual(
    new Set([{ code: 'abc:def' }]),
  );
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('a link that does not work leads to the account', async () => {
  const server = serve({
    'POST /api/account/reminders/stop': apiError(400, 'invalid_action_code'),
  });
  visit('/reminders?code=abc', { as: 'anna', server });
  expect(await screen.findByRole('alert')).toHaveTextContent('This link does not work.');
  expect(await screen.findByRole('link', { name: 'Go to your account' })).toHaveAttribute(
    'href',
    '/user',
  );
});

test('a try that failed can be repeated', async () => {
  let tries = 0;
  const server = serve({
    'POST /api/account/reminders/stop': () => (tries++ ? empty() : offline()),
  });
  const { person } = visit('/reminders?code=abc', { server });
  await person.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No more reminders' })).toBeVisible();
});
