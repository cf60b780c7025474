/** A sentence says which part of a picture has which colour; the child paints it. */
import type { ActivityProps } from '../../kit/activity';
import { Piece } from '../../kit/piece';
import { phraseLines } from '../../kit/speech';
import { TaskSheet } from '../../kit/task-sheet';
import { useTasks } from '../../kit/use-tasks';
import manifest from './manifest.json';
import { paintTasks } from './rules';
import { Scene, spots } from './scene';
import './paint.css';

const phrase = phraseLines('paint', manifest.phrases);

export default function Paint(props: ActivityProps) {
  const { tasks, task, sheet, held, put, take, grip, stateOf } = useTasks(
    props,
    phrase,
    paintTasks,
    1100,
  );
  const { words } = props.lesson;
  const colours = Object.fromEntries(
    Object.entries(tasks.laid).map(([colour, part]) => [part, colour]),
  );

  return (
    <TaskSheet
      {...sheet}
      look="paint"
      tray={task.things.map((colour) => (
        <Piece
          key={colour}
          name={words.find(({ id }) => id === colour)?.de ?? colour}
          state={stateOf(colour)}
          thing={colour}
          grip={grip(colour)}
          onChoose={() => take(colour)}
        >
          <img src={words.find(({ id }) => id === colour)?.picture} alt="" draggable={false} />
        </Piece>
      ))}
    >
      <Scene colours={colours} />
      {task.places.map((part) => (
        <Piece
          key={part}
          name={spots[part]?.name ?? part}
          state={stateOf(part)}
          place={part}
          at={spots[part]?.at}
          look={held ? 'paint-open' : ''}
          onChoose={() => (held ? put(held, part) : void props.speaker.repeat())}
        />
      ))}
    </TaskSheet>
  );
}
