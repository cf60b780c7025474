/** English words of the landing page, the static pages, the mail links and the page that does not exist. */
export default {
  landing: {
    login: 'Login',
    signUp: 'Sign Up',
    haveCode: 'I have a code',
    about: 'Games to go with our German course books, for children aged 4 to 10.',
    stepsTitle: 'From the book to the game',
    steps: {
      find: {
        title: 'Find the code',
        text: 'A code of 12 characters is printed in your book.',
      },
      type: {
        title: 'Type it in',
        text: 'A grown-up signs up and types the code. It opens the book’s lessons for 18 months.',
      },
      play: {
        title: 'Play',
        text: 'Choose a lesson and press “Los!”. On a tablet, a phone or a laptop.',
      },
    },
    lessonsTitle: 'What a lesson is like',
    lessons: {
      listen: {
        title: 'Listen first',
        text: 'Every word and every task is spoken. Children don’t need to be able to read yet.',
      },
      short: {
        title: 'Short and sweet',
        text: 'A game takes a minute or two, a lesson five to eight. Then everybody claps.',
      },
      safe: {
        title: 'Nothing to lose',
        text: 'No timers, no points, no ads. After a mistake, the word is simply said again.',
      },
      yours: {
        title: 'It stays with you',
        text: 'What your child plays is kept on your device and never reaches our server.',
      },
    },
    wordsLabel: 'A few words from the lessons',
  },
  notFound: {
    title: '404 - Not Found',
    text: "Oops! The page you are looking for doesn't exist.",
  },
};
