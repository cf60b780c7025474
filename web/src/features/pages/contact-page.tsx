/** The page ‘contact’. */
import { textPage } from './text-page';

export const ContactPage = textPage('contact', {
  en: () => import('./texts/contact.en').then((m) => m.ContactText),
  de: () => import('./texts/contact.de').then((m) => m.ContactText),
});
