/** The page ‘terms’. */
import { textPage } from './text-page';

export const TermsPage = textPage('terms', {
  en: () => import('./texts/terms.en').then((m) => m.TermsText),
  de: () => import('./texts/terms.de').then((m) => m.TermsText),
});
