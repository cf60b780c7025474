/** The steps of a sign-in with Google, as the page with the button sees them. */
import { useEffect, useRef, useState } from 'react';
import { asFailure, type ApiFailure } from '../../../api/failure';
import { site } from '../../../api/site';
import { exchangeGoogleAnswer } from './google-exchange';
import { listenToGooglePopup, openGooglePopup } from './google-popup';
import { createGoogleRequest, type GoogleReply, type Purpose } from './google-request';

export type GoogleStep =
  | { at: 'idle' | 'notSetUp' | 'waiting' | 'cancelled' | 'finishing' }
  | { at: 'blocked'; address: string }
  | { at: 'failed'; failure: ApiFailure };

/** Where the popup was blocked: the address that the person opens in this page. */
async function stepInThisPage(purpose: Purpose): Promise<GoogleStep> {
  const request = await createGoogleRequest('page', purpose);
  return request ? { at: 'blocked', address: request.address } : { at: 'notSetUp' };
}

type OnAnswer = (answer: GoogleReply | 'closed') => void;

/** Sends the popup to Google. Returns what stops listening to it, or null where Google is not set up. */
async function sendPopup(popup: Window, purpose: Purpose, onAnswer: OnAnswer) {
  const request = await createGoogleRequest('popup', purpose);
  if (!request) {
    popup.close();
    return null;
  }
  const stop = listenToGooglePopup(popup, request.state, onAnswer);
  popup.location.href = request.address;
  return stop;
}

export function useGoogle(purpose: Purpose, onToken: (token: string) => Promise<void>) {
  const [step, setStep] = useState<GoogleStep>({ at: 'idle' });
  const popup = useRef<Window | null>(null);
  const stopListening = useRef(() => {});
  useEffect(() => () => stopListening.current(), []);

  const finish = async (answer: GoogleReply | 'closed') => {
    if (answer === 'closed') return setStep({ at: 'cancelled' });
    setStep({ at: 'finishing' });
    const { token } = await exchangeGoogleAnswer(answer);
    if (token === null) return setStep({ at: 'cancelled' });
    await onToken(token);
    setStep({ at: 'idle' });
  };
  const fail = (error: unknown) => setStep({ at: 'failed', failure: asFailure(error) });

  const open = async (opened: Window | null) => {
    if (!opened) return setStep(await stepInThisPage(purpose));
    setStep({ at: 'waiting' });
    const stop = await sendPopup(opened, purpose, (answer) => void finish(answer).catch(fail));
    if (!stop) return setStep({ at: 'notSetUp' });
    stopListening.current = stop;
  };

  const start = () => {
    if (step.at === 'finishing') return;
    if (step.at === 'waiting' && popup.current && !popup.current.closed)
      return popup.current.focus();
    if (!site.googleEnabled) return setStep({ at: 'notSetUp' });
    stopListening.current();
    const opened = openGooglePopup();
    popup.current = opened;
    open(opened).catch((error: unknown) => {
      opened?.close();
      fail(error);
    });
  };

  return { step, start };
}
