/** The privacy page says how long everything about people is kept, with the numbers that the server works with. */
import { render } from '@testing-library/react';
import { people } from 'kaktus-shared/retention.json';
import { expect, test } from 'vitest';
import { site } from '../../src/api/site';
import { PrivacyPolicyText as German } from '../../src/features/pages/texts/privacy-policy.de';
import { PrivacyPolicyText as English } from '../../src/features/pages/texts/privacy-policy.en';
import { Router } from '../../src/router/router';

const units = {
  Days: { en: 'days', de: 'Tage' },
  Hours: { en: 'hours', de: 'Stunden' },
};

/** With everything that is said of a trial. */
function shown(Text: typeof English) {
  return render(<Router children={<Text site={{ ...site, mailboxEnabled: true }} />} />);
}

test.each([
  ['en' as const, English],
  ['de' as const, German],
])('every number is there, in %s', (language, Text) => {
  const { container } = shown(Text);
  const rows = [...container.querySelectorAll<HTMLElement>('tr[data-retention]')];
  const told = rows.flatMap((row) =>
    row.dataset.retention!.split(' ').map((name) => [name, row.textContent] as const),
  );
  expect(told.map(([name]) => name).sort()).toEqual(Object.keys(people).sort());
  for (const [name, text] of told) {
    const unit = units[name.endsWith('Hours') ? 'Hours' : 'Days'][language];
    expect(text).toContain(`${people[name as keyof typeof people]} ${unit}`);
  }
});

test.each([
  ['en', English],
  ['de', German],
])('no row has a number of its own, in %s', (_, Text) => {
  const { container } = shown(Text);
  const others = [...container.querySelectorAll('tr:not([data-retention]) td')];
  const numbers = others.flatMap((cell) => cell.textContent.match(/\d+/g) ?? []);
  // How long a code opens a book is said there, too; it belongs to the code.
  expect(numbers).toEqual(['18']);
});
