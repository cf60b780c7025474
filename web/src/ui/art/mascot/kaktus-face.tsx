/** The face: dot eyes, rosy cheeks and a mouth. */
import type { ReactNode } from 'react';

export type Eyes = 'open' | 'up' | 'happy' | 'asleep' | 'one';
export type Mouth = 'smile' | 'laugh' | 'pondering' | 'surprised' | 'breathing';

const ink = '#26233A';

const line = { fill: 'none', stroke: ink, strokeWidth: 4, strokeLinecap: 'round' } as const;

const dot = (x: number, y: number) => (
  <>
    <circle cx={x} cy={y} r="7.8" fill={ink} />
    <circle cx={x + 2} cy={y - 2.5} r="2.6" fill="#fff" />
  </>
);

const eyeShapes: Record<Eyes, ReactNode> = {
  open: (
    <>
      {dot(80, 100)}
      {dot(120, 100)}
    </>
  ),
  up: (
    <>
      {dot(84, 95)}
      {dot(123, 95)}
      <path d="M76 82Q82 78 88 80M118 78Q125 75 131 79" {...line} strokeWidth="3" />
    </>
  ),
  happy: <path d="M72 102Q80 91 88 102M112 102Q120 91 128 102" {...line} />,
  asleep: <path d="M72 100Q80 108 88 100M112 100Q120 108 128 100" {...line} />,
  one: dot(76, 100),
};

const mouthShapes: Record<Mouth, ReactNode> = {
  smile: <path d="M90 113Q100 124 110 113" {...line} />,
  laugh: (
    <>
      <path
        d="M88 111H112Q112 127 100 127T88 111Z"
        fill={ink}
        stroke={ink}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M92.5 122Q100 116 107.5 122Q105 126.5 100 126.5T92.5 122Z" fill="#F7867E" />
    </>
  ),
  pondering: <path d="M91 114Q99 119 106 112" {...line} />,
  surprised: <ellipse cx="92" cy="120" rx="4" ry="4.5" fill={ink} />,
  breathing: <ellipse cx="100" cy="117" rx="4" ry="5" fill={ink} />,
};

export function KaktusFace({ eyes, mouth }: { eyes: Eyes; mouth: Mouth }) {
  return (
    <>
      <ellipse cx="68" cy="114" rx="8.5" ry="6" fill="#FF9C8A" opacity=".92" />
      <ellipse cx="132" cy="114" rx="8.5" ry="6" fill="#FF9C8A" opacity=".92" />
      {eyeShapes[eyes]}
      {mouthShapes[mouth]}
    </>
  );
}
