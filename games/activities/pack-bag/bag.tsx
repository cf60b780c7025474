/** The school bag, drawn in two layers so that things can stand in it; it smiles when it is full. */
const ink = '#26233A';

export const bagBack = (
  <>
    <ellipse cx="100" cy="186" rx="84" ry="12" fill="#54341a" opacity=".14" />
    <path d="M72 38Q72 8 100 8T128 38" fill="none" stroke="#A93B2B" stroke-width="11" />
    <path d="M34 182V78Q34 30 100 30T166 78V182Z" fill="#B4462F" />
    <path d="M46 96Q46 50 100 50T154 96V130H46Z" fill="#7E2C20" />
  </>
);

export const bagFront = (isFull: boolean) => (
  <>
    <path d="M12 118Q12 104 26 104H40V176H26Q12 176 12 162Z" fill="#C95A40" />
    <path d="M188 118Q188 104 174 104H160V176H174Q188 176 188 162Z" fill="#A93B2B" />
    <path d="M30 96Q64 106 100 106T170 96V166Q170 188 148 188H52Q30 188 30 166Z" fill="#E2694C" />
    <path d="M136 104Q154 101 170 96V166Q170 188 148 188H126Q142 150 136 104Z" fill="#CF5740" />
    <path d="M30 96Q64 106 100 106T170 96V106Q136 116 100 116T30 106Z" fill="#FFC145" />
    <rect x="58" y="140" width="84" height="40" rx="16" fill="#F28A6E" />
    <path d="M58 152Q100 164 142 152V156Q100 168 58 156Z" fill="#CF5740" />
    <rect x="93" y="150" width="14" height="16" rx="5" fill="#FFC145" />
    <circle cx="80" cy="127" r="5" fill={ink} />
    <circle cx="120" cy="127" r="5" fill={ink} />
    <circle cx="66" cy="134" r="6" fill="#F7A08C" />
    <circle cx="134" cy="134" r="6" fill="#F7A08C" />
    {isFull ? (
      <path d="M90 129H110Q110 140 100 140T90 129Z" fill={ink} />
    ) : (
      <path
        d="M93 130Q100 137 107 130"
        fill="none"
        stroke={ink}
        stroke-width="3.500"
        stroke-linecap="round"
      />
    )}
  </>
);
