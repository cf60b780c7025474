/** The animals by which children of a class are recognised on a tablet; they never leave it. */
export const animals = [
  'hund',
  'katze',
  'kaninchen',
  'pinguin',
  'elefant',
  'loewe',
  'papagei',
  'affe',
  'baer',
  'ente',
  'fisch',
  'giraffe',
  'maus',
  'tiger',
  'pferd',
  'zebra',
] as const;
export type Animal = (typeof animals)[number];

export const readAnimal = (value: unknown): Animal | null =>
  animals.find((animal) => animal === value) ?? null;
