/** A sentence says who belongs where; the child hangs the picture in the family tree. */
import type { ActivityProps } from '../../kit/activity';
import { withArticle } from '../../kit/articles';
import { Piece } from '../../kit/piece';
import { phraseLines } from '../../kit/speech';
import { TaskSheet } from '../../kit/task-sheet';
import { useTasks } from '../../kit/use-tasks';
import manifest from './manifest.json';
import { Portrait } from './portrait';
import { familyTasks, people, placeOf, spotOf } from './rules';
import { Tree } from './tree';
import './family-tree.css';

const phrase = phraseLines('family-tree', manifest.phrases);

export default function FamilyTree(props: ActivityProps) {
  const { tasks, task, sheet, held, put, take, grip, stateOf } = useTasks(
    props,
    phrase,
    familyTasks,
  );
  const waiting = new Set(tasks.all.slice(tasks.at + (tasks.done ? 1 : 0)).map((one) => one.thing));
  const wordOf = (id: string) => props.lesson.words.find((word) => word.id === id);
  const nameOf = (id: string) => {
    const word = wordOf(id);
    return word ? withArticle(word) : id;
  };
  const portrait = (person: string) => <Portrait of={person} />;

  return (
    <TaskSheet
      {...sheet}
      look="family-tree"
      tray={task.things.map((person) => (
        <Piece
          key={person}
          name={nameOf(person)}
          state={stateOf(person)}
          thing={person}
          grip={grip(person)}
          onChoose={() => take(person)}
        >
          {waiting.has(person) && portrait(person)}
        </Piece>
      ))}
    >
      <Tree />
      {people.map((person) => {
        const place = placeOf(person);
        const isFree = waiting.has(person);
        const glows = place === task.place && isFree ? ' piece-glows' : '';
        return (
          <Piece
            key={person}
            name={isFree ? `Rahmen${glows && ', hier leuchtet es'}` : nameOf(person)}
            state={stateOf(place)}
            place={place}
            at={spotOf(person)}
            look={`family-tree-frame${glows}`}
            onChoose={() => (held && isFree ? put(held, place) : void props.speaker.repeat())}
          >
            {!isFree && portrait(person)}
          </Piece>
        );
      })}
    </TaskSheet>
  );
}
