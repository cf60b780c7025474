/** The page of questions: every answer in every language, and the ways to it. */
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { QuestionsText } from '../src/features/pages/questions-text';
import { languages, type Language } from '../src/i18n/catalogues';
import { questions } from '../src/ui/places/questions';
import { json, serve, visit } from './visit';

const texts = import.meta.glob<{ default: QuestionsText }>(
  '../src/features/pages/texts/questions.*.ts',
  { eager: true },
);
const textIn = (language: Language) =>
  texts[`../src/features/pages/texts/questions.${language}.ts`]!.default;

test.each(languages)('all questions have an answer in %s', (language) => {
  const { lead, answers } = textIn(language);
  const all = [lead, ...questions.flatMap((id) => [answers[id].question, ...answers[id].answer])];
  expect(all).toHaveLength(1 + 3 * questions.length);
  expect(all.filter((text) => text.trim().length < 8)).toEqual([]);
  if (language !== 'en') expect(all).not.toContain(textIn('en').lead);
});

test('all questions are on the page, each with an address of its own', async () => {
  visit('/questions');
  const headings = await screen.findAllByRole('heading', { level: 2 });
  expect(headings.map((heading) => heading.parentElement!.id)).toEqual([...questions]);
});

test('an address with a question shows its answer', async () => {
  const shown = vi.fn<(this: Element) => void>();
  Element.prototype.scrollIntoView = function () {
    shown.call(this);
  };
  visit('/questions#used');
  await screen.findAllByRole('heading', { level: 2 });
  expect(shown.mock.contexts.map((element) => (element as Element).id)).toContain('used');
});

test('a refused code leads to its answer, and says what to do', async () => {
  const refusal = { status: 400, errors: [{ code: 'code_used', message: '' }], request_id: 'r-1' };
  const server = serve({ 'POST /api/activation': () => json(refusal, 400) });
  const { person } = visit('/activation', { as: 'anna', server });
  await person.type(await screen.findByRole('textbox'), 'ABCDEFGHJKMN');
  await person.click(screen.getByRole('button', { name: 'Activate' }));
  expect(await screen.findByText(/A code works for one account only/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'What can I do?' })).toHaveAttribute(
    'href',
    '/questions#used',
  );
});

test('the footer leads to the questions', async () => {
  visit('/contact');
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Questions' })).toHaveAttribute('href', '/questions');
});
