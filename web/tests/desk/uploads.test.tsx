/** One way to the desk for every file: pieces, what is tried again, what never is, and what the pages say about it. */
import { File as NodeFile } from 'node:buffer';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { UploadShown } from '../../src/api/schema.gen';
import { announceFile, sendPieces } from '../../src/desk/api/uploads';
import { json, olga, sitDown } from './at-the-desk';

const upload: UploadShown = {
  id: '0b6ad9a4-6e8c-4a8e-9f57-111111111111',
  name: 'alte.csv',
  size: 40,
  state: 'receiving',
  pieceSize: 4,
  missing: Array.from({ length: 10 }, (_, number) => number),
  percent: 0,
  problems: [],
  version: null,
};
const place = `/api/desk/uploads/${upload.id}`;
// The one of the simulated browser cannot be read.
const fileOf = (text: string, name = 'alte.csv') => new NodeFile([text], name) as unknown as File;
const refusal = (status: number, code: string) =>
  json({ status, errors: [{ code, message: 'x' }], request_id: 'r' }, status);
const arrived = () => new Response(null, { status: 204 });

/** What was asked, in order. */
function serve(respond: (request: Request, number: number) => Response | Promise<Response>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname.replace(place, '')}`);
    return respond(request, asked.length);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return asked;
}

const send = (missing: number[], onPercent: (percent: number) => void = () => undefined) =>
  sendPieces(
    { ...upload, missing },
    fileOf('0123456789'.repeat(4)),
    onPercent,
    new AbortController().signal,
  );

test('only missing pieces are sent, as bytes, and a broken connection is tried again', async () => {
  const percents: number[] = [];
  const asked = serve(async (request, number) => {
    expect(request.headers.get('Content-Type')).toBe('application/octet-stream');
    expect(await request.text()).toBe(request.url.endsWith('/1') ? '4567' : '6789');
    if (number === 1) throw new TypeError('no connection');
    return arrived();
  });
  await send([1, 9], (percent) => percents.push(percent));
  expect(asked.sort()).toEqual(['PUT /pieces/1', 'PUT /pieces/1', 'PUT /pieces/9']);
  expect(percents).toEqual([90, 100]);
});

test.each([401, 403, 404, 409, 413, 422])(
  'a piece that is refused with %i is not sent again, nor is another one',
  async (status) => {
    const asked = serve(() => refusal(status, 'refused'));
    await expect(send(upload.missing)).rejects.toMatchObject({ status });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asked.sort()).toEqual(['PUT /pieces/0', 'PUT /pieces/1']);
  },
);

test('a device that goes offline does not wait for an answer that cannot come', async () => {
  const asked = serve(async (_request, number) => {
    if (number > 1) return arrived();
    window.setTimeout(() => window.dispatchEvent(new Event('offline')), 20);
    return new Promise<Response>(() => undefined);
  });
  const fetchLike = globalThis.fetch;
  // A real fetch ends when its signal does.
  vi.stubGlobal('fetch', (request: Request, { signal }: { signal: AbortSignal }) =>
    Promise.race([
      fetchLike(request),
      new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      ),
    ]),
  );
  await send([1]);
  expect(asked).toEqual(['PUT /pieces/1', 'PUT /pieces/1']);
});

test('an upload that broke off goes on, unless it is gone', async () => {
  const target = { purpose: 'codes' } as const;
  const asked = serve((request) =>
    request.method === 'GET' && asked.length > 1 ? refusal(404, 'not_found') : json(upload),
  );
  expect((await announceFile(fileOf('x'), target, upload.id)).id).toBe(upload.id);
  expect(asked).toEqual(['GET ']);
  await announceFile(fileOf('x'), target, upload.id);
  expect(asked).toEqual(['GET ', 'GET ', 'POST /api/desk/uploads']);
});

const choose = async (name: string, text: string) => {
  const input = await screen.findByLabelText(/CSV file/, { selector: 'input' });
  fireEvent.change(input, { target: { files: [fileOf(text, name)] } });
};

test('a refused list says why, and is not sent again', async () => {
  const sent: string[] = [];
  const { person } = await sitDown('/desk/codes/import', {
    as: olga,
    answers: {
      'GET /api/desk/code-books': () => json({ books: [] }),
      'POST /api/desk/uploads': () => {
        sent.push('announced');
        return refusal(422, 'too_large');
      },
    },
  });
  await choose('alte.csv', 'activation_code');
  await person.click(screen.getByRole('button', { name: 'Send the file' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('larger than 64 MB');
  expect(sent).toEqual(['announced']);
});

test('a list arrives in pieces and is then imported, without being sent twice', async () => {
  const sent: unknown[] = [];
  const { person } = await sitDown('/desk/codes/import', {
    as: olga,
    answers: {
      'GET /api/desk/code-books': () => json({ books: [] }),
      'POST /api/desk/uploads': async (request) => {
        sent.push(await request.json());
        return json({ ...upload, size: 4, missing: [0] });
      },
      [`GET ${place}`]: () => json({ ...upload, size: 4, missing: [] }),
      [`PUT ${place}/pieces/0`]: async (request) => {
        sent.push(await request.text());
        return arrived();
      },
      'POST /api/desk/imports': async (request) => {
        sent.push(await request.json());
        return refusal(409, 'too_many_open');
      },
    },
  });
  await choose('alte.csv', 'code');
  await person.click(screen.getByRole('button', { name: 'Send the file' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('are not done yet');
  await person.click(screen.getByRole('button', { name: 'Send the file' }));
  await waitFor(() => expect(sent).toHaveLength(4));
  expect(sent[0]).toEqual({ purpose: 'codes', book: '', lesson: '', name: 'alte.csv', size: 4 });
  expect(sent[1]).toBe('code');
  expect(sent[2]).toMatchObject({ upload: upload.id });
  expect(sent[3]).toEqual(sent[2]);
});
