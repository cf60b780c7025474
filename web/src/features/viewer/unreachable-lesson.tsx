/** The stage while a lesson has no link yet and the library does not answer. */
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from '../../router/location';
import { useOnline } from '../../ui/waiting/use-online';
import { LessonProblem } from '../../lesson-host/lesson-problem';

type UnreachableLessonProps = { onTryAgain: () => void; backName: string; backTo: string };

export function UnreachableLesson({ onTryAgain, backName, backTo }: UnreachableLessonProps) {
  const online = useOnline();
  const navigate = useNavigate();
  const reconnect = useEffectEvent(onTryAgain);
  useEffect(() => {
    const onOnline = () => reconnect();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  return (
    <LessonProblem
      problem={online ? 'slow' : 'offline'}
      onTryAgain={onTryAgain}
      backName={backName}
      onBack={() => navigate(backTo)}
    />
  );
}
