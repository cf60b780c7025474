/** A preposition without words: a red ball on, under, beside or in a box. */
const balls: Record<string, [number, number]> = {
  auf: [24, 9],
  unter: [24, 39],
  neben: [40, 33],
  in: [24, 24],
};

const boxes: Record<string, string> = {
  auf: 'M10 20H38V44H10Z',
  unter: 'M6 44V14H42V44',
  neben: 'M5 12H29V42H5Z',
  in: 'M8 8H40V42H8Z',
};

export function PrepositionSign({ place }: { place: string }) {
  const preposition = place.split('-')[0] ?? '';
  const [x, y] = balls[preposition] ?? [24, 24];
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path
        d={boxes[preposition]}
        fill={preposition === 'unter' ? 'none' : '#FFE3B0'}
        stroke="#8A5A3B"
        stroke-width="5"
        stroke-linejoin="round"
      />
      <circle cx={x} cy={y} r="8" fill="#E2564C" />
    </svg>
  );
}
