/** Redeems the code; if it would extend what the person already has, the form asks first. */
import type { RefObject } from 'react';
import { asFailure } from '../../api/failure';
import { reload } from '../../api/reader-session';
import { forgetShelf } from '../../api/shelf';
import { forgetPendingCode, keepPendingCode } from '../../device/pending-code';
import { useSubmission } from '../../ui/forms/use-submission';
import type { Unlocked } from './activation-success';
import { redeemCode } from './redeem-code';
import type { TypedCode } from './use-typed-code';

export type ActivationEvents = {
  onAttempt: () => void;
  onUnlocked: (unlocked: Unlocked) => void;
};

export function useActivation(
  { onAttempt, onUnlocked }: ActivationEvents,
  typed: TypedCode,
  input: RefObject<HTMLInputElement | null>,
) {
  return useSubmission(async (extend: boolean) => {
    onAttempt();
    typed.clearNotes();
    keepPendingCode(typed.code);
    try {
      const unlocked = await redeemCode(typed.code, extend);
      forgetShelf();
      typed.type('', false);
      onUnlocked(unlocked);
    } catch (error) {
      const failure = asFailure(error);
      const question = failure.reasons[0]?.extension ?? undefined;
      typed.setExtension(question);
      if (question) return;
      if (failure.has('email_not_verified')) await reload();
      if (failure.status === 400) {
        forgetPendingCode();
        input.current?.focus();
      }
      throw failure;
    }
  });
}
