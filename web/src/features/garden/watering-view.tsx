/** 'Kaktus gießen': up to six words that are due; each is heard, and its picture found among a few. */
import { useEffect, useRef } from 'react';
import type { Word } from 'virtual:garden-words';
import type { Child } from '../../device/children/child';
import { useWords } from '../../i18n/language';
import { Redirect } from '../../router/redirect';
import { Kaktus } from '../../ui/art/mascot/kaktus';
import { claps } from '../../ui/art/mascot/poses/claps';
import { listens } from '../../ui/art/mascot/poses/listens';
import { waters } from '../../ui/art/mascot/poses/waters';
import { beginReading } from '../../ui/page/begin-reading';
import { ButtonLink } from '../../ui/forms/button-link';
import { Sheet } from '../../ui/page/sheet';
import { SpeakerSign } from '../../ui/sound/speaker-sign';
import { Drop } from './drop';
import { PlantDrawing } from './plant-drawing';
import { useWatering } from './use-watering';
import { familyPlaces, type GardenPlaces } from './views';
import type { WateringTask } from './watering';
import styles from './watering-view.module.css';

function Message({ task, silent }: { task: WateringTask; silent: boolean }) {
  const words = useWords('garden').watering;
  const named = <span lang="de">{`Das ist: ${task.tapped?.says ?? ''}.`}</span>;
  return (
    <p role="status" className={styles.message}>
      {task.turn === 'asked' && !silent && words.ask}
      {silent && task.turn !== 'right' && (
        <>
          {words.read} <strong lang="de">{task.word.says}</strong>
        </>
      )}
      {task.turn === 'wrong' && !silent && (
        <>
          {named} {words.again}
        </>
      )}
      {task.turn === 'shown' && words.shown}
      {task.turn === 'right' && <strong lang="de">{task.word.says}</strong>}
    </p>
  );
}

function Choices({ task, onTap }: { task: WateringTask; onTap: (word: Word) => void }) {
  const words = useWords('garden').watering;
  const isAnswered = task.turn === 'right' || task.turn === 'shown';
  return (
    <ul className={styles.choices} data-count={task.choices.length}>
      {task.choices.map((word, place) => (
        <li key={word.id}>
          <button
            type="button"
            className={styles.choice}
            aria-label={words.picture(place + 1)}
            data-right={(isAnswered && word.id === task.word.id) || undefined}
            aria-disabled={(isAnswered && word.id !== task.word.id) || undefined}
            onClick={() => {
              if (!isAnswered || word.id === task.word.id) onTap(word);
            }}
          >
            <img src={word.picture} alt="" className={styles.picture} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Done({ grown, left, garden }: { grown: Word[]; left: number; garden: string }) {
  const words = useWords('garden');
  return (
    <Sheet heading={words.watering.done} pose={claps} kind="message">
      {grown.length > 0 && (
        <ul className={styles.grown}>
          {grown.map((word, kind) => (
            <li key={word.sound}>
              <PlantDrawing
                stage={3}
                kind={kind}
                picture={word.picture}
                className={styles.flower}
              />
              <span lang="de">{word.says}</span>
            </li>
          ))}
        </ul>
      )}
      {grown.length > 0 && <p>{words.watering.grown(grown.length)}</p>}
      {left > 0 && <p>{words.watering.tomorrow(left)}</p>}
      <ButtonLink to={garden} wide>
        {words.toGarden}
      </ButtonLink>
    </Sheet>
  );
}

type WateringViewProps = { userId: string; child: Child; places?: GardenPlaces };

export function WateringView({ userId, child, places = familyPlaces }: WateringViewProps) {
  const { garden } = places;
  const words = useWords('garden');
  const { plants, index, task, grown, silent, tap, ask } = useWatering(userId, child);
  const listen = useRef<HTMLButtonElement>(null);
  const offered = task?.choices.length;
  // What had the focus may be gone: the next step is to listen, and at the end to read.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    if (listen.current) listen.current.focus({ preventScroll: true });
    else beginReading();
  }, [index, offered]);

  if (plants.length === 0) return <Redirect to={garden} />;
  if (!task) return <Done grown={grown} left={plants.length - grown.length} garden={garden} />;
  return (
    <div className={styles.watering}>
      <div className={styles.head}>
        <Kaktus pose={task.turn === 'right' ? waters : listens} className={styles.kaktus} />
        <div className={styles.words}>
          <h1 className={styles.heading}>{words.water}</h1>
          <p className={styles.drops}>
            <span className="visually-hidden">
              {words.watering.progress(index + 1, plants.length)}
            </span>
            {plants.map(({ word }, place) => (
              <Drop key={word.sound} full={place < index} />
            ))}
          </p>
        </div>
        <button
          ref={listen}
          type="button"
          className={styles.listen}
          aria-label={words.watering.listen}
          onClick={ask}
        >
          <SpeakerSign className={styles.speaker} />
        </button>
      </div>
      <Message task={task} silent={silent} />
      <Choices key={index} task={task} onTap={(word) => void tap(word)} />
      <div className={styles.foot}>
        <ButtonLink to={garden} look="text">
          {words.toGarden}
        </ButtonLink>
      </div>
    </div>
  );
}
