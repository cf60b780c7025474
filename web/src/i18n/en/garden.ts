/** English words of Kaktus’ garden: to the child where it grows, to adults where children are added and progress is carried. */
export default {
  heading: 'Kaktus’ garden',
  grows: (count: number) => (count === 1 ? 'One word grows here.' : `${count} words grow here.`),
  water: 'Water the garden',
  waterHint: 'A few words, about two minutes',
  next: (when: string) => `Everything has enough water. The next plant is thirsty ${when}.`,
  bed: (count: number, all: number) => `${count} of ${all}`,
  stages: { 1: 'a sprout', 2: 'a bud', 3: 'a flower', 4: 'a large flower' },
  silent: 'This word cannot be heard right now. Please check the connection and tap again.',
  empty: {
    title: 'Nothing grows here yet',
    text: 'Play a game: every word that you get right becomes a plant in this garden.',
    play: 'Choose a game',
  },
  toLibrary: 'Back to the library',
  toGarden: 'Back to the garden',
  toChildren: 'For adults: children and devices',
  watering: {
    ask: 'Listen. Which picture is it?',
    listen: 'Hear the word again',
    progress: (place: number, all: number) => `Word ${place} of ${all}`,
    picture: (place: number) => `Picture ${place}`,
    again: 'Listen once more.',
    shown: 'Here it is. Tap it.',
    read: 'There is no sound right now. Find:',
    done: 'Well done! The garden is watered.',
    grown: (count: number) =>
      count === 1 ? 'One plant has grown.' : `${count} plants have grown.`,
    tomorrow: (count: number) =>
      count === 1 ? 'One word comes again tomorrow.' : `${count} words come again tomorrow.`,
  },
  children: {
    heading: 'Who plays here?',
    private:
      'Every child has their own garden and stars, up to six on one account. Pictures, names and progress stay on this device; we never get them.',
    add: 'Add a child',
    full: 'There is room for six children.',
    change: 'Change',
    changeOf: (name: string) => `Change ${name}`,
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    removeQuestion:
      'The stars and the garden of this child are deleted from this device. This cannot be undone.',
    removeYes: 'Remove for good',
    keep: 'Keep',
    picture: 'Picture',
    name: 'Name (optional)',
    nameHelp: 'Seen only on this device.',
    save: 'Save',
  },
  carry: {
    heading: 'To another device',
    text: (name: string) =>
      `Take the stars and the garden of “${name}” along: save a file, or show a code to the camera of the other device. The name does not travel.`,
    save: 'Save as a file',
    code: 'Show a QR code',
    codeHelp: 'Point the camera of the other device here and open the link there.',
    tooLong: 'This garden is too large for a code. Please use the file.',
    tooOld: 'This browser is too old for codes. Please use the file.',
    choose: 'Open a file',
    whose: 'Who gets it?',
    arrived: (words: number, stars: number) =>
      `Words: ${words}, stars: ${stars}. They join what the child has here, and the better of both stays.`,
    newChild: 'A new child',
    done: 'It has arrived.',
    damaged: 'This is not a garden of the library, or it is damaged. Nothing has changed.',
  },
};
