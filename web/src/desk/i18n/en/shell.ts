/** English words of the frame around every page of the desk, and of what its pages share. */
export default {
  desk: 'Desk',
  parts: 'Parts of the desk',
  navigation: {
    start: 'Start',
    codes: 'Codes',
    people: 'People',
    lessons: 'Lessons',
    staff: 'Staff',
    audit: 'Audit log',
  },
  roles: { clerk: 'Clerk', support: 'Support', editor: 'Editor', owner: 'Owner' },
  accountMenu: 'Account and settings',
  palette: {
    heading: 'Search or go to…',
    help: (permissions: readonly string[]) =>
      `Finds ${[
        permissions.includes('people') && 'people by a part of their address',
        permissions.includes('code') && 'codes by their beginning or end',
        permissions.includes('codes') && 'batches',
        permissions.includes('lessons') && 'books and lessons',
        'pages of the desk',
      ]
        .filter(Boolean)
        .join(', ')}.`,
    kinds: {
      command: 'Pages and actions',
      person: 'People',
      code: 'Codes',
      batch: 'Batches',
      book: 'Books',
      lesson: 'Lessons',
    },
    newBatch: 'New batch of codes',
    importCodes: 'Import printed codes',
    batch: (id: string) => `Batch ${id}`,
    more: 'There are more: type a little more.',
    guesses: 'None is spelt like this. Similar ones:',
    searching: 'Searching…',
    count: (results: number) => (results === 1 ? '1 result' : `${results} results`),
  },
  shortcut: 'Ctrl K',
  nothingFound: 'Nothing was found.',
  myAccount: 'My account',
  cancel: 'Cancel',
  reason: 'Reason',
  signOut: 'Sign out',
  sessionEnd: {
    heading: 'Are you still there?',
    idle: (minutes: number) =>
      minutes === 1
        ? 'Nobody has used the desk for a while. You will be signed out in a minute.'
        : `Nobody has used the desk for a while. You will be signed out in ${minutes} minutes.`,
    atTheLatest: (minutes: number) =>
      `After twelve hours everybody signs in again. That is in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}; what you have typed stays.`,
    stay: 'Stay signed in',
    understood: 'Go on',
  },
  noSuchPage: 'There is nothing here',
  noSuchPageText: 'This page does not exist, or your role does not include it.',
  toStart: 'Go to the start page',
  asTable: 'As a table',
  brokenText: 'This page could not be shown. Please load it again.',
  loadAgain: 'Load the page again',
  failures: {
    unreachable: 'The library does not answer. Please check your connection and try again.',
    signedOut: 'You were signed out before this was done. Please try again.',
    notAllowed: 'Your role does not include this.',
    gone: 'This does not exist any more.',
    tooOften: (minutes: number) =>
      minutes === 1
        ? 'Too many tries. Please wait a minute and try again.'
        : `Too many tries. Please wait ${minutes} minutes and try again.`,
    broken: 'Something went wrong on our side. Please try again.',
  },
};
