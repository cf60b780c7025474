/** English words about books on the device: for adults, and the signs on a child's tiles. */
export default {
  size: (megabytes: string) => `${megabytes} MB`,
  large: (gigabytes: string) => `${gigabytes} GB`,
  take: 'Take along',
  here: 'On this device',
  hereNamed: (book: string) => `${book} is on this device`,
  taking: (percent: string) => `${percent} % is here`,
  takingNamed: (book: string) => `${book} is being taken along`,
  pause: 'Pause',
  goOn: 'Continue',
  partly: (done: string, whole: string) => `Not complete: ${done} of ${whole} are here.`,
  partlyLeft: 'Until it is complete, it cannot be played without the internet.',
  cancel: 'Throw it away',
  problems: {
    room: 'There is not enough room on this device. Nothing of the book was kept. Please delete something else, and try again.',
    connection:
      'The connection broke off. What has arrived stays; please continue when it is back.',
    broken: 'A file arrived damaged. What is intact stays; please try again.',
    browser:
      'This browser cannot keep books. Please try another one, or a window that is not private.',
  },
  dialog: {
    title: (book: string) => `Take ${book} along?`,
    what: (size: string) =>
      `The book needs ${size} on this device. Then its stories, games and songs work without the internet too: on the back seat, on holiday, in a classroom with weak Wi-Fi.`,
    room: (free: string) => `There is room for about ${free}.`,
    tight: (free: string) =>
      `There is room for only about ${free}. Please delete something else on this device first.`,
    metered:
      'This device is using mobile data or saves data. With Wi-Fi, loading the book costs nothing.',
    ask: 'The browser may ask whether the library may store something here. If you agree, the book stays until you remove it.',
    yes: 'Take along',
    anyway: 'Load it all the same',
    no: 'Not now',
    hereTitle: (book: string) => `${book} is on this device`,
    hereText: (size: string, day: string) =>
      `It takes up ${size} and can be played without the internet until ${day}. Go online at least every 45 days, so that the library can look whether you still have it.`,
    logOut: 'When you log out, it is removed from this device. The stars and the garden stay.',
    remove: 'Remove from this device',
    close: 'Close',
  },
  tile: { here: 'can be played without the internet' },
  lastSeenHere: 'No internet! You can play everything with a backpack on it. The rest is asleep.',
  needsInternet: 'Some of its lessons need the internet, so it cannot be taken along.',
  alone: 'This device has not been online for 45 days. Go online once, and your books wake up.',
  section: {
    heading: 'Books on this device',
    none: 'No book is on this device. In your library, “Take along” stores one for when there is no internet.',
    total: (size: string) => `Together: ${size}`,
    until: (day: string) => `available until ${day}`,
    notComplete: 'not complete',
    remove: 'Remove',
    removeNamed: (book: string) => `Remove ${book} from this device`,
    stays: 'Removing a book here changes nothing about your code, your stars or other devices.',
  },
  homeScreen: {
    heading: 'On iPhone, iPad and Mac',
    why: 'Safari empties what a website has stored after seven days without a visit, books too. It does not do so once the library is on the home screen:',
    share: 'In Safari, open the library and tap the sign for sharing.',
    add: 'Choose “Add to Home Screen”, on a Mac “Add to Dock”.',
    open: 'From now on, open the library by its picture, log in there once, and take your books along there.',
  },
};
