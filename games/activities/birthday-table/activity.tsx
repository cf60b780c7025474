/** The birthday table is laid as told; then as many candles are lit as Kaktus has years. */
import type { ActivityProps } from '../../kit/activity';
import { withArticle } from '../../kit/words/articles';
import { Mascot } from '../../kit/stage/mascot';
import { Piece } from '../../kit/controls/piece';
import { phraseLines } from '../../kit/speech/line';
import { TaskSheet } from '../../kit/controls/task-sheet';
import { useSeries } from '../../kit/series/use-series';
import { wordCalled } from '../../kit/series/word-tasks';
import { CandleSheet } from './candle-sheet';
import manifest from './manifest.json';
import { PartyRoom, table as tableWithDishes } from './party-room';
import { birthdayTasks, placeOf, table, type Birthday } from './rules';
import './birthday-table.css';

const phrase = phraseLines('birthday-table', manifest.phrases);
const says = { start: phrase('start'), candles: phrase('candles-start'), blow: phrase('blow') };

export default function BirthdayTable(props: ActivityProps) {
  const { lesson, level, random, speaker, progress } = props;
  const data = props.data as Birthday;
  const game = useSeries(props, () => birthdayTasks(lesson, data, level, random, says), 1300);
  const { series, task, isDone, sheet, take, drop, grip, stateOf } = game;
  const nameOf = (id: string) => withArticle(wordCalled(lesson, id));
  const picture = (id: string) => (
    <img src={wordCalled(lesson, id).picture} alt="" draggable={false} />
  );
  const laid = series.tasks.slice(0, sheet.done).flatMap(({ lays = [] }) => lays);
  if (task.part === 'candles')
    return <CandleSheet {...{ speaker, progress, game }} numbers={data.numbers} />;

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
