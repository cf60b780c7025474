/** Switches between light and dark beside a lesson, where the navigation with its switch is hidden. */
import { useWords } from '../../i18n/language';
import { Button } from '../../ui/forms/button';
import { useDarkMode } from '../../ui/dark-mode';
import { Icon, icons } from '../../ui/pictures/icon';
import styles from './evening-switch.module.css';

export function EveningSwitch() {
  const words = useWords('shell');
  const [dark, setDark] = useDarkMode();
  return (
    <div className={styles.evening}>
      <Button look="quiet" wide onClick={() => setDark(!dark)}>
        <Icon d={dark ? icons.sun : icons.moon} />
        {dark ? words.lightMode : words.darkMode}
      </Button>
    </div>
  );
}
