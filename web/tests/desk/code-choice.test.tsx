/** Codes of several batches: found by a pasted list, revoked, replaced and printed together. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CodeChoice, WantedDownload } from '../../src/api/schema.gen';
import { json, olga, sitDown } from './at-the-desk';

const part = {
  batch: 12,
  name: 'Auflage 3',
  book: 'kaktus1',
  isRevoked: false,
  numbers: '101-250',
  count: 150,
  unused: 149,
  activated: 1,
  revoked: 0,
};
const other = { ...part, batch: 14, name: '', numbers: '7', count: 1, unused: 1, activated: 0 };
const gone = { ...other, batch: 15, isRevoked: true, numbers: '1', unused: 0, revoked: 1 };
const found: CodeChoice = { parts: [part, other, gone], unknown: ['nonsense'] };
const chosen = [
  { batch: 12, numbers: '101-250' },
  { batch: 14, numbers: '7' },
];

async function paste(choice: CodeChoice, url = '/file') {
  const sent: [string, unknown][] = [];
  const note = (name: string, answer: () => Response) => async (request: Request) => {
    sent.push([name, await request.json()]);
    return answer();
  };
  const at = await sitDown('/desk/codes/several', {
    as: olga,
    answers: {
      'GET /api/desk/code-books': () => json({ books: [] }),
      'GET /api/desk/batches/12/files': () => json({ files: [] }),
      'GET /api/desk/batches/14/files': () => json({ files: [] }),
      'POST /api/desk/code-choice': note('choose', () => json(choice)),
      'POST /api/desk/code-choice/revoke': note(
        'revoke',
        () => new Response(null, { status: 204 }),
      ),
      'POST /api/desk/code-choice/replace': note('replace', () => json({ batches: [20, 21] })),
      'POST /api/desk/downloads': note('download', () => json({ url })),
    },
  });
  await at.person.type(await screen.findByLabelText('Codes'), '12/101-250, 14/7');
  await at.person.click(screen.getByRole('button', { name: 'Check the choice' }));
  return { ...at, sent };
}

test('codes are listed by batch, and revoked with one reason', async () => {
  const { person, sent } = await paste(found);
  await screen.findByText(/152 codes: 150 unused, 1 activated, 1 revoked. Not found: nonsense./);
  const rows = within(screen.getByRole('table', { name: 'Codes found' })).getAllByRole('row');
  expect(rows).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Auflage 3' })).toHaveAttribute(
    'href',
    '/desk/codes/batches/12',
  );
  await person.click(screen.getByRole('button', { name: 'Revoke them' }));
  const dialog = await screen.findByRole('dialog', { name: 'Revoke 151 codes?' });
  await person.type(within(dialog).getByLabelText('Reason'), 'stolen carton');
  await person.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  await screen.findByText('The codes are being revoked. This takes a moment.');
  expect(sent.find(([name]) => name === 'revoke')?.[1]).toEqual({
    parts: chosen,
    reason: 'stolen carton',
    used: false,
  });
});

test('codes are replaced, and the new batches are named', async () => {
  const { person, sent } = await paste(found);
  await person.click(await screen.findByRole('button', { name: 'Replace them' }));
  const dialog = await screen.findByRole('dialog', { name: 'Replace 150 codes?' });
  expect(within(dialog).queryByLabelText('How many new codes?')).not.toBeInTheDocument();
  await person.type(within(dialog).getByLabelText('Reason'), 'wet');
  await person.click(within(dialog).getByRole('button', { name: 'Revoke and replace' }));
  expect(await screen.findByRole('link', { name: 'To batch 21' })).toBeVisible();
  expect(sent.find(([name]) => name === 'replace')?.[1]).toEqual({ parts: chosen, reason: 'wet' });
});

test('labels of several batches are one download', async () => {
  const { person, sent } = await paste(found, '');
  await person.click(await screen.findByRole('button', { name: 'Labels as PDF' }));
  await waitFor(() => expect(sent.some(([name]) => name === 'download')).toBe(true));
  const wanted = sent.find(([name]) => name === 'download')?.[1] as WantedDownload;
  expect(wanted).toMatchObject({ what: 'pdf', parts: chosen, numbers: '' });
});

test('where nothing is found, nothing can be done', async () => {
  await paste({ parts: [], unknown: ['nonsense'] });
  await screen.findByText(/Not found: nonsense/);
  expect(screen.queryByRole('button', { name: 'Revoke them' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Labels as PDF' })).not.toBeInTheDocument();
});
