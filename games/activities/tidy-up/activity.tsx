/** A sentence says which toy goes into which box; the child tidies the room. */
import type { ActivityProps } from '../../kit/activity';
import { withArticle } from '../../kit/words/articles';
import { Piece, type Spot } from '../../kit/controls/piece';
import { phraseLines } from '../../kit/speech/line';
import { TaskSheet } from '../../kit/controls/task-sheet';
import { useSeries } from '../../kit/series/use-series';
import { wordCalled } from '../../kit/series/word-tasks';
import manifest from './manifest.json';
import { Room } from './room';
import { boxes, tidyTasks, type Tidying } from './rules';
import { BoxBack, BoxFront } from './toy-box';
import './tidy-up.css';

const phrase = phraseLines('tidy-up', manifest.phrases);
const says = { start: phrase('start'), end: phrase('end') };
const boxNames = { gelb: 'die gelbe Kiste', weiss: 'die weiße Kiste', lila: 'die lila Kiste' };
const floorSpots: readonly Spot[] = [
  [14, 63, 21, 20],
  [38, 60, 21, 20],
  [62, 64, 21, 20],
  [86, 61, 21, 20],
  [25, 87, 21, 20],
  [50, 85, 21, 20],
  [75, 88, 21, 20],
];

export default function TidyUp(props: ActivityProps) {
  const { lesson, level, random } = props;
  const { series, task, sheet, take, drop, grip, stateOf } = useSeries(props, () =>
    tidyTasks(lesson, props.data as Tidying, level, random, says),
  );
  const wordOf = (id: string) => wordCalled(lesson, id);
  const picture = (id: string) => <img src={wordOf(id).picture} alt="" draggable={false} />;
  // What will come again lies on the floor again.
  const waiting = series.tasks.slice(sheet.done).map(({ wants }) => wants[0]);
  const tidied = series.tasks
    .slice(0, sheet.done)
    .filter(({ wants }, at) => at === series.at || !waiting.includes(wants[0]))
    .map(({ wants, box }): [string, string] => [wants[0] ?? '', box]);
  const laid = new Map(tidied);

  return (
    <TaskSheet {...sheet} word={wordOf(task.wants[0] ?? '')} look="tidy-up">
      <Room />
      {boxes.map((box, at) => (
        <Piece
          key={box}
          name={boxNames[box]}
          state={stateOf(box)}
          place={box}
          at={[19 + at * 31, 29, 28, 38]}
          onChoose={() => drop(box)}
        >
          <BoxBack box={box} />
          <span class="tidy-up-inside">
            {[...laid]
              .filter(([, place]) => place === box)
              .map(([toy]) => (
                <span key={toy}>{picture(toy)}</span>
              ))}
          </span>
          <BoxFront box={box} />
        </Piece>
      ))}
      {task.floor.map(
        (toy, at) =>
          !laid.has(toy) && (
            <Piece
              key={toy}
              name={withArticle(wordOf(toy))}
              state={stateOf(toy)}
              thing={toy}
              at={floorSpots[at]}
              grip={grip(toy)}
              onChoose={() => take(toy)}
            >
              {picture(toy)}
            </Piece>
          ),
      )}
    </TaskSheet>
  );
}
