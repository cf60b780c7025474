/** A sentence says which part of a picture has which colour; the child paints it. */
import type { ActivityProps } from '../../kit/activity';
import { Piece } from '../../kit/controls/piece';
import { phraseLines } from '../../kit/speech/line';
import { TaskSheet } from '../../kit/controls/task-sheet';
import { useSeries } from '../../kit/series/use-series';
import manifest from './manifest.json';
import { paintTasks, type Painting } from './rules';
import { PaintScene, spots } from './paint-scene';
import './paint.css';

const phrase = phraseLines('paint', manifest.phrases);

export default function Paint(props: ActivityProps) {
  const { lesson, level, random } = props;
  const { series, task, sheet, held, take, drop, grip, stateOf } = useSeries(
    props,
    () => {
      const intro = phrase(level === 1 ? 'colour' : 'start');
      return paintTasks(lesson, props.data as Painting, level, random, [intro]);
    },
    1100,
  );
  const wordOf = (id: string) => lesson.words.find((word) => word.id === id);
  const colours = Object.fromEntries(
    series.tasks
      .slice(0, sheet.done)
      .flatMap(({ part, wants }) => (part ? [[part, wants[0] ?? '']] : [])),
  );

  return (
    <TaskSheet
      {...sheet}
      look="paint"
      tray={task.choices.map((colour) => (
        <Piece
          key={colour}
          name={wordOf(colour)?.de ?? colour}
          state={stateOf(colour)}
          thing={colour}
          grip={grip(colour)}
          onChoose={() => take(colour)}
        >
          <img src={wordOf(colour)?.picture} alt="" draggable={false} />
        </Piece>
      ))}
    >
      <PaintScene colours={colours} />
      {task.places?.map((part) => (
        <Piece
          key={part}
          name={spots[part]?.name ?? part}
          state={stateOf(part)}
          place={part}
          at={spots[part]?.at}
          look={held ? 'paint-open' : ''}
          onChoose={() => drop(part)}
        />
      ))}
    </TaskSheet>
  );
}
