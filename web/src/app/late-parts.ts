/** Everything that no page waits for, in one file; on arrival it does what is due once after the first page. */
import { forgetOldPendingCode } from '../device/pending-code';
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
if (import.meta.env.PROD) registerServiceWorker();
