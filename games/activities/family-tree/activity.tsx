/** A sentence says who belongs where; the child hangs the picture in the family tree. */
import type { ActivityProps } from '../../kit/activity';
import { withArticle } from '../../kit/words/articles';
import { Piece } from '../../kit/controls/piece';
import { phraseLines } from '../../kit/speech/line';
import { TaskSheet } from '../../kit/controls/task-sheet';
import { useSeries } from '../../kit/series/use-series';
import { wordCalled } from '../../kit/series/word-tasks';
import manifest from './manifest.json';
import { Portrait } from './portrait';
import { familyTasks, placeOf, spotOf, type Family } from './rules';
import { Tree } from './tree';
import './family-tree.css';

const phrase = phraseLines('family-tree', manifest.phrases);
const says = { start: phrase('start'), end: phrase('end') };

export default function FamilyTree(props: ActivityProps) {
  const { lesson, level, random } = props;
  const family = props.data as Family;
  const { series, task, sheet, take, drop, grip, stateOf } = useSeries(props, () =>
    familyTasks(lesson, family, level, random, says),
  );
  const waiting = new Set(series.tasks.slice(sheet.done).flatMap(({ hangs = [] }) => hangs));
  const wordOf = (id: string) => wordCalled(lesson, id);
  const portrait = (person: string) => <Portrait of={person} />;

  return (
    <TaskSheet
      {...sheet}
      word={wordOf(task.wants[0] ?? '')}
      look="family-tree"
      tray={task.choices.map((person) => (
        <Piece
          key={person}
          name={withArticle(wordOf(person))}
          state={stateOf(person)}
          thing={person}
          grip={grip(person)}
          onChoose={() => take(person)}
        >
          {portrait(person)}
        </Piece>
      ))}
    >
      <Tree />
      {family.people.map(({ word: person }) => {
        const place = placeOf(person);
        const isFree = waiting.has(person);
        return (
          <Piece
            key={person}
            name={isFree ? 'Rahmen' : withArticle(wordOf(person))}
            state={stateOf(place)}
            place={isFree ? place : undefined}
            at={spotOf(person)}
            look="family-tree-frame"
            onChoose={() => drop(place)}
          >
            {!isFree && portrait(person)}
          </Piece>
        );
      })}
    </TaskSheet>
  );
}
