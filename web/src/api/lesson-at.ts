/** Which lesson a link opens, as `<book>/<lesson>`: this part stays the same when the link is renewed. */
export function lessonAt(url: string): string {
  return new URL(url, window.location.origin).pathname.split('/').slice(-3, -1).join('/');
}
