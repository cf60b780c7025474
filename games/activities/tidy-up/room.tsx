/** A child's room with a window, bunting and a soft rug. It stretches with its page. */
export function Room() {
  return (
    <svg viewBox="0 0 480 400" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0H480V200H0Z" fill="#BFE0D6" />
      <path d="M0 0H480V12Q240 64 0 12Z" fill="#B1D6CB" />
      <path d="M0 8Q240 70 480 8" fill="none" stroke="#8A5A34" stroke-width="3" />
      <path d="M40 17L72 23L52 46Z" fill="#F7867E" />
      <path d="M100 28L134 33L112 56Z" fill="#FFC145" />
      <path d="M166 36L202 38L182 62Z" fill="#FFF8EC" />
      <path d="M234 39L270 38L252 64Z" fill="#A7C4FF" />
      <path d="M302 36L338 32L322 58Z" fill="#F9A8B8" />
      <path d="M368 28L402 22L392 48Z" fill="#FFC145" />
      <path d="M0 186H480V204H0Z" fill="#FFF8EC" />
      <path d="M0 202H480V400H0Z" fill="#DDA872" />
      <path
        d="M0 250H480M0 300H480M0 352H480M90 204V250M300 204V250M190 250V300M400 250V300M70 300V352M270 300V352M360 352V400M150 352V400"
        stroke="#CC935B"
        stroke-width="3"
      />
      <ellipse cx="240" cy="304" rx="216" ry="80" fill="#F3B8A0" />
      <ellipse cx="240" cy="304" rx="186" ry="65" fill="#F9D2BC" />
      <ellipse
        cx="240"
        cy="304"
        rx="186"
        ry="65"
        fill="none"
        stroke="#FFF3DC"
        stroke-width="4"
        stroke-dasharray="2 12"
        stroke-linecap="round"
      />
    </svg>
  );
}
