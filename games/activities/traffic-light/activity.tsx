/** A vehicle is named and found; then it stops at red and drives at green. */
import type { ActivityProps } from '../../kit/activity';
import { withArticle } from '../../kit/words/articles';
import type { Word } from '../../kit/lesson';
import { Piece } from '../../kit/controls/piece';
import { phraseLines } from '../../kit/speech/line';
import { TaskSheet } from '../../kit/controls/task-sheet';
import { useSeries } from '../../kit/series/use-series';
import manifest from './manifest.json';
import { RoadSign } from './road-sign';
import { roadTasks, type Traffic } from './rules';
import { Street, StreetLight } from './street';
import './traffic-light.css';

const phrase = phraseLines('traffic-light', manifest.phrases);
const signs = { stop: 'Stopp!', go: 'Los!' } as const;
/** A bus is taller than a scooter, softened so that both fit into the street. */
const tallness = (word: Word | undefined) => Math.min(1, ((word?.metres ?? 2) / 3.2) ** 0.5);
const isSign = (thing: string): thing is keyof typeof signs => thing in signs;

export default function TrafficLight(props: ActivityProps) {
  const { lesson, level, random } = props;
  const { task, isDone, sheet, put, stateOf } = useSeries(
    props,
    () => roadTasks(lesson, props.data as Traffic, level, random, [phrase('start')]),
    1200,
  );
  const wordOf = (id: string) => lesson.words.find((word) => word.id === id);
  const nameOf = (thing: string) => {
    const word = wordOf(thing);
    return isSign(thing) ? signs[thing] : word ? withArticle(word) : thing;
  };
  const isComing = task.light === 'dark';
  const drive = isDone && task.light === 'green' ? 'off' : 'here';

  return (
    <TaskSheet
      {...sheet}
      word={isComing ? wordOf(task.vehicle) : undefined}
      look="traffic-light"
      tray={task.choices.map((thing) => (
        <Piece
          key={thing}
          name={nameOf(thing)}
          state={stateOf(thing)}
          thing={thing}
          look={isSign(thing) ? 'traffic-light-sign' : ''}
          onChoose={() => put(thing)}
        >
          {isSign(thing) ? (
            <>
              <RoadSign sign={thing} />
              <span>{signs[thing]}</span>
            </>
          ) : (
            <img src={wordOf(thing)?.picture} alt="" draggable={false} />
          )}
        </Piece>
      ))}
    >
      <Street />
      {(!isComing || isDone) && (
        <div class="traffic-light-road">
          <img
            key={task.vehicle}
            class="traffic-light-vehicle"
            data-drive={drive}
            style={{ '--tall': tallness(wordOf(task.vehicle)) }}
            src={wordOf(task.vehicle)?.picture}
            alt=""
          />
        </div>
      )}
      <StreetLight light={task.light} />
    </TaskSheet>
  );
}
