/** The child's own tray: whatever the child takes is right, and is said as a wish of the child's own. */
import { useEffect, useState } from 'preact/hooks';
import type { ActivityProps } from '../../kit/activity';
import type { Stars } from 'kaktus-shared/bridge';
import { Guest } from '../../kit/stage/guest';
import { Gather } from '../../kit/quest/gather';
import { QuestFrame } from '../../kit/quest/quest-frame';
import { playSound } from '../../kit/speech/sounds';
import { phraseLines } from '../../kit/speech/line';
import { useHint } from '../../kit/series/use-hint';
import { useSequel } from '../../kit/series/use-sequel';
import manifest from './manifest.json';
import { addOwn, guests, isOwnFull, type Breakfast } from './rules';
import { child, kitchen, trayBack } from './tray';

const phrase = phraseLines('breakfast-tray', manifest.phrases);

export function OwnTray(props: ActivityProps & { stars: Stars }) {
  const { lesson, speaker, stars, onMood, onDone } = props;
  const { likes } = props.data as Breakfast;
  const [tray, setTray] = useState<readonly string[]>([]);
  const isFull = isOwnFull(tray);
  const likeOf = (id: string) => likes.find(({ words }) => words.includes(id))?.says;
  const goods = lesson.words.filter(({ id }) => likeOf(id));
  const last = likeOf(tray.at(-1) ?? '');

  useEffect(() => {
    onMood('waves');
    void speaker.instruct([phrase('own')]);
  }, []);
  useHint(tray, () => void speaker.repeat());
  useSequel(isFull, speaker, [...(last ? [last] : []), phrase('enjoy')], () => onDone(stars));

  const take = (id: string) => {
    const after = addOwn(tray, id);
    const like = likeOf(id);
    if (after === tray || !like) return;
    setTray(after);
    onMood('claps');
    void playSound('pop');
    if (!isOwnFull(after)) void speaker.say([like]);
  };

  return (
    <QuestFrame
      name="breakfast-tray on-shelves"
      sentence={isFull ? phrase('enjoy').text : (last?.text ?? phrase('own').text)}
      asks={isFull ? '' : `${goods.find(({ id }) => !tray.includes(id))?.id ?? ''}>`}
      right={goods.map(({ id }) => id).join(' ')}
      done={guests + (isFull ? 1 : 0)}
      tasks={guests + 1}
    >
      {kitchen}
      <Gather
        goods={goods}
        stateOf={(id) => (tray.includes(id) ? 'right' : 'still')}
        onTake={take}
        holderName="Mein Tablett"
        back={trayBack}
        contents={tray.map((id) => (
          <img key={id} src={lesson.words.find((word) => word.id === id)?.picture} alt="" />
        ))}
      >
        <Guest guest={child} isGlad={isFull} />
      </Gather>
    </QuestFrame>
  );
}
