/** One link of the navigation; it shows when it leads to the current page. */
import { Link } from '../router/link';
import { useLocation } from '../router/location';
import { NavigationItem } from './navigation-item';
import styles from './navigation.module.css';

type NavigationLinkProps = {
  to: string;
  icon: string;
  inBar?: 'words' | 'picture';
  children: string;
};

export function NavigationLink({ to, icon, inBar = 'words', children }: NavigationLinkProps) {
  const current = useLocation().pathname === to;
  return (
    <li>
      <Link
        to={to}
        className={styles.item}
        title={inBar === 'picture' ? children : undefined}
        aria-current={current ? 'page' : undefined}
      >
        <NavigationItem icon={icon} inBar={inBar}>
          {children}
        </NavigationItem>
      </Link>
    </li>
  );
}
