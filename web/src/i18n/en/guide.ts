/** English words of the page for parents and teachers. */
export default {
  title: 'For parents and teachers',
  openLesson: 'Open the lesson',
  otherLessons: (book: string) => `All lessons of ${book}`,
  unreachable: {
    title: 'The words could not be loaded',
    text: 'Perhaps the connection is slow. Please try it once more.',
    tryAgain: 'Try again',
  },
  silent: 'This recording cannot be heard right now. Please check the connection and tap again.',
  none: {
    title: 'There is no word list for this lesson',
    text: 'It was made with another tool and does not tell us its words, so there is nothing to look up or to print here. It can be played as usual.',
  },
  words: {
    title: 'Words',
    hint: 'Tap a word to hear it. The symbols show the articles: ● der, ▲ die, ■ das, ◆ plural.',
    plural: 'Plural:',
    practised: (known: number, all: number) => `Practised so far: ${known} of ${all} words.`,
    notYet: 'None of these words has been practised yet.',
    onDevice: 'Practice is stored in this browser only.',
    days: (count: number) => `Days practised: ${count}`,
    again: (day: string) => `comes again on ${day}`,
    againNow: 'comes again in the next game',
  },
  sentences: {
    title: 'Sentences',
    some: '(some of the sentences)',
  },
  print: {
    title: 'To print',
    hint: 'On A4, in colour or in black and white.',
    back: 'Back to the words',
    print: 'Print',
    sheets: {
      cards: {
        title: 'Word cards',
        text: 'Picture and word, with the meaning on the back',
        how: 'Cut along the solid lines. Fold at the dotted line and glue the halves together, or cut there too and look for pairs.',
      },
      bingo: {
        title: 'Bingo boards',
        text: 'Every board is different, with a list for calling',
        how: 'Everybody gets a board. Call the words from the last sheet in German; whoever has a row calls “Bingo!”.',
      },
      colouring: {
        title: 'Colouring pages',
        text: 'The drawings and the words to colour in',
        how: 'The drawings of the lesson as lines. The letters can be coloured in too.',
      },
      certificate: {
        title: 'Certificate',
        text: 'With the name of your child',
        how: 'Type the name, or leave the line empty and write it by hand.',
      },
    },
    bingo: {
      count: 'Number of boards',
      others: 'Mix new boards',
      calls: 'Words to call',
      how: 'Read the words out from top to bottom and tick them.',
    },
    certificate: {
      name: 'Name of the child',
      notKept: 'The name stays on this page. It is neither sent nor stored.',
      text: (lesson: string) => `knows the words from “${lesson}”.`,
      signature: 'Signature',
    },
  },
};
