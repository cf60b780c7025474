/** A list is spoken, and the child packs it into the school bag, in any order. */
import type { ActivityProps } from '../../kit/activity';
import { dueFirst, localDay } from '../../kit/progress';
import { Gather } from '../../kit/quest/gather';
import { QuestFrame } from '../../kit/quest/quest-frame';
import { useQuest } from '../../kit/quest/use-quest';
import { phraseLines } from '../../kit/speech';
import { bagBack, bagFront, childsRoom } from './bag';
import manifest from './manifest.json';
import { packingLists, spokenList, writtenList, type Packing, type Things } from './rules';
import '../../kit/shelves.css';
import './pack-bag.css';

const phrase = phraseLines('pack-bag', manifest.phrases);

export default function PackBag(props: ActivityProps) {
  const { lesson, progress, random } = props;
  const data = props.data as Things;
  const listOf = ({ wants }: Packing) => spokenList(data, wants, phrase('and'));
  const pictureOf = (id: string) => lesson.words.find((word) => word.id === id)?.picture;
  const { quest, task, isDone, done, wanted, needsPictures, take, stateOf } = useQuest(props, {
    tasks: () => {
      const order = dueFirst(lesson.words, progress, localDay(new Date()), random);
      return packingLists(data, order, lesson, random);
    },
    first: [phrase('start')],
    ask: (packing) => [phrase('list'), ...listOf(packing)],
    again: phrase('again'),
    took: (id) => spokenList(data, [id], phrase('and')),
    praise: () => [phrase('packed')],
  });

  return (
    <QuestFrame
      name="pack-bag on-shelves"
      sentence={`${phrase('list').text} ${writtenList(listOf(task))}.`}
      pictures={task.wants.map((id) => {
        const isIn = quest.got.includes(id);
        return (
          <i key={id} class="pack-bag-slot" data-in={isIn}>
            {(isIn || needsPictures) && <img src={pictureOf(id)} alt="" />}
          </i>
        );
      })}
      asks={wanted}
      done={done}
      tasks={quest.tasks.length}
    >
      {childsRoom}
      <Gather
        key={quest.step}
        goods={task.goods}
        stateOf={stateOf}
        onTake={take}
        holderName="Schultasche"
        back={bagBack}
        front={bagFront(isDone)}
        contents={quest.got.map((id) => (
          <img key={id} src={pictureOf(id)} alt="" />
        ))}
      />
    </QuestFrame>
  );
}
