/** The first half: 'Zeig mir die Nase!', and the child points at the face. */
import { withArticle } from '../../kit/words/articles';
import type { Lesson } from '../../kit/lesson';
import type { ChoiceState } from '../../kit/series/series-sheet';
import { Face } from './face';

/** The middle of a part and its size, in percent of the face. */
const spots: [part: string, x: number, y: number, width: number, height: number][] = [
  ['haar', 50, 20, 60, 20],
  ['auge', 33, 51, 18, 18],
  ['auge', 67, 51, 18, 18],
  ['ohr', 14, 57, 18, 22],
  ['ohr', 86, 57, 18, 22],
  ['nase', 50, 62, 15, 14],
  ['mund', 61, 79, 20, 18],
  ['zahn', 39, 79, 18, 18],
];

type Props = {
  lesson: Lesson;
  isGlad: boolean;
  stateOf: (part: string) => ChoiceState;
  onPoint: (part: string) => void;
};

export function PointAtFace({ lesson, isGlad, stateOf, onPoint }: Props) {
  const wordOf = (part: string) => lesson.words.find(({ id }) => id === part);
  return (
    <div class="point-face" role="group" aria-label="Gesicht">
      <Face isGlad={isGlad} />
      {spots.map(([part, x, y, width, height]) => {
        const word = wordOf(part);
        const state = stateOf(part);
        return (
          word && (
            <button
              key={`${part}-${x}`}
              type="button"
              class="point-face-spot"
              data-thing={part}
              data-state={state}
              aria-label={withArticle(word)}
              aria-disabled={state === 'away'}
              style={{ left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }}
              onClick={() => onPoint(part)}
            />
          )
        );
      })}
    </div>
  );
}
