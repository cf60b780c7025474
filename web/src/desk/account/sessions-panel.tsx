/** Where the member is signed in, and a way to end all other sessions. */
import { answer } from '../../api/answer';
import type { OwnSession } from '../../api/schema.gen';
import { Button } from '../../ui/forms/button';
import { Notice } from '../../ui/page/notice';
import { useSubmission } from '../../ui/forms/use-submission';
import { desk } from '../api/client';
import { useDeskWords } from '../i18n/words';
import { failureWords } from '../ui/failure-words';
import { Moment } from '../ui/moment';
import { Panel } from '../ui/panel';
import styles from './account-page.module.css';

type SessionsPanelProps = { sessions: OwnSession[]; onChanged: (sentence: string) => void };

export function SessionsPanel({ sessions, onChanged }: SessionsPanelProps) {
  const words = useDeskWords('account');
  const shell = useDeskWords('shell');
  const { busy, failure, submit } = useSubmission(async () => {
    await answer(desk.POST('/api/desk/account/end-other-sessions'));
    onChanged(words.othersEnded);
  });
  return (
    <Panel heading={words.sessions} lead={words.sessionsLead}>
      {failure && <Notice kind="error">{failureWords(failure, {}, shell.failures)}</Notice>}
      <ul className={styles.list}>
        {sessions.map((session) => (
          <li key={session.createdAt} className={styles.item}>
            <div>
              {[session.browser, session.system].filter(Boolean).join(' · ') || words.unknownDevice}{' '}
              {session.isThisOne && <strong>{words.thisOne}</strong>}
            </div>
            <span className={styles.soft}>
              <Moment at={session.lastUsedAt} time />
            </span>
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <Button look="quiet" busy={busy} onClick={() => void submit()}>
            {words.endOthers}
          </Button>
        </div>
      )}
    </Panel>
  );
}
