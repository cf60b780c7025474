/** The paper props that things hide behind: what stands behind them, and what covers them. */
import type { VNode } from 'preact';

type Prop = { back?: VNode; front: VNode };

const leaf = (d: string, fill: string) => <path d={d} fill={fill} />;
const blossom = (x: number, y: number, fill: string) => (
  <g transform={`translate(${x} ${y})`} fill={fill}>
    <circle cx="-5" cy="-3" r="5" />
    <circle cx="5" cy="-3" r="5" />
    <circle cx="-4" cy="5" r="5" />
    <circle cx="4" cy="5" r="5" />
    <circle cy="-7" r="5" />
    <circle r="4" fill="#FFC145" />
  </g>
);
const firTree = (x: number, fill: string, shade: string) => (
  <g transform={`translate(${x} 0)`}>
    <path d="M-4 82H4V100H-4Z" fill="#8A5A3B" />
    <path d="M0 34L16 60H10L22 82H-22L-10 60H-16Z" fill={fill} />
    <path d="M0 34L16 60H10L22 82H4Q8 58 0 34Z" fill={shade} />
  </g>
);

const bush = (
  <>
    <path
      d="M4 100Q-4 76 16 72Q18 52 38 58Q52 42 66 58Q86 54 86 74Q104 80 96 100Z"
      fill="#5AA469"
    />
    <path d="M60 100Q50 80 68 74Q74 60 88 70Q104 80 96 100Z" fill="#41895A" />
    <path
      d="M14 84Q20 76 28 80M40 70Q47 63 54 69M30 92Q38 84 46 90"
      fill="none"
      stroke="#86C98A"
      stroke-width="4"
      stroke-linecap="round"
    />
  </>
);

