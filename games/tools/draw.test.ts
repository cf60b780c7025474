import { expect, test } from 'vitest';
import { outdated } from './draw';

test('every picture is what is drawn now (else: npm run draw)', () => {
  expect([...outdated().keys()]).toEqual([]);
}, 30_000);
