/** The two signs of the road: a hand that says stop, an arrow that says go. */
const line = {
  fill: 'none',
  stroke: '#fff',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const;

export function RoadSign({ sign }: { sign: 'stop' | 'go' }) {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true">
      {sign === 'stop' ? (
        <>
          <path d="M38 8H82L112 38V82L82 112H38L8 82V38Z" fill="#D3352D" />
          <path
            d="M46 62V40M58 58V32M70 58V36M82 64V46M46 60Q34 52 32 62L44 84Q50 92 62 92Q82 92 82 70V56"
            {...line}
            stroke-width="10"
          />
        </>
      ) : (
        <>
          <circle cx="60" cy="60" r="54" fill="#1F7A4D" />
          <path d="M92 60H32M54 36L30 60L54 84" {...line} stroke-width="13" />
        </>
      )}
    </svg>
  );
}
