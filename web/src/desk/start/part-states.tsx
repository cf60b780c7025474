/** Whether the parts of the library work, and what to do about one that does not. */
import type { StateOfPart } from '../../api/schema.gen';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/pictures/icon';
import { stateIcons } from '../../ui/pictures/state-icons';
import { useDeskWords } from '../i18n/words';
import { Panel } from '../ui/panel';
import { PartLink } from './part-link';
import styles from './part-states.module.css';

export function PartStates({ parts }: { parts: StateOfPart[] }) {
  const words = useDeskWords('start');
  return (
    <Panel heading={words.parts}>
      <ul className={styles.parts}>
        {parts.map(({ name, trouble }) => (
          <li key={name} className={classNames(styles.part, trouble && styles.troubled)}>
            <Icon d={trouble ? stateIcons.attention : stateIcons.tick} className={styles.icon} />
            <div>
              <strong>{words.partNames[name]}</strong>
              <p className={styles.says}>{trouble ? words.troubles[trouble] : words.works}</p>
              {trouble && <PartLink name={name} />}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
