/** Where a person wanted to go before having to sign in: kept for an hour, in this tab. */
const key = 'kaktus.destination';
const livesMs = 60 * 60 * 1000;

type Destination = { to: string; keptAt: number };

let unkept: string | null = null;

function read(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return unkept;
  }
}

/** Where storage is blocked, the destination lives as long as the page. */
function write(kept: string | null): void {
  unkept = kept;
  try {
    if (kept === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, kept);
  } catch {
    return;
  }
}

export function keepDestination(to: string): void {
  write(JSON.stringify({ to, keptAt: Date.now() } satisfies Destination));
}

export function readDestination(): string | null {
  const kept = read();
  if (kept === null) return null;
  const { to, keptAt } = JSON.parse(kept) as Destination;
  return Date.now() - keptAt < livesMs ? to : null;
}

export function forgetDestination(): void {
  write(null);
}
