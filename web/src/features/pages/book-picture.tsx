/** A book lying open on its inside cover, where the code is printed. */
export function BookPicture() {
  return (
    <svg viewBox="0 0 320 190" aria-hidden="true">
      <ellipse cx="160" cy="168" rx="118" ry="10" fill="#26233A" opacity=".12" />
      <g transform="rotate(-3 160 100)">
        <path
          d="M48 38Q48 28 58 28H150Q160 28 160 40V158Q160 150 150 150H58Q48 150 48 140Z"
          fill="#B4462F"
        />
        <path
          d="M272 38Q272 28 262 28H170Q160 28 160 40V158Q160 150 170 150H262Q272 150 272 140Z"
          fill="#9A3A26"
        />
        <path d="M56 40Q108 30 160 46V150Q108 134 56 144Z" fill="#FFFDF6" />
        <path d="M264 40Q212 30 160 46V150Q212 134 264 144Z" fill="#F8ECD2" />
        <path d="M160 46V150" stroke="#E2CDA2" strokeWidth="3" />
        <path
          d="M108 122V76M108 104H92V88M108 96H124V80"
          fill="none"
          stroke="#1F7A4D"
          strokeWidth="12"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="108" cy="66" r="7" fill="#F28A92" />
        <path
          d="M178 66Q212 60 246 66M178 122Q212 117 232 120"
          fill="none"
          stroke="#D9BD8A"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <g transform="rotate(2 212 94)">
          <rect x="174" y="76" width="78" height="34" rx="9" fill="#FFC145" />
          <path
            d="M184 93h10M199 93h10M214 93h10M229 93h12"
            stroke="#26233A"
            strokeWidth="7"
            strokeLinecap="round"
          />
        </g>
      </g>
    </svg>
  );
}
