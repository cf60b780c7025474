/** The page ‘privacy-policy’. */
import { textPage } from './text-page';

export const PrivacyPolicyPage = textPage('privacyPolicy', {
  en: () => import('./texts/privacy-policy.en').then((m) => m.PrivacyPolicyText),
  de: () => import('./texts/privacy-policy.de').then((m) => m.PrivacyPolicyText),
});
