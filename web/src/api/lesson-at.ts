/** Which lesson a link opens, as `<book>/<lesson>`: this part stays the same when the link is renewed. */
export function lessonAt(url: string): string {
  return new URL(url, window.location.origin).pathname.split('/').slice(-3, -1).join('/');
}

/** Whether the lesson's host name is its link's alone: its pages may see each other there, and nothing else. */
export function hasOwnOrigin(url: string): boolean {
  return /^lesson-[0-9a-f]{32}\./.test(new URL(url, window.location.origin).hostname);
}
