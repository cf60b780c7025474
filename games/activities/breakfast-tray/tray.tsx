/** The breakfast tray: wood with two handles, a checked cloth, a small flower. */
const checks = Array.from({ length: 4 }, (_, line) => 52 + line * 32);

export const trayBack = (
  <>
    <path
      d="M8 96Q-12 96-8 116T12 132M192 96Q212 96 208 116T188 132"
      fill="none"
      stroke="#A9774B"
      stroke-width="9"
    />
    <rect
      x="2"
      y="34"
      width="196"
      height="152"
      rx="30"
      fill="#8A5A3B"
      opacity=".25"
      transform="translate(0 6)"
    />
    <rect x="2" y="34" width="196" height="150" rx="30" fill="#C79A66" />
    <rect x="12" y="43" width="176" height="132" rx="22" fill="#E2BD8C" />
    <rect x="24" y="52" width="152" height="114" rx="14" fill="#FFFDF7" />
    {checks.map((y) => (
      <path key={y} d={`M24 ${y + 2}H176V${y + 14}H24Z`} fill="#F7867E" opacity=".28" />
    ))}
    {checks.map((y) => (
      <path key={y} d={`M${y - 14} 52H${y - 2}V166H${y - 14}Z`} fill="#F7867E" opacity=".28" />
    ))}
    <path
      d="M180 58Q186 40 182 26"
      fill="none"
      stroke="#5AA469"
      stroke-width="4"
      stroke-linecap="round"
    />
    <g transform="translate(182 20)" fill="#F9A8B8">
      <circle cx="-7" cy="-3" r="6" />
      <circle cx="7" cy="-3" r="6" />
      <circle cy="-9" r="6" />
      <circle cx="-4" cy="6" r="6" />
      <circle cx="4" cy="6" r="6" />
      <circle r="5" fill="#FFC145" />
    </g>
    <path d="M170 56H192L188 80H174Z" fill="#8FD3E8" />
  </>
);
