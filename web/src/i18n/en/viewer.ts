/** English words of the viewer. */
export default {
  empty: {
    title: 'Oops! No content here yet...',
    text: "Looks like there's nothing to display at the moment.",
    link: 'Pick something from your library',
  },
};
