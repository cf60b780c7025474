/** The session token on this device, and a way to be told when another tab changes it. */
import { storedText } from './stored';

const key = 'kaktus.token';
const token = storedText('device', key);

export const readToken = (): string | null => token.read();

export function writeToken(text: string | null): void {
  token.write(text);
}

export function onTokenChangedElsewhere(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
