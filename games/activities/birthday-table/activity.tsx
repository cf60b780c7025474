/** The birthday table is laid as told; then as many candles are lit as Kaktus has years. */
import { useEffect, useState } from 'preact/hooks';
import type { ActivityProps } from '../../kit/activity';
import { withArticle } from '../../kit/articles';
import { BigButton } from '../../kit/big-button';
import { Mascot } from '../../kit/mascot';
import { Piece } from '../../kit/piece';
import { phraseLines } from '../../kit/speech';
import { TaskSheet } from '../../kit/task-sheet';
import { useTasks } from '../../kit/use-tasks';
import { Cake, candleSpots } from './cake';
import manifest from './manifest.json';
import { PartyRoom, table as tableWithDishes } from './party-room';
import { birthdayTasks, gifts, numbers, placeOf, table } from './rules';
import './birthday-table.css';

const phrase = phraseLines('birthday-table', manifest.phrases);

export default function BirthdayTable(props: ActivityProps) {
  const game = useTasks(props, phrase, birthdayTasks, 1300);
  const { tasks, task, sheet, held, hints, put, take, grip, stateOf } = game;
  const [lit, setLit] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => setLit(new Set()), [tasks.at]);
  const wordOf = (id: string) => props.lesson.words.find((word) => word.id === id);
  const nameOf = (id: string) => {
    const word = wordOf(id);
    return word ? withArticle(word) : id;
  };
  const picture = (id: string) => <img src={wordOf(id)?.picture} alt="" draggable={false} />;

  const light = (candle: number) => {
    if (tasks.done) return;
    const next = new Set(lit);
    if (!next.delete(candle)) next.add(candle);
    setLit(next);
    const number = numbers[next.size - 1];
    if (number) void props.speaker.say([phrase(number)]);
  };

  if (task.part === 'candles') {
    const needsHelp = hints > 1 || tasks.away.length > 0;
    return (
      <TaskSheet
        {...sheet}
        look="birthday-table"
        sign={needsHelp && <b class="birthday-table-number">{task.thing}</b>}
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
        <Cake lit={lit} />
        {candleSpots.map((at, candle) => (
          <Piece
            key={candle}
            name={`${candle + 1}. Kerze`}
            state={lit.has(candle) ? 'held' : 'still'}
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
      look="birthday-table"
      tray={task.things.map((gift) => (
        <Piece
          key={gift}
          name={nameOf(gift)}
          state={stateOf(gift)}
          thing={gift}
          grip={grip(gift)}
          onChoose={() => take(gift)}
        >
          {!tasks.laid[gift] && picture(gift)}
        </Piece>
      ))}
    >
      <div class="birthday-table-kaktus">
        <PartyRoom hour="day">{tableWithDishes}</PartyRoom>
        <Mascot pose={tasks.done ? 'claps' : 'rests'} />
      </div>
      {gifts.map((gift) => {
        const place = placeOf(gift);
        const glows = place === task.place && !tasks.done;
        return (
          <Piece
            key={gift}
            name={
              tasks.laid[gift]
                ? nameOf(gift)
                : `${table[gift]?.name}${glows ? ', hier leuchtet es' : ''}`
            }
            state={stateOf(place)}
            place={place}
            at={table[gift]?.at}
            look={glows ? 'piece-glows' : ''}
            onChoose={() =>
              held && !tasks.laid[gift] ? put(held, place) : void props.speaker.repeat()
            }
          >
            {tasks.laid[gift] && picture(gift)}
          </Piece>
        );
      })}
    </TaskSheet>
  );
}
