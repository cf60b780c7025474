/** Uploads a file: announces it and sends it in pieces; an interrupted upload resumes with the missing ones. */
import { answer } from '../../api/answer';
import { asFailure, failureFrom, type ApiFailure } from '../../api/failure';
import type { NewUpload, UploadShown } from '../../api/schema.gen';
import { desk } from './client';
import { deskFetch } from './desk-fetch';

const parallelPieces = 2;
const maxAttempts = 4;
const retryDelayMs = 500;
/** Longer than the server waits for a piece. */
const pieceTimeoutMs = 130_000;

export type UploadTarget = Pick<NewUpload, 'purpose'> & Partial<Pick<NewUpload, 'book' | 'lesson'>>;

/** The connection or the server failed. What the server has refused is never sent again. */
export const isWorthAnotherTry = ({ status }: ApiFailure): boolean => status === 0 || status >= 500;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** `brokenOffId`: an interrupted upload of the same file. */
export async function announceFile(
  file: File,
  target: UploadTarget,
  brokenOffId?: string,
): Promise<UploadShown> {
  if (brokenOffId) {
    const call = desk.GET('/api/desk/uploads/{upload}', {
      params: { path: { upload: brokenOffId } },
    });
    const upload = await answer(call).catch((error: unknown) => {
      if (asFailure(error).status !== 404) throw error;
    });
    if (upload?.state === 'receiving') return upload;
  }
  const body = { book: '', lesson: '', ...target, name: file.name, size: file.size };
  return answer(desk.POST('/api/desk/uploads', { body }));
}

async function putPiece(url: URL, body: ArrayBuffer, signal: AbortSignal) {
  const headers = { 'Content-Type': 'application/octet-stream' };
  // Without this, a lost connection would be noticed only after the time-out.
  const lost = new AbortController();
  const cut = () => lost.abort();
  window.addEventListener('offline', cut);
  const either = AbortSignal.any([signal, lost.signal]);
  const request = new Request(url, { method: 'PUT', body, headers, signal: either });
  const response = await deskFetch(request, pieceTimeoutMs).finally(() =>
    window.removeEventListener('offline', cut),
  );
  if (!response.ok) throw failureFrom(response.status, await response.json().catch(() => null));
}

async function sendPiece(upload: UploadShown, file: File, number: number, signal: AbortSignal) {
  const path = `/api/desk/uploads/${upload.id}/pieces/${number}`;
  const start = number * upload.pieceSize;
  const body = await file.slice(start, start + upload.pieceSize).arrayBuffer();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await putPiece(new URL(path, window.location.origin), body, signal);
    } catch (error) {
      if (signal.aborted || attempt === maxAttempts || !isWorthAnotherTry(asFailure(error)))
        throw error;
      await pause(retryDelayMs * 2 ** attempt);
    }
  }
}

/** Resolves when every piece has arrived; the first failure ends it. */
export async function sendPieces(
  upload: UploadShown,
  file: File,
  onPercent: (percent: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const missing = [...upload.missing];
  const all = Math.ceil(upload.size / upload.pieceSize);
  let arrived = all - missing.length;
  const failed = new AbortController();
  const ended = AbortSignal.any([signal, failed.signal]);
  const work = async () => {
    for (let next = missing.shift(); next !== undefined; next = missing.shift()) {
      await sendPiece(upload, file, next, ended);
      arrived += 1;
      onPercent(Math.floor((100 * arrived) / all));
    }
  };
  try {
    await Promise.all(Array.from({ length: parallelPieces }, work));
  } catch (error) {
    missing.length = 0;
    failed.abort();
    throw error;
  }
}
