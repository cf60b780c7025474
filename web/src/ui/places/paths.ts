/** The one place for the addresses of pages; the server learns them from here too. */
export const paths = {
  home: '/',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  user: '/user',
  emailVerification: '/emailVerification',
  emailChanged: '/emailChanged',
  reminders: '/reminders',
  activation: '/activation',
  library: '/library',
  stage: '/stage',
  guide: '/guide',
  garden: '/garden',
  class: '/class',
  join: '/join',
  forTeachers: '/teachers',
  trial: '/try',
  authAction: '/auth/action',
  authGoogle: '/auth/google',
  privacyPolicy: '/privacypolicy',
  terms: '/terms',
  questions: '/questions',
  contact: '/contact',
  imprint: '/imprint',
  accessibility: '/accessibility',
} as const;

export type RouteName = keyof typeof paths;

/** An address with the one-time code of a mail, as the pages behind mail links expect it. */
export function withOobCode(path: string, oobCode: string): string {
  return `${path}?oobCode=${encodeURIComponent(oobCode)}`;
}
