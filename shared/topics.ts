/** Which lessons teach the same words: a book and its Interaktiv version share their topics, and what a child knows of them. */

/** The topic of `<book>/<lesson>`, which is the lesson of the printed book. */
export function topicOf(lesson: string): string {
  return lesson.replace(/-interaktiv(?=\/)/, '');
}
