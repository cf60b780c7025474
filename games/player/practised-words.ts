/** Which words a game has practised: those that it asked for aloud, and those that the child got right. */
import { useMemo, useRef } from 'preact/hooks';
import type { Lesson, Word } from '../kit/lesson';
import type { Speaker } from '../kit/speech/speaker';
import { formNames } from '../kit/speech/word-lines';

/** As many as can be looked at and heard before the next game. */
const maxWords = 8;

/** The word of a recording: `hund` of `hund-where`. */
const aboutWord = new RegExp(`-(${[...formNames, 'bare'].join('|')})$`);
const wordIn = (name: string) => name.replace(aboutWord, '');

export function usePractisedWords(lesson: Lesson, speaker: Speaker) {
  const ids = useRef(new Set<string>());
  const note = (id: string) => ids.current.add(id);
  const asking = useMemo<Speaker>(
    () => ({
      ...speaker,
      instruct: (lines) => {
        const folder = `${lesson.topic}/`;
        for (const { recording } of lines) {
          if (recording.startsWith(folder)) note(wordIn(recording.slice(folder.length)));
        }
        return speaker.instruct(lines);
      },
    }),
    [],
  );
  const words = (): Word[] =>
    lesson.words.filter(({ id }) => ids.current.has(id)).slice(0, maxWords);
  return { asking, note, words, forget: () => ids.current.clear() };
}
