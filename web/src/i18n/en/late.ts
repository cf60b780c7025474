/** English words of what no page waits for: notices, the list of languages, the page that broke. */
export default {
  languageFailed: 'The language could not be loaded. Please try again.',
  sessionEnded: 'Your session has ended. Please log in again, and you’ll be back where you were.',
  tooManyDevices:
    'Your account is in use on twenty other devices, so it was logged out on this one. For a class, there are codes with seats: its tablets need no account.',
  aboutClasses: 'How a class works',
  loggedOut: 'You are logged out.',
  logInFirst: 'Please log in first. The page you wanted will open right afterwards.',
  offline: 'You are offline. Kaktus naps until the connection is back.',
  somethingBrokeText:
    'This page could not be shown. Please load it again. If that does not help, go back to the start.',
  loadAgain: 'Load the page again',
};
