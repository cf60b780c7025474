/** Animals move to the farm or into the house; then a voice is heard, and the child finds whose it is. */
import type { ActivityProps } from '../../kit/activity';
import { withArticle } from '../../kit/articles';
import type { Word } from '../../kit/lesson';
import { Piece } from '../../kit/piece';
import { phraseLines } from '../../kit/speech';
import { TaskSheet } from '../../kit/task-sheet';
import { useTasks } from '../../kit/use-tasks';
import manifest from './manifest.json';
import { animalTasks } from './rules';
import { FishBowl, Scene } from './scene';
import './farm-or-home.css';

const phrase = phraseLines('farm-or-home', manifest.phrases);
const homes = [
  { place: 'farm', name: 'der Bauernhof', at: [25, 50, 49, 98] },
  { place: 'home', name: 'das Haus', at: [75, 50, 49, 98] },
] as const;

/** A cow is larger than a hen, softened so that both are seen. */
const growth = (word: Word | undefined) => Math.min(1, ((word?.metres ?? 1) / 1.5) ** 0.3);

export default function FarmOrHome(props: ActivityProps) {
  const { tasks, task, sheet, put, take, grip, stateOf } = useTasks(
    props,
    phrase,
    animalTasks,
    1100,
  );
  const wordOf = (id: string) => props.lesson.words.find((word) => word.id === id);
  const nameOf = (id: string) => {
    const word = wordOf(id);
    return word ? withArticle(word) : id;
  };
  const picture = (id: string) => <img src={wordOf(id)?.picture} alt="" draggable={false} />;

  const isMoving = task.part === 'live';

  return (
    <TaskSheet
      {...sheet}
      look="farm-or-home"
      tray={task.things.map((animal) => (
        <Piece
          key={animal}
          name={nameOf(animal)}
          state={stateOf(animal)}
          thing={animal}
          grip={isMoving ? grip(animal) : undefined}
          onChoose={() => (isMoving ? take(animal) : put(animal))}
        >
          {!(isMoving && tasks.done) && picture(animal)}
        </Piece>
      ))}
    >
      <Scene />
      {homes.map(({ place, name, at }) => (
        <Piece
          key={place}
          name={name}
          state={stateOf(place)}
          place={place}
          at={at}
          onChoose={() => isMoving && put(task.thing, place)}
        >
          <span class="farm-or-home-animals">
            {Object.entries(tasks.laid)
              .filter(([, home]) => home === place)
              .map(([animal]) => (
                <span key={animal} style={{ '--grows': growth(wordOf(animal)) }}>
                  {animal === 'fisch' ? <FishBowl /> : picture(animal)}
                </span>
              ))}
          </span>
        </Piece>
      ))}
    </TaskSheet>
  );
}
