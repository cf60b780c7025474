/** The screens between the activities, which come after the title page and so are loaded after it. */
export { EpisodeScreen } from './episode-screen';
export { GameEnd } from './game-end';
export { GameMap } from './game-map';
export { LessonEnd } from './lesson-end';
