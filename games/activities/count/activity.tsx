/** The child counts things and chooses the number; then exactly as many children as are called get on a bus. */
import { useEffect, useState } from 'preact/hooks';
import type { ActivityProps } from '../../kit/activity';
import { BigButton } from '../../kit/big-button';
import { Piece } from '../../kit/piece';
import { phraseLines, wordLine } from '../../kit/speech';
import { TaskSheet } from '../../kit/task-sheet';
import { useTasks } from '../../kit/use-tasks';
import { BusScene } from './bus-scene';
import { CountScene } from './count-scene';
import manifest from './manifest.json';
import { countTasks, numberWord, waiting } from './rules';
import './count.css';

const phrase = phraseLines('count', manifest.phrases);
const queue = [50, 84, 86, 26] as const;
const bus = [52, 39, 76, 46] as const;

export default function Count(props: ActivityProps) {
  const { lesson, speaker } = props;
  const { tasks, task, sheet, hints, put, stateOf } = useTasks(props, phrase, countTasks, 1300);
  const [inside, setInside] = useState(0);
  useEffect(() => setInside(0), [tasks.at]);
  const wordOf = (id: string) => lesson.words.find((word) => word.id === id);
  const isBus = task.kind === 'bus';
  const needsHelp = isBus && (hints > 1 || tasks.away.length > 0);

  const move = (step: 1 | -1) => {
    const count = inside + step;
    if (tasks.done || count < 0 || count > waiting) return;
    setInside(count);
    const word = wordOf(numberWord(count));
    if (word) void speaker.say([wordLine(lesson, word)]);
  };

  return (
    <TaskSheet
      {...sheet}
      look="count"
      sign={needsHelp && <img src={wordOf(numberWord(task.count))?.picture} alt="" />}
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
          task.things.map((number) => (
            <Piece
              key={number}
              name={wordOf(number)?.de ?? number}
              state={stateOf(number)}
              thing={number}
              onChoose={() => put(number)}
            >
              <img src={wordOf(number)?.picture} alt="" draggable={false} />
            </Piece>
          ))
        )
      }
    >
      {isBus ? (
        <>
          <BusScene inside={inside} drives={tasks.done} />
          <Piece
            name={`Ein Kind steigt aus, ${inside} sind im Bus`}
            state="still"
            at={bus}
            onChoose={() => move(-1)}
          />
          <Piece
            name={`Ein Kind steigt ein, ${inside} sind im Bus`}
            state={hints > 1 && inside < task.count ? 'hinted' : 'still'}
            at={queue}
            counts
            onChoose={() => move(1)}
          />
        </>
      ) : (
        <CountScene task={task} at={tasks.at} />
      )}
    </TaskSheet>
  );
}
