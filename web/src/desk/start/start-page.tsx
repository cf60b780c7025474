/** The first page of the desk: what needs a hand today, how the books are used, and whether all parts work. */
import { useQuery } from '@tanstack/react-query';
import { answer } from '../../api/answer';
import type { ApiFailure } from '../../api/failure';
import type { OverviewBody } from '../../api/schema.gen';
import { Button } from '../../ui/forms/button';
import { Notice } from '../../ui/page/notice';
import { PleaseWait } from '../../ui/waiting/please-wait';
import { desk } from '../api/client';
import { useDeskWords } from '../i18n/words';
import { DeskPage } from '../ui/desk-page';
import { failureWords } from '../ui/failure-words';
import { Activations } from './activations';
import { Classes } from './classes';
import { Drafts } from './drafts';
import { AttentionList } from './attention-list';
import { ServiceStates } from './service-states';
import { SignUps } from './sign-ups';
import styles from './start-page.module.css';

const pollIntervalMs = 60_000;

export function StartPage() {
  const words = useDeskWords('start');
  const shell = useDeskWords('shell');
  const { data, error, refetch } = useQuery<OverviewBody, ApiFailure>({
    queryKey: ['overview'],
    queryFn: () => answer(desk.GET('/api/desk/overview')),
    refetchInterval: pollIntervalMs,
  });
  return (
    <DeskPage heading={words.heading} lead={words.lead}>
      {error && (
        <Notice kind="error">
          <p>{failureWords(error, {}, shell.failures)}</p>
          <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
        </Notice>
      )}
      {!data && !error && <PleaseWait />}
      {data && (
        <div className={styles.panels}>
          <AttentionList overview={data} />
          {data.codes && <Activations codes={data.codes} />}
          <div className={styles.side}>
            {data.drafts && <Drafts drafts={data.drafts} />}
            {data.classes && <Classes classes={data.classes} />}
            {data.signUps && <SignUps signUps={data.signUps} />}
            <ServiceStates services={data.parts} />
          </div>
        </div>
      )}
    </DeskPage>
  );
}
