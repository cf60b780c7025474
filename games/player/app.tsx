/** The lesson on the screen: which screen is shown, and what its corners offer. */
import type { ComponentType } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { ActivityProps } from '../kit/activity';
import { BigButton } from '../kit/big-button';
import type { Lesson, LessonActivity } from '../kit/lesson';
import type { Pose } from '../kit/mascot';
import type { Progress, Stars } from 'kaktus-shared/bridge';
import type { Random } from 'kaktus-shared/shuffle';
import { SoundSwitch } from '../kit/sound-switch';
import { SpeakerButton } from '../kit/speaker-button';
import { phraseLines } from '../kit/speech';
import { Stage } from '../kit/stage';
import { levelOf } from '../kit/progress';
import { useHint } from '../kit/use-hint';
import {
  firstScreen,
  home,
  nextGame,
  screenAfterEnd,
  screenAfterPart,
  screenToPlayAgain,
  type Part,
  type Screen,
} from './flow';
import { LateScreen } from './late-screen';
import { LessonPlace } from './lesson-place';
import manifest from './manifest.json';
import { usePractisedWords } from './practised-words';
import type * as Screens from './screens';
import type { Session } from './session';
import { TitlePage } from './title-page';

export type LoadActivity = (
  activity: LessonActivity,
) => Promise<{ default: ComponentType<ActivityProps> }>;
export type LoadScreens = () => Promise<typeof Screens>;

type Props = {
  lesson: Lesson;
  session: Session;
  random: Random;
  load: LoadActivity;
  loadScreens: LoadScreens;
};

const phrase = phraseLines('player', manifest.phrases);
const restingPose = {
  title: 'waves',
  map: null,
  activity: 'rests',
  end: null,
  party: null,
} as const;

/** For a whole lesson: what its activities have won on the average. */
function starsOf({ activities }: Lesson, { stars }: Progress): Stars {
  const won = activities.reduce((sum, { name }) => sum + (stars[name] ?? 1), 0);
  return Math.floor(won / activities.length) as Stars;
}

export function App({ lesson, session, random, load, loadScreens }: Props) {
  const [screen, setScreen] = useState<Screen>(firstScreen);
  const [here, setHere] = useState<number | null>(null);
  const [mood, setMood] = useState<Pose | null>(null);
  const { speaker } = session;
  const practised = usePractisedWords(lesson, speaker);
  const [progress, setProgress] = useState(session.progress);
  useEffect(() => session.watch(setProgress), []);
  useEffect(() => {
    lesson.words.forEach((word) => (new Image().src = word.picture));
    loadScreens().catch(() => {});
  }, []);
  const activity = 'index' in screen ? lesson.activities[screen.index] : undefined;
  const [played, setPlayed] = useState<Stars>(1);
  const wordIds = lesson.words.map(({ id }) => id);
  // A game keeps the level at which it was begun, even if the progress changes meanwhile.
  const level = useMemo(() => levelOf(progress, activity?.name ?? '', wordIds), [screen]);

  const scene = useRef<HTMLElement>(null);
  useEffect(() => {
    scene.current?.focus();
    const choose = lesson.form === 'interactive' ? 'choose' : 'choose-part';
    const line = screen.at === 'title' ? 'start' : screen.at === 'map' ? choose : null;
    if (line) void speaker.instruct([phrase(line)]);
  }, [screen]);
  useHint(screen, () => {
    if (screen.at === 'title' || screen.at === 'map') void speaker.repeat();
  });

  const go = (next: Screen) => {
    speaker.stop();
    setMood(null);
    if (next.at === 'activity') {
      practised.forget();
      setHere(next.index);
    }
    setScreen(next);
  };
  const finish = (part: Part, { name }: LessonActivity, stars: Stars) => {
    const before = session.progress().stars;
    session.addStars(name, stars, level);
    setPlayed(stars);
    go(screenAfterPart(part, lesson, before, session.progress().stars));
  };
  const goHome = () => go(home);

  return (
    <Stage
      pose={mood ?? restingPose[screen.at]}
      nearby={screen.at === 'title'}
      place={screen.at !== 'activity' && <LessonPlace place={lesson.place} />}
      scene={scene}
      corners={
        <>
          <span>
            {screen.at === 'activity' && (
              <BigButton name="Zum Anfang" sign="home" onPress={goHome} />
            )}
          </span>
          <SoundSwitch on={progress.sound !== false} onSwitch={session.switchSound} />
          <SpeakerButton speaker={speaker} />
        </>
      }
    >
      {screen.at === 'title' && (
        <TitlePage lesson={lesson} sound={progress.sound !== false} onStart={goHome} />
      )}
      {screen.at === 'map' && (
        <LateScreen key="map" load={loadScreens}>
          {({ GameMap }) => (
            <GameMap
              {...{ lesson, progress, here }}
              onChoose={(index) => go({ at: 'activity', index })}
              onLevel={session.setLevel}
              onParty={() => go({ at: 'party' })}
            />
          )}
        </LateScreen>
      )}
      {screen.at === 'activity' && activity && (
        <LateScreen key={activity.name} load={() => load(activity)}>
          {({ default: Engine }) => (
            <>
              <h1 class="only-spoken">{activity.title}</h1>
              <Engine
                {...{ lesson, progress, level, random }}
                data={activity.data}
                speaker={practised.asking}
                onMood={setMood}
                onRight={(word) => {
                  practised.note(word);
                  session.addRightWord(word);
                }}
                onDone={(stars) => finish(screen, activity, stars)}
              />
            </>
          )}
        </LateScreen>
      )}
      {screen.at === 'end' && activity && (
        <LateScreen key="end" load={loadScreens}>
          {({ GameEnd }) => (
            <GameEnd
              {...{ lesson, speaker, random }}
              next={lesson.activities[nextGame(screen.index, lesson, progress.stars) ?? -1]}
              finishes={screen.finishes}
              words={practised.words()}
              stars={played}
              onNext={() => go(screenAfterEnd(screen, lesson, session.progress().stars))}
              onAgain={() => go(screenToPlayAgain(screen))}
              onMap={goHome}
            />
          )}
        </LateScreen>
      )}
      {screen.at === 'party' && (
        <LateScreen key="party" load={loadScreens}>
          {({ LessonEnd }) => (
            <LessonEnd
              {...{ lesson, speaker, random }}
              stars={starsOf(lesson, progress)}
              onHome={goHome}
            />
          )}
        </LateScreen>
      )}
    </Stage>
  );
}
