/** Says that the browser has no room for what a child has reached. */
import { useSyncExternalStore } from 'react';
import { isUnsaved, watchFamilies } from '../../device/children';
import { useWords } from '../../i18n/language';
import { Notice } from '../notice';

export function UnsavedNotice() {
  const words = useWords('viewer');
  return useSyncExternalStore(watchFamilies, isUnsaved) && <Notice>{words.unsaved}</Notice>;
}
