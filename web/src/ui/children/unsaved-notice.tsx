/** Says that the browser has no room for a child's progress. */
import { useSyncExternalStore } from 'react';
import { isUnsaved, watchFamilies } from '../../device/children/families';
import { useWords } from '../../i18n/language';
import { Notice } from '../page/notice';
import styles from './unsaved-notice.module.css';

export function UnsavedNotice() {
  const words = useWords('viewer');
  const isShown = useSyncExternalStore(watchFamilies, isUnsaved);
  if (!isShown) return null;
  return (
    <div className={styles.place}>
      <Notice>{words.unsaved}</Notice>
    </div>
  );
}
