/** A crate full of what is sold: one in front, others behind it. */
import { Drawn } from '../../kit/stage/drawn';
import drawings from './drawings.json';

/** The middle and the size of each. */
const piled = [
  [25, 48, 46],
  [75, 48, 46],
  [50, 43, 62],
] as const;

export function Crate({ of }: { of: string | undefined }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <Drawn svg={drawings.crateBack} />
      {piled.map(([x, y, size]) => (
        <image key={x} href={of} x={x - size / 2} y={y - size / 2} width={size} height={size} />
      ))}
      <Drawn svg={drawings.crateFront} />
    </svg>
  );
}
