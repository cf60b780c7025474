/** A big birthday cake with a candle at each of the given spots; the lit ones burn. */
import { Drawn } from '../../kit/stage/drawn';
import type { Spot } from '../../kit/controls/piece';
import drawings from './drawings.json';
import { PartyRoom } from './party-room';

/** Where the candles stand, in percent of the picture: two rows, so that each can be tapped. */
export const candleSpots: readonly Spot[] = [18, 39.3, 60.6, 82].flatMap((x, at) => [
  [x, 40 + (at === 1 || at === 2 ? 4 : 0), 18, 30] as const,
  [x, 72 + (at === 1 || at === 2 ? 4 : 0), 18, 30] as const,
]);

export function Cake({ lit }: { lit: ReadonlySet<number> }) {
  const candles = candleSpots.map(([x, y], place) => (
    <g key={place} transform={`translate(${x * 4.8} ${y * 4})`}>
      <Drawn svg={drawings.candles[place]} />
      {lit.has(place) && <Drawn svg={drawings.flame} class="cake-flame" />}
    </g>
  ));
  const row = (odd: number) => candles.filter((_, place) => place % 2 === odd);
  return (
    <PartyRoom hour="night">
      <Drawn svg={drawings.cake} />
      {row(0)}
      {row(1)}
    </PartyRoom>
  );
}
