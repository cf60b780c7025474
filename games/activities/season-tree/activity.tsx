/** A season is named and the child dresses the tree for it; then the weather comes. */
import type { ActivityProps } from '../../kit/activity';
import { withArticle } from '../../kit/articles';
import { Piece } from '../../kit/piece';
import { phraseLines } from '../../kit/speech';
import { TaskSheet } from '../../kit/task-sheet';
import { useTasks } from '../../kit/use-tasks';
import manifest from './manifest.json';
import { seasons, seasonTasks, type Season } from './rules';
import { Scene } from './scene';
import './season-tree.css';

const phrase = phraseLines('season-tree', manifest.phrases);
const isSeason = (thing: string): thing is Season => (seasons as readonly string[]).includes(thing);

export default function SeasonTree(props: ActivityProps) {
  const { tasks, task, sheet, put, stateOf } = useTasks(props, phrase, seasonTasks, 1500);
  const wordOf = (id: string) => props.lesson.words.find((word) => word.id === id);
  const nameOf = (id: string) => {
    const word = wordOf(id);
    return word ? withArticle(word) : id;
  };
  const past = tasks.all.slice(0, tasks.at + (tasks.done ? 1 : 0));
  const season =
    past
      .map(({ thing }) => thing)
      .filter(isSeason)
      .at(-1) ?? null;
  const happened = past
    .filter((one) => one.season === season && !isSeason(one.thing))
    .map(({ thing }) => thing);

  return (
    <TaskSheet
      {...sheet}
      look="season-tree"
      tray={task.things.map((thing) => (
        <Piece
          key={thing}
          name={nameOf(thing)}
          state={stateOf(thing)}
          thing={thing}
          onChoose={() => put(thing)}
        >
          <img src={wordOf(thing)?.picture} alt="" draggable={false} />
        </Piece>
      ))}
    >
      <Scene {...{ season, happened }} />
    </TaskSheet>
  );
}
