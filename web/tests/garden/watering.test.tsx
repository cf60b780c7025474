/** Watering goes on whatever happens to the sound of a word that was found. */
import { act, screen, waitFor } from '@testing-library/react';
import { topics } from 'virtual:garden-words';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepProgress } from '../../src/device/progress';
import { anna, visit } from '../visit';

/** Every sound that was started; the browsers of tests play none. */
const sounds: HTMLMediaElement[] = [];
const words = topics.find(({ topic }) => topic === 'kaktus-1/tiere')!.words.slice(0, 2);

beforeEach(() => {
  sounds.length = 0;
  const media = HTMLMediaElement.prototype;
  vi.spyOn(media, 'play').mockImplementation(function (this: HTMLMediaElement) {
    sounds.push(this);
    return Promise.resolve();
  });
  vi.spyOn(media, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'));
  });
  const days = Object.fromEntries(words.map(({ id }) => [id, ['2026-01-01']]));
  keepProgress(anna.uid, 'kaktus-1/tiere', { stars: {}, words: days });
});

async function findTheWord(page: ReturnType<typeof visit>) {
  await screen.findByRole('heading', { name: 'Water the garden' });
  const asked = await waitFor(() => {
    const word = words.find(({ sound }) => sounds.at(-1)?.src.endsWith(sound));
    expect(word).toBeDefined();
    return word!;
  });
  const picture = document.querySelector(`main li img[src="${asked.picture}"]`);
  await page.person.click(picture!.closest('button')!);
}

test('listening again does not stop what comes after a word that was found', async () => {
  const page = visit('/garden?water', { as: 'anna' });
  await findTheWord(page);
  const named = sounds.at(-1)!;
  await page.person.click(screen.getByRole('button', { name: 'Hear the word again' }));
  expect(sounds.at(-1)).toBe(named);
  await act(async () => void named.dispatchEvent(new Event('ended')));
  expect(await screen.findByText('Word 2 of 2')).toBeInTheDocument();
});

test('a sound that the device pauses by itself holds up nobody, and reading begins at the end', async () => {
  const page = visit('/garden?water', { as: 'anna' });
  await findTheWord(page);
  await act(async () => void sounds.at(-1)!.dispatchEvent(new Event('ended')));
  await screen.findByText('Word 2 of 2');
  await findTheWord(page);
  await act(async () => void sounds.at(-1)!.pause());
  const heading = await screen.findByRole('heading', { name: /Well done/ });
  await waitFor(() => expect(heading).toHaveFocus());
});
