/** Uploads a file from a page, with its progress, its failure, and a way to resume. */
import { useEffect, useRef, useState } from 'react';
import { asFailure, type ApiFailure } from '../../api/failure';
import type { UploadShown } from '../../api/schema.gen';
import { announceFile, sendPieces, type UploadTarget } from '../api/uploads';

export type Sending = { name: string; percent: number };

export function useUpload(target: UploadTarget) {
  const [sending, setSending] = useState<Sending | null>(null);
  const [failure, setFailure] = useState<ApiFailure>();
  const [last, setLast] = useState<{ file: File; id?: string }>();
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  /** Returns the upload once all of it has arrived; `brokenOffId` is an interrupted upload of the same file. */
  const send = async (file: File, brokenOffId?: string): Promise<UploadShown | null> => {
    const stop = new AbortController();
    leaving.current = stop;
    setFailure(undefined);
    const startedId = last?.file === file ? last.id : brokenOffId;
    setLast({ file });
    setSending({ name: file.name, percent: 0 });
    try {
      const upload = await announceFile(file, target, startedId);
      setLast({ file, id: upload.id });
      const onPercent = (percent: number) => setSending({ name: file.name, percent });
      await sendPieces(upload, file, onPercent, stop.signal);
      return upload;
    } catch (error) {
      if (!stop.signal.aborted) setFailure(asFailure(error));
      return null;
    } finally {
      setSending(null);
    }
  };

  return { sending, failure, last: last?.file, send };
}
