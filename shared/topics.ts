/** Which lessons teach the same words: a book and its Interaktiv version share topics, and what a child knows. */

/** The topic of `<book>/<lesson>`, which is the lesson of the printed book. */
export function topicOf(lesson: string): string {
  return lesson.replace(/-interaktiv(?=\/)/, '');
}
