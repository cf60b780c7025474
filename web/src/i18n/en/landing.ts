/** English words of the landing page's lower half, which is fetched after the first paint. */
export default {
  tryFirst: 'Try a lesson first',
  noAccount: 'no account needed',
  momentsTitle: 'A look inside',
  momentsText: 'Pictures from the lessons: hear a word, find it, sort it, read along.',
  moments: {
    find: {
      caption: 'Listen and find',
      alt: 'Four animals on cards, and one German word: which animal is it?',
    },
    story: {
      caption: 'A story to read along',
      alt: 'A page of a picture book: Mia stands in a meadow and wants to take a photo.',
    },
    paint: {
      caption: 'Paint what you hear',
      alt: 'A picture without colours, blobs of paint next to it, and a sentence that names the colour.',
    },
    baskets: {
      caption: 'der, die or das?',
      alt: 'Something for school, and three baskets: der, die and das.',
    },
  },
  play: (lesson: string) => `Play “${lesson}” now`,
  playText: 'A whole lesson, right here in your browser. No account, no code.',
  closingTitle: 'Ready to play?',
  closingText: 'With the code from your book, the first game is two minutes away.',
  createAccount: 'Create an account',
  enterCode: 'Enter the code',
  shop: 'Get the book',
};
