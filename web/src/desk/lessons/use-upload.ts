/** Sends a file in pieces, four at a time; what broke off goes on with the pieces that are missing. */
import { useEffect, useRef, useState } from 'react';
import { answer } from '../../api/answer';
import { asFailure, failureFrom, type ApiFailure } from '../../api/failure';
import type { UploadShown } from '../../api/schema.gen';
import { desk } from '../api/client';
import { deskFetch } from '../api/desk-fetch';

const atATime = 4;
const tries = 4;
const pauseMs = 500;

export type Sending = { name: string; percent: number };
export type Target = { book: string; lesson: string; picture?: boolean };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const isWorthAnotherTry = ({ status }: ApiFailure) => status === 0 || status >= 500;

async function sendPiece(upload: UploadShown, file: File, number: number, signal: AbortSignal) {
  const place = `/api/desk/lessons/uploads/${upload.id}/pieces/${number}`;
  const start = number * upload.pieceSize;
  const body = await file.slice(start, start + upload.pieceSize).arrayBuffer();
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await deskFetch(
        new Request(new URL(place, window.location.origin), {
          method: 'PUT',
          body,
          headers: { 'Content-Type': 'application/octet-stream' },
          signal,
        }),
      );
      if (!response.ok) throw failureFrom(response.status, await response.json());
      return;
    } catch (error) {
      if (signal.aborted || attempt === tries || !isWorthAnotherTry(asFailure(error))) throw error;
      await pause(pauseMs * 2 ** attempt);
    }
  }
}

/** Resolves when every piece has arrived. */
export async function sendPieces(
  upload: UploadShown,
  file: File,
  onPercent: (percent: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const missing = [...upload.missing];
  const all = Math.ceil(upload.size / upload.pieceSize);
  let arrived = all - missing.length;
  const work = async () => {
    for (let next = missing.shift(); next !== undefined; next = missing.shift()) {
      await sendPiece(upload, file, next, signal);
      arrived += 1;
      onPercent(Math.floor((100 * arrived) / all));
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
}

export function useUpload({ book, lesson, picture = false }: Target) {
  const [sending, setSending] = useState<Sending | null>(null);
  const [failure, setFailure] = useState<ApiFailure>();
  const [last, setLast] = useState<File>();
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  /** Returns the upload when all of it has arrived; `known` is one of this file that broke off before. */
  const send = async (file: File, known?: UploadShown): Promise<UploadShown | null> => {
    const stop = new AbortController();
    leaving.current = stop;
    setFailure(undefined);
    setLast(file);
    setSending({ name: file.name, percent: 0 });
    try {
      const body = { book, lesson, picture, name: file.name, size: file.size };
      const upload = known ?? (await answer(desk.POST('/api/desk/lessons/uploads', { body })));
      const tell = (percent: number) => setSending({ name: file.name, percent });
      await sendPieces(upload, file, tell, stop.signal);
      return upload;
    } catch (error) {
      if (!stop.signal.aborted) setFailure(asFailure(error));
      return null;
    } finally {
      setSending(null);
    }
  };

  return { sending, failure, last, send, clearFailure: () => setFailure(undefined) };
}
