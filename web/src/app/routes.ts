/** Which page is at which address, who may see it, and which texts it needs. */
import { paths, type RouteName } from '../ui/places/paths';
import { lazyPage } from './lazy-page';

const openClassGarden = () =>
  import('../features/garden/class-garden').then((m) => m.openClassGarden());

export const pages = {
  home: lazyPage('visitor', 'pages', () =>
    import('../features/pages/home-page').then((m) => m.HomePage),
  ),
  login: lazyPage('visitor', 'accounts', () =>
    import('../features/accounts/entry/login-page').then((m) => m.LoginPage),
  ),
  signup: lazyPage('visitor', 'accounts', () =>
    import('../features/accounts/entry/signup-page').then((m) => m.SignupPage),
  ),
  forgotPassword: lazyPage('public', 'accounts', () =>
    import('../features/accounts/recovery/forgot-password-page').then((m) => m.ForgotPasswordPage),
  ),
  resetPassword: lazyPage('public', 'accounts', () =>
    import('../features/accounts/recovery/reset-password-page').then((m) => m.ResetPasswordPage),
  ),
  user: lazyPage('member', 'accounts', () =>
    import('../features/accounts/settings/user-page').then((m) => m.openUser()),
  ),
  emailVerification: lazyPage('memberOrByLink', 'accounts', () =>
    import('../features/accounts/mail-links/email-verification-page').then(
      (m) => m.EmailVerificationPage,
    ),
  ),
  emailChanged: lazyPage('memberOnEntry', 'accounts', () =>
    import('../features/accounts/mail-links/email-changed-page').then((m) => m.EmailChangedPage),
  ),
  reminders: lazyPage('public', 'accounts', () =>
    import('../features/accounts/mail-links/reminders-page').then((m) => m.RemindersPage),
  ),
  activation: lazyPage('member', 'activation', () =>
    import('../features/activation/activation-page').then((m) => m.openActivation()),
  ),
  library: lazyPage('memberOrLastSeen', 'library', () =>
    import('../features/library/library-page').then((m) => m.openLibrary()),
  ),
  stage: lazyPage('memberOrLastSeen', 'viewer', () =>
    import('../features/viewer/stage-page').then((m) => m.openStage()),
  ),
  guide: lazyPage('member', 'guide', () =>
    import('../features/guide/guide-page').then((m) => m.openGuide()),
  ),
  garden: lazyPage('memberOrLastSeen', 'garden', () =>
    import('../features/garden/garden-page').then((m) => m.openGarden()),
  ),
  class: lazyPage('member', 'classes', () =>
    import('../features/classes/class-page').then((m) => m.ClassPage),
  ),
  join: lazyPage('public', 'join', () =>
    import('../features/join/join-page').then((m) => m.openJoin(openClassGarden)),
  ),
  forTeachers: lazyPage('public', 'classes', () =>
    import('../features/classes/for-teachers-page').then((m) => m.ForTeachersPage),
  ),
  trial: lazyPage('visitor', 'viewer', () =>
    import('../features/viewer/trial-page').then((m) => m.TrialPage),
  ),
  authAction: lazyPage('public', 'shell', () =>
    import('../features/accounts/mail-links/auth-action-page').then((m) => m.AuthActionPage),
  ),
  authGoogle: lazyPage('public', 'accounts', () =>
    import('../features/accounts/google/auth-google-page').then((m) => m.AuthGooglePage),
  ),
  privacyPolicy: lazyPage('public', 'shell', () =>
    import('../features/pages/privacy-policy-page').then((m) => m.PrivacyPolicyPage),
  ),
  terms: lazyPage('public', 'shell', () =>
    import('../features/pages/terms-page').then((m) => m.TermsPage),
  ),
  questions: lazyPage('public', 'shell', () =>
    import('../features/pages/questions-page').then((m) => m.QuestionsPage),
  ),
  contact: lazyPage('public', 'shell', () =>
    import('../features/pages/contact-page').then((m) => m.ContactPage),
  ),
  imprint: lazyPage('public', 'shell', () =>
    import('../features/pages/imprint-page').then((m) => m.ImprintPage),
  ),
  accessibility: lazyPage('public', 'shell', () =>
    import('../features/pages/accessibility-page').then((m) => m.AccessibilityPage),
  ),
  notFound: lazyPage('public', 'pages', () =>
    import('../features/pages/not-found-page').then((m) => m.NotFoundPage),
  ),
} satisfies Record<RouteName | 'notFound', unknown>;

type PageName = keyof typeof pages;

const nameOfPath = new Map<string, PageName>(
  Object.entries(paths).map(([name, path]) => [path, name as RouteName]),
);

/** Every address is fixed, so a lookup does what a route matcher would; a slash at the end is allowed. */
export function routeNameAt(pathname: string): PageName {
  return nameOfPath.get(pathname.replace(/(?!^)\/+$/, '')) ?? 'notFound';
}

/** Fetches a page before React asks for it. */
export async function preloadPage(pathname: string): Promise<void> {
  await pages[routeNameAt(pathname)].load();
}
