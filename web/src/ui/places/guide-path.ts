/** The address of the page for parents and teachers about a lesson, and of the sheets to print from it. */
import { paths } from './paths';

/** `lesson` is `<book>/<lesson>`, which needs no escaping. */
export function guidePath(lesson: string, print?: string): string {
  const sheet = print === undefined ? '' : `&print=${print}`;
  return `${paths.guide}?lesson=${lesson}${sheet}`;
}
