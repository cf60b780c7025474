/** What to say about a call that failed: the page's own words for its code, or those that all pages share. */
import type { ApiFailure } from '../../api/failure';
import type { DeskWords } from '../i18n/desk-catalogues';

export function failureWords(
  failure: ApiFailure,
  own: Partial<Record<string, string>>,
  shared: DeskWords<'shell'>['failures'],
): string {
  const [reason] = failure.reasons;
  const words = reason && own[reason.code];
  if (words) return words;
  if (failure.status === 0) return shared.unreachable;
  if (failure.status === 401) return shared.signedOut;
  if (failure.status === 403) return shared.notAllowed;
  if (failure.status === 404) return shared.gone;
  if (failure.status === 429) return shared.tooOften(Math.ceil((reason?.retryAfter ?? 60) / 60));
  if (failure.status >= 500) return shared.broken;
  return reason?.message ?? shared.broken;
}
