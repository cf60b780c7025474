/** A step of the way in, on a sheet of paper; below it the languages, as nobody is known here yet. */
import { useEffect, type ReactNode } from 'react';
import { site } from '../../api/site';
import type { Pose } from '../../ui/art/mascot/pose';
import { Sheet } from '../../ui/page/sheet';
import { setDeskLanguage, useDeskLanguage, useDeskWords } from '../i18n/words';
import styles from './entrance-frame.module.css';

type EntranceFrameProps = { heading: string; pose?: Pose; children: ReactNode };

export function EntranceFrame({ heading, pose, children }: EntranceFrameProps) {
  const words = useDeskWords('shell');
  const other = useDeskLanguage() === 'de' ? 'en' : 'de';
  useEffect(() => {
    document.title = `${heading} – ${words.desk} – ${site.brand}`;
  }, [heading, words]);
  return (
    <div className={styles.place}>
      <Sheet heading={heading} pose={pose}>
        {children}
      </Sheet>
      <button
        type="button"
        lang={other}
        className={styles.language}
        onClick={() => void setDeskLanguage(other)}
      >
        {other === 'de' ? 'Deutsch' : 'English'}
      </button>
    </div>
  );
}
