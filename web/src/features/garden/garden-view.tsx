/** The garden: its beds, and whether it is thirsty. */
import { useEffect, useMemo } from 'react';
import { topicOf } from 'kaktus-shared/topics';
import { topics } from 'virtual:garden-words';
import type { Child } from '../../device/children/child';
import { useLanguage, useWords } from '../../i18n/language';
import { Kaktus } from '../../ui/art/mascot/kaktus';
import { looks } from '../../ui/art/mascot/poses/looks';
import { waters } from '../../ui/art/mascot/poses/waters';
import { ButtonLink } from '../../ui/forms/button-link';
import { ChildSwitch } from '../../ui/children/child-switch';
import { classNames } from '../../ui/class-names';
import { Notice } from '../../ui/page/notice';
import { Sheet } from '../../ui/page/sheet';
import { useSound } from '../../ui/sound/use-sound';
import { Bed, type StickerOf } from './bed';
import { Drop } from './drop';
import styles from './garden-page.module.css';
import { bedsOf, daysUntilThirsty, thirsty, type Bed as BedOfPlants } from './growth';
import { keepSounds } from './keep-sounds';
import { useToday } from './use-today';
import { childrenPath, familyPlaces, type GardenPlaces } from './views';

function stickersIn({ lessons }: Child, topic: string): StickerOf[] {
  const chosen = Object.entries(lessons).filter(([lesson]) => topicOf(lesson) === topic);
  const { words = [] } = topics.find((one) => one.topic === topic) ?? {};
  return chosen.flatMap(([lesson, { sticker, stickerOn }]) =>
    words.filter(({ id }) => id === sticker).map((word) => ({ lesson, word, day: stickerOn })),
  );
}

function EmptyGarden({ places }: { places: GardenPlaces }) {
  const words = useWords('garden');
  return (
    <Sheet heading={words.empty.title} pose={looks} kind="message">
      <p>{words.empty.text}</p>
      <ButtonLink to={places.play} wide>
        {words.empty.play}
      </ButtonLink>
    </Sheet>
  );
}

type ThirstProps = { beds: BedOfPlants[]; wateredOn?: string; places: GardenPlaces };

function Thirst({ beds, wateredOn, places }: ThirstProps) {
  const words = useWords('garden');
  const language = useLanguage();
  const today = useToday();
  if (wateredOn !== today && thirsty(beds, today).length > 0)
    return (
      <div className={styles.actions}>
        <ButtonLink to={places.watering} className={styles.water}>
          <Drop className={styles.drop} />
          {words.water}
        </ButtonLink>
        <p className={styles.hint}>{words.waterHint}</p>
      </div>
    );
  const when = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return <p>{words.next(when.format(daysUntilThirsty(beds, today), 'day'))}</p>;
}

type GardenViewProps = {
  userId: string;
  child: Child;
  places?: GardenPlaces;
  /** On the tablet of a class: its way back, in place of a family's. */
  backName?: string;
};

export function GardenView(props: GardenViewProps) {
  const { userId, child, places = familyPlaces, backName } = props;
  const words = useWords('garden');
  const beds = useMemo(() => bedsOf(topics, child.words), [child.words]);
  const sound = useSound();
  const count = beds.reduce((sum, { plants }) => sum + plants.length, 0);

  useEffect(() => keepSounds(beds), [beds]);

  return (
    <div className={classNames(styles.garden, count > 0 && styles.growing)}>
      <ChildSwitch userId={userId} />
      {count === 0 ? (
        <EmptyGarden places={places} />
      ) : (
        <>
          <div className={styles.head}>
            <Kaktus pose={waters} className={styles.kaktus} />
            <div className={styles.words}>
              <h1>{words.heading}</h1>
              <p className={styles.text}>{words.grows(count)}</p>
            </div>
            <Thirst beds={beds} wateredOn={child.wateredOn} places={places} />
          </div>
          {sound.failed && <Notice kind="error">{words.silent}</Notice>}
          <div className={styles.beds}>
            {beds.map((bed) => (
              <Bed
                key={bed.topic}
                bed={bed}
                stickers={stickersIn(child, bed.topic)}
                heard={sound.heard}
                onHear={sound.play}
              />
            ))}
          </div>
        </>
      )}
      <div className={styles.foot}>
        <ButtonLink to={places.play} look="quiet">
          {backName ?? words.toLibrary}
        </ButtonLink>
        {!backName && (
          <ButtonLink to={childrenPath} look="quiet">
            {words.toChildren}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
