/** The contact page has the same parts, in the same order, in every language. */
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Site } from '../../src/api/schema.gen';
import { languages, type Language } from '../../src/i18n/catalogues';
import { Router } from '../../src/router/router';

const folder = '../../src/features/pages/texts';
const texts = import.meta.glob<{ ContactText: (given: { site: Site }) => React.ReactNode }>(
  '../../src/features/pages/texts/contact.*.tsx',
  { eager: true },
);
const site = { contactEmail: 'hilfe@example.org' } as Site;

function partsIn(language: Language): string[] {
  const { ContactText } = texts[`${folder}/contact.${language}.tsx`]!;
  const { container } = render(
    <Router>
      <ContactText site={site} />
    </Router>,
  );
  return [...container.querySelectorAll('*')].map(
    (part) => part.tagName + (part.getAttribute('href') ?? ''),
  );
}

test.each(languages)('nothing is missing in %s', (language) => {
  const parts = partsIn(language);
  expect(parts).toEqual(partsIn('en'));
  expect(parts).toContain('Amailto:hilfe@example.org');
});
