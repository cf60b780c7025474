/** The first page of the desk: what this member can do here. */
import { Link } from '../../router/link';
import { Icon } from '../../ui/icon';
import { useStaff } from '../api/session';
import { useDeskWords } from '../i18n/words';
import { navigationFor } from '../navigation';
import { DeskPage } from '../ui/desk-page';
import styles from './start-page.module.css';

export function StartPage() {
  const words = useDeskWords('start');
  const shell = useDeskWords('shell');
  const { permissions } = useStaff();
  const parts = navigationFor(permissions).filter(({ path }) => path !== '/desk');
  return (
    <DeskPage heading={words.heading} lead={words.lead}>
      <ul className={styles.parts}>
        {parts.map(({ path, name, icon }) => (
          <li key={path}>
            <Link to={path} className={styles.part}>
              <Icon d={icon} />
              {shell.navigation[name]}
            </Link>
          </li>
        ))}
      </ul>
    </DeskPage>
  );
}
