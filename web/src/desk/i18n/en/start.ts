/** English words of the first page of the desk. */
export default {
  heading: 'Welcome to the desk',
  lead: 'What would you like to do?',
};
