/** Logs out and returns to the start page. */
import { useState } from 'react';
import { useSession } from '../api/session';
import { useWords } from '../i18n/language';
import { useNavigate } from '../router/location';
import { paths } from '../ui/paths';
import { NavigationItem } from './navigation-item';
import styles from './navigation.module.css';

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
        <NavigationItem icon="leave" inBar="words">
          {words.logOut}
        </NavigationItem>
      </button>
    </li>
  );
}
