/** Batches with unused codes whose last day is near, as attention items of the start page. */
import type { CodesOverview } from '../../api/schema.gen';
import type { useDeskWords } from '../i18n/words';
import { deskIcons } from '../ui/desk-icons';

type Words = ReturnType<typeof useDeskWords<'start'>>;

export const endingBatches = (
  codes: CodesOverview | null,
  words: Words,
  momentWords: (at: string) => string,
) =>
  (codes?.ending ?? []).map(({ id, name, title, unused, redeemBy }) => ({
    key: `batch ${id}`,
    icon: deskIcons.codes,
    to: `/desk/codes/batches/${id}`,
    says: words.batchEnds(title, name || words.batch(id), unused, momentWords(`${redeemBy}T12:00`)),
    link: words.toBatch,
  }));
