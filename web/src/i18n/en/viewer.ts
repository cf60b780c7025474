/** English words of the viewer. */
export default {
  frame: 'Interactive game',
  wait: 'Here we go...',
  back: 'My Library',
  lessons: 'Lessons',
  allLessons: 'All lessons of this book',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  problem: {
    title: 'This lesson does not start',
    text: 'Perhaps the connection is slow. Let us try it once more!',
    broken:
      'For grown-ups: The lesson is here, but it does not start in this browser. We have been told. Please try again, or choose another lesson.',
    tryAgain: 'Try again',
    back: 'Back to the library',
    silent: 'Is there nothing to play here?',
    dismiss: 'Close this line',
  },
  offline: {
    title: 'This game needs the internet',
    text: 'Kaktus is having a nap. As soon as the connection is back, the game starts by itself.',
  },
  stopped: {
    title: 'This lesson got mixed up',
    text: 'It sent far too much at once, so Kaktus has stopped it. Your stars are safe. Let us try it once more!',
  },
  unsaved:
    'This browser has no room left: what is reached now will be lost when the page is closed. A grown-up can delete data of other sites in the browser’s settings.',
  voice: {
    title: 'May Kaktus hear your voice?',
    why: 'In this game, children say German words and then hear themselves. For that it needs the microphone. A grown-up should decide.',
    facts: [
      'A recording lasts six seconds at most, and can only be heard on this device.',
      'It is thrown away when the game is over. Nothing is sent, stored or marked.',
      'As long as the microphone is on, a red mark at the top shows it; tap the mark to switch the microphone off.',
    ],
    next: 'Your browser may now ask whether this page may use the microphone.',
    yes: 'Use the microphone',
    no: 'Play without it',
    recording: 'Recording',
    stop: 'Stop the recording',
  },
  share: {
    copy: 'Copy link',
    copied: 'Link copied',
    about: 'For homework: whoever has unlocked the book goes straight to this lesson.',
    byHand: 'Copy this link:',
  },
  guide: {
    link: 'For parents and teachers',
    about: 'Words with their meanings, what was practised, and sheets to print.',
  },
  locked: {
    title: 'This lesson is locked',
    titleOver: 'This book is closed',
    belongs: (book: string) => `This lesson belongs to ${book}.`,
    code: (book: string) => `To open it, you need the code that is printed in ${book}.`,
    over: (day: string, book: string) =>
      `Your time with it ended on ${day}. To open it again, you need a new code for ${book}.`,
    activate: 'Enter a code',
    link: 'Back to the library',
    account: (email: string) =>
      `You are logged in as ${email}. If the book was unlocked with a different account, log in with that one.`,
  },
  unknown: {
    title: 'There is no such lesson',
    text: 'Something in the link seems to be wrong or missing. Please check it, or ask the person who sent it to you.',
  },
  trial: {
    leave: 'Back',
    back: 'Back to the start page',
    wellDone: 'Well done! The other lessons are in your book.',
    goOn: 'What comes next?',
    endTitle: (lesson: string) => `That was ${lesson}!`,
    others: 'The other lessons are in your book:',
    waysOn: 'A code is printed in the book. It opens all its lessons for 18 months.',
    haveCode: 'I have a code',
    shop: 'Buy the book',
    signUp: 'Sign Up',
    again: 'Play again',
    none: {
      title: 'There is no lesson to try just now',
      text: 'The publisher has not put one here yet. Please come back another time.',
    },
    tooMany: {
      title: 'One moment, please',
      text: 'Many people have tried this lesson from here just now. Please try again in a little while.',
    },
  },
  empty: {
    title: 'Oops! No content here yet...',
    text: "Looks like there's nothing to display at the moment.",
    link: 'Pick something from your library',
  },
};
