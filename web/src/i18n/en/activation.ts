/** English words of the activation page; the sentences of the error catalogue stand here to the letter. */
export default {
  openClass: (seats: number) => `Open a class (seats: ${seats})`,
  heading: 'Activation',
  prompt: 'Please enter your 12-digit activation code',
  where: 'Lowercase is fine, and you can leave out the hyphens.',
  place: 'The code is printed on the inside of your book’s cover.',
  signUpWithCode: 'Sign up with this code',
  logInWithCode: 'Log in with this code',
  waiting: {
    before: 'Your code',
    after: 'is waiting.',
    next: 'Sign up or log in. After that, one tap opens your book.',
  },
  changeCode: 'Enter another code',
  clear: 'Clear the code',
  submit: 'Activate',
  missingCode: 'Please enter the code from your book.',
  count: (typed: number) => `${typed} of 12 characters`,
  incomplete: (typed: number) => `The code is not complete yet: ${typed} of 12 characters.`,
  tooLong: 'Activation code must be 12 characters.',
  success: 'Activation Successful!',
  access: (months: number) =>
    `You can access this product for ${months === 1 ? '1 month' : `${months} months`}.`,
  until: (day: string) => `available until ${day}`,
  startFirst: 'Start the first lesson',
  startReading: 'Listen and read first',
  startLesson: (lesson: string) => `Start “${lesson}”`,
  toLibrary: 'Go to My Library',
  extension: {
    longer: (books: string, until: string, extended: string) =>
      `You have ${books} until ${until}; this code would make it ${extended}.`,
    noLonger: (books: string, until: string) =>
      `You have ${books} until ${until}; this code wouldn’t extend it.`,
    extend: (day: string) => `Extend until ${day}`,
    keep: 'Keep it for someone else',
  },
  keptBack: (code: string) => `${code} has not been used. Someone else can still activate it.`,
  refusals: {
    invalid_code: 'Invalid acctivation code. Please try again.',
    used_by_you: 'Activation code already used by you.',
    code_used: 'Activation code already used.',
    product_already_activated: 'Product already activated.',
  },
  tooLate: (day: string) => `This activation code had to be redeemed by ${day}.`,
  usedHelp:
    'A code works for one account only. Perhaps it was activated with another account of yours or of your family.',
  help: 'What can I do?',
  checkCode: 'Please compare the code with your book: at least one character is wrong.',
  twelve: 'An activation code has 12 characters.',
  slip: (place: number, typed: string, meant: string) =>
    `Please check the code: character ${place} seems wrong. You typed ${typed}; perhaps it is ${meant}.`,
  correct: (typed: string, meant: string) => `Change ${typed} to ${meant}`,
  tooMany: 'Too many wrong codes.',
  waitFor: (time: string) => `Please wait ${time} and try again.`,
  seconds: (count: number) => (count === 1 ? '1 second' : `${count} seconds`),
  minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  failed: 'Your code could not be checked. It is not lost.',
  failures: {
    unreachable:
      'The server could not be reached. Please check your internet connection and try again.',
    unavailable: 'The library is not available right now. Please try again in a few minutes.',
    sessionEnded: 'Your session has ended. Please log in again.',
    unexpected: 'Something went wrong on our side. Please try again in a moment.',
  },
};
