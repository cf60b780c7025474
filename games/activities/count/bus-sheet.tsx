/** The bus: exactly as many children as are called get on. */
import { useEffect, useState } from 'preact/hooks';
import type { ActivityProps } from '../../kit/activity';
import { BigButton } from '../../kit/controls/big-button';
import { wordLine } from '../../kit/speech/line';
import { Piece } from '../../kit/controls/piece';
import { TaskSheet } from '../../kit/controls/task-sheet';
import type { PlayedSeries } from '../../kit/series/use-series';
import { BusScene } from './bus-scene';
import { numberWord, waiting, type CountTask } from './rules';

const queue = [50, 84, 86, 26] as const;
const bus = [52, 39, 76, 46] as const;

type Props = Pick<ActivityProps, 'lesson' | 'speaker' | 'progress'> & {
  game: PlayedSeries<CountTask>;
};

export function BusSheet({ lesson, speaker, progress, game }: Props) {
  const { series, task, isDone, isShown, sheet, put } = game;
  const [inside, setInside] = useState(0);
  useEffect(() => setInside(0), [series.at]);
  const wordOf = (count: number) =>
    lesson.words.find((word) => word.id === numberWord(lesson, count));
  const needsHelp = progress.sound === false || series.tried.length > 1;

  const move = (step: 1 | -1) => {
    const count = inside + step;
    if (isDone || count < 0 || count > waiting) return;
    setInside(count);
    const word = wordOf(count);
    if (word) void speaker.say([wordLine(lesson, word)]);
  };

  return (
    <TaskSheet
      {...sheet}
      look="count"
      sign={needsHelp && <img src={wordOf(task.count)?.picture} alt="" />}
      tray={
        <div class="count-go" data-ready>
          <BigButton name="Los, Bus!" sign="next" look="main" onPress={() => put(String(inside))} />
        </div>
      }
    >
      <BusScene inside={isShown ? task.count : inside} drives={isDone} />
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
    </TaskSheet>
  );
}
