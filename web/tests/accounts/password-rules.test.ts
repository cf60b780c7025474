/** The rules for passwords and addresses, without a page. */
import { expect, test } from 'vitest';
import { isValidEmail } from '../../src/features/accounts/form/email-rule';
import {
  isMismatch,
  isValidPassword,
  passwordChecks,
} from '../../src/features/accounts/form/password-rules';

test.each([
  ['Kaktus12', true],
  ['Kaktus1', false],
  ['kaktus12', false],
  ['KAKTUS12', false],
  ['KaktusKaktus', false],
  ['Äpfelchen7', true],
  ['Ka1🌵🌵🌵🌵', false],
  ['Ka1🌵🌵🌵🌵🌵', true],
  [`Aa1${'x'.repeat(125)}`, true],
  [`Aa1${'x'.repeat(126)}`, false],
])('%s as a password: %s', (password, valid) => {
  expect(isValidPassword(password)).toBe(valid);
});

test('exactly 8 characters are accepted, but the checklist ticks the length only above 8', () => {
  expect(passwordChecks('Kaktus12')).toEqual({ length: false, mix: true, digit: true });
  expect(passwordChecks('Kaktus123')).toEqual({ length: true, mix: true, digit: true });
  expect(passwordChecks('kaktuskaktus')).toEqual({ length: true, mix: false, digit: false });
});

test.each([
  ['anna@example.org', true],
  ['  anna@example.org ', true],
  ['jörg@müller.de', true],
  ['anna@example', false],
  ['anna example@x.org', false],
  ['@example.org', false],
  ['', false],
  [`${'a'.repeat(243)}@example.org`, false],
])('%s as an address: %s', (text, valid) => {
  expect(isValidEmail(text)).toBe(valid);
});

test('the beginning of the right password is no mismatch before the field is left', () => {
  expect(isMismatch('Kaktus12', 'Kak', false)).toBe(false);
  expect(isMismatch('Kaktus12', 'Kak', true)).toBe(true);
  expect(isMismatch('Kaktus12', 'Kax', false)).toBe(true);
  expect(isMismatch('Kaktus12', '', true)).toBe(false);
  expect(isMismatch('Kaktus12', 'Kaktus12', true)).toBe(false);
});
