/** The trial lesson on the stage: without other lessons beside it, and with a message to parents after a game. */
import { useRef, useState } from 'react';
import { lessonColour } from 'kaktus-shared/palettes';
import { visitor } from '../../device/children/families';
import { useWords } from '../../i18n/language';
import { useNavigate } from '../../router/location';
import { classNames } from '../../ui/class-names';
import { paths } from '../../ui/places/paths';
import { LessonFrame } from '../../lesson-host/lesson-frame';
import { StageBar } from './stage-bar';
import styles from './stage.module.css';
import trialStyles from './trial-stage.module.css';
import { useFullScreen } from './use-full-screen';
import { useTabTitle } from '../../ui/page/use-tab-title';
import type { OpenTrial } from './use-trial';

type TrialStageProps = { trial: OpenTrial; onTryAgain: () => void; onEnd: () => void };

export function TrialStage({ trial, onTryAgain, onEnd }: TrialStageProps) {
  const words = useWords('viewer').trial;
  const element = useRef<HTMLDivElement>(null);
  const { full, toggle } = useFullScreen(element);
  const [hasStars, setHasStars] = useState(false);
  const navigate = useNavigate();
  const { title = '', book = '' } = trial.offer;
  useTabTitle(title, book);

  const end = () => {
    if (full) toggle();
    onEnd();
  };

  return (
    <div ref={element} data-stage className={classNames(styles.stage, full && styles.full)}>
      <StageBar
        title={title}
        colour={`var(${lessonColour(book, 0)})`}
        backName={words.leave}
        full={full}
        onBack={hasStars ? end : () => navigate(paths.home)}
        onFull={toggle}
      >
        {hasStars && (
          <button type="button" className={trialStyles.goOn} onClick={end}>
            {words.goOn}
          </button>
        )}
      </StageBar>
      <p role="status" className="visually-hidden">
        {hasStars && words.wellDone}
      </p>
      <div className={styles.room}>
        <LessonFrame
          url={trial.url}
          userId={visitor}
          onTryAgain={onTryAgain}
          backName={words.back}
          onBack={() => navigate(paths.home)}
          onProgress={({ stars }) => setHasStars(Object.keys(stars).length > 0)}
        />
      </div>
    </div>
  );
}
