/** The address of a lesson in a class: going back leads to the tiles, and a reload to the lesson. */
import { paths } from '../../ui/places/paths';

/** `lesson` is `<book>/<lesson>`, which needs no escaping. */
export const lessonPlace = (lesson: string): string => `${paths.join}?lesson=${lesson}`;
