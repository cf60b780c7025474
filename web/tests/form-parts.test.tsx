/** The parts that forms are made of: what they show, and what they refuse. */
import { readFileSync } from 'node:fs';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { setLanguage } from '../src/i18n/language';
import { Button } from '../src/ui/forms/button';
import { Checklist } from '../src/ui/forms/checklist';
import { Dialog } from '../src/ui/dialogs/dialog';
import { Field } from '../src/ui/forms/field';
import { Icon, icons } from '../src/ui/pictures/icon';
import { Notice } from '../src/ui/page/notice';
import { PasswordField } from '../src/ui/forms/password-field';

test('a busy button keeps the focus and sends nothing, by click or by Enter', async () => {
  const person = userEvent.setup();
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={send}>
      <Field label="Email" />
      <Button type="submit" busy={busy}>
        Send
      </Button>
    </form>
  );
  const view = render(form(false));
  await person.click(screen.getByRole('button', { name: 'Send' }));
  expect(send).toHaveBeenCalledTimes(1);

  view.rerender(form(true));
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  await person.click(screen.getByRole('button', { name: 'Send' }));
  await person.type(screen.getByLabelText('Email'), '{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
});

test('a field is described by its help, its state and its error', () => {
  render(
    <Field label="Email" help="We write to you." error="Email already in use." state="invalid" />,
  );
  const input = screen.getByLabelText('Email');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription(
    'We write to you. Email already in use. Not complete yet.',
  );
});

test('a password can be shown and hidden again', async () => {
  const person = userEvent.setup();
  render(<PasswordField label="Password" />);
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await person.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await person.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

test.each([
  ['en', 'Caps Lock is on.'],
  ['de', 'Die Feststelltaste ist aktiv.'],
] as const)('a password field tells that Caps Lock is on (%s)', async (language, hint) => {
  await setLanguage(language);
  const person = userEvent.setup();
  render(<PasswordField label="Password" />);
  await person.type(screen.getByLabelText('Password'), 'a');
  expect(screen.queryByText(hint)).not.toBeInTheDocument();
  await person.keyboard('{CapsLock}');
  expect(screen.getByText(hint)).toHaveAttribute('aria-live', 'polite');
  await person.keyboard('B');
  expect(screen.getByText(hint)).toBeVisible();
  await person.keyboard('{CapsLock}c');
  expect(screen.queryByText(hint)).not.toBeInTheDocument();
});

test('the word about Caps Lock goes when the field is left, and the page still hears of that', async () => {
  const person = userEvent.setup();
  const left = vi.fn();
  render(<PasswordField label="Password" onBlur={left} />);
  await person.type(screen.getByLabelText('Password'), '{CapsLock}');
  expect(screen.getByText('Caps Lock is on.')).toBeVisible();
  await person.tab();
  expect(screen.queryByText('Caps Lock is on.')).not.toBeInTheDocument();
  expect(left).toHaveBeenCalledOnce();
});

test('a checklist tells in words what is done', () => {
  render(
    <Checklist
      items={[
        { text: 'At least 8 characters', done: true },
        { text: 'At least one number', done: false },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'At least 8 characters(done)',
    'At least one number(still open)',
  ]);
});

test('an error interrupts, a success waits', () => {
  render(
    <>
      <Notice kind="error">No.</Notice>
      <Notice kind="success">Yes.</Notice>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('No.');
  expect(screen.getByRole('status')).toHaveTextContent('Yes.');
});

function Question() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <Dialog heading="Sure?" open={open} onClose={() => setOpen(false)}>
        <p>Really?</p>
      </Dialog>
    </>
  );
}

function Opener({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <Dialog heading="Sure?" open onClose={() => setOpen(false)}>
          {children}
          <Button onClick={() => setOpen(false)}>Keep it</Button>
        </Dialog>
      )}
    </>
  );
}

test.each([
  [
    'its first field',
    <>
      <input hidden readOnly value="anna" />
      <Field label="Reason" />
    </>,
    () => screen.getByLabelText('Reason'),
  ],
  [
    'the chosen one of a group',
    <>
      <input type="radio" name="group" aria-label="a" />
      <input type="radio" name="group" aria-label="b" defaultChecked />
    </>,
    () => screen.getByRole('radio', { name: 'b' }),
  ],
  ['its first button', <>Really?</>, () => screen.getByRole('button', { name: 'Keep it' })],
])('a dialog starts at %s, and gives the focus back', async (_what, content, start) => {
  const person = userEvent.setup();
  render(<Opener>{content}</Opener>);
  const opener = screen.getByRole('button', { name: 'Open' });
  for (const way of ['Close', 'Keep it']) {
    await person.click(opener);
    expect(start()).toHaveFocus();
    await person.click(screen.getByRole('button', { name: way }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener).toHaveFocus();
  }
});

test('a dialog with nothing to choose starts at its heading', async () => {
  const person = userEvent.setup();
  render(<Question />);
  await person.click(screen.getByRole('button', { name: 'Ask' }));
  expect(screen.getByRole('heading', { name: 'Sure?' })).toHaveFocus();
});

test('a dialog opens as a modal one and is gone when closed', async () => {
  const person = userEvent.setup();
  render(<Question />);
  expect(screen.queryByText('Really?')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Ask' }));
  expect(screen.getByRole('dialog', { name: 'Sure?' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Really?')).not.toBeInTheDocument();
});

/** As browsers do at Escape: they ask, close, and tell it later. */
function pressEscape(dialog: HTMLElement) {
  if (fireEvent(dialog, new Event('cancel', { cancelable: true }))) {
    (dialog as HTMLDialogElement).close();
  }
}

test('a dialog that Escape has closed opens again at once', () => {
  render(<Question />);
  const ask = () => fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
  ask();
  pressEscape(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).toBeNull();
  ask();
  expect(screen.getByRole('dialog', { name: 'Sure?' })).toBeVisible();
});

test('a file picker that is cancelled in a dialog leaves it open', () => {
  render(
    <Dialog heading="Send?" open onClose={() => expect.unreachable()}>
      <input type="file" aria-label="File" />
    </Dialog>,
  );
  fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true }));
  expect(screen.getByRole('dialog')).toBeVisible();
});

test.each(['\n:root {', '\nbody.dark {'])(
  'not valid and focused differ in hue, not only in shade (%s)',
  (mode) => {
    const colours = readFileSync('src/ui/tokens.css', 'utf8').split(mode)[1] ?? '';
    const hueOf = (name: string) => {
      const hex = new RegExp(`--${name}: #(..)(..)(..);`).exec(colours)?.slice(1) ?? [];
      const [red = 0, green = 0, blue = 0] = hex.map((part) => parseInt(part, 16));
      return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
    };
    const apart = Math.abs(hueOf('invalid') - hueOf('focus'));
    expect(Math.min(apart, 360 - apart)).toBeGreaterThan(60);
  },
);

test('an icon gets its size from the style sheet: WebKit reports lengths such as 1.5rem in attributes', () => {
  const { container } = render(<Icon d={icons.close} />);
  const svg = container.querySelector('svg')!;
  expect(svg).not.toHaveAttribute('width');
  expect(svg).not.toHaveAttribute('height');
  expect(readFileSync('src/ui/base.css', 'utf8')).toContain(
    `:where(svg[viewBox='${svg.getAttribute('viewBox')}'])`,
  );
});
