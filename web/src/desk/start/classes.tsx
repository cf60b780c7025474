/** How many classes are open with tablets in them, as counts: whose they are stands nowhere. */
import { people } from 'kaktus-shared/retention.json';
import type { ClassesOverview } from '../../api/schema.gen';
import { useDeskLanguage, useDeskWords } from '../i18n/words';
import { Panel } from '../ui/panel';
import styles from './sign-ups.module.css';

export function Classes({ classes }: { classes: ClassesOverview }) {
  const words = useDeskWords('start');
  const number = new Intl.NumberFormat(useDeskLanguage());
  return (
    <Panel heading={words.classes} lead={words.classesLead(people.endedRoomDays)}>
      <dl className={styles.figures}>
        {(['rooms', 'tablets', 'opened', 'joined'] as const).map((name) => (
          <div key={name}>
            <dt>{words.classFigures[name]}</dt>
            <dd>{number.format(classes[name])}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
