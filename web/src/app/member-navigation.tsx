/** What the navigation has for somebody who is signed in. */
import { useState } from 'react';
import { useSession } from '../api/reader-session';
import { useWords } from '../i18n/language';
import { useNavigate } from '../router/location';
import { paths } from '../ui/places/paths';
import { NavigationItem } from './navigation-item';
import { NavigationLink } from './navigation-link';
import styles from './navigation.module.css';

const icons = {
  book: 'M12 6.5C9.5 4.800 6.5 4.5 3.5 5v13c3-.5 6-.2 8.5 1.5c2.5-1.700 5.5-2 8.5-1.5V5c-3-.5-6-.2-8.5 1.5ZM12 6.5v13',
  key: 'M8 16.5a4.5 4.5 0 1 0 0-9a4.5 4.5 0 0 0 0 9ZM12.5 12H21M17 12v3.5M20.5 12v3',
  user: 'M12 12.5a4.25 4.25 0 1 0 0-8.5a4.25 4.25 0 0 0 0 8.5ZM4.5 20.5c.8-3.8 3.8-5.5 7.5-5.5s6.7 1.7 7.5 5.5',
  leave: 'M11 4H5.5v16H11M10 12h10M16.5 8.5L20 12l-3.5 3.5',
};

export function MemberLinks() {
  const words = useWords('shell');
  return (
    <>
      <NavigationLink to={paths.library} icon={icons.book}>
        {words.titles.library}
      </NavigationLink>
      <NavigationLink to={paths.activation} icon={icons.key}>
        {words.titles.activation}
      </NavigationLink>
      <NavigationLink to={paths.user} icon={icons.user} inBar="picture">
        {words.titles.user}
      </NavigationLink>
    </>
  );
}

/** Logs out and returns to the start page. */
export function LogOutButton() {
  const words = useWords('shell');
  const { signOut } = useSession();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    if (leaving) return;
    setLeaving(true);
    await signOut();
    navigate(paths.home, { replace: true });
  };
  return (
    <li>
      <button
        type="button"
        className={styles.item}
        aria-disabled={leaving || undefined}
        onClick={() => void leave()}
      >
        <NavigationItem icon={icons.leave} inBar="words">
          {words.logOut}
        </NavigationItem>
      </button>
    </li>
  );
}
