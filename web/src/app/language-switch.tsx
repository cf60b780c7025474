/** Offers the other language, in its own name. */
import { useState } from 'react';
import { setLanguage, useLanguage, useWords } from '../i18n/language';
import { icons } from '../ui/icon';
import { NavigationItem } from './navigation-item';
import styles from './navigation.module.css';

export function LanguageSwitch() {
  const words = useWords('shell');
  const other = useLanguage() === 'de' ? 'en' : 'de';
  const [failed, setFailed] = useState(false);
  const change = () => {
    setFailed(false);
    setLanguage(other).catch(() => setFailed(true));
  };
  return (
    <li>
      <button type="button" lang={other} className={styles.item} onClick={change}>
        <NavigationItem icon={icons.language} inBar="both">
          {other === 'de' ? 'Deutsch' : 'English'}
        </NavigationItem>
      </button>
      {failed && (
        <p role="alert" className={styles.failed}>
          {words.languageFailed}
        </p>
      )}
    </li>
  );
}
