/** The QR code on the screen: the text in as few modules as it needs, or a sentence if there would be too many. */
import { render, screen } from '@testing-library/react';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { QrPicture } from '../../src/features/garden/carry/qr-picture';

const show = (text: string) => render(<QrPicture text={text} name="Code" tooLong="Too long." />);

test.each([
  [17, 21],
  [321, 61],
  [1465, 125],
])('a text of %i bytes has %i modules on a side, and four empty ones around', (length, side) => {
  show('ä' + 'x'.repeat(length - 2));
  const picture = screen.getByRole('img', { name: 'Code' });
  expect(picture).toHaveAttribute('viewBox', `0 0 ${side + 8} ${side + 8}`);
  const dark = picture.querySelector('path')!.getAttribute('d')!.match(/M/g)!.length;
  const expected = encode('ä' + 'x'.repeat(length - 2), { ecc: 'L', border: 0 }).data;
  expect(dark).toBe(expected.flat().filter(Boolean).length);
});

test('a text that is too long for a screen gets a sentence instead', () => {
  show('x'.repeat(1466));
  expect(screen.getByText('Too long.')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});
