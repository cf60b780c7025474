/** Guests say what they like to eat and drink, and the child makes their trays; at the end one of the child's own. */
import { useState } from 'preact/hooks';
import type { ActivityProps } from '../../kit/activity';
import type { Stars } from 'kaktus-shared/bridge';
import { Guest } from '../../kit/stage/guest';
import { Gather } from '../../kit/quest/gather';
import { QuestFrame } from '../../kit/quest/quest-frame';
import { phraseLines } from '../../kit/speech/line';
import { useSeries } from '../../kit/series/use-series';
import manifest from './manifest.json';
import { OwnTray } from './own-tray';
import { traysFor, type Breakfast } from './rules';
import { guests as faces, kitchen, trayBack } from './tray';
import '../../kit/controls/shelves.css';
import './breakfast-tray.css';

const phrase = phraseLines('breakfast-tray', manifest.phrases);
const says = { start: phrase('start'), thanks: phrase('thanks') };

export default function BreakfastTray(props: ActivityProps) {
  const [stars, setStars] = useState<Stars | null>(null);
  return stars ? <OwnTray {...props} stars={stars} /> : <Guests {...props} onDone={setStars} />;
}

function Guests(props: ActivityProps) {
  const { lesson, level, progress, random } = props;
  const pictureOf = (id: string) => lesson.words.find((word) => word.id === id)?.picture;
  const { series, task, isDone, sheet, put, stateOf } = useSeries(props, () =>
    traysFor(lesson, props.data as Breakfast, level, random, says),
  );
  const taken = series.got.map((id) => <img key={id} src={pictureOf(id)} alt="" />);

  return (
    <QuestFrame
      {...sheet}
      name="breakfast-tray on-shelves"
      tasks={sheet.tasks + 1}
      pictures={
        progress.sound === false &&
        task.wants.map((id) => <img key={id} src={pictureOf(id)} alt="" />)
      }
    >
      {kitchen}
      <Gather
        key={series.at}
        goods={task.goods}
        stateOf={stateOf}
        onTake={put}
        holderName="Tablett"
        back={trayBack}
        contents={taken}
      >
        <Guest guest={faces[series.at % faces.length]!} isGlad={isDone} />
      </Gather>
    </QuestFrame>
  );
}
