/**
 * Parts that no page waits for. Late parts are fetched as soon as a page is on the screen: the strip of land below every page, and
 * what is shown only to some or only when something is wrong. Member parts are fetched for whoever is signed in.
 */
import { loadWords } from '../i18n/language';
import { loadLater } from '../ui/waiting/load-later';

export const [useLateParts] = loadLater(() =>
  Promise.all([import('./late-parts'), loadWords('late')]).then(([parts]) => parts),
);
export const [useMemberParts, fetchMemberParts] = loadLater(() => import('./member-navigation'));
