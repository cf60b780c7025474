/** The button for Google, and below it the result of the last press. */
import { site } from '../../../api/site';
import { useWords } from '../../../i18n/language';
import { Button } from '../../../ui/forms/button';
import { Notice } from '../../../ui/page/notice';
import styles from './google-button.module.css';
import { GoogleLogo } from './google-logo';
import type { Purpose } from './google-request';
import { explainGoogle } from '../form/problem';
import { ProblemNotice } from '../form/problem-notice';
import { useGoogle, type GoogleStep } from './use-google';

type GoogleButtonProps = {
  name: string;
  purpose: Purpose;
  onToken: (token: string) => Promise<void>;
};

export function GoogleButton({ name, purpose, onToken }: GoogleButtonProps) {
  const { step, start } = useGoogle(purpose, onToken);
  return (
    <div className={styles.google}>
      <Button
        look={site.googleEnabled ? 'quiet' : 'text'}
        wide
        busy={step.at === 'finishing'}
        onClick={start}
      >
        {step.at !== 'finishing' && <GoogleLogo />}
        {name}
      </Button>
      <GoogleOutcome step={step} />
    </div>
  );
}

function GoogleOutcome({ step }: { step: GoogleStep }) {
  const words = useWords('accounts');
  if (step.at === 'idle') return null;
  if (step.at === 'failed')
    return <ProblemNotice problem={explainGoogle(step.failure, words)} answer="login" />;
  return (
    <Notice>
      <p>{words.google[step.at]}</p>
      {step.at === 'blocked' && (
        <p>
          <a href={step.address}>{words.google.goOn}</a>
        </p>
      )}
    </Notice>
  );
}
