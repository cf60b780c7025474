/** The stage on which a lesson is played. */
import { useSession } from '../../api/session';
import { useLocation } from '../../router/location';
import { Redirect } from '../../router/redirect';
import '../../ui/child-font.css';
import { paths } from '../../ui/paths';
import { useDelay } from '../../ui/use-delay';
import { ClosedBook } from './closed-book';
import { EmptyStage } from './empty-stage';
import styles from './stage-page.module.css';
import { readStageState } from './stage-state';
import { StageWait } from './stage-wait';
import { Stage } from './stage';
import { useFreshLinks } from './use-fresh-links';

const initialDelayMs = 200;

export function StagePage() {
  const { user } = useSession();
  const chosen = readStageState(useLocation().state);
  const { links, attempt, renew } = useFreshLinks(user?.emailVerified ? chosen : null);
  const settled = useDelay(initialDelayMs);

  if (settled && user && !user.emailVerified) return <Redirect to={paths.emailVerification} />;
  if (settled && !chosen) return <EmptyStage />;
  if (settled && links.at === 'gone') return <ClosedBook />;
  if (!settled || !user || links.at !== 'ready')
    return (
      <div className={styles.wait} data-waiting>
        <StageWait />
      </div>
    );
  return <Stage stage={links.stage} userId={user.uid} attempt={attempt} onTryAgain={renew} />;
}
