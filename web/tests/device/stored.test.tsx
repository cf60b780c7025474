/** What we store in the browser: as written, for as long as it should be, and never trusted. */
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { hasFields, storedValue, storedText } from '../../src/device/stored';
import { visit } from '../visit';

const isNote = hasFields({ text: 'string', at: 'number' });
const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test('what is written is read again, and gone when it is forgotten', () => {
  const note = storedValue('device', 'note-1', isNote);
  expect(note.read()).toBeNull();
  note.write({ text: 'Tiere', at: 3 });
  expect(storedValue('device', 'note-1', isNote).read()).toEqual({ text: 'Tiere', at: 3 });
  note.forget();
  expect(note.read()).toBeNull();
  expect(localStorage.getItem('note-1')).toBeNull();
});

test('the device and the tab are two places', () => {
  storedText('device', 'note-2').write('device');
  storedText('tab', 'note-2').write('tab');
  expect(localStorage.getItem('note-2')).toBe('device');
  expect(sessionStorage.getItem('note-2')).toBe('tab');
});

test.each(['{"text":', '', 'null', '[]', '"text"', '{"text":1,"at":3}', '{"text":"a"}'])(
  'damaged or foreign, it counts as not there: %s',
  (damaged) => {
    localStorage.setItem('note-3', damaged);
    expect(storedValue('device', 'note-3', isNote).read()).toBeNull();
  },
);

test('where storage is blocked, it lives as long as the page, and the caller is told', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
  const text = storedText('device', 'note-4');
  expect(text.read()).toBeNull();
  expect(text.write('Tiere')).toBe(false);
  expect(text.read()).toBe('Tiere');
  text.write(null);
  expect(text.read()).toBeNull();
});

test('where storage is full, the new value counts and not the old one that it still holds', () => {
  const text = storedText('device', 'note-5');
  expect(text.write('old')).toBe(true);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  expect(text.write('new')).toBe(false);
  expect(text.read()).toBe('new');
  full.mockRestore();
  expect(text.write('newer')).toBe(true);
  expect(localStorage.getItem('note-5')).toBe('newer');
  expect(text.read()).toBe('newer');
});

test.each(['{"code":"ABCD', '{"code":null,"keptAt":"soon"}', '7'])(
  'a damaged code on the device leaves the activation usable: %s',
  async (damaged) => {
    localStorage.setItem('kaktus.pendingCode', damaged);
    const { person } = visit('/activation', { as: 'anna' });
    const field = await screen.findByRole('textbox');
    expect(field).toHaveValue('');
    await person.type(field, 'ABCDEFGHJKMS');
    expect(screen.getByRole('button', { name: 'Activate' })).toBeEnabled();
  },
);
