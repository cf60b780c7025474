/** The robot in its parts, each drawn where it belongs; a part can also be shown alone. */
import type { VNode } from 'preact';

const ink = '#26233A';
const both = (draw: VNode) => (
  <>
    {draw}
    <g transform="matrix(-1 0 0 1 200 0)">{draw}</g>
  </>
);
const arm = (
  <>
    <path
      d="M66 86Q42 84 36 112"
      fill="none"
      stroke="#9AA7C7"
      stroke-width="15"
      stroke-linecap="round"
    />
    <path d="M50 82L54 96M36 94L48 102" stroke="#6F7EA8" stroke-width="4" stroke-linecap="round" />
  </>
);
const hand = (
  <path
    d="M24 116H48V126L52 140L44 142L40 132H32L28 142L20 140L24 126Z"
    fill="#FFC145"
    stroke="#D9962A"
    stroke-width="3"
    stroke-linejoin="round"
  />
);
const leg = (
  <>
    <rect x="76" y="134" width="16" height="36" rx="6" fill="#9AA7C7" />
    <path d="M76 146H92M76 157H92" stroke="#6F7EA8" stroke-width="4" />
  </>
);
const foot = (
  <path d="M60 186Q60 168 78 168H94V186Q94 189 91 189H63Q60 189 60 186Z" fill="#E2694C" />
);

const parts: Record<string, { whole: VNode; alone: VNode; view: string }> = {
  bein: { whole: both(leg), alone: leg, view: '62 130 44 44' },
  fuss: { whole: both(foot), alone: foot, view: '56 158 42 42' },
  arm: { whole: both(arm), alone: arm, view: '24 74 48 48' },
  hand: { whole: both(hand), alone: hand, view: '16 108 40 40' },
  ...Object.fromEntries(
    [
      [
        'bauch',
        <>
          <rect x="60" y="72" width="80" height="64" rx="16" fill="#7FCFB6" />
          <path
            d="M120 72H124Q140 72 140 88V120Q140 136 124 136H112Q124 110 120 72Z"
            fill="#5FB59B"
          />
          <rect x="72" y="84" width="56" height="34" rx="9" fill="#FFFDF7" />
          <path
            d="M100 112Q86 102 89 95Q93 89 100 96Q107 89 111 95Q114 102 100 112Z"
            fill="#F7867E"
          />
          <circle cx="80" cy="127" r="4" fill="#FFC145" />
          <circle cx="94" cy="127" r="4" fill="#F7867E" />
        </>,
        '56 60 88 88',
      ],
      [
        'kopf',
        <>
          <path d="M100 16V4" stroke="#6F7EA8" stroke-width="5" stroke-linecap="round" />
          <circle cx="100" cy="3" r="6" fill="#F7867E" />
          <path
            d="M60 32H54Q50 32 50 37V48Q50 52 54 52H60M140 32H146Q150 32 150 37V48Q150 52 146 52H140"
            fill="#FFC145"
          />
          <rect x="60" y="14" width="80" height="54" rx="18" fill="#8FB4E8" />
          <path d="M118 14H122Q140 14 140 32V50Q140 68 122 68H112Q124 44 118 14Z" fill="#6F97D2" />
          <rect x="70" y="24" width="60" height="34" rx="12" fill="#FFFDF7" />
          <circle cx="86" cy="38" r="6" fill={ink} />
          <circle cx="114" cy="38" r="6" fill={ink} />
          <path
            d="M91 47Q100 55 109 47"
            fill="none"
            stroke={ink}
            stroke-width="4"
            stroke-linecap="round"
          />
        </>,
        '48 -10 104 88',
      ],
    ].map(([name, whole, view]) => [name, { whole, alone: whole, view }]),
  ),
};

export function RobotPart({ name }: { name: string }) {
  const part = parts[name];
  return (
    <svg viewBox={part?.view} aria-hidden="true">
      {part?.alone}
    </svg>
  );
}

/** What is still missing is there as a pale shadow, so that it can be seen where it belongs. */
export function Robot({ built, isDancing }: { built: readonly string[]; isDancing: boolean }) {
  return (
    <>
      <rect y="-12" width="200" height="212" rx="26" fill="#DCE8F6" />
      <path d="M0 166H200V174Q200 200 174 200H26Q0 200 0 174Z" fill="#B9CCE4" />
      <path
        d="M20 10V150M60-2V150M140-2V150M180 10V150M6 34H194M6 74H194M6 114H194"
        stroke="#fff"
        stroke-width="1.500"
        opacity=".7"
      />
      <g class="robot" data-dancing={isDancing}>
        {Object.entries(parts).map(([name, { whole }]) => (
          <g key={name} class="robot-part" data-built={built.includes(name)}>
            {whole}
          </g>
        ))}
      </g>
    </>
  );
}
