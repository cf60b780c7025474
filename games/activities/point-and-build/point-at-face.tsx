/** The first half: 'Zeig mir die Nase!', and the child points at the face. */
import type { ActivityProps } from '../../kit/activity';
import { withArticle } from '../../kit/articles';
import { QuestFrame } from '../../kit/quest/quest-frame';
import { useQuest } from '../../kit/quest/use-quest';
import { phraseLines } from '../../kit/speech';
import { Face } from './face';
import manifest from './manifest.json';
import { partsToAsk, type Body } from './rules';

const phrase = phraseLines('point-and-build', manifest.phrases);

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

export function PointAtFace(props: ActivityProps & { tasks: number }) {
  const { lesson, random, data } = props;
  const { face } = data as Body;
  const named = (part: string) =>
    face.flatMap(({ word, shown }) => (word === part ? [shown.says] : []));
  const { quest, task, isDone, done, wanted, needsPictures, take, stateOf } = useQuest(props, {
    tasks: () => partsToAsk(face, lesson, random),
    first: [phrase('start')],
    ask: ({ says }) => [says],
    again: phrase('again'),
    named,
    praise: ({ word }) => [phrase('right'), ...named(word.id)],
  });
  const wordOf = (part: string) => lesson.words.find(({ id }) => id === part);

  return (
    <QuestFrame
      name="point-and-build"
      sentence={task.says.text}
      word={task.word}
      pictures={needsPictures && <img src={task.word.picture} alt="" />}
      asks={wanted}
      done={done}
      tasks={props.tasks}
    >
      <div class="point-face" role="group" aria-label="Gesicht">
        <Face isGlad={isDone && quest.got[0] !== 'auge'} />
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
                onClick={() => take(part)}
              />
            )
          );
        })}
      </div>
    </QuestFrame>
  );
}
