/** Switches between light and dark. */
import { useWords } from '../i18n/language';
import { useDarkMode } from '../ui/dark-mode';
import { icons } from '../ui/pictures/icon';
import { NavigationItem } from './navigation-item';
import styles from './navigation.module.css';

export function DarkModeToggle() {
  const words = useWords('shell');
  const [dark, setDark] = useDarkMode();
  const name = dark ? words.lightMode : words.darkMode;
  return (
    <li>
      <button type="button" className={styles.item} title={name} onClick={() => setDark(!dark)}>
        <NavigationItem icon={dark ? icons.sun : icons.moon} inBar="picture">
          {name}
        </NavigationItem>
      </button>
    </li>
  );
}
