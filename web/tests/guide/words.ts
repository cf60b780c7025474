/** The words.json of a lesson, as the build of the games writes it. */
const names = [
  'Hund',
  'Katze',
  'Maus',
  'Kuh',
  'Pferd',
  'Schaf',
  'Huhn',
  'Ente',
  'Fisch',
  'Schwein',
];

const word = (de: string) => ({
  id: de.toLowerCase(),
  de,
  kind: 'noun',
  article: 'die',
  plural: `${de}en`,
  meanings: { en: `${de} in English`, tr: `${de} in Turkish` },
  picture: `pictures/tiere/${de.toLowerCase()}.svg`,
  outline: `outlines/tiere/${de.toLowerCase()}.svg`,
  sound: `audio/tiere/${de.toLowerCase()}.mp3`,
  sentence: { text: `Das ist eine ${de}.`, sound: `audio/tiere/${de.toLowerCase()}-one.mp3` },
});

export const tiere = {
  words: names.map(word),
  texts: [
    {
      title: 'Die Geschichte',
      whole: true,
      lines: [{ text: 'Mia hat einen Hund.', sound: 'audio/kaktus-1/tiere/story-1.mp3' }],
    },
  ],
};
