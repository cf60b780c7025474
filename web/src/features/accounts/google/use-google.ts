/** The steps of a sign-in with Google, as the page with the button sees them. */
import { useEffect, useRef, useState } from 'react';
import { asFailure, type ApiFailure } from '../../../api/failure';
import { site } from '../../../api/site';
import { exchangeGoogleAnswer } from './google-exchange';
import { listenToGooglePopup, openGooglePopup } from './google-popup';
import { makeGoogleRequest, type GoogleAnswer, type Purpose } from './google-request';

export type GoogleStep =
  | { at: 'idle' | 'notSetUp' | 'waiting' | 'cancelled' | 'finishing' }
  | { at: 'blocked'; address: string }
  | { at: 'failed'; failure: ApiFailure };

export function useGoogle(purpose: Purpose, onToken: (token: string) => Promise<void>) {
  const [step, setStep] = useState<GoogleStep>({ at: 'idle' });
  const popup = useRef<Window | null>(null);
  const stopListening = useRef(() => {});
  useEffect(() => () => stopListening.current(), []);

  const fail = (error: unknown) => setStep({ at: 'failed', failure: asFailure(error) });

  const finish = async (answer: GoogleAnswer | 'closed') => {
    if (answer === 'closed') return setStep({ at: 'cancelled' });
    setStep({ at: 'finishing' });
    const { token } = await exchangeGoogleAnswer(answer);
    if (token === null) return setStep({ at: 'cancelled' });
    await onToken(token);
    setStep({ at: 'idle' });
  };

  const goOnHere = async () => {
    const request = await makeGoogleRequest('page', purpose);
    setStep(request ? { at: 'blocked', address: request.address } : { at: 'notSetUp' });
  };

  const goOnInPopup = async (opened: Window) => {
    setStep({ at: 'waiting' });
    const request = await makeGoogleRequest('popup', purpose);
    if (!request) {
      opened.close();
      return setStep({ at: 'notSetUp' });
    }
    stopListening.current = listenToGooglePopup(opened, request.state, (answer) => {
      finish(answer).catch(fail);
    });
    opened.location.href = request.address;
  };

  const start = () => {
    if (step.at === 'finishing') return;
    if (step.at === 'waiting' && popup.current && !popup.current.closed) {
      popup.current.focus();
      return;
    }
    if (!site.googleEnabled) return setStep({ at: 'notSetUp' });
    stopListening.current();
    const opened = openGooglePopup();
    popup.current = opened;
    const going = opened ? goOnInPopup(opened) : goOnHere();
    going.catch((error: unknown) => {
      opened?.close();
      fail(error);
    });
  };

  return { step, start };
}
