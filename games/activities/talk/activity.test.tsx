import { afterEach, beforeEach, expect, test } from 'vitest';
import { close, find, open, tap } from '../../testing/play-fixture';
import { hear, standAround, wishes } from '../../testing/host-fixture';
import { lesson } from '../../testing/lesson-fixture';
import TalkWithKaktus from './activity';
import type { Turn } from './rules';

const line = (text: string) => ({ text, recording: text });
const turn = (asks: string, answer: string): Turn => ({
  asks: { says: line(asks) },
  answers: [{ picture: `${answer}.svg`, says: line(answer) }],
  replies: { says: line('Schön!') },
});
const turns = [turn('Wie heißt du?', 'Mia'), turn('Wie alt bist du?', 'sechs')];

beforeEach(standAround);
afterEach(close);

test('a card ends what is being said, so that it does not answer the next question', async () => {
  await open(TalkWithKaktus, lesson, 3, { turns });
  await hear('ready');
  await tap(find('button[aria-label="Sprechen"]'));
  await hear('recording');
  await tap(find('[data-thing="1-1"]'));
  expect(wishes()).toEqual(['open', 'start', 'forget']);
});
