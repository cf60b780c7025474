/** The birthday table is laid as told; then as many candles are lit as Kaktus has years. */
import { useEffect, useState } from 'preact/hooks';
import type { ActivityProps } from '../../kit/activity';
import { withArticle } from '../../kit/articles';
import { BigButton } from '../../kit/big-button';
import { Mascot } from '../../kit/mascot';
import { Piece } from '../../kit/piece';
import { phraseLines } from '../../kit/speech';
import { TaskSheet } from '../../kit/task-sheet';
import { useSeries } from '../../kit/use-series';
import { linesAt, wordCalled } from '../../kit/word-tasks';
import { Cake, candleSpots } from './cake';
import manifest from './manifest.json';
import { PartyRoom, table as tableWithDishes } from './party-room';
import { birthdayTasks, placeOf, table, type Birthday } from './rules';
import './birthday-table.css';

const phrase = phraseLines('birthday-table', manifest.phrases);
const says = { start: phrase('start'), candles: phrase('candles-start'), blow: phrase('blow') };
const firstCandles = (count: number) => new Set(Array.from({ length: count }, (_, at) => at));

export default function BirthdayTable(props: ActivityProps) {
  const { lesson, level, random, speaker } = props;
  const data = props.data as Birthday;
  const { series, task, isDone, isShown, sheet, put, take, drop, grip, stateOf } = useSeries(
    props,
    () => birthdayTasks(lesson, data, level, random, says),
    1300,
  );
  const [lit, setLit] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => setLit(new Set()), [series.at]);
  const nameOf = (id: string) => withArticle(wordCalled(lesson, id));
  const picture = (id: string) => (
    <img src={wordCalled(lesson, id).picture} alt="" draggable={false} />
  );
  const laid = series.tasks.slice(0, sheet.done).flatMap(({ lays = [] }) => lays);

  const light = (candle: number) => {
    if (isDone) return;
    const next = new Set(lit);
    if (!next.delete(candle)) next.add(candle);
    setLit(next);
    void speaker.say(linesAt(data.numbers, String(next.size)));
  };

  if (task.part === 'candles') {
    const needsHelp = props.progress.sound === false || series.tried.length > 1;
    const burning = isShown ? firstCandles(Number(task.wants[0])) : lit;
    return (
      <TaskSheet
        {...sheet}
        look="birthday-table"
        sign={needsHelp && <b class="birthday-table-number">{task.wants[0]}</b>}
        tray={
          <div class="birthday-table-ready" data-ready>
            <BigButton
              name="Fertig"
              sign="next"
              look="main"
              onPress={() => put(String(lit.size))}
            />
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

  return (
    <TaskSheet
      {...sheet}
      word={wordCalled(lesson, task.wants[0] ?? '')}
      look="birthday-table"
      tray={task.choices.map((gift) => (
        <Piece
          key={gift}
          name={nameOf(gift)}
          state={stateOf(gift)}
          thing={gift}
          grip={grip(gift)}
          onChoose={() => take(gift)}
        >
          {picture(gift)}
        </Piece>
      ))}
    >
      <div class="birthday-table-kaktus">
        <PartyRoom hour="day">{tableWithDishes}</PartyRoom>
        <Mascot pose={isDone ? 'claps' : 'rests'} />
      </div>
      {data.gifts.map(({ word: gift }) => {
        const place = placeOf(gift);
        const isLaid = laid.includes(gift);
        return (
          <Piece
            key={gift}
            name={isLaid ? nameOf(gift) : (table[gift]?.name ?? gift)}
            state={stateOf(place)}
            place={isLaid ? undefined : place}
            at={table[gift]?.at}
            onChoose={() => drop(place)}
          >
            {isLaid && picture(gift)}
          </Piece>
        );
      })}
    </TaskSheet>
  );
}
