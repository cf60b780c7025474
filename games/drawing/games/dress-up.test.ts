import { expect, test } from 'vitest';
import { coloursSeen } from '../../testing/colours-seen';
import { wordDrawings } from '../words/word-drawings';
import { dressUp } from './dress-up';

const mostSeen = (svg: string): string | undefined =>
  [...coloursSeen(svg)].sort(([, one], [, other]) => other - one)[0]?.[0];

const { worn } = dressUp();

test.each(Object.keys(wordDrawings.kleidung!))('%s is put on in the colour of its card', (word) => {
  expect(mostSeen(worn[word]!.join(''))).toBe(mostSeen(wordDrawings.kleidung![word]!()));
});
