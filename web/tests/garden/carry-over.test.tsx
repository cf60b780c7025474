/** Carrying what a child has reached to another device, in browsers that cannot pack it into a link. */
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keepProgress } from '../../src/device/progress';
import { anna, visit } from '../visit';

const tooOld = 'This browser is too old for codes. Please use the file.';

test('an old browser makes no code, and says so', async () => {
  vi.stubGlobal('CompressionStream', undefined);
  Reflect.deleteProperty(window, 'CompressionStream');
  keepProgress(anna.uid, 'kaktus-1/tiere', { stars: {}, words: { hund: ['2026-01-01'] } });
  const page = visit('/garden?children', { as: 'anna' });
  await page.person.click(await screen.findByRole('button', { name: 'Show a QR code' }));
  expect(await screen.findByText(tooOld)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an old browser does not call a link damaged that it cannot unpack', async () => {
  vi.stubGlobal('DecompressionStream', undefined);
  Reflect.deleteProperty(window, 'DecompressionStream');
  visit('/garden?children#carry=AAAA', { as: 'anna' });
  expect(await screen.findByText(tooOld)).toBeVisible();
});
