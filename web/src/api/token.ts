/** The session token on this device, and who wants to know when another tab changes it. */
const key = 'kaktus.token';

let unkept: string | null = null;

export function readToken(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return unkept;
  }
}

/** Where storage is blocked, the token lives as long as the page. */
export function writeToken(token: string | null): void {
  unkept = token;
  try {
    if (token === null) localStorage.removeItem(key);
    else localStorage.setItem(key, token);
  } catch {
    return;
  }
}

export function onTokenChangedElsewhere(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
