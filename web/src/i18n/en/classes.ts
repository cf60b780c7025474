/** English words of the pages for a teacher’s class. */
export default {
  heading: 'Your class',
  unreachable: 'The library cannot be reached right now. What is shown may be a moment old.',
  unexpected: 'Something went wrong. Please try again.',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  otherRoom: (code: string, taken: number) => `Class ${code}: ${taken}`,
  openAnother: 'Open another class',
  none: {
    title: 'A class without pupil accounts',
    text: 'A code for classes brings seats for tablets. You show a QR code, the children choose an animal, and everybody plays: without accounts, names or email addresses.',
    activate: 'I have a code for classes',
    help: 'How a class works',
  },
  form: {
    heading: 'Open a class',
    seats: (count: number, day: string) => `Seats: ${count}. Available until ${day}.`,
    book: 'Which book?',
    lessons: 'Which lessons?',
    allLessons: 'All lessons',
    howLong: 'For how long?',
    lengths: {
      lesson: 'This lesson (45 minutes)',
      day: 'Today until 18:00',
      weeks: 'Four weeks',
    },
    submit: 'Open the class',
  },
  problems: {
    no_seats: 'You have no seats for this book any more.',
    day_is_over: 'It is past six o’clock. Choose a lesson of 45 minutes.',
    too_many_rooms:
      'So many classes are open that no other one can be opened. Please end one first.',
  },
  room: {
    heading: 'Come in!',
    qrName: 'QR code that leads a tablet into the class',
    go: 'Scan the code, or open',
    taken: (taken: number, seats: number) => `${taken} of ${seats} tablets`,
    elsewhere: (count: number) => `(${count} in your other classes)`,
    closed: 'The class is closed: nobody else comes in.',
    full: 'A tablet found no free seat. A seat is free again when it has not been used for an hour, or when a child leaves the class.',
    minutes: (minutes: number, time: string) => `${minutes} min left, until ${time}`,
    untilDay: (day: string) => `Open until ${day}`,
  },
  play: {
    heading: 'Who plays what',
    nobody: 'No tablet is here yet.',
    choosing: (count: number) => `Choosing a game: ${count}`,
    eyes: 'Eyes to the front!',
    playOn: 'Play on',
    everybody: 'Everybody to',
    send: 'Send everybody',
    sent: (lesson: string) => `Everybody was sent to ${lesson}.`,
    letGo: 'Let everybody choose again',
  },
  actions: {
    label: 'Change the class',
    close: 'Close the door',
    open: 'Open the door',
    lessons: 'Choose lessons',
    save: 'Save',
    code: 'New code',
    print: 'Print for the wall',
    end: 'End the class',
  },
  sure: {
    code: {
      title: 'A new code?',
      text: 'The old one opens nothing from now on. Tablets that are in stay in.',
    },
    end: {
      title: 'End the class?',
      text: 'All tablets are out at once, and the code is no longer valid. What the children have reached stays on their tablets.',
    },
  },
  help: {
    heading: 'A class at once',
    lead: 'Thirty tablets, no pupil accounts, no personal data. It takes one minute.',
    code: {
      title: '1. Redeem a code for classes',
      text: 'It unlocks the book for you like any other code, and brings seats for tablets. The seats of several codes add up.',
    },
    open: {
      title: '2. Open the class',
      text: 'Choose the lessons of today, and for how long. Show the QR code on the board; for weeks, print it for the wall.',
    },
    tablets: {
      title: '3. The tablets come in',
      text: 'Children scan the code, or type six letters and digits. They choose an animal, and play. A seat is free again when it has not been used for an hour.',
    },
    board: {
      title: '4. You see how many play what',
      text: 'Send everybody to one lesson, or cover all games for a moment: eyes to the front. End everything with one tap.',
    },
    stored: {
      title: 'What is kept',
      text: 'We keep the class, its end, and how many seats are in use; 30 days after the end, it is deleted. Animals, stars and the garden stay on each tablet. We learn nothing about any child.',
    },
    devices: {
      title: 'Why not log in with my account on each tablet?',
      text: 'Your account shows your email address and your codes, and works on at most twenty devices: the next one logs out the one unused longest.',
    },
    toClass: 'To your class',
  },
};
