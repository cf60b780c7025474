import { expect, test } from 'vitest';
import { markedNoun, namingOf } from './marked-noun';

const kopf = { de: 'Kopf', plural: 'Köpfe', article: 'der' } as const;
const bett = { de: 'Bett', plural: 'Betten', article: 'das' } as const;
const apfel = { de: 'Apfel', plural: 'Äpfel', article: 'der' } as const;
const forms = { some: 'Das sind Stiefel.' };
const stiefel = { de: 'Stiefel', plural: 'Stiefel', article: 'der', forms } as const;
const kaese = { de: 'Käse', plural: 'Käse', article: 'der' } as const;

test.each([
  ['Zeig mir den Kopf!', kopf, ['Zeig mir ', 'den Kopf', '!', 'der']],
  ['Der Ball ist unter dem Bett.', bett, ['Der Ball ist unter ', 'dem Bett', '.', 'das']],
  ['Ich möchte drei Äpfel, bitte.', apfel, ['Ich möchte ', 'drei Äpfel', ', bitte.', 'plural']],
  ['Kopf hoch!', kopf, ['', 'Kopf', ' hoch!', 'der']],
  ['Zieh die Stiefel an!', stiefel, ['Zieh ', 'die Stiefel', ' an!', 'plural']],
  ['Ich mag meinen Kopf.', kopf, ['Ich mag ', 'meinen Kopf', '.', 'der']],
  ['Das sind Stiefel.', stiefel, ['Das sind ', 'Stiefel', '.', 'plural']],
  ['zwei Stiefel', stiefel, ['', 'zwei Stiefel', '', 'plural']],
])('%s', (sentence, word, [before, noun, after, gender]) => {
  expect(markedNoun(sentence, word)).toEqual({ before, noun, after, gender });
});

test('what is not counted keeps its article, although its plural is written alike', () => {
  expect(markedNoun('Ich esse Käse.', kaese)?.gender).toBe('der');
});

test('what names a mistake is about the word in it', () => {
  expect(namingOf('Das ist der Käse.', [kopf, kaese, bett]).word).toBe(kaese);
  expect(namingOf('Der Korb ist leer.', [kopf, kaese, bett]).word).toBeUndefined();
});

test('an article that belongs to another colour is left as it is', () => {
  const tuer = { de: 'Tür', plural: 'Türen', article: 'die' } as const;
  expect(markedNoun('Der Ball ist neben der Tür.', tuer)).toBeNull();
});

test('a sentence without the word stays as it is', () => {
  expect(markedNoun('Der Himmel ist blau.', kopf)).toBeNull();
});
