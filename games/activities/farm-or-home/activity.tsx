/** Animals move to the farm or into the house; then a voice is heard, and the child finds whose it is. */
import type { ActivityProps } from '../../kit/activity';
import { withArticle } from '../../kit/words/articles';
import type { Word } from '../../kit/lesson';
import { Piece } from '../../kit/controls/piece';
import { phraseLines } from '../../kit/speech/line';
import { TaskSheet } from '../../kit/controls/task-sheet';
import { useSeries } from '../../kit/series/use-series';
import { wordCalled } from '../../kit/series/word-tasks';
import manifest from './manifest.json';
import { animalTasks, type Animals } from './rules';
import { FishBowl, FarmScene } from './farm-scene';
import './farm-or-home.css';

const phrase = phraseLines('farm-or-home', manifest.phrases);
const says = { start: phrase('start'), voice: phrase('voice-start') };
const homes = [
  { place: 'farm', name: 'der Bauernhof', at: [25, 50, 49, 98] },
  { place: 'home', name: 'das Haus', at: [75, 50, 49, 98] },
] as const;

/** A cow is larger than a hen, softened so that both are seen. */
const growth = ({ metres = 1 }: Word) => Math.min(1, (metres / 1.5) ** 0.3);

export default function FarmOrHome(props: ActivityProps) {
  const { lesson, level, random } = props;
  const { series, task, isDone, sheet, put, take, grip, stateOf } = useSeries(
    props,
    () => animalTasks(lesson, props.data as Animals, level, random, says),
    1100,
  );
  const wordOf = (id: string) => wordCalled(lesson, id);
  const picture = (id: string) => <img src={wordOf(id).picture} alt="" draggable={false} />;
  const isMoving = task.part === 'live';

  return (
    <TaskSheet
      {...sheet}
      word={isMoving ? wordOf(task.wants[0] ?? '') : undefined}
      look="farm-or-home"
      tray={task.choices.map((animal) => (
        <Piece
          key={animal}
          name={withArticle(wordOf(animal))}
          state={stateOf(animal)}
          thing={animal}
          grip={isMoving ? grip(animal) : undefined}
          onChoose={() => take(animal)}
        >
          {!(isMoving && isDone) && picture(animal)}
          {task.isSeveral && !isDone && picture(animal)}
        </Piece>
      ))}
    >
      <FarmScene />
      {homes.map(({ place, name, at }) => (
        <Piece
          key={place}
          name={name}
          state={stateOf(place)}
          place={place}
          at={at}
          onChoose={() => isMoving && put(task.wants[0] ?? '', place)}
        >
          <span class="farm-or-home-animals">
            {Object.entries(series.laid)
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
