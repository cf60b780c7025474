/** The page ‘imprint’. */
import { textPage } from './text-page';

export const ImprintPage = textPage('imprint', {
  en: () => import('./texts/imprint.en').then((m) => m.ImprintText),
  de: () => import('./texts/imprint.de').then((m) => m.ImprintText),
});
