/** A list is spoken, and the child packs it into the school bag, in any order. */
import type { ActivityProps } from '../../kit/activity';
import { Gather } from '../../kit/quest/gather';
import { QuestFrame } from '../../kit/quest/quest-frame';
import { phraseLines } from '../../kit/speech/line';
import { useSeries } from '../../kit/series/use-series';
import { wordCalled } from '../../kit/series/word-tasks';
import { bagBack, bagFront, childsRoom, SchoolThing } from './bag';
import manifest from './manifest.json';
import { packTasks, type Packing } from './rules';
import '../../kit/controls/shelves.css';
import './pack-bag.css';

const phrase = phraseLines('pack-bag', manifest.phrases);
const says = { start: phrase('start'), packed: phrase('packed') };

export default function PackBag(props: ActivityProps) {
  const { lesson, level, progress, random } = props;
  const { series, task, isDone, sheet, put, stateOf } = useSeries(props, () =>
    packTasks(lesson, props.data as Packing, level, random, says),
  );
  const pictureOf = (id: string) => lesson.words.find((word) => word.id === id)?.picture;

  return (
    <QuestFrame
      {...sheet}
      name="pack-bag on-shelves"
      word={task.wants.length === 1 ? wordCalled(lesson, task.wants[0] ?? '') : undefined}
      pictures={task.wants.map((id) => {
        const isIn = series.got.includes(id);
        return (
          <i key={id} class="pack-bag-slot" data-in={isIn}>
            {(isIn || progress.sound === false) && <SchoolThing id={id} picture={pictureOf(id)} />}
          </i>
        );
      })}
    >
      {childsRoom}
      <Gather
        key={series.at}
        goods={task.goods}
        stateOf={stateOf}
        onTake={put}
        draw={(id) => <SchoolThing id={id} picture={pictureOf(id)} />}
        holderName="Schultasche"
        back={bagBack}
        front={bagFront(isDone)}
        contents={series.got.map((id) => (
          <SchoolThing key={id} id={id} picture={pictureOf(id)} />
        ))}
      />
    </QuestFrame>
  );
}
