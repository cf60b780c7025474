import { expect, test } from 'vitest';
import { coloursSeen } from '../../testing/colours-seen';
import { wordDrawings } from '../words/word-drawings';
import { dressUp } from './dress-up';

const mainColour = (svg: string): string | undefined =>
  [...coloursSeen(svg)].sort(([, one], [, other]) => other - one)[0]?.[0];

const { worn } = dressUp();

test.each(Object.keys(wordDrawings.kleidung!))('%s is put on in the colour of its card', (word) => {
  expect(mainColour(worn[word]!.join(''))).toBe(mainColour(wordDrawings.kleidung![word]!()));
});
