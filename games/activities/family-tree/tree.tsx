/** The family's apple tree: three boughs for three generations. It stretches with its page. */
const bark = { fill: 'none', stroke: '#9A6B42', 'stroke-linecap': 'round' } as const;

export function Tree() {
  return (
    <svg viewBox="0 0 480 400" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0H480V400H0Z" fill="#D6EDF3" />
      <path d="M0 300C120 260 240 290 330 276S440 270 480 280V400H0Z" fill="#C9E2A8" />
      <path
        d="M240 2C300-6 340 20 350 52C420 50 480 92 470 150C500 200 470 252 410 250C380 290 300 286 240 262C180 286 100 290 70 250C10 252-20 200 10 150C0 92 60 50 130 52C140 20 180-6 240 2Z"
        fill="#7DBB6E"
      />
      <path
        d="M240 14C292 8 326 30 334 66C400 64 456 100 446 150C470 190 446 236 396 232C360 262 296 262 240 240C184 262 120 262 84 232C34 236 10 190 34 150C24 100 80 64 146 66C154 30 188 8 240 14Z"
        fill="#92CC7E"
      />
      <path d="M222 400Q232 300 226 200H254Q248 300 258 400Z" fill="#9A6B42" />
      <path d="M246 400Q240 300 244 200H254Q248 300 258 400Z" fill="#7F5533" />
      <g {...bark}>
        <path d="M240 300V60" stroke-width="16" />
        <path d="M240 100Q190 96 182 70M240 100Q290 96 298 70" stroke-width="11" />
        <path
          d="M240 240Q120 240 70 206M240 240Q180 232 174 206M240 240Q360 240 410 206M240 240Q300 232 306 206"
          stroke-width="11"
        />
        <path
          d="M240 372Q110 376 54 342M240 372Q160 372 146 342M240 372Q370 376 426 342M240 372Q320 372 334 342"
          stroke-width="9"
        />
      </g>
      <g fill="#E5352F">
        <circle cx="110" cy="84" r="9" />
        <circle cx="392" cy="92" r="9" />
        <circle cx="240" cy="150" r="9" />
        <circle cx="120" cy="138" r="8" />
        <circle cx="362" cy="136" r="8" />
        <circle cx="26" cy="270" r="7" />
        <circle cx="448" cy="268" r="7" />
      </g>
      <g fill="#B9E0A0">
        <path d="M60 120q14-16 30-6q-10 18-30 6ZM400 130q14-16 30-6q-10 18-30 6ZM214 30q12-14 26-5q-9 15-26 5ZM150 244q14-14 28-4q-12 14-28 4ZM316 246q14-14 28-4q-12 14-28 4Z" />
      </g>
    </svg>
  );
}
