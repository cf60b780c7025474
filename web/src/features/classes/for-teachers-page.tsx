/** For teachers: how a class works, in four steps with pictures, and what is kept of it. */
import { useWords } from '../../i18n/language';
import { Kaktus } from '../../ui/art/mascot/kaktus';
import { claps } from '../../ui/art/mascot/poses/claps';
import { holdsKey } from '../../ui/art/mascot/poses/holds-key';
import { listens } from '../../ui/art/mascot/poses/listens';
import { waves } from '../../ui/art/mascot/poses/waves';
import { ButtonLink } from '../../ui/forms/button-link';
import { paths } from '../../ui/places/paths';
import { Sheet } from '../../ui/page/sheet';
import styles from './for-teachers-page.module.css';

const steps = [
  ['code', holdsKey],
  ['open', waves],
  ['tablets', claps],
  ['board', listens],
] as const;

export function ForTeachersPage() {
  const words = useWords('classes').help;
  return (
    <Sheet heading={words.heading} kind="text">
      <p className={styles.lead}>{words.lead}</p>
      <ol className={styles.steps}>
        {steps.map(([name, pose]) => (
          <li key={name} className={styles.step}>
            <Kaktus pose={pose} className={styles.picture} />
            <div>
              <h2 className={styles.title}>{words[name].title}</h2>
              <p>{words[name].text}</p>
            </div>
          </li>
        ))}
      </ol>
      <h2 className={styles.title}>{words.stored.title}</h2>
      <p>{words.stored.text}</p>
      <h2 className={styles.title}>{words.devices.title}</h2>
      <p>{words.devices.text}</p>
      <ButtonLink to={paths.class}>{words.toClass}</ButtonLink>
    </Sheet>
  );
}
