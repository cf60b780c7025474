/** Whether the services of the library work, and what to do about one that does not. */
import type { StateOfPart } from '../../api/schema.gen';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/pictures/icon';
import { stateIcons } from '../../ui/pictures/state-icons';
import { useDeskWords } from '../i18n/words';
import { Panel } from '../ui/panel';
import { ServiceLink } from './service-link';
import styles from './service-states.module.css';

export function ServiceStates({ services }: { services: StateOfPart[] }) {
  const words = useDeskWords('start');
  return (
    <Panel heading={words.parts}>
      <ul className={styles.services}>
        {services.map(({ name, trouble }) => (
          <li key={name} className={classNames(styles.service, trouble && styles.troubled)}>
            <Icon d={trouble ? stateIcons.attention : stateIcons.tick} className={styles.icon} />
            <div>
              <strong>{words.partNames[name]}</strong>
              <p className={styles.says}>{trouble ? words.troubles[trouble] : words.works}</p>
              {trouble && <ServiceLink name={name} />}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
