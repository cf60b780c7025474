/** Names the language of the page and opens the list of all languages, which is fetched after the page. */
import { useRef, useState } from 'react';
import { useWords } from '../i18n/language';
import { icons } from '../ui/pictures/icon';
import { useLateParts } from './shell-parts';
import { NavigationItem } from './navigation-item';
import styles from './navigation.module.css';

export function LanguageSwitch() {
  const words = useWords('shell');
  const late = useLateParts();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <li className={styles.languages}>
      <button
        ref={button}
        type="button"
        className={styles.item}
        aria-label={`${words.language}: ${words.languageName}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <NavigationItem icon={icons.language} inBar="both">
          {words.languageName}
        </NavigationItem>
      </button>
      {open && late && <late.LanguageList button={button} close={() => setOpen(false)} />}
    </li>
  );
}
