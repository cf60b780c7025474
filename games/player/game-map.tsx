/** The map of a lesson: a path through its place, the activities along it, and Kaktus who walks to the chosen one. */
import type { Level, Progress } from 'kaktus-shared/bridge';
import { useRef, useState } from 'preact/hooks';
import { walkWithArrows } from '../kit/controls/arrow-walk';
import type { Lesson, LessonPlace } from '../kit/lesson';
import { Mascot } from '../kit/stage/mascot';
import { playSound } from '../kit/speech/sounds';
import { StarRow } from '../kit/controls/star-row';
import { useBoxSize } from '../kit/stage/use-box-size';
import { lastPlayed, nextGame } from './flow';
import { LevelChoice } from './level-choice';
import { Sticker } from './sticker';
import { pathOf, shapeOf, trailOf, type Trail } from './trail';
import { useWalk } from './use-walk';
import './game-map.css';

type Props = {
  lesson: Lesson;
  progress: Progress;
  /** The game that was played last. */
  here: number | null;
  onChoose: (index: number) => void;
  onLevel: (level: Level | undefined) => void;
  onParty: () => void;
};

function Path({ trail, place: { sky, path } }: { trail: Trail; place: LessonPlace }) {
  const [middle, edge] = path;
  const line = { d: pathOf(trail.line), 'vector-effect': 'non-scaling-stroke' } as const;
  return (
    <div class="game-map-trail scene" data-hour="day" aria-hidden="true">
      {/* The evening falls on the whole box: on the lines alone it would end beside their middle, where they are wider. */}
      <svg
        class={sky ? 'scene-world' : 'scene-world scene-room'}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
      >
        <path {...line} class="game-map-edge" stroke={edge} />
        <path {...line} class="game-map-middle" stroke={middle} />
        <path {...line} class="game-map-steps" stroke={edge} />
      </svg>
    </div>
  );
}

const Flag = () => (
  <svg class="game-map-flag" viewBox="0 0 40 56" aria-hidden="true">
    <path d="M8 54V4" stroke="#8A5A34" stroke-width="5" stroke-linecap="round" />
    <path d="M10 5C20 0 26 10 37 6L33 15L37 25C26 29 20 19 10 24Z" fill="#E2472F" />
  </svg>
);

const Tick = () => (
  <svg class="game-map-tick" viewBox="0 0 32 32" aria-hidden="true">
    <circle cx="16" cy="16" r="15" fill="#1F7A4D" />
    <path
      d="M9 17L14 22L23 11"
      fill="none"
      stroke="#fff"
      stroke-width="4"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
);

/** A child who has won everything may come to the party at any time. */
const PartyButton = ({ onPress }: { onPress: () => void }) => (
  <button
    type="button"
    class="game-map-party"
    aria-label="Fest feiern"
    onClick={() => {
      void playSound('tap');
      onPress();
    }}
  >
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path d="M15 26C18 34 22 38 24 44M33 26C30 34 26 38 24 44" fill="none" stroke="#8A5A34" />
      <ellipse cx="15" cy="15" rx="10" ry="12" fill="#E2472F" />
      <ellipse cx="33" cy="15" rx="10" ry="12" fill="#1D5FBF" />
      <path d="M10 12Q11 7 15 6M28 12Q29 7 33 6" fill="none" stroke="#fff" />
    </svg>
  </button>
);

/** With more games than this, their places are low on a screen that is upright. */
const manyGames = 6;

export function GameMap({ lesson, progress, here, onChoose, onLevel, onParty }: Props) {
  const { activities, place } = lesson;
  const starsOf = (index: number) => progress.stars[activities[index]?.name ?? ''] ?? 0;
  // A child who comes back finds Kaktus where it left him.
  const [stood] = useState(() => here ?? lastPlayed(lesson, progress));
  const isLeft = stood >= 0 && !starsOf(stood);
  const next = isLeft ? stood : nextGame(stood, lesson, progress.stars);
  const map = useRef<HTMLDivElement>(null);
  const { width, height } = useBoxSize(map);
  const shape = shapeOf(width, height);
  const trail = trailOf(activities.length, shape);
  const { walker, goal, walkTo } = useWalk(trail, stood + 1, (spot) => onChoose(spot - 1));
  const [x, y] = trail.spots[stood + 1] ?? [0, 0];

  return (
    <div
      class="game-map"
      ref={map}
      data-shape={shape}
      data-many={activities.length > manyGames}
      style={{ '--games': activities.length }}
    >
      <Path {...{ trail, place }} />
      <h1>
        {lesson.title}
        {progress.sticker !== undefined && <Sticker lesson={lesson} wordId={progress.sticker} />}
      </h1>
      <ol class="game-map-path" onKeyDown={walkWithArrows}>
        {activities.map(({ name, title, icon }, game) => {
          const [left, top] = trail.spots[game + 1] ?? [0, 0];
          return (
            <li
              key={name}
              data-side={game % 2 ? 'second' : 'first'}
              style={{ '--x': `${left}%`, '--y': `${top}%` }}
            >
              <button
                type="button"
                class="game-map-place"
                data-state={starsOf(game) ? 'won' : game === next ? 'next' : 'open'}
                data-chosen={goal === game + 1}
                onClick={() => walkTo(game + 1)}
              >
                <img src={icon} alt="" draggable={false} />
                <span>{title}</span>
                <StarRow stars={starsOf(game)} />
                {game === next && <Flag />}
                {game === next && <span class="only-spoken">als Nächstes</span>}
                {starsOf(game) > 0 && <Tick />}
              </button>
            </li>
          );
        })}
      </ol>
      <LevelChoice level={progress.level} onChoose={onLevel} />
      {next === null && <PartyButton onPress={onParty} />}
      <div
        ref={walker}
        class="game-map-walker"
        data-walking={goal !== null}
        style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
      >
        <Mascot pose={goal === null ? 'waves' : 'rests'} />
      </div>
    </div>
  );
}
