/** The weather is told and shown; the child puts the right garments on the doll. */
import type { ActivityProps } from '../../kit/activity';
import { Gather } from '../../kit/quest/gather';
import { QuestFrame } from '../../kit/quest/quest-frame';
import { useQuest } from '../../kit/quest/use-quest';
import { phraseLines } from '../../kit/speech';
import { Doll } from './doll';
import manifest from './manifest.json';
import { dressings, type Weathers } from './rules';
import { RoomWithWindow } from './weather';
import './dress-up.css';

const phrase = phraseLines('dress-up', manifest.phrases);

export default function DressUp(props: ActivityProps) {
  const { lesson, random } = props;
  const { quest, task, isDone, done, wanted, needsPictures, take, stateOf } = useQuest(props, {
    tasks: () => dressings(props.data as Weathers, lesson, random),
    first: [phrase('start')],
    ask: ({ says }) => says,
    again: phrase('again'),
    praise: ({ isReady }) => [phrase(isReady ? 'ready' : 'right')],
  });

  return (
    <QuestFrame
      name="dress-up"
      sentence={task.says.map(({ text }) => text).join(' ')}
      word={task.word}
      pictures={needsPictures && <img src={task.word.picture} alt="" />}
      asks={wanted}
      done={done}
      tasks={quest.tasks.length}
    >
      <Gather
        goods={task.goods}
        stateOf={stateOf}
        onTake={take}
        holderName="Kind"
        back={
          <RoomWithWindow weather={task.weather}>
            <Doll wears={[...task.wears, ...quest.got]} isGlad={isDone} />
          </RoomWithWindow>
        }
      />
    </QuestFrame>
  );
}
