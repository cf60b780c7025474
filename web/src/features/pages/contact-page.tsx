/** The page ‘contact’: not a legal text, and therefore in every language. */
import { textPage } from './text-page';

export const ContactPage = textPage('contact', {
  en: () => import('./texts/contact.en').then((m) => m.ContactText),
  de: () => import('./texts/contact.de').then((m) => m.ContactText),
  tr: () => import('./texts/contact.tr').then((m) => m.ContactText),
  uk: () => import('./texts/contact.uk').then((m) => m.ContactText),
  ar: () => import('./texts/contact.ar').then((m) => m.ContactText),
  es: () => import('./texts/contact.es').then((m) => m.ContactText),
  pl: () => import('./texts/contact.pl').then((m) => m.ContactText),
});
