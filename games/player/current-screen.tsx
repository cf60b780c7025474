/** The screen of a lesson that is shown: the title, the map, an activity, its end, or the party. */
import type { BegunGame } from 'kaktus-shared/bridge';
import { seededRandom, type Random } from 'kaktus-shared/shuffle';
import type { ComponentType } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { ActivityProps } from '../kit/activity';
import type { Lesson, LessonActivity } from '../kit/lesson';
import { moduleAt } from '../kit/prefetch';
import type { Episode } from '../kit/scenes/scenes';
import { home, nextGame, screenAfterEnd, screenToPlayAgain, type Part } from './flow';
import { LateScreen } from './late-screen';
import type * as Screens from './screens';
import type { LoadCompany } from './late-company';
import type { Session } from './session';
import { TitlePage } from './title-page';
import type { Play } from './use-play';

export type LoadActivity = (
  activity: LessonActivity,
) => Promise<{ default: ComponentType<ActivityProps> }>;
type LoadScreens = () => Promise<typeof Screens>;

export type LessonProps = {
  lesson: Lesson;
  session: Session;
  random: Random;
  load: LoadActivity;
  loadScreens: LoadScreens;
  loadCompany: LoadCompany;
};
type Props = LessonProps & { play: Play };

type GameProps = Props & { part: Part; activity: LessonActivity };

function Game({ lesson, session, load, play, part, activity }: GameProps) {
  const { name } = activity;
  const game = useRef<BegunGame>();
  const { seed, day, words, moves } = (game.current ??= session.begin(name, play.level));
  const [random] = useState(() => seededRandom(seed));
  return (
    <LateScreen load={() => load(activity)}>
      {({ default: Engine }) => (
        <>
          <h1 class="only-spoken">{activity.title}</h1>
          <Engine
            {...{ lesson, random, moves }}
            today={day}
            progress={{ ...play.progress, words }}
            level={play.level}
            data={activity.data}
            onMove={(move) => {
              const before = game.current!;
              game.current = { ...before, moves: [...before.moves, move] };
              session.keepBegun(name, game.current);
            }}
            speaker={play.practised.asking}
            mood={play.mood}
            onMood={play.setMood}
            onRight={(word) => {
              play.practised.note(word);
              session.addRightWord(word);
            }}
            onDone={(stars) => play.finish(part, activity, stars)}
          />
        </>
      )}
    </LateScreen>
  );
}

export function CurrentScreen(props: Props) {
  const { lesson, session, random, loadScreens, play } = props;
  const { screen, here, progress, activity, go } = play;
  const shared = { lesson, random, speaker: session.speaker };
  const goHome = () => go(home);
  // The page around the lesson may ask for a game at once (`#game`), and not for the choice of one.
  const start = () => go(location.hash ? { at: 'activity', index: 0 } : home);
  if (screen.at === 'title')
    return <TitlePage lesson={lesson} sound={progress.sound !== false} onStart={start} />;
  if (screen.at === 'activity')
    return activity ? (
      <Game key={activity.name} {...props} {...{ activity }} part={screen} />
    ) : null;
  return (
    <LateScreen key={screen.at} load={loadScreens}>
      {({ EpisodeScreen, GameMap, GameEnd, LessonEnd }) =>
        screen.at === 'map' ? (
          <GameMap
            {...{ lesson, progress, here }}
            onChoose={(index) => go({ at: 'activity', index })}
            onLevel={session.setLevel}
            onParty={() => go({ at: 'party' })}
          />
        ) : screen.at === 'end' ? (
          <GameEnd
            {...shared}
            next={lesson.activities[nextGame(screen.index, lesson, progress.stars) ?? -1]}
            finishes={screen.finishes}
            words={play.practised.words()}
            stars={play.played}
            onNext={() => go(screenAfterEnd(screen, lesson, session.progress().stars))}
            onAgain={() => go(screenToPlayAgain(screen))}
            onMap={goHome}
          />
        ) : screen.at === 'party' ? (
          <LessonEnd
            {...shared}
            progress={progress}
            onSticker={session.chooseSticker}
            onEpisode={lesson.episode === undefined ? undefined : () => go({ at: 'episode' })}
            onHome={goHome}
          />
        ) : (
          <LateScreen load={() => moduleAt(lesson.episode!)}>
            {({ default: episode }: { default: Episode }) => (
              <EpisodeScreen {...{ episode }} speaker={session.speaker} onHome={goHome} />
            )}
          </LateScreen>
        )
      }
    </LateScreen>
  );
}
