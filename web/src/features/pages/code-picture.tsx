/** A field in which a code is being typed, and the key that it turns into. */
export function CodePicture() {
  return (
    <svg viewBox="0 0 320 190" aria-hidden="true">
      <ellipse cx="160" cy="166" rx="112" ry="10" fill="#26233A" opacity=".12" />
      <g transform="rotate(2 160 100)">
        <rect x="48" y="46" width="224" height="104" rx="20" fill="#FFFDF6" />
        <rect
          x="68"
          y="66"
          width="184"
          height="36"
          rx="11"
          fill="#FFF8EC"
          stroke="#1F7A4D"
          strokeWidth="4"
        />
        <path
          d="M84 84h10M104 84h10M124 84h10M144 84h10M164 84h10"
          stroke="#26233A"
          strokeWidth="8"
          strokeLinecap="round"
        />
        <path d="M190 74V94" stroke="#1F7A4D" strokeWidth="4" strokeLinecap="round" />
        <rect x="68" y="114" width="106" height="22" rx="11" fill="#1F7A4D" />
        <path d="M90 125h62" stroke="#FFFFFF" strokeWidth="6" strokeLinecap="round" />
      </g>
      <g
        transform="rotate(-24 244 126)"
        fill="none"
        stroke="#B4462F"
        strokeWidth="11"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <circle cx="222" cy="128" r="17" />
        <path d="M240 128H292M276 128V144M291 128V142" />
      </g>
    </svg>
  );
}
