/** The cake: as many candles are lit as Kaktus has years. */
import { useEffect, useState } from 'preact/hooks';
import type { ActivityProps } from '../../kit/activity';
import { BigButton } from '../../kit/controls/big-button';
import { Piece } from '../../kit/controls/piece';
import { TaskSheet } from '../../kit/controls/task-sheet';
import type { PlayedSeries } from '../../kit/series/use-series';
import { linesAt } from '../../kit/series/word-tasks';
import { Cake, candleSpots } from './cake';
import type { Birthday, BirthdayTask } from './rules';

const firstCandles = (count: number) => new Set(Array.from({ length: count }, (_, at) => at));

type Props = Pick<ActivityProps, 'speaker' | 'progress'> & {
  numbers: Birthday['numbers'];
  game: PlayedSeries<BirthdayTask>;
};

export function CandleSheet({ speaker, progress, numbers, game }: Props) {
  const { series, task, isDone, isShown, sheet, put } = game;
  const [lit, setLit] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => setLit(new Set()), [series.at]);
  const needsHelp = progress.sound === false || series.tried.length > 1;
  const burning = isShown ? firstCandles(Number(task.wants[0])) : lit;

  const light = (candle: number) => {
    if (isDone) return;
    const next = new Set(lit);
    if (!next.delete(candle)) next.add(candle);
    setLit(next);
    void speaker.say(linesAt(numbers, String(next.size)));
  };

  return (
    <TaskSheet
      {...sheet}
      look="birthday-table"
      sign={needsHelp && <b class="birthday-table-number">{task.wants[0]}</b>}
      tray={
        <div class="birthday-table-ready" data-ready>
          <BigButton name="Fertig" sign="next" look="main" onPress={() => put(String(lit.size))} />
        </div>
      }
    >
      <Cake lit={burning} />
      {candleSpots.map((at, candle) => (
        <Piece
          key={candle}
          name={`${candle + 1}. Kerze`}
          state={burning.has(candle) ? 'held' : 'still'}
          at={at}
          counts
          onChoose={() => light(candle)}
        />
      ))}
    </TaskSheet>
  );
}
