/** Where a person wanted to go before having to sign in: stored for an hour, in this tab. */
import { hasFields, storedValue } from './stored';

const lifetimeMs = 60 * 60 * 1000;
const destination = storedValue(
  'tab',
  'kaktus.destination',
  hasFields({ to: 'string', keptAt: 'number' }),
);

export function keepDestination(to: string): void {
  destination.write({ to, keptAt: Date.now() });
}

export function readDestination(): string | null {
  const stored = destination.read();
  return stored && Date.now() - stored.keptAt < lifetimeMs ? stored.to : null;
}

export const forgetDestination = destination.forget;
