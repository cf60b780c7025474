/** The map of a game version: every activity is a place on the path, to be visited in any order. */
import { walkWithArrows } from '../kit/arrow-walk';
import type { Lesson } from '../kit/lesson';
import type { Progress } from 'kaktus-shared/bridge';
import { StarRow } from '../kit/star-row';
import './game-map.css';

const trail = 'M12 86C-2 62 30 30 44 46S62 86 78 62S88 18 60 14S24 20 16 34';

type Props = { lesson: Lesson; progress: Progress; onChoose: (index: number) => void };

export function GameMap({ lesson, progress, onChoose }: Props) {
  return (
    <div class="game-map">
      <svg
        class="game-map-trail"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={trail} vector-effect="non-scaling-stroke" />
      </svg>
      <h1>{lesson.title}</h1>
      <div class="game-map-room">
        <ol class="game-map-path" onKeyDown={walkWithArrows}>
          {lesson.activities.map((activity, index) => (
            <li key={activity.name}>
              <button type="button" class="game-map-place" onClick={() => onChoose(index)}>
                <img src={activity.icon} alt="" draggable={false} />
                <span>{activity.title}</span>
                <StarRow stars={progress.stars[activity.name] ?? 0} />
              </button>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
