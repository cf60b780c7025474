/** What a book is for: the picture books are listened to and read, their interactive versions are played. */
export type BookUse = 'read' | 'play';

/** By its title, as `lessonColour` chooses its colours; nothing is said of books that do not come in both versions. */
export function bookUse(title: string): BookUse | undefined {
  const [isOurs, interactive] =
    /^Kaktus \d+( Interaktiv)?$/i.exec(title.replaceAll('-', ' ')) ?? [];
  if (isOurs === undefined) return undefined;
  return interactive ? 'play' : 'read';
}
