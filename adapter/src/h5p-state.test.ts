import { beforeEach, expect, test } from 'vitest';
import { editionOf, keepState, storedState } from './h5p-state.ts';
import { openMemory } from './lesson-memory.ts';

const first = editionOf('{"question": "Was ist rot?"}');
let area: Storage;

beforeEach(() => {
  area = openMemory('kaktus-1/farben', { read: () => '', write: () => {} }, () => {}).area('h5p');
});

test('content finds what it has stored, by part and kind', () => {
  expect(storedState(area, first)).toEqual({});
  keepState(area, '0', 'state', { page: 3 });
  keepState(area, 'a-part', 'notes of mine', 'Käse');
  expect(storedState(area, first)).toEqual({
    0: { state: '{"page":3}' },
    'a-part': { 'notes of mine': '"Käse"' },
  });
  keepState(area, '0', 'state', undefined);
  expect(storedState(area, first)).toEqual({ 'a-part': { 'notes of mine': '"Käse"' } });
});

test('changed content begins anew', () => {
  storedState(area, first);
  keepState(area, '0', 'state', { page: 3 });
  const changed = editionOf('{"question": "Was ist rut?"}');
  expect(changed).not.toBe(first);
  expect(storedState(area, changed)).toEqual({});
  expect(storedState(area, first)).toEqual({});
});

test('what cannot be stored leaves the last state', () => {
  storedState(area, first);
  keepState(area, '0', 'state', { page: 3 });
  keepState(area, '0', 'state', 'x'.repeat(200_000));
  const circle: { self?: unknown } = {};
  keepState(area, '0', 'state', (circle.self = circle));
  expect(storedState(area, first)).toEqual({ 0: { state: '{"page":3}' } });
});
