/** English words of the viewer. */
export default {
  frame: 'Interactive game',
  wait: 'Here we go...',
  back: 'My Library',
  lessons: 'Lessons',
  allLessons: 'All lessons of this book',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  problem: {
    title: 'This lesson does not start',
    text: 'Perhaps the connection is slow. Let us try it once more!',
    tryAgain: 'Try again',
    back: 'Back to the library',
    silent: 'Is there nothing to play here?',
    dismiss: 'Close this line',
  },
  offline: {
    title: 'This game needs the internet',
    text: 'Kaktus is having a nap. As soon as the connection is back, the game starts by itself.',
  },
  gone: {
    title: 'This book is closed',
    text: 'Its 18 months are over, or it belongs to another account.',
    link: 'Back to the library',
  },
  empty: {
    title: 'Oops! No content here yet...',
    text: "Looks like there's nothing to display at the moment.",
    link: 'Pick something from your library',
  },
};
