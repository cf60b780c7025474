/** The lesson on the screen: its stage, what the corners offer, and what is said on the way to a game. */
import { useEffect, useRef } from 'preact/hooks';
import { BigButton } from '../kit/controls/big-button';
import { phraseLines } from '../kit/speech/line';
import { SoundSwitch } from '../kit/speech/sound-switch';
import { SpeakerButton } from '../kit/speech/speaker-button';
import { Stage } from '../kit/stage/stage';
import { useHint } from '../kit/series/use-hint';
import { CurrentScreen, type LessonProps } from './current-screen';
import { home } from './flow';
import { LateCompany } from './late-company';
import { LessonPlace } from './lesson-place';
import manifest from './manifest.json';
import { usePlay } from './use-play';

const phrase = phraseLines('player', manifest.phrases);

export function App(props: LessonProps) {
  const { lesson, session, loadScreens, loadCompany } = props;
  const { speaker } = session;
  const play = usePlay(lesson, session);
  const { screen, mood, progress, activity, go } = play;
  const stands =
    screen.at === 'title' ? 'title' : screen.at === 'activity' ? activity?.company : undefined;
  useEffect(() => {
    lesson.words.forEach((word) => (new Image().src = word.picture));
    loadScreens().catch(() => {});
  }, []);

  const scene = useRef<HTMLElement>(null);
  useEffect(() => {
    scene.current?.focus();
    const choose = lesson.form === 'interactive' ? 'choose' : 'choose-part';
    const line = screen.at === 'title' ? 'start' : screen.at === 'map' ? choose : null;
    if (line) void speaker.instruct([phrase(line)]);
  }, [screen]);
  useHint((screen.at === 'title' || screen.at === 'map') && screen, () => void speaker.repeat());

  return (
    <Stage
      stands={stands}
      company={stands && <LateCompany load={loadCompany} {...{ lesson, stands, speaker, mood }} />}
      place={
        <LessonPlace
          place={lesson.place}
          isQuiet={screen.at === 'activity' || screen.at === 'episode'}
        />
      }
      furniture={lesson.place.furniture}
      scene={scene}
      corners={
        <>
          <span>
            {screen.at === 'activity' && (
              <BigButton name="Zum Anfang" sign="home" onPress={() => go(home)} />
            )}
          </span>
          <SoundSwitch on={progress.sound !== false} onSwitch={session.switchSound} />
          <SpeakerButton speaker={speaker} />
        </>
      }
    >
      <CurrentScreen {...props} play={play} />
    </Stage>
  );
}
