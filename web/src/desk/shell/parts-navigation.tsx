/** The links to the parts of the desk that this member may use. */
import { Link } from '../../router/link';
import { useLocation } from '../../router/location';
import { Icon } from '../../ui/pictures/icon';
import { useStaff } from '../api/session';
import { useDeskWords } from '../i18n/words';
import { navigationFor } from '../navigation';
import styles from './parts-navigation.module.css';

/** A part is open on all of its pages; the start only on its own. */
const isOpen = (path: string, pathname: string) =>
  path === '/desk' ? pathname.replace(/\/+$/, '') === path : `${pathname}/`.startsWith(`${path}/`);

export function PartsNavigation() {
  const words = useDeskWords('shell');
  const { permissions } = useStaff();
  const { pathname } = useLocation();
  return (
    <nav aria-label={words.parts} className={styles.navigation}>
      <ul className={styles.list}>
        {navigationFor(permissions).map(({ name, path, icon }) => (
          <li key={name}>
            <Link
              to={path}
              className={styles.item}
              aria-current={isOpen(path, pathname) ? 'page' : undefined}
            >
              <Icon d={icon} />
              <span className={styles.name}>{words.navigation[name]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
