/** A part of the account settings that shows what the server knows: loading, failed with a way to try again, or shown. */
import type { ReactNode } from 'react';
import type { User } from '../../../api/session-state';
import { useWords } from '../../../i18n/language';
import { Button } from '../../../ui/button';
import { Spinner } from '../../../ui/spinner';
import styles from '../form/accounts.module.css';
import { explainList } from '../form/problem';
import { ProblemNotice } from '../form/problem-notice';
import { SettingsSection } from './settings-section';
import { useLoaded } from './use-loaded';

type LoadedSectionProps<Value> = {
  words: { heading: string; loading: string; notLoaded: string; tryAgain: string };
  user: User;
  read: () => Promise<Value>;
  children: (value: Value, change: (next: (value: Value) => Value) => void) => ReactNode;
};

export function LoadedSection<Value>({ words, user, read, children }: LoadedSectionProps<Value>) {
  const all = useWords('accounts');
  const { state, tryAgain, change } = useLoaded(read, user);
  return (
    <SettingsSection heading={words.heading}>
      {state.at === 'loading' && (
        <p role="status" className={styles.loading}>
          <Spinner /> {words.loading}
        </p>
      )}
      {state.at === 'failed' && (
        <>
          <ProblemNotice problem={explainList(state.failure, words.notLoaded, all)} />
          <Button look="quiet" wide onClick={tryAgain}>
            {words.tryAgain}
          </Button>
        </>
      )}
      {state.at === 'ready' && children(state.value, change)}
    </SettingsSection>
  );
}
