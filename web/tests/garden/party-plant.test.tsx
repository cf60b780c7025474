import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PartyPlant } from '../../src/features/garden/party-plant';

const word = { id: 'hund', says: 'der Hund', picture: '/hund.svg', sound: '/hund.mp3', named: '' };

function plantOf(day: string | undefined, onHear = vi.fn()) {
  vi.useFakeTimers({ now: new Date(2026, 0, 6, 12), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  render(<PartyPlant {...{ word, day, onHear }} isHeard={false} />);
  return onHear;
}

test('on the day of the sticker it is a bud, which does not show what is in it', () => {
  plantOf('2026-01-06');
  expect(screen.getByText('opens tomorrow')).toBeVisible();
  expect(screen.queryByText('der Hund')).toBeNull();
  expect(document.querySelector('image')).toBeNull();
});

test.each([['2026-01-05'], ['2026-01-07'], [undefined]])(
  'it is open if its day was %s: nobody waits for a wrong clock',
  async (day) => {
    const onHear = plantOf(day);
    await userEvent.click(
      screen.getByRole('button', { name: /der Hund.*a flower from the party/ }),
    );
    expect(onHear).toHaveBeenCalledWith('/hund.mp3');
    expect(document.querySelector('image')?.getAttribute('href')).toBe('/hund.svg');
  },
);
