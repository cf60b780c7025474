/** The page ‘accessibility’. */
import { textPage } from './text-page';

export const AccessibilityPage = textPage('accessibility', {
  en: () => import('./texts/accessibility.en').then((m) => m.AccessibilityText),
  de: () => import('./texts/accessibility.de').then((m) => m.AccessibilityText),
});
