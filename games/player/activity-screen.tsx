/** Fetches the activity that a lesson names, and plays it. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { ActivityProps } from '../kit/activity';
import { BigButton } from '../kit/big-button';
import type { LessonActivity } from '../kit/lesson';
import './activity-screen.css';

type Engine = ComponentType<ActivityProps>;
export type LoadActivity = (activity: LessonActivity) => Promise<{ default: Engine }>;

type Props = Omit<ActivityProps, 'data'> & { activity: LessonActivity; load: LoadActivity };

export function ActivityScreen({ activity, load, ...rest }: Props) {
  const [loaded, setLoaded] = useState<{ Engine: Engine } | 'waiting' | 'failed'>('waiting');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let left = false;
    setLoaded('waiting');
    load(activity).then(
      (module) => !left && setLoaded({ Engine: module.default }),
      () => !left && setLoaded('failed'),
    );
    return () => {
      left = true;
    };
  }, [activity, attempt]);

  if (loaded === 'waiting') return <p class="only-spoken">Einen Moment …</p>;
  if (loaded === 'failed') {
    return (
      <div class="activity-failed" role="alert">
        <p>Das Spiel ist noch nicht da. Ist das Internet an?</p>
        <BigButton name="Noch einmal" sign="again" onPress={() => setAttempt(attempt + 1)} />
      </div>
    );
  }
  return (
    <>
      <h1 class="only-spoken">{activity.title}</h1>
      <loaded.Engine {...rest} data={activity.data} />
    </>
  );
}
