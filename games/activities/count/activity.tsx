/** The child counts things and chooses the number; then exactly as many children as are called get on a bus. */
import type { ActivityProps } from '../../kit/activity';
import { Piece } from '../../kit/controls/piece';
import { phraseLines } from '../../kit/speech/line';
import { TaskSheet } from '../../kit/controls/task-sheet';
import { useSeries } from '../../kit/series/use-series';
import { BusSheet } from './bus-sheet';
import { CountScene } from './count-scene';
import manifest from './manifest.json';
import { countTasks, type Counting } from './rules';
import './count.css';

const phrase = phraseLines('count', manifest.phrases);
const says = {
  start: phrase('start'),
  find: phrase('find'),
  bus: phrase('bus-start'),
  off: phrase('off'),
};

export default function Count(props: ActivityProps) {
  const { lesson, level, random, speaker, progress } = props;
  const data = props.data as Counting;
  const game = useSeries(props, () => countTasks(lesson, data, level, random, says), 1300);
  const { series, task, sheet, put, stateOf } = game;
  if (task.kind === 'bus') return <BusSheet {...{ lesson, speaker, progress, game }} />;
  const { kind } = task;

  const scene = (count: number) =>
    kind !== 'figure' && <CountScene {...{ kind, count }} at={series.at} />;

  const card = (id: string) => {
    const word = lesson.words.find((one) => one.id === id);
    const count = Number(id.slice(1));
    const picture = kind === 'figure' ? data.teens[count] : word?.picture;
    return (
      <Piece
        key={id}
        name={word?.de ?? (picture ? String(count) : `Bild mit ${count}`)}
        state={stateOf(id)}
        thing={id}
        look={word ? '' : 'count-find'}
        onChoose={() => put(id)}
      >
        {picture ? <img src={picture} alt="" draggable={false} /> : scene(count)}
      </Piece>
    );
  };

  return (
    <TaskSheet
      {...sheet}
      look={`count${task.isFinding ? ' count-finding' : ''}`}
      tray={!task.isFinding && task.choices.map(card)}
    >
      {task.isFinding ? <div class="count-finds">{task.choices.map(card)}</div> : scene(task.count)}
    </TaskSheet>
  );
}
