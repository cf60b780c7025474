/** The stage when only the address of a lesson is known and the library does not answer. */
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from '../../router/location';
import { paths } from '../../ui/paths';
import { useOnline } from '../../ui/use-online';
import { LessonProblem } from './lesson-problem';

export function UnreachableLesson({ onTryAgain }: { onTryAgain: () => void }) {
  const online = useOnline();
  const navigate = useNavigate();
  const wakeUp = useEffectEvent(onTryAgain);
  useEffect(() => {
    const onOnline = () => wakeUp();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  return (
    <LessonProblem
      offline={!online}
      onTryAgain={onTryAgain}
      onBack={() => navigate(paths.library)}
    />
  );
}
