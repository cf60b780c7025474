/** The child counts things and chooses the number; then exactly as many children as are called get on a bus. */
import { useEffect, useState } from 'preact/hooks';
import type { ActivityProps } from '../../kit/activity';
import { BigButton } from '../../kit/big-button';
import { Piece } from '../../kit/piece';
import { phraseLines, wordLine } from '../../kit/speech';
import { TaskSheet } from '../../kit/task-sheet';
import { useSeries } from '../../kit/use-series';
import { BusScene } from './bus-scene';
import { CountScene } from './count-scene';
import manifest from './manifest.json';
import { countTasks, numberWord, waiting, type Counting } from './rules';
import './count.css';

const phrase = phraseLines('count', manifest.phrases);
const says = {
  start: phrase('start'),
  find: phrase('find'),
  bus: phrase('bus-start'),
  off: phrase('off'),
};
const queue = [50, 84, 86, 26] as const;
const bus = [52, 39, 76, 46] as const;

export default function Count(props: ActivityProps) {
  const { lesson, level, random, speaker } = props;
  const data = props.data as Counting;
  const { series, task, isDone, isShown, sheet, put, stateOf } = useSeries(
    props,
    () => countTasks(lesson, data, level, random, says),
    1300,
  );
  const [inside, setInside] = useState(0);
  useEffect(() => setInside(0), [series.at]);
  const wordOf = (id: string) => lesson.words.find((word) => word.id === id);
  const isBus = task.kind === 'bus';
  const needsHelp = isBus && (props.progress.sound === false || series.tried.length > 1);
  const seated = isBus && isShown ? task.count : inside;

  const move = (step: 1 | -1) => {
    const count = inside + step;
    if (isDone || count < 0 || count > waiting) return;
    setInside(count);
    const word = wordOf(numberWord(lesson, count));
    if (word) void speaker.say([wordLine(lesson, word)]);
  };

  const scene = (count: number) => {
    const { kind } = task;
    return (
      kind !== 'bus' && kind !== 'figure' && <CountScene {...{ kind, count }} at={series.at} />
    );
  };

  const card = (id: string) => {
    const word = wordOf(id);
    const count = Number(id.slice(1));
    const picture = task.kind === 'figure' ? data.teens[count] : word?.picture;
    return (
      <Piece
        key={id}
        name={word?.de ?? (picture ? String(count) : `Bild mit ${count}`)}
        state={stateOf(id)}
        thing={id}
        look={word ? '' : 'count-find'}
        onChoose={() => put(id)}
      >
        {picture ? <img src={picture} alt="" draggable={false} /> : scene(count)}
      </Piece>
    );
  };

  return (
    <TaskSheet
      {...sheet}
      look={`count${task.isFinding ? ' count-finding' : ''}`}
      sign={needsHelp && <img src={wordOf(numberWord(lesson, task.count))?.picture} alt="" />}
      tray={
        isBus ? (
          <div class="count-go" data-ready>
            <BigButton
              name="Los, Bus!"
              sign="next"
              look="main"
              onPress={() => put(String(inside))}
            />
          </div>
        ) : (
          !task.isFinding && task.choices.map(card)
        )
      }
    >
      {isBus ? (
        <>
          <BusScene inside={seated} drives={isDone} />
          <Piece
            name={`Ein Kind steigt aus, ${inside} sind im Bus`}
            state="still"
            at={bus}
            onChoose={() => move(-1)}
          />
          <Piece
            name={`Ein Kind steigt ein, ${inside} sind im Bus`}
            state="still"
            at={queue}
            counts
            onChoose={() => move(1)}
          />
        </>
      ) : task.isFinding ? (
        <div class="count-finds">{task.choices.map(card)}</div>
      ) : (
        scene(task.count)
      )}
    </TaskSheet>
  );
}
