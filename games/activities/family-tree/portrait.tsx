/** Somebody of the family, head and shoulders. */
import { Drawn } from '../../kit/stage/drawn';
import drawings from './drawings.json';

const portraits: Record<string, { view: string; svg: string } | undefined> = drawings.portraits;

export function Portrait({ of }: { of: string }) {
  const portrait = portraits[of];
  return (
    <svg class="portrait" viewBox={portrait?.view} aria-hidden="true">
      <Drawn svg={portrait?.svg} />
    </svg>
  );
}
