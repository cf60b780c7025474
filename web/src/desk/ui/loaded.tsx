/** Shows a query: the wait, the failure with a button to retry, or the data. */
import type { ReactNode } from 'react';
import { asFailure, type ApiFailure } from '../../api/failure';
import { useWords } from '../../i18n/language';
import { Button } from '../../ui/forms/button';
import { Notice } from '../../ui/page/notice';
import { PleaseWait } from '../../ui/waiting/please-wait';
import { useDeskWords } from '../i18n/words';
import { failureWords } from './failure-words';

type LoadedProps<Data> = {
  call: { data: Data | undefined; error: unknown; refetch: () => unknown };
  failures?: Partial<Record<string, string>>;
  children: (data: Data) => ReactNode;
};

const isLost = ({ status }: ApiFailure) => status === 403 || status === 404;

export function Loaded<Data>({ call, failures = {}, children }: LoadedProps<Data>) {
  const shell = useDeskWords('shell');
  const { tryAgain } = useWords('shell');
  const failure = call.error ? asFailure(call.error) : null;
  // If only a refetch failed, the old data stays, with the forms that somebody may be filling in.
  const data = failure && isLost(failure) ? undefined : call.data;
  return (
    <>
      {failure && (
        <>
          <Notice kind="error">{failureWords(failure, failures, shell.failures)}</Notice>
          <div>
            <Button look="quiet" onClick={() => void call.refetch()}>
              {tryAgain}
            </Button>
          </div>
        </>
      )}
      {data === undefined ? !failure && <PleaseWait /> : children(data)}
    </>
  );
}
