/** A section of the account settings with data from the server: the wait, the failure with a retry, or the data. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { asFailure } from '../../../api/failure';
import { useWords } from '../../../i18n/language';
import { Button } from '../../../ui/forms/button';
import { Spinner } from '../../../ui/waiting/spinner';
import styles from '../form/accounts.module.css';
import { explainList } from '../form/problem';
import { ProblemNotice } from '../form/problem-notice';
import { SettingsSection } from './settings-section';

type LoadedSectionProps<Value> = {
  words: { heading: string; loading: string; notLoaded: string; tryAgain: string };
  query: { queryKey: unknown[]; queryFn: () => Promise<Value> };
  children: (value: Value) => ReactNode;
};

export function LoadedSection<Value>({ words, query, children }: LoadedSectionProps<Value>) {
  const all = useWords('accounts');
  // After a change of the password, the old list stays until the new one is there.
  const { data, error, refetch } = useQuery({ ...query, placeholderData: keepPreviousData });
  return (
    <SettingsSection heading={words.heading}>
      {data === undefined && !error && (
        <p role="status" className={styles.loading}>
          <Spinner /> {words.loading}
        </p>
      )}
      {data === undefined && error && (
        <>
          <ProblemNotice problem={explainList(asFailure(error), words.notLoaded, all)} />
          <Button look="quiet" wide onClick={() => void refetch()}>
            {words.tryAgain}
          </Button>
        </>
      )}
      {data !== undefined && children(data)}
    </SettingsSection>
  );
}
