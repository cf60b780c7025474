/** Those who celebrate the end of a lesson, and dance to its song; their drawing is a file of its own. */
import { useEffect, useState } from 'preact/hooks';
import type { Party } from '../lesson';
import { moduleAt } from '../prefetch';

/** Without its file nobody is there, but the child can go on. */
export function useParty(file: string): Party | null {
  const [party, setParty] = useState<Party | null>(null);
  useEffect(() => {
    moduleAt(file).then(
      (module) => setParty(module.default as Party),
      () => {},
    );
  }, []);
  return party;
}
