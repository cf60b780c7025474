/** What is said to a tap on a picture of the garden. */
import { expect, test } from 'vitest';
import type { Word } from 'virtual:garden-words';
import { soundsAfter, tapped, type WateringTask } from '../../src/features/garden/watering';

const word = (id: string, named?: string): Word =>
  ({ id, sound: `${id}.mp3`, named }) as unknown as Word;
const dog = word('hund', 'das-ist-der-hund.mp3');
const cat = word('katze', 'das-ist-die-katze.mp3');
const bird = word('vogel');
const asked: WateringTask = { word: dog, choices: [dog, cat, bird], mistakes: 0, turn: 'asked' };

test('a wrong picture is named, and the question comes again', () => {
  expect(soundsAfter(tapped(asked, cat), cat)).toEqual(['das-ist-die-katze.mp3', 'hund.mp3']);
});

test('without a sentence that names it, the word itself is said', () => {
  expect(soundsAfter(tapped(asked, bird), bird)).toEqual(['vogel.mp3', 'hund.mp3']);
});

test('a picture that was found, or is shown after three mistakes, is named', () => {
  expect(soundsAfter(tapped(asked, dog), dog)).toEqual(['das-ist-der-hund.mp3']);
  const shown = tapped({ ...asked, mistakes: 2 }, cat);
  expect(shown.turn).toBe('shown');
  expect(soundsAfter(shown, cat)).toEqual(['das-ist-der-hund.mp3']);
});
