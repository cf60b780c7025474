/** English words of the library. */
export default {
  heading: 'My Library',
  invitation: 'What would you like to play today?',
  lastSeen: 'This is how your library looked last time. The games wake up with the connection.',
  needsConnection: 'needs the internet',
  pleaseWait: 'Please wait...',
  slow: 'This is taking longer than usual. Please check your connection.',
  use: { read: 'For listening and reading', play: 'For playing' },
  until: (day: string) => `available until ${day}`,
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  continue: 'Continue',
  lastPlayed: 'Last played',
  garden: 'Kaktus’ garden',
  gardenText: 'What grows in your garden?',
  class: 'For your class',
  classText: 'Tablets without accounts',
  children: {
    who: 'Who is playing?',
    pictures: {
      kaktus: 'a green cactus',
      hund: 'a dog',
      katze: 'a cat',
      kaninchen: 'a rabbit',
      pinguin: 'a penguin',
      elefant: 'an elephant',
      loewe: 'a lion',
      papagei: 'a parrot',
      schmetterling: 'a butterfly',
    },
  },
  carousel: 'carousel',
  lessons: (book: string) => `Lessons of ${book}`,
  guide: 'For parents and teachers',
  back: 'Back',
  forward: 'Next',
  page: (from: number, to: number) =>
    from === to ? `Go to lesson ${from}` : `Go to lessons ${from} to ${to}`,
  shown: (from: number, to: number, count: number) =>
    from === to ? `Lesson ${from} of ${count}` : `Lessons ${from} to ${to} of ${count}`,
  expired: (books: string, day: string) => `Your time with ${books} has been over since ${day}.`,
  renew: 'Do you have a new code? Click here to activate it.',
  failed: 'Your library could not be loaded.',
  tryAgain: 'Try again',
  failures: {
    unreachable:
      'The server could not be reached. Please check your internet connection. Your books are not lost.',
    unavailable:
      'The library is not available right now. Please try again in a few minutes. Your books are not lost.',
    unexpected: 'Something went wrong on our side. Your books are not lost.',
  },
  empty: {
    title: 'Oops! Nothing Here Yet...',
    text: 'Uh-oh! It looks like your library is currently empty, and there are no activated codes available at the moment.',
    activate: 'Do you have a code? Click here to activate it.',
    error: 'Do you think this is an error?',
    contact: 'Contact us',
  },
};
