/** A season is named and the child dresses the tree for it; then the weather comes. */
import type { ActivityProps } from '../../kit/activity';
import { withArticle } from '../../kit/words/articles';
import { Piece } from '../../kit/controls/piece';
import { phraseLines } from '../../kit/speech/line';
import { TaskSheet } from '../../kit/controls/task-sheet';
import { useSeries } from '../../kit/series/use-series';
import { wordCalled } from '../../kit/series/word-tasks';
import manifest from './manifest.json';
import { seasonTasks, type Season, type Year } from './rules';
import { SeasonScene } from './season-scene';
import './season-tree.css';

const phrase = phraseLines('season-tree', manifest.phrases);

export default function SeasonTree(props: ActivityProps) {
  const { lesson, level, random } = props;
  const year = props.data as Year;
  const { series, task, sheet, put, stateOf } = useSeries(
    props,
    () => seasonTasks(lesson, year, level, random, [phrase('start')]),
    1500,
  );
  const wordOf = (id: string) => wordCalled(lesson, id);
  const isSeason = (thing: string): thing is Season =>
    (year.seasons as readonly string[]).includes(thing);
  // What comes again changes nothing outside.
  const past = series.tasks.slice(0, sheet.done).filter((one) => one.season);
  const things = past.map(({ wants }) => wants[0] ?? '');
  const season = things.filter(isSeason).at(-1) ?? null;
  const happened = things.slice(things.lastIndexOf(season ?? '') + 1);

  return (
    <TaskSheet
      {...sheet}
      look="season-tree"
      tray={task.choices.map((thing) => (
        <Piece
          key={thing}
          name={withArticle(wordOf(thing))}
          state={stateOf(thing)}
          thing={thing}
          onChoose={() => put(thing)}
        >
          <img src={wordOf(thing).picture} alt="" draggable={false} />
        </Piece>
      ))}
    >
      <SeasonScene {...{ season, happened }} />
    </TaskSheet>
  );
}
