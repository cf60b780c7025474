/** A big birthday cake with a candle at each of the given spots; the lit ones burn. */
import type { Spot } from '../../kit/piece';

/** Where the candles stand, in percent of the picture: two rows, so that each can be tapped. */
export const candleSpots: readonly Spot[] = [18, 39.3, 60.6, 82].flatMap((x, at) => [
  [x, 40 + (at === 1 || at === 2 ? 4 : 0), 18, 30] as const,
  [x, 72 + (at === 1 || at === 2 ? 4 : 0), 18, 30] as const,
]);

const waxes = [
  '#F7867E',
  '#8FD3E8',
  '#FFC145',
  '#9AD08B',
  '#C3B7FF',
  '#F9A8B8',
  '#FF9F68',
  '#A7C4FF',
];

function Candle({ at, isLit, wax }: { at: Spot; isLit: boolean; wax: string | undefined }) {
  return (
    <g transform={`translate(${at[0] * 4.8} ${at[1] * 4})`}>
      <path d="M-10 52V-14H10V52Q0 58-10 52Z" fill={wax} />
      <path d="M-10 6L10-8V2L-10 16ZM-10 32L10 18V28L-10 42Z" fill="#FFFDF7" opacity=".7" />
      <path d="M0-14V-24" stroke="#3A3644" stroke-width="3.5" stroke-linecap="round" />
      {isLit && (
        <g class="cake-flame">
          <circle cy="-36" r="26" fill="#FFD97A" opacity=".5" />
          <path d="M0-60Q14-40 10-30Q7-21 0-21T-10-30Q-14-40 0-60Z" fill="#FF9F3A" />
          <path d="M0-44Q7-34 5-29Q3-24 0-24T-5-29Q-7-34 0-44Z" fill="#FFF3C4" />
        </g>
      )}
    </g>
  );
}

export function Cake({ lit }: { lit: ReadonlySet<number> }) {
  const row = (odd: number) =>
    candleSpots.map(
      (at, place) =>
        place % 2 === odd && (
          <Candle key={place} at={at} isLit={lit.has(place)} wax={waxes[place]} />
        ),
    );
  return (
    <svg viewBox="0 0 480 400" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0H480V400H0Z" fill="#4A4272" />
      <circle cx="240" cy="190" r="240" fill="#5B5088" />
      <circle cx="240" cy="190" r="160" fill="#6E619C" />
      <g fill="#FFE9A8">
        <circle cx="40" cy="50" r="4" />
        <circle cx="130" cy="28" r="3" />
        <circle cx="350" cy="30" r="4" />
        <circle cx="446" cy="66" r="3" />
        <circle cx="22" cy="150" r="3" />
        <circle cx="462" cy="170" r="4" />
      </g>
      <path d="M0 350H480V400H0Z" fill="#F9A8B8" />
      <ellipse cx="240" cy="378" rx="236" ry="20" fill="#FFFDF7" />
      <g class="party-part">
        <path d="M14 324V366Q60 390 240 390T466 366V324Z" fill="#E8A86C" />
        <ellipse cx="240" cy="326" rx="226" ry="34" fill="#FFF3DC" />
        <path
          d="M14 324Q40 358 240 360T466 324V346Q452 366 436 352T404 360T370 364T336 368T300 370T264 372T228 372T192 371T156 368T120 364T86 360T52 352T14 346Z"
          fill="#F7867E"
        />
      </g>
      <g class="party-part">
        <path d="M44 206V312Q90 338 240 338T436 312V206Z" fill="#F3C08A" />
        <path d="M44 262Q90 288 240 288T436 262V276Q390 302 240 302T44 276Z" fill="#FFF3DC" />
        <ellipse cx="240" cy="206" rx="196" ry="32" fill="#FFF3DC" />
        <path
          d="M44 206Q66 238 240 240T436 206V230Q420 250 404 234T372 244T338 248T304 252T268 254T232 254T196 253T160 250T124 246T90 240T60 236T44 230Z"
          fill="#F9A8B8"
        />
      </g>
      {row(0)}
      {row(1)}
    </svg>
  );
}
