/** The day where the child is; a page that stays open over night notices when it is looked at again. */
import { useEffect, useState } from 'react';
import { localDay } from 'kaktus-shared/word-memory';

export function useToday(): string {
  const [today, setToday] = useState(() => localDay(new Date()));
  useEffect(() => {
    const look = () => setToday(localDay(new Date()));
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, []);
  return today;
}
