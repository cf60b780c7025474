/** Names the lesson in the browser's tab, in bookmarks and in the history. */
import { useEffect } from 'react';
import { site } from '../../api/site';
import { useLanguage } from '../../i18n/language';

export function useTabTitle(...parts: (string | undefined)[]): void {
  const title = [...parts, site.brand].filter(Boolean).join(' – ');
  const language = useLanguage();
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
    // With the language, the frame around the page names the tab anew.
  }, [title, language]);
}
