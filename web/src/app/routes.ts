/** Which page is at which address, who may see it, and which texts it needs. */
import { paths, type RouteName } from '../ui/places/paths';
import { lazyPage } from './lazy-page';

/**
 * 'visitor' pages send a signed-in person to the library, 'member' pages a visitor to the start. A 'memberOnEntry' page
 * ends the session itself, so whoever is in may stay until it has said so. A 'memberOrByLink' page also takes the code of a mail
 * from a visitor. A 'memberOrLastSeen' page has something to show without a connection, before it is known who this is.
 */
export type Access =
  | 'public'
  | 'visitor'
  | 'member'
  | 'memberOnEntry'
  | 'memberOrByLink'
  | 'memberOrLastSeen';

export const pages = {
  home: {
    access: 'visitor',
    ...lazyPage(() => import('../features/pages/home-page').then((m) => m.HomePage), 'pages'),
  },
  login: {
    access: 'visitor',
    ...lazyPage(
      () => import('../features/accounts/entry/login-page').then((m) => m.LoginPage),
      'accounts',
    ),
  },
  signup: {
    access: 'visitor',
    ...lazyPage(
      () => import('../features/accounts/entry/signup-page').then((m) => m.SignupPage),
      'accounts',
    ),
  },
  forgotPassword: {
    access: 'public',
    ...lazyPage(
      () =>
        import('../features/accounts/recovery/forgot-password-page').then(
          (m) => m.ForgotPasswordPage,
        ),
      'accounts',
    ),
  },
  resetPassword: {
    access: 'public',
    ...lazyPage(
      () =>
        import('../features/accounts/recovery/reset-password-page').then(
          (m) => m.ResetPasswordPage,
        ),
      'accounts',
    ),
  },
  user: {
    access: 'member',
    ...lazyPage(
      () => import('../features/accounts/settings/user-page').then((m) => m.UserPage),
      'accounts',
    ),
  },
  emailVerification: {
    access: 'memberOrByLink',
    ...lazyPage(
      () =>
        import('../features/accounts/mail-links/email-verification-page').then(
          (m) => m.EmailVerificationPage,
        ),
      'accounts',
    ),
  },
  emailChanged: {
    access: 'memberOnEntry',
    ...lazyPage(
      () =>
        import('../features/accounts/mail-links/email-changed-page').then(
          (m) => m.EmailChangedPage,
        ),
      'accounts',
    ),
  },
  reminders: {
    access: 'public',
    ...lazyPage(
      () => import('../features/accounts/mail-links/reminders-page').then((m) => m.RemindersPage),
      'accounts',
    ),
  },
  activation: {
    access: 'member',
    ...lazyPage(
      () => import('../features/activation/activation-page').then((m) => m.openActivation()),
      'activation',
    ),
  },
  library: {
    access: 'memberOrLastSeen',
    ...lazyPage(
      () => import('../features/library/library-page').then((m) => m.openLibrary()),
      'library',
    ),
  },
  stage: {
    access: 'member',
    ...lazyPage(() => import('../features/viewer/stage-page').then((m) => m.openStage()), 'viewer'),
  },
  guide: {
    access: 'member',
    ...lazyPage(() => import('../features/guide/guide-page').then((m) => m.openGuide()), 'guide'),
  },
  garden: {
    access: 'member',
    ...lazyPage(
      () => import('../features/garden/garden-page').then((m) => m.openGarden()),
      'garden',
    ),
  },
  trial: {
    access: 'visitor',
    ...lazyPage(() => import('../features/viewer/trial-page').then((m) => m.TrialPage), 'viewer'),
  },
  authAction: {
    access: 'public',
    ...lazyPage(
      () =>
        import('../features/accounts/mail-links/auth-action-page').then((m) => m.AuthActionPage),
      'shell',
    ),
  },
  authGoogle: {
    access: 'public',
    ...lazyPage(
      () => import('../features/accounts/google/auth-google-page').then((m) => m.AuthGooglePage),
      'accounts',
    ),
  },
  privacyPolicy: {
    access: 'public',
    ...lazyPage(
      () => import('../features/pages/privacy-policy-page').then((m) => m.PrivacyPolicyPage),
      'shell',
    ),
  },
  terms: {
    access: 'public',
    ...lazyPage(() => import('../features/pages/terms-page').then((m) => m.TermsPage), 'shell'),
  },
  questions: {
    access: 'public',
    ...lazyPage(
      () => import('../features/pages/questions-page').then((m) => m.QuestionsPage),
      'shell',
    ),
  },
  contact: {
    access: 'public',
    ...lazyPage(() => import('../features/pages/contact-page').then((m) => m.ContactPage), 'shell'),
  },
  imprint: {
    access: 'public',
    ...lazyPage(() => import('../features/pages/imprint-page').then((m) => m.ImprintPage), 'shell'),
  },
  accessibility: {
    access: 'public',
    ...lazyPage(
      () => import('../features/pages/accessibility-page').then((m) => m.AccessibilityPage),
      'shell',
    ),
  },
  notFound: {
    access: 'public',
    ...lazyPage(
      () => import('../features/pages/not-found-page').then((m) => m.NotFoundPage),
      'pages',
    ),
  },
} satisfies Record<RouteName | 'notFound', { access: Access }>;

export type PageName = keyof typeof pages;

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
