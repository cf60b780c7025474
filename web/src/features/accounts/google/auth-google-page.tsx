/** Google's redirect target: a popup passes the answer on and closes; without a popup, the sign-in ends here. */
import { useEffect, useRef, useState } from 'react';
import { asFailure, type ApiFailure } from '../../../api/failure';
import { readDestination } from '../../../device/destination';
import { useSession } from '../../../api/reader-session';
import { useWords } from '../../../i18n/language';
import { Link } from '../../../router/link';
import { useNavigate, useSearchParams } from '../../../router/location';
import { paths } from '../../../ui/places/paths';
import { PleaseWait } from '../../../ui/waiting/please-wait';
import { Sheet } from '../../../ui/page/sheet';
import { exchangeGoogleAnswer } from './google-exchange';
import { tellOpener } from './google-popup';
import { isPopupState, type GoogleReply } from './google-request';
import { explainGoogle } from '../form/problem';
import { ProblemNotice } from '../form/problem-notice';

function useAnswer(): GoogleReply {
  const query = useSearchParams();
  return {
    state: query.get('state') ?? '',
    code: query.get('code'),
    error: query.get('error'),
  };
}

export function AuthGooglePage() {
  const words = useWords('accounts');
  const { status, signIn } = useSession();
  const navigate = useNavigate();
  const answer = useAnswer();
  const [failure, setFailure] = useState<ApiFailure>();
  const inPopup = isPopupState(answer.state);
  const begun = useRef(false);

  const finishHere = async () => {
    const { purpose, token } = await exchangeGoogleAnswer(answer);
    if (token !== null) await signIn(token);
    if (purpose === 'confirm')
      return navigate(paths.user, { replace: true, state: { googleConfirmed: token !== null } });
    const entered = readDestination() ?? paths.library;
    return navigate(token === null ? paths.login : entered, { replace: true });
  };

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    if (inPopup) {
      tellOpener(answer);
      window.close();
    } else {
      Promise.resolve(finishHere()).catch((error: unknown) => setFailure(asFailure(error)));
    }
  });

  if (!inPopup && !failure) return <PleaseWait text={words.google.finishing} />;
  return (
    <Sheet heading={words.headings.google} kind="message">
      {inPopup && <p>{words.google.closeWindow}</p>}
      {failure && <ProblemNotice problem={explainGoogle(failure, words)} answer="login" />}
      {failure && (
        <p>
          {status === 'in' ? (
            <Link to={paths.user}>{words.changed.toAccount}</Link>
          ) : (
            <Link to={paths.login}>{words.forgot.back}</Link>
          )}
        </p>
      )}
    </Sheet>
  );
}
