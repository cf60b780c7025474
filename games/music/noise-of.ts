/** Which noise a thing in a story makes when it is touched, by the id of its word or drawing. */
import type { Noise } from './noises.ts';

export const noiseOf: Readonly<Record<string, Noise>> = {
  hund: 'hund',
  katze: 'katze',
  kuh: 'kuh',
  schwein: 'schwein',
  schaf: 'schaf',
  huhn: 'huhn',
  ente: 'ente',
  maus: 'maus',
  pferd: 'pferd',
  loewe: 'loewe',
  elefant: 'elefant',
  affe: 'affe',
  papagei: 'papagei',
  auto: 'hupe',
  bus: 'hupe',
  lastwagen: 'hupe',
  taxi: 'hupe',
  motorrad: 'hupe',
  fahrrad: 'klingel',
  strassenbahn: 'klingel',
  roller: 'klingel',
  zug: 'zug',
  schiff: 'zug',
  regen: 'regen',
  knall: 'knall',
  radio: 'radio',
};

/** Texts that are no words but calls: an animal says them better than a person. */
export const callOf: Readonly<Record<string, Noise>> = {
  'Wau, wau!': 'hund',
  'Miau!': 'katze',
  'Muh!': 'kuh',
  'Grunz, grunz!': 'schwein',
  'Mäh!': 'schaf',
  'Gack, gack, gack!': 'huhn',
  'Quak, quak!': 'ente',
  'Piep, piep!': 'maus',
};
