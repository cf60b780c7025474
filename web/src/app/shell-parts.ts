/**
 * Parts that no page waits for. Late parts are fetched once a page is on the screen: the strip of land below every
 * page, and what only some people see or only when something is wrong. Member parts are fetched for signed-in people.
 */
import { loadWords } from '../i18n/language';
import { loadLater } from '../ui/waiting/load-later';

export const [useLateParts] = loadLater(() =>
  Promise.all([import('./late-parts'), loadWords('late')]).then(([parts]) => parts),
);
export const [useMemberParts, fetchMemberParts] = loadLater(() => import('./member-navigation'));
