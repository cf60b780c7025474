/** Where a person wanted to go before having to sign in: stored for an hour, in this tab. */
import { hasFields, kept } from './kept';

const livesMs = 60 * 60 * 1000;
const destination = kept(
  'tab',
  'kaktus.destination',
  hasFields({ to: 'string', keptAt: 'number' }),
);

export function keepDestination(to: string): void {
  destination.write({ to, keptAt: Date.now() });
}

export function readDestination(): string | null {
  const wanted = destination.read();
  return wanted && Date.now() - wanted.keptAt < livesMs ? wanted.to : null;
}

export const forgetDestination = destination.forget;
