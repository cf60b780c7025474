/** The bar at the top of every page; on small screens its links fold into a menu. */
import { useRef, useState, type KeyboardEvent } from 'react';
import { useSession } from '../api/reader-session';
import { site } from '../api/site';
import { useWords } from '../i18n/language';
import { Link } from '../router/link';
import { useLocation } from '../router/location';
import { LogoMark } from '../ui/art/mascot/logo-mark';
import { classNames } from '../ui/class-names';
import { Icon, icons } from '../ui/pictures/icon';
import { paths } from '../ui/places/paths';
import { DarkModeToggle } from './dark-mode-toggle';
import { LanguageSwitch } from './language-switch';
import { NavigationLink } from './navigation-link';
import styles from './navigation.module.css';
import { useMemberParts } from './shell-parts';

export function Navigation() {
  const words = useWords('shell');
  const { status } = useSession();
  const member = useMemberParts(status === 'in');
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === key;
  const menuButton = useRef<HTMLButtonElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpenAt(undefined);
    menuButton.current?.focus();
  };

  return (
    <header className={styles.bar} onKeyDown={onKeyDown}>
      <Link to={paths.home} className={styles.brand}>
        <LogoMark className={styles.logo} />
        {site.brand}
      </Link>
      <nav aria-label={words.navigation} className={styles.navigation}>
        <button
          ref={menuButton}
          type="button"
          className={styles.menuButton}
          aria-expanded={open}
          aria-controls="menu"
          onClick={() => setOpenAt(open ? undefined : key)}
        >
          <Icon d={open ? icons.close : icons.menu} />
          {words.menu}
        </button>
        <ul id="menu" className={classNames(styles.menu, open && styles.open)}>
          {member && <member.MemberLinks />}
          <DarkModeToggle />
          <LanguageSwitch />
          {member && <member.LogOutButton />}
          {status === 'out' && (
            <NavigationLink to={paths.login} icon={icons.enter}>
              {words.titles.login}
            </NavigationLink>
          )}
        </ul>
      </nav>
    </header>
  );
}
