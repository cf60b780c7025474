/** Everything that no page waits for, in one file; on arrival it does what is due once after the first page. */
import { forgetBooksOfOthers } from '../device/books/book-cache';
import { forgetOldPendingCode } from '../device/pending-code';
import { readToken } from '../device/reader-token';
import { registerServiceWorker } from './register-service-worker';

export { Asleep } from '../ui/waiting/asleep';
export { strip } from '../ui/art/landscape/strip';
export { ErrorPage } from './error-page';
export { LanguageList } from './language-list';
export { OfflineNotice } from './offline-notice';
export { SleepingKaktus } from './sleeping-kaktus';
export { Unreachable } from './unreachable';
export { VisitorNotice } from './visitor-notice';

forgetOldPendingCode();
// A window that was closed while somebody logged out may have left some.
if (readToken() === null) void forgetBooksOfOthers('');
if (import.meta.env.PROD) registerServiceWorker();
