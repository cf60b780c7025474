/** One lesson to try without an account. */
import { useState } from 'react';
import { useWords } from '../../i18n/language';
import { withServerState } from '../../ui/waiting/server-state';
import { looks } from '../../ui/art/mascot/poses/looks';
import { ButtonLink } from '../../ui/forms/button-link';
import '../../ui/child-font.css';
import { paths } from '../../ui/places/paths';
import { Sheet } from '../../ui/page/sheet';
import styles from './stage-page.module.css';
import { StageWait } from '../../lesson-host/stage-wait';
import { TrialEnd } from './trial-end';
import { TrialStage } from './trial-stage';
import { UnreachableLesson } from './unreachable-lesson';
import { useTrial } from './use-trial';
import '../../lesson-host/whole-window.css';

export const TrialPage = withServerState(function TrialPage() {
  const words = useWords('viewer').trial;
  const { opening, attempt, tryAgain } = useTrial();
  const [ended, setEnded] = useState(false);

  if (opening.at === 'open' && ended)
    return <TrialEnd offer={opening.offer} onPlayAgain={() => setEnded(false)} />;
  if (opening.at === 'open')
    return (
      <TrialStage
        key={attempt}
        trial={opening}
        onTryAgain={tryAgain}
        onEnd={() => setEnded(true)}
      />
    );
  if (opening.at === 'none' || opening.at === 'tooMany')
    return (
      <Sheet heading={words[opening.at].title} pose={looks} kind="message">
        <p>{words[opening.at].text}</p>
        <ButtonLink to={paths.home} wide>
          {words.back}
        </ButtonLink>
      </Sheet>
    );
  return (
    <div
      className={styles.place}
      data-stage={opening.at === 'asking' || undefined}
      data-waiting={opening.at === 'asking' || undefined}
    >
      {opening.at === 'asking' ? (
        <StageWait />
      ) : (
        <UnreachableLesson onTryAgain={tryAgain} backName={words.back} backTo={paths.home} />
      )}
    </div>
  );
});
