import { render } from 'preact';
import { expect, test, vi } from 'vitest';
import { Confetti } from './confetti';
import { seededRandom } from 'kaktus-shared/shuffle';

function piecesWhen(lessMotion: boolean): number {
  vi.stubGlobal('matchMedia', () => ({ matches: lessMotion }));
  const place = document.createElement('div');
  render(<Confetti random={seededRandom(1)} />, place);
  return place.querySelectorAll('i').length;
}

test('paper rains at the end, but not when less motion is asked for', () => {
  expect(piecesWhen(false)).toBe(40);
  expect(piecesWhen(true)).toBe(0);
});
