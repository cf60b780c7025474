/** The party room: a garland, a chair, and the table with plate, cup, bowl, doily and a stand for a card. */
const flags = [
  '#F7867E',
  '#FFC145',
  '#8FD3E8',
  '#9AD08B',
  '#F9A8B8',
  '#FFC145',
  '#A7C4FF',
  '#F7867E',
];

export function PartyRoom() {
  return (
    <svg viewBox="0 0 480 400" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0H480V400H0Z" fill="#FCE5CF" />
      <path
        d="M40 0V230M120 0V230M200 0V230M280 0V230M360 0V230M440 0V230"
        stroke="#F9DABD"
        stroke-width="26"
      />
      <path d="M0 6Q240 54 480 6" fill="none" stroke="#B4622D" stroke-width="3" />
      {flags.map((fill, at) => {
        const x = 20 + at * 58;
        const y = 29 - Math.abs(x - 220) * Math.abs(x - 220) * 0.00042;
        return (
          <path key={at} d={`M${x} ${y}L${x + 32} ${y + 1}L${x + 15} ${y + 27}Z`} fill={fill} />
        );
      })}
      <g class="party-part" fill="none" stroke="#B4622D" stroke-linecap="round">
        <path d="M392 250V108Q392 92 408 92H428Q444 92 444 108V250" stroke-width="12" />
        <path d="M394 132H442M394 162H442" stroke-width="9" />
      </g>
      <path d="M0 230H480V400H0Z" fill="#D9A36C" />
      <g class="party-part">
        <path d="M44 214H436L468 400H12Z" fill="#FFFDF7" />
        <path d="M44 214H436L440 234H40Z" fill="#F9A8B8" />
        <path d="M60 300L80 280L100 300L80 320ZM384 300L404 280L424 300L404 320Z" fill="#FDE3E7" />
      </g>
      <g class="party-part">
        <ellipse cx="115" cy="276" rx="40" ry="22" fill="#8FD3E8" />
        <ellipse cx="115" cy="274" rx="27" ry="13" fill="#C6EAF4" />
        <ellipse cx="240" cy="290" rx="62" ry="26" fill="#FFD97A" />
        <ellipse cx="240" cy="287" rx="48" ry="18" fill="#FFF0C9" />
        <ellipse
          cx="350"
          cy="280"
          rx="38"
          ry="22"
          fill="#C3B7FF"
          stroke="#FFF"
          stroke-width="4"
          stroke-dasharray="3 7"
          stroke-linecap="round"
        />
        <path d="M30 392H106L98 382H38Z" fill="#C98F5B" />
        <rect
          x="34"
          y="316"
          width="68"
          height="70"
          rx="7"
          fill="#FFF8EC"
          stroke="#C98F5B"
          stroke-width="6"
        />
        <path d="M154 346H202L196 390Q195 394 190 394H166Q161 394 160 390Z" fill="#9AD08B" />
        <ellipse cx="178" cy="346" rx="24" ry="7" fill="#5FA765" />
        <path d="M266 352H350Q346 392 308 392T266 352Z" fill="#F7867E" />
        <ellipse cx="308" cy="352" rx="42" ry="9" fill="#C9544C" />
      </g>
    </svg>
  );
}
