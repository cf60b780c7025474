/** The session token on this device, and a way to be told when another tab changes it. */
import { storedText } from './stored';

const key = 'kaktus.token';
const token = storedText('device', key);

/** Written for a moment when the server refuses a token: other tabs then know that nobody has logged out. */
const refused = '';

export const readToken = (): string | null => token.read() || null;

export function writeToken(text: string | null): void {
  token.write(text);
}

export function forgetRefusedToken(): void {
  token.write(refused);
  token.write(null);
}

export function onTokenChangedElsewhere(listener: (wasRefused: boolean) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener(event.newValue === refused);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
