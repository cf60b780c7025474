/** Sends a file in parts that a call may hold. A part whose answer was lost is sent again; the server counts it once. */
import { answer } from '../../api/answer';
import { desk } from '../api/client';

const partBytes = 42_000;

function inBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

export async function sendFile(
  file: Blob,
  importId: number,
  onSent: (bytes: number) => void,
): Promise<void> {
  for (let start = 0; start < file.size; start += partBytes) {
    const part = new Uint8Array(await file.slice(start, start + partBytes).arrayBuffer());
    const body = { start, content: inBase64(part) };
    const call = { params: { path: { import_id: importId } }, body };
    const send = () => answer(desk.POST('/api/desk/imports/{import_id}/parts', call));
    await send().catch(send);
    onSent(start + part.length);
  }
}
