/** Kaktus, the mascot of the lessons: a small round cactus in a pot, in four poses. */
import type { VNode } from 'preact';
import './mascot.css';

export type Pose = 'rests' | 'waves' | 'claps' | 'listens';

const ink = '#26233A';
const petals = [0, 72, 144, 216, 288];

const arm = (d: string) => (
  <g fill="none" stroke-linecap="round">
    <path d={d} stroke="#1F7A4D" stroke-width="23" />
    <path d={d} stroke="#4AAB74" stroke-width="20" transform="translate(-.8 -1.2)" />
    <path d={d} stroke="#84D09C" stroke-width="4.5" transform="translate(-3.5 -4)" />
  </g>
);

const dotEye = (x: number) => (
  <>
    <circle cx={x} cy="100" r="7.8" fill={ink} />
    <circle cx={x + 2} cy="97.5" r="2.6" fill="#fff" />
  </>
);

const openEyes = (
  <>
    {dotEye(80)}
    {dotEye(120)}
  </>
);

const curve = { fill: 'none', stroke: ink, 'stroke-width': 4, 'stroke-linecap': 'round' } as const;
const happyEyes = <path d="M72 102Q80 91 88 102M112 102Q120 91 128 102" {...curve} />;
const smile = <path d="M90 113Q100 124 110 113" {...curve} />;
const laugh = (
  <>
    <path d="M88 111H112Q112 127 100 127T88 111Z" fill={ink} />
    <path d="M92.5 122Q100 116 107.5 122Q105 126.5 100 126.5T92.5 122Z" fill="#F7867E" />
  </>
);

const restingLeft = arm('M58 122C42 127 34 119 34 106');
const restingRight = arm('M142 122C158 127 166 119 166 106');

const poses: Record<Pose, { behind: VNode; face: VNode; before?: VNode }> = {
  rests: {
    behind: (
      <>
        {restingLeft}
        {restingRight}
      </>
    ),
    face: (
      <>
        {openEyes}
        {smile}
      </>
    ),
  },
  waves: {
    behind: (
      <>
        {restingLeft}
        <g class="mascot-wave">{arm('M142 118C163 118 171 100 170 76')}</g>
      </>
    ),
    face: (
      <>
        {openEyes}
        {laugh}
      </>
    ),
  },
  claps: {
    behind: <></>,
    face: (
      <>
        {happyEyes}
        {laugh}
      </>
    ),
    before: (
      <>
        <g class="mascot-clap-left">{arm('M48 127C52 148 76 158 90 141')}</g>
        <g class="mascot-clap-right">{arm('M152 127C148 148 124 158 110 141')}</g>
      </>
    ),
  },
  listens: {
    behind: restingLeft,
    face: (
      <>
        {happyEyes}
        {smile}
      </>
    ),
    before: arm('M146 130C172 134 178 112 160 100'),
  },
};

export function Mascot({ pose }: { pose: Pose }) {
  const { behind, face, before } = poses[pose];
  return (
    <svg class="mascot" viewBox="0 0 200 200" aria-hidden="true">
      <ellipse cx="102" cy="193" rx="52" ry="5" fill={ink} opacity=".16" />
      {behind}
      <path
        d="M64 63l-6-5M51 87l-7-3M136 63l6-5M149 87l7-3M82 51l-3-7"
        stroke="#1F7A4D"
        stroke-width="3"
        stroke-linecap="round"
      />
      <path
        d="M100 44C136 44 152 74 152 107C152 139 136 162 100 162C64 162 48 139 48 107C48 74 64 44 100 44Z"
        fill="#41A16B"
      />
      <path
        d="M114 46C140 53 152 79 152 107C152 139 136 162 100 162C126 156 140 136 140 104C140 78 130 57 114 46Z"
        fill="#23804F"
      />
      <path
        d="M114 46C130 57 140 78 140 104C140 136 126 156 100 162H112C123 140 126 78 105 44.2Z"
        fill="#338F5E"
      />
      <path d="M100 44C82 60 72 116 84 160H110C124 122 118 62 104 44Z" fill="#4FB079" />
      <path d="M76 53C58 65 51 86 52 112C57 88 63 70 76 53Z" fill="#93D8A8" />
      <g transform="translate(119 43) rotate(14)">
        {petals.map((turn) => (
          <ellipse
            key={turn}
            cy="-12"
            rx="9"
            ry="10.5"
            fill="#F9A8B8"
            transform={`rotate(${turn})`}
          />
        ))}
        <circle r="7" fill="#FFC145" />
      </g>
      <ellipse cx="68" cy="114" rx="8.5" ry="6" fill="#FF9C8A" />
      <ellipse cx="132" cy="114" rx="8.5" ry="6" fill="#FF9C8A" />
      {face}
      <path d="M64 160H136L128 188Q126.5 194 120 194H80Q73.5 194 72 188Z" fill="#C4603F" />
      <path d="M120 160H136L128 188Q126.5 194 120 194H110Q116 180 120 160Z" fill="#A94C31" />
      <rect x="56" y="149" width="88" height="19" rx="9" fill="#DB7B55" />
      <path d="M124 149H135Q144 149 144 158.5T135 168H118Q124 160 124 149Z" fill="#C4603F" />
      {before}
    </svg>
  );
}
