/** English words of the library. */
export default {
  empty: {
    title: 'Oops! Nothing Here Yet...',
    text: 'Uh-oh! It looks like your library is currently empty, and there are no activated codes available at the moment.',
    activate: 'Do you have a code? Click here to activate it.',
    error: 'Do you think this is an error?',
    contact: 'Contact us',
  },
};
