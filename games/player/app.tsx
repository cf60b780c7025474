/** The lesson on the screen: which screen is shown, and what its corners offer. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { BigButton } from '../kit/big-button';
import type { Lesson } from '../kit/lesson';
import type { Pose } from '../kit/mascot';
import type { Stars } from 'kaktus-shared/bridge';
import type { Random } from '../kit/shuffle';
import { SoundSwitch } from '../kit/sound-switch';
import { SpeakerButton } from '../kit/speaker-button';
import { phraseLines } from '../kit/speech';
import { Stage } from '../kit/stage';
import { useHint } from '../kit/use-hint';
import { ActivityScreen, type LoadActivity } from './activity-screen';
import { firstScreen, homeOf, screenAfter, screenAgain, type Screen } from './flow';
import { GameMap } from './game-map';
import { LessonEnd } from './lesson-end';
import manifest from './manifest.json';
import type { Session } from './session';
import { TitlePage } from './title-page';

type Props = { lesson: Lesson; session: Session; random: Random; load: LoadActivity };

const phrase = phraseLines('player', manifest.phrases);
const restingPose = { title: 'waves', map: 'waves', activity: 'rests', end: null } as const;

export function App({ lesson, session, random, load }: Props) {
  const [screen, setScreen] = useState<Screen>(firstScreen);
  const [mood, setMood] = useState<Pose | null>(null);
  const { speaker } = session;
  const [progress, setProgress] = useState(session.progress);
  useEffect(() => session.watch(setProgress), []);
  useEffect(() => lesson.words.forEach((word) => (new Image().src = word.picture)), []);
  const activity = 'index' in screen ? lesson.activities[screen.index] : undefined;

  const scene = useRef<HTMLElement>(null);
  useEffect(() => {
    scene.current?.focus();
    const line = screen.at === 'title' ? 'start' : screen.at === 'map' ? 'choose' : null;
    if (line) void speaker.instruct([phrase(line)]);
  }, [screen]);
  useHint(screen, () => {
    if (screen.at === 'title' || screen.at === 'map') void speaker.repeat();
  });

  const go = (next: Screen) => {
    speaker.stop();
    setMood(null);
    setScreen(next);
  };
  const finish = (stars: Stars) => {
    if (activity) session.addStars(activity.name, stars);
    go(screenAfter(screen, lesson));
  };

  return (
    <Stage
      pose={mood ?? restingPose[screen.at]}
      nearby={screen.at === 'title' || screen.at === 'map'}
      scene={scene}
      corners={
        <>
          <span>
            {'index' in screen && (
              <BigButton name="Zum Anfang" sign="home" onPress={() => go(homeOf(lesson))} />
            )}
          </span>
          <SoundSwitch on={progress.sound !== false} onSwitch={session.switchSound} />
          <SpeakerButton speaker={speaker} />
        </>
      }
    >
      {screen.at === 'title' && (
        <TitlePage lesson={lesson} onStart={() => go(screenAfter(screen, lesson))} />
      )}
      {screen.at === 'map' && (
        <GameMap
          lesson={lesson}
          progress={progress}
          onChoose={(index) => go({ at: 'activity', index })}
        />
      )}
      {screen.at === 'activity' && activity && (
        <ActivityScreen
          key={activity.name}
          {...{ activity, load, lesson, progress, speaker, random }}
          onMood={setMood}
          onRight={session.addRightWord}
          onDone={finish}
        />
      )}
      {screen.at === 'end' && activity && (
        <LessonEnd
          {...{ lesson, speaker, random }}
          stars={progress.stars[activity.name] ?? 1}
          onAgain={() => go(screenAgain(screen.index, lesson))}
          onHome={() => go(screenAfter(screen, lesson))}
        />
      )}
    </Stage>
  );
}
