/** A sentence says which toy goes into which box; the child tidies the room. */
import type { ActivityProps } from '../../kit/activity';
import { withArticle } from '../../kit/articles';
import { Piece, type Spot } from '../../kit/piece';
import { phraseLines } from '../../kit/speech';
import { TaskSheet } from '../../kit/task-sheet';
import { useTasks } from '../../kit/use-tasks';
import manifest from './manifest.json';
import { Room } from './room';
import { boxes, tidyTasks } from './rules';
import { BoxBack, BoxFront } from './toy-box';
import './tidy-up.css';

const phrase = phraseLines('tidy-up', manifest.phrases);
const boxNames = { gelb: 'die gelbe Kiste', weiss: 'die weiße Kiste', lila: 'die lila Kiste' };
const floorSpots: readonly Spot[] = [
  [14, 63, 21, 20],
  [38, 60, 21, 20],
  [62, 64, 21, 20],
  [86, 61, 21, 20],
  [25, 87, 21, 20],
  [50, 85, 21, 20],
  [75, 88, 21, 20],
];

export default function TidyUp(props: ActivityProps) {
  const { tasks, task, sheet, held, put, take, grip, stateOf } = useTasks(props, phrase, tidyTasks);
  const wordOf = (id: string) => props.lesson.words.find((word) => word.id === id);
  const nameOf = (id: string) => {
    const word = wordOf(id);
    return word ? withArticle(word) : id;
  };
  const picture = (id: string) => <img src={wordOf(id)?.picture} alt="" draggable={false} />;

  return (
    <TaskSheet {...sheet} look="tidy-up">
      <Room />
      {boxes.map((box, at) => (
        <Piece
          key={box}
          name={boxNames[box]}
          state={stateOf(box)}
          place={box}
          at={[19 + at * 31, 29, 28, 38]}
          onChoose={() => (held ? put(held, box) : void props.speaker.repeat())}
        >
          <BoxBack box={box} />
          <span class="tidy-up-inside">
            {Object.entries(tasks.laid)
              .filter(([, place]) => place === box)
              .map(([toy]) => (
                <span key={toy}>{picture(toy)}</span>
              ))}
          </span>
          <BoxFront box={box} />
        </Piece>
      ))}
      {task.floor.map(
        (toy, at) =>
          !tasks.laid[toy] && (
            <Piece
              key={toy}
              name={nameOf(toy)}
              state={stateOf(toy)}
              thing={toy}
              at={floorSpots[at]}
              grip={grip(toy)}
              onChoose={() => take(toy)}
            >
              {picture(toy)}
            </Piece>
          ),
      )}
    </TaskSheet>
  );
}