export const hidingPlaces: Record<string, Prop> = {
  bush: { front: bush },
  blossoms: {
    front: (
      <>
        {bush}
        {blossom(22, 84, '#F7867E')}
        {blossom(48, 72, '#FFFDF7')}
        {blossom(74, 84, '#F9A8B8')}
      </>
    ),
  },
  cloud: {
    front: (
      <>
        <path
          d="M10 96Q-6 94 2 78Q4 66 20 68Q26 48 48 54Q66 42 78 60Q98 60 98 80Q100 96 84 96Z"
          fill="#FFFDF7"
        />
        <path d="M24 96Q40 98 56 88Q80 92 97 76Q102 96 84 96Z" fill="#D9E6F2" />
      </>
    ),
  },
  dune: {
    front: (
      <>
        <path d="M-4 100Q10 62 44 66Q76 70 104 100Z" fill="#F2CE93" />
        <path d="M36 100Q48 78 44 66Q76 70 104 100Z" fill="#E2B06F" />
        <path
          d="M8 96Q4 82 0 78M10 96Q12 82 16 74M12 96Q20 86 24 84"
          fill="none"
          stroke="#7BAA6A"
          stroke-width="3.5"
          stroke-linecap="round"
        />
      </>
    ),
  },
  fence: {
    front: (
      <>
        <path d="M-2 70H102V77H-2ZM-2 86H102V93H-2Z" fill="#B9804F" />
        <path
          d="M4 100V62L11 55L18 62V100ZM30 100V62L37 55L44 62V100ZM56 100V62L63 55L70 62V100ZM82 100V62L89 55L96 62V100Z"
          fill="#D9A066"
        />
        <path
          d="M11 55L18 62V100H13ZM37 55L44 62V100H39ZM63 55L70 62V100H65ZM89 55L96 62V100H91Z"
          fill="#C08650"
        />
      </>
    ),
  },
  fir: {
    front: (
      <>
        {firTree(18, '#4C9070', '#397559')}
        {firTree(82, '#4C9070', '#397559')}
        <g transform="translate(0 14)">{firTree(50, '#5FA57F', '#478A67')}</g>
      </>
    ),
  },
  grass: {
    front: (
      <>
        <path
          d="M0 100Q4 74-2 60Q14 74 16 90Q18 64 30 52Q28 76 34 90Q42 66 52 56Q46 78 52 90Q58 66 72 54Q66 78 70 90Q80 70 94 62Q86 80 100 100Z"
          fill="#7BB661"
        />
        <path
          d="M8 100Q14 84 10 74Q24 84 26 100ZM44 100Q48 84 44 74Q58 84 60 100ZM76 100Q82 84 78 76Q92 86 92 100Z"
          fill="#5E9C4B"
        />
      </>
    ),
  },
  hill: {
    front: (
      <>
        <path d="M-6 100Q14 54 52 58Q90 62 106 100Z" fill="#A9CF7E" />
        <path d="M40 100Q62 78 52 58Q90 62 106 100Z" fill="#8EBB66" />
        {blossom(22, 86, '#FFFDF7')}
        {blossom(74, 90, '#FFB4A2')}
      </>
    ),
  },
  log: {
    front: (
      <>
        <path d="M12 66H88Q98 66 98 82T88 98H12Z" fill="#9C6B45" />
        <path
          d="M20 76H50M60 82H84M26 90H70"
          stroke="#7F5435"
          stroke-width="3.5"
          stroke-linecap="round"
        />
        <ellipse cx="13" cy="82" rx="12" ry="16.500" fill="#E2B98A" />
        <ellipse cx="13" cy="82" rx="6.500" ry="9" fill="none" stroke="#C4935F" stroke-width="3" />
        <path d="M62 66Q64 54 76 56Q74 66 66 67Z" fill="#7BB661" />
      </>
    ),
  },
  palm: {
    back: (
      <>
        <path d="M70 100Q66 60 76 20L84 22Q78 60 84 100Z" fill="#A9774B" />
        {leaf('M80 22Q60-2 30 8Q56 12 80 22Z', '#5AA469')}
        {leaf('M80 22Q96 0 112 12Q94 14 80 22Z', '#5AA469')}
        {leaf('M80 22Q50 16 36 40Q60 26 80 22Z', '#41895A')}
        {leaf('M80 22Q106 22 108 46Q96 28 80 22Z', '#41895A')}
      </>
    ),
    front: (
      <>
        {leaf('M50 104Q10 96-4 58Q40 62 50 104Z', '#5AA469')}
        {leaf('M50 104Q90 96 104 58Q60 62 50 104Z', '#41895A')}
        {leaf('M50 104Q28 80 46 52Q70 80 50 104Z', '#79BF7C')}
        <path
          d="M48 98Q46 80 46 64M40 94Q22 84 8 68M60 94Q78 84 94 68"
          fill="none"
          stroke="#FFFDF7"
          stroke-width="2"
          stroke-linecap="round"
          opacity=".5"
        />
      </>
    ),
  },
  pond: {
    back: <ellipse cx="50" cy="82" rx="54" ry="20" fill="#6DB9D4" />,
    front: (
      <>
        <path
          d="M-4 82Q4 72 12 78T30 78T48 78T66 78T84 78T104 82Q98 102 50 102T-4 82Z"
          fill="#8FD3E8"
        />
        <path
          d="M14 90Q20 86 26 90M62 94Q68 90 74 94"
          fill="none"
          stroke="#FFFDF7"
          stroke-width="3"
          stroke-linecap="round"
        />
        <path d="M74 86A12 6 0 1 0 98 86L86 85Z" fill="#5AA469" />
        {blossom(20, 84, '#F9A8B8')}
      </>
    ),
  },
  rock: {
    front: (
      <>
        <path d="M0 100Q0 76 18 72Q24 56 46 60Q60 52 72 66Q98 70 100 100Z" fill="#B9AFA8" />
        <path d="M52 100Q58 82 72 66Q98 70 100 100Z" fill="#9A8F8A" />
        <path
          d="M16 82Q24 74 32 78M40 68Q48 64 54 68"
          fill="none"
          stroke="#DAD2CB"
          stroke-width="4"
          stroke-linecap="round"
        />
        <path
          d="M4 100Q2 90-2 88M10 100Q12 90 16 88"
          fill="none"
          stroke="#7BB661"
          stroke-width="4"
          stroke-linecap="round"
        />
      </>
    ),
  },
};
