/** Those who come to the stall: six paper animals that want to go shopping. */
const ink = '#26233A';
const kinds = [
  { skin: '#E8B96A', shade: '#D49A45', coat: '#5B8DD6', ears: 'bear' },
  { skin: '#FFFDF7', shade: '#F9C5CF', coat: '#F7867E', ears: 'rabbit' },
  { skin: '#F4A261', shade: '#FFFDF7', coat: '#1F7A4D', ears: 'fox' },
  { skin: '#C9C3DE', shade: '#F9A8B8', coat: '#FFC145', ears: 'bear' },
  { skin: '#C98F63', shade: '#A9774B', coat: '#7FCFB6', ears: 'rabbit' },
  { skin: '#B9AFA8', shade: '#FFFDF7', coat: '#C3B7FF', ears: 'fox' },
] as const;

const ears = {
  bear: (skin: string, shade: string) => (
    <>
      <circle cx="28" cy="30" r="14" fill={skin} />
      <circle cx="72" cy="30" r="14" fill={skin} />
      <circle cx="28" cy="31" r="7" fill={shade} />
      <circle cx="72" cy="31" r="7" fill={shade} />
    </>
  ),
  rabbit: (skin: string, shade: string) => (
    <>
      <path d="M30 40Q14-6 34 2Q46 12 44 36Z" fill={skin} />
      <path d="M70 40Q86-6 66 2Q54 12 56 36Z" fill={skin} />
      <path d="M34 32Q24 4 35 10Q41 18 39 32ZM66 32Q76 4 65 10Q59 18 61 32Z" fill={shade} />
    </>
  ),
  fox: (skin: string, shade: string) => (
    <>
      <path d="M20 46L18 10L44 28ZM80 46L82 10L56 28Z" fill={skin} />
      <path d="M24 34L23 20L34 28ZM76 34L77 20L66 28Z" fill={shade} />
    </>
  ),
};

export function Customer({ kind, isGlad }: { kind: number; isGlad: boolean }) {
  const { skin, shade, coat, ears: shape } = kinds[kind % kinds.length] ?? kinds[0];
  return (
    <svg class="market-stall-face" viewBox="0 0 100 120" aria-hidden="true">
      <path d="M10 120Q12 88 50 88T90 120Z" fill={coat} />
      {ears[shape](skin, shade)}
      <ellipse cx="50" cy="58" rx="36" ry="33" fill={skin} />
      <ellipse cx="50" cy="70" rx="18" ry="14" fill={shade} opacity=".75" />
      <circle cx="26" cy="66" r="6" fill="#F7867E" opacity=".55" />
      <circle cx="74" cy="66" r="6" fill="#F7867E" opacity=".55" />
      {isGlad ? (
        <>
          <path
            d="M30 56Q36 47 42 56M58 56Q64 47 70 56"
            fill="none"
            stroke={ink}
            stroke-width="4"
            stroke-linecap="round"
          />
          <path d="M41 70H59Q59 82 50 82T41 70Z" fill={ink} />
        </>
      ) : (
        <>
          <circle cx="36" cy="54" r="4.500" fill={ink} />
          <circle cx="64" cy="54" r="4.500" fill={ink} />
          <path
            d="M43 72Q50 79 57 72"
            fill="none"
            stroke={ink}
            stroke-width="3.500"
            stroke-linecap="round"
          />
        </>
      )}
      <path d="M45 64H55Q55 69 50 69T45 64Z" fill={ink} />
    </svg>
  );
}
