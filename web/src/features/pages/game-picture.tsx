/** A tablet with a game on it: hear the word, find the picture. */
export function GamePicture() {
  return (
    <svg viewBox="0 0 320 190" aria-hidden="true">
      <ellipse cx="160" cy="168" rx="118" ry="10" fill="#26233A" opacity=".12" />
      <g transform="rotate(-2 160 96)">
        <rect x="52" y="26" width="216" height="134" rx="22" fill="#26233A" />
        <rect x="64" y="38" width="192" height="110" rx="12" fill="#FFF8EC" />
        <rect x="78" y="62" width="48" height="62" rx="12" fill="#FFD97A" />
        <rect
          x="136"
          y="62"
          width="48"
          height="62"
          rx="12"
          fill="#A8E0CB"
          stroke="#1F7A4D"
          strokeWidth="5"
        />
        <rect x="194" y="62" width="48" height="62" rx="12" fill="#F9A8B8" />
        <circle cx="102" cy="93" r="14" fill="#B4462F" />
        <path
          d="M102 79q2-8 9-9"
          fill="none"
          stroke="#1F7A4D"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path
          d="M160 76l5.300 11.300l12.400 1.600l-9.100 8.600l2.300 12.300l-10.900-6l-10.900 6l2.300-12.300l-9.100-8.600l12.400-1.600Z"
          fill="#FFC145"
          stroke="#26233A"
          strokeWidth="3"
          strokeLinejoin="round"
        />
        <path d="M204 104V88L218 76L232 88V104Z" fill="#1D5FBF" />
        <path d="M214 104V94H222V104" fill="#FFF8EC" />
        <path
          d="M80 50h6l8-6v14l-8-6h-6ZM100 46q4 5 0 10M106 43q7 8 0 16"
          fill="#26233A"
          stroke="#26233A"
          strokeWidth="2.500"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <path d="M124 137h72" stroke="#E9DAC0" strokeWidth="7" strokeLinecap="round" />
        <path d="M124 137h38" stroke="#1F7A4D" strokeWidth="7" strokeLinecap="round" />
      </g>
    </svg>
  );
}
