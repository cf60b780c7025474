/** The stage on which a lesson is played. */
import { useSession } from '../../api/reader-session';
import { lessonAt } from '../../api/lesson-at';
import { prepareShelf } from '../../api/shelf';
import { useWords } from '../../i18n/language';
import { useLocation, useSearchParams } from '../../router/location';
import { Redirect } from '../../router/redirect';
import '../../ui/child-font.css';
import { OfflinePlaceholder } from '../../ui/waiting/offline-placeholder';
import { withServerState } from '../../ui/waiting/server-state';
import { paths } from '../../ui/places/paths';
import { useDelay } from '../../ui/waiting/use-delay';
import { NoLesson } from './no-lesson';
import { LockedLesson } from './locked-lesson';
import { Stage } from './stage';
import styles from './stage-page.module.css';
import { readStageState } from './stage-state';
import { StageWait } from '../../lesson-host/stage-wait';
import { UnreachableLesson } from './unreachable-lesson';
import { useLesson, type ChosenLesson } from './use-lesson';
import '../../lesson-host/whole-window.css';

const initialDelayMs = 200;

/** The lesson that the previous page passed on, or the one in the address. */
function useChosenLesson(): ChosenLesson | null {
  const passedOn = readStageState(useLocation().state);
  const named = useSearchParams().get('lesson');
  if (passedOn) return { name: lessonAt(passedOn.url), passedOn };
  return named ? { name: named, passedOn } : null;
}

const StagePage = withServerState(function StagePage() {
  const words = useWords('viewer');
  const { user } = useSession();
  const chosen = useChosenLesson();
  const { opening, owner, attempt, tryAgain } = useLesson(chosen, user);
  const settled = useDelay(initialDelayMs);

  if (settled && user && !user.emailVerified) return <Redirect to={paths.emailVerification} />;
  if (settled && !chosen) return <NoLesson {...words.empty} />;
  if (settled && user && opening.at === 'locked')
    return <LockedLesson locked={opening} user={user} />;
  if (settled && opening.at === 'unknown') return <NoLesson {...words.unknown} />;
  // What is on the device waits for nothing.
  if (owner && (opening.at === 'here' || (settled && opening.at === 'open')))
    return (
      <Stage
        stage={opening.stage}
        userId={owner}
        attempt={attempt}
        onTryAgain={tryAgain}
        onDevice={opening.at === 'here' ? opening.onDevice : undefined}
      />
    );
  if (settled && opening.at === 'unreachable')
    return !owner ? (
      <OfflinePlaceholder />
    ) : (
      <div className={styles.place}>
        <UnreachableLesson
          onTryAgain={tryAgain}
          backName={words.problem.back}
          backTo={paths.library}
        />
      </div>
    );
  return (
    <div className={styles.place} data-stage data-waiting>
      <StageWait />
    </div>
  );
});

/** The page; the links of its lesson are being fetched before it renders. */
export function openStage() {
  void prepareShelf();
  return StagePage;
}
