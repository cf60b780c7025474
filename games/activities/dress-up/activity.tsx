/** The weather is told and shown; the child puts the right garments on the doll. */
import type { ActivityProps } from '../../kit/activity';
import { Gather } from '../../kit/quest/gather';
import { QuestFrame } from '../../kit/quest/quest-frame';
import { phraseLines } from '../../kit/speech/line';
import { useSeries } from '../../kit/series/use-series';
import { wordCalled } from '../../kit/series/word-tasks';
import { Doll } from './doll';
import manifest from './manifest.json';
import { dressings, type Weathers } from './rules';
import { RoomWithWindow } from './weather';
import './dress-up.css';

const phrase = phraseLines('dress-up', manifest.phrases);
const says = { start: phrase('start'), ready: phrase('ready') };

export default function DressUp(props: ActivityProps) {
  const { lesson, level, progress, random } = props;
  const { task, isDone, sheet, put, stateOf } = useSeries(props, () =>
    dressings(lesson, props.data as Weathers, level, random, says),
  );
  const word = wordCalled(lesson, task.wants[0] ?? '');
  const wears = [...task.wears, ...(isDone && task.puts ? [task.puts] : [])];

  return (
    <QuestFrame
      {...sheet}
      name="dress-up"
      word={word}
      pictures={progress.sound === false && <img src={word.picture} alt="" />}
    >
      <Gather
        goods={task.goods}
        stateOf={stateOf}
        onTake={put}
        holderName="Kind"
        back={
          <RoomWithWindow weather={task.weather}>
            <Doll wears={wears} isGlad={isDone} />
          </RoomWithWindow>
        }
      />
    </QuestFrame>
  );
}
