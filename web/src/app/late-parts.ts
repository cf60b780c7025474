/** Everything that no page waits for, in one file; loading it also runs what is due once after the first page. */
import { forgetBooksOfOthers } from '../device/books/book-cache';
import { forgetOldPendingCode } from '../device/pending-code';
import { readToken } from '../device/reader-token';
import { registerServiceWorker } from './register-service-worker';

export { OfflinePlaceholder } from '../ui/waiting/offline-placeholder';
export { strip } from '../ui/art/landscape/strip';
export { ErrorPage } from './error-page';
export { LanguageList } from './language-list';
export { OfflineNotice } from './offline-notice';
export { SleepingKaktus } from './sleeping-kaktus';
export { Unreachable } from './unreachable';
export { VisitorNotice } from './visitor-notice';

forgetOldPendingCode();
// A window that was closed during a log-out may have left books behind.
if (readToken() === null) void forgetBooksOfOthers('');
if (import.meta.env.PROD) registerServiceWorker();
