// @vitest-environment node
import { expect, test } from 'vitest';
import { markup } from './pronunciation';

test('words whose short sounds get lost are said more clearly alone and with their article', () => {
  expect(markup('zwei')).toEqual(['zwei{tssvvˈaɪ}.']);
  expect(markup('der Rock')).toEqual(['der{dˈeːɾ} Rock{rrˈɔk}.']);
  expect(markup('Rock')).toEqual(['Rock.']);
  expect(markup('Das sind zwei.')).toEqual(['Das sind zwei.']);
});

test('words that the voice says wrong are spelt by sound, as whole words only', () => {
  expect(markup('Da ist eine Blume.')).toEqual(['Da ist eine Blume{blˈuːmə}.']);
  expect(markup('Das T-Shirt ist neu.')).toEqual(['Das T-Shirt{tˈiːʃœɾt} ist neu.']);
  expect(markup('Blumentopf')).toEqual(['Blumentopf.']);
});

test('the article of a single noun is spoken in full', () => {
  expect(markup('der Hund')).toEqual(['der{dˈeːɾ} Hund.']);
  expect(markup('Der Hund bellt.')).toEqual(['Der Hund bellt.']);
});

test('every sentence ends as it is meant', () => {
  expect(markup('lila')).toEqual(['lila.']);
  expect(markup('Wo ist Mia?')).toEqual(['Wo ist Mia.']);
  expect(markup('Ist Mia da?')).toEqual(['Ist Mia da?']);
  expect(markup('Aber wo ist Mia?')).toEqual(['Aber wo ist Mia.']);
  expect(markup('Ist sie hier oder dort?')).toEqual(['Ist sie hier oder dort.']);
  expect(markup('Und du? Was magst du?')).toEqual(['Und du?', 'Was magst du.']);
  expect(markup('Los! Bei Grün fahren wir.')).toEqual(['Los.', 'Bei Grün fahren wir.']);
});

test('signs that are not spoken become pauses or are left out', () => {
  expect(markup('„Hallo!“ – und los …')).toEqual(['Hallo.', 'und los.']);
  expect(markup('Rund, rund – so rund')).toEqual(['Rund, rund, so rund.']);
});
