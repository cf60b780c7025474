/** Guests say what they like to eat and drink, and the child makes their trays; at the end one of the child's own. */
import { useState } from 'preact/hooks';
import type { ActivityProps } from '../../kit/activity';
import type { Stars } from 'kaktus-shared/bridge';
import { Guest } from '../../kit/guest';
import { Gather } from '../../kit/quest/gather';
import { QuestFrame } from '../../kit/quest/quest-frame';
import { useQuest } from '../../kit/quest/use-quest';
import { phraseLines } from '../../kit/speech';
import manifest from './manifest.json';
import { OwnTray } from './own-tray';
import { ordersOf, type Breakfast } from './rules';
import { guests, kitchen, trayBack } from './tray';
import '../../kit/shelves.css';
import './breakfast-tray.css';

const phrase = phraseLines('breakfast-tray', manifest.phrases);

export default function BreakfastTray(props: ActivityProps) {
  const [stars, setStars] = useState<Stars | null>(null);
  return stars ? <OwnTray {...props} stars={stars} /> : <Guests {...props} onDone={setStars} />;
}

function Guests(props: ActivityProps) {
  const { lesson, random } = props;
  const pictureOf = (id: string) => lesson.words.find((word) => word.id === id)?.picture;
  const { quest, task, isDone, done, wanted, needsPictures, take, stateOf } = useQuest(props, {
    tasks: () => ordersOf(props.data as Breakfast, lesson, random),
    first: [phrase('start')],
    ask: ({ says }) => says,
    again: phrase('again'),
    praise: () => [phrase('thanks')],
  });
  const taken = quest.got.map((id) => <img key={id} src={pictureOf(id)} alt="" />);

  return (
    <QuestFrame
      name="breakfast-tray on-shelves"
      sentence={task.says.map(({ text }) => text).join(' ')}
      pictures={
        needsPictures && task.wants.map((id) => <img key={id} src={pictureOf(id)} alt="" />)
      }
      asks={wanted}
      done={done}
      tasks={quest.tasks.length + 1}
    >
      {kitchen}
      <Gather
        key={quest.step}
        goods={task.goods}
        stateOf={stateOf}
        onTake={take}
        holderName="Tablett"
        back={trayBack}
        contents={taken}
      >
        <Guest guest={guests[quest.step % guests.length]!} isGlad={isDone} />
      </Gather>
    </QuestFrame>
  );
}
