/** What a page shows of a call: the wait, what went wrong with a way to try again, or the answer. */
import type { ReactNode } from 'react';
import { asFailure } from '../../api/failure';
import { useWords } from '../../i18n/language';
import { Button } from '../../ui/forms/button';
import { Notice } from '../../ui/reading/notice';
import { PleaseWait } from '../../ui/waiting/please-wait';
import { useDeskWords } from '../i18n/words';
import { failureWords } from './failure-words';

type LoadedProps<Data> = {
  call: { data: Data | undefined; error: unknown; refetch: () => unknown };
  failures?: Partial<Record<string, string>>;
  children: (data: Data) => ReactNode;
};

export function Loaded<Data>({ call, failures = {}, children }: LoadedProps<Data>) {
  const shell = useDeskWords('shell');
  const { tryAgain } = useWords('shell');
  if (call.error)
    return (
      <>
        <Notice kind="error">
          {failureWords(asFailure(call.error), failures, shell.failures)}
        </Notice>
        <div>
          <Button look="quiet" onClick={() => void call.refetch()}>
            {tryAgain}
          </Button>
        </div>
      </>
    );
  return call.data === undefined ? <PleaseWait /> : children(call.data);
}
