/** Turns a failed activation into what the person reads: the specified sentence with its help, or the plain reason. */
import type { ApiFailure } from '../../api/failure';
import type { Words } from '../../i18n/catalogues';
import { codeLength } from '../../ui/code/code-typing';
import type { QuestionId } from '../../ui/places/questions';

type ActivationWords = Words<'activation'>;

export type ActivationProblem =
  | { about: 'code'; message: string; answer: QuestionId; next?: string; help?: string }
  | { about: 'rest'; message: string; answer: QuestionId; help: string };

function plainReason(failure: ApiFailure, words: ActivationWords): string {
  const { failures } = words;
  if (failure.status === 0) return failures.unreachable;
  if (failure.status === 401) return failures.sessionEnded;
  if (failure.status === 503) return failures.unavailable;
  return failures.unexpected;
}

export function explainActivation(
  failure: ApiFailure,
  code: string,
  words: ActivationWords,
  day: (day: Date) => string,
): ActivationProblem {
  const [reason] = failure.reasons;
  if (failure.status === 429) {
    const seconds = reason?.retryAfter ?? 60;
    const wait = seconds < 60 ? words.seconds(seconds) : words.minutes(Math.ceil(seconds / 60));
    return { about: 'rest', answer: 'refused', message: words.tooMany, help: words.waitFor(wait) };
  }
  if (reason?.redeemBy) {
    const message = words.tooLate(day(new Date(`${reason.redeemBy}T12:00`)));
    return { about: 'code', answer: 'refused', message };
  }
  const message = words.refusals[reason?.code as keyof typeof words.refusals];
  if (!message)
    return {
      about: 'rest',
      answer: 'refused',
      message: words.failed,
      help: plainReason(failure, words),
    };
  const answer = reason?.code === 'invalid_code' ? 'refused' : 'used';
  if (reason?.code === 'code_used') return { about: 'code', answer, message, next: words.usedHelp };
  if (reason?.hint) {
    const { place, typed, meant } = reason.hint;
    return { about: 'code', answer, message, help: words.slip(place, typed, meant) };
  }
  if (!reason?.help) return { about: 'code', answer, message };
  return {
    about: 'code',
    answer,
    message,
    help: code.length === codeLength ? words.checkCode : words.twelve,
  };
}
