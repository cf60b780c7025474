/** The child that is dressed, and every garment cut to fit. */
import type { VNode } from 'preact';

const skin = '#F2C29B';
const ink = '#26233A';
const leftArm = 'M82 97Q70 106 62 128';
const rightArm = 'M118 97Q130 106 138 128';
const limb = (d: string, stroke: string, width: number, part?: string) => (
  <path
    d={d}
    fill="none"
    stroke={stroke}
    stroke-width={width}
    stroke-linecap="round"
    stroke-dasharray={part}
  />
);
const sleeves = (stroke: string, part?: string) => (
  <>
    {limb(leftArm, stroke, 17, part)}
    {limb(rightArm, stroke, 17, part)}
  </>
);
const torso = 'M80 91Q100 84 120 91L123 138Q100 143 77 138Z';

/** From the innermost to the outermost. */
const garments: [string, VNode][] = [
  [
    'socke',
    <>
      <path d="M82 158H98V180H82ZM102 158H118V180H102Z" fill="#BFD9EE" />
      <path
        d="M82 163H98V167H82ZM82 171H98V175H82ZM102 163H118V167H102ZM102 171H118V175H102Z"
        fill="#DE3B40"
      />
    </>,
  ],
  ['hose', <path d="M77 130Q100 136 123 130L121 176H103L100 146L97 176H79Z" fill="#4A6FA5" />],
  [
    'schuh',
    <>
      <path
        d="M72 186Q72 174 84 175L98 176V188H76Q72 188 72 186ZM128 186Q128 174 116 175L102 176V188H124Q128 188 128 186Z"
        fill="#2F6FD0"
      />
      <path d="M72 185H98V189H74ZM128 185H102V189H126Z" fill="#FFFDF7" />
    </>,
  ],
  [
    'stiefel',
    <>
      <path
        d="M80 154H98V188H76Q70 188 72 180L80 174ZM120 154H102V188H124Q130 188 128 180L120 174Z"
        fill="#FFD23F"
      />
      <path d="M79 154H98V160H79ZM102 154H121V160H102Z" fill="#C59E3A" />
    </>,
  ],
  [
    't-shirt',
    <>
      {sleeves('#2E9E5B', '14 60')}
      <path d={torso} fill="#2E9E5B" />
      <circle cx="100" cy="114" r="9" fill="#FFD23F" />
    </>,
  ],
  [
    'kleid',
    <>
      {sleeves('#FFD23F', '8 60')}
      <path d="M81 91Q100 84 119 91L117 118L138 160Q100 170 62 160L83 118Z" fill="#FFD23F" />
      <path d="M83 116Q100 122 117 116V122Q100 128 83 122Z" fill="#F68A2E" />
      <circle cx="84" cy="148" r="4" fill="#FFFDF7" />
      <circle cx="102" cy="142" r="4" fill="#FFFDF7" />
      <circle cx="118" cy="152" r="4" fill="#FFFDF7" />
    </>,
  ],
  [
    'rock',
    <>
      <path d="M78 128H122L138 160Q100 170 62 160Z" fill="#DE3B40" />
      <path d="M78 128H122L124 134H76Z" fill="#AD3646" />
      <path d="M90 138L82 162M110 138L118 162M100 138V165" stroke="#EE9A94" stroke-width="3" />
    </>,
  ],
  [
    'pullover',
    <>
      {sleeves('#2F6FD0')}
      <path d={torso} fill="#2F6FD0" />
      <path d="M79 106H121V113H79ZM78 122H122V129H78Z" fill="#FFFDF7" />
      <path d="M88 90Q100 96 112 90V95Q100 101 88 95Z" fill="#2B58AE" />
    </>,
  ],
  [
    'jacke',
    <>
      {sleeves('#7A47AC')}
      <path d="M79 91Q100 82 121 91L127 148Q100 154 73 148Z" fill="#8A4FBF" />
      <path d="M84 90Q100 104 116 90L122 96Q100 114 78 96Z" fill="#7A47AC" />
      <path d="M100 106V150" stroke="#D5D9E1" stroke-width="3" />
      <circle cx="106" cy="116" r="3" fill="#D5D9E1" />
      <circle cx="106" cy="130" r="3" fill="#D5D9E1" />
      <path d="M82 128H93V138H82ZM110 138H120V128H112Z" fill="#7A47AC" />
    </>,
  ],
  [
    'schal',
    <>
      <path d="M78 86Q100 98 122 86V97Q100 109 78 97Z" fill="#F68A2E" />
      <path d="M108 96L120 94L124 130H110Z" fill="#F68A2E" />
      <path d="M109 108H122V113H109ZM110 120H123V125H110Z" fill="#FFFDF7" />
    </>,
  ],
  [
    'handschuh',
    <>
      <path
        d="M52 126H70V140Q66 147 60 147T52 138ZM130 126H148V138Q146 147 140 147T130 140Z"
        fill="#2E9E5B"
      />
      <path d="M51 124H71V130H51ZM129 124H149V130H129Z" fill="#FFFDF7" />
    </>,
  ],
  [
    'muetze',
    <>
      <circle cx="100" cy="12" r="10" fill="#FFFDF7" />
      <path d="M64 46Q64 14 100 14T136 46Z" fill="#DE3B40" />
      <rect x="61" y="38" width="78" height="14" rx="7" fill="#FFFDF7" />
    </>,
  ],
];

const body = (
  <>
    {limb('M90 140V176', skin, 15)}
    {limb('M110 140V176', skin, 15)}
    <ellipse cx="86" cy="183" rx="12" ry="6" fill={skin} />
    <ellipse cx="114" cy="183" rx="12" ry="6" fill={skin} />
    {limb(leftArm, skin, 13)}
    {limb(rightArm, skin, 13)}
    <circle cx="61" cy="134" r="9" fill={skin} />
    <circle cx="139" cy="134" r="9" fill={skin} />
    <path d={torso} fill="#FFFDF7" />
    <path d="M77 132Q100 138 123 132L122 150H103L100 144L97 150H78Z" fill="#D6E6F2" />
  </>
);

const head = (isGlad: boolean) => (
  <>
    <path d="M62 58Q58 18 100 16T138 58Q142 84 130 88L70 88Q58 84 62 58Z" fill="#8A4B2A" />
    <circle cx="66" cy="62" r="7" fill={skin} />
    <circle cx="134" cy="62" r="7" fill={skin} />
    <ellipse cx="100" cy="60" rx="34" ry="31" fill={skin} />
    <path d="M65 54Q72 28 104 30Q132 32 135 54Q118 50 110 38Q96 54 65 54Z" fill="#8A4B2A" />
    <circle cx="78" cy="72" r="6" fill="#F28A6E" opacity=".6" />
    <circle cx="122" cy="72" r="6" fill="#F28A6E" opacity=".6" />
    {isGlad ? (
      <>
        <path
          d="M80 62Q86 54 92 62M108 62Q114 54 120 62"
          fill="none"
          stroke={ink}
          stroke-width="4"
          stroke-linecap="round"
        />
        <path d="M90 72H110Q110 84 100 84T90 72Z" fill={ink} />
      </>
    ) : (
      <>
        <circle cx="86" cy="61" r="4.500" fill={ink} />
        <circle cx="114" cy="61" r="4.500" fill={ink} />
        <path
          d="M92 74Q100 81 108 74"
          fill="none"
          stroke={ink}
          stroke-width="3.500"
          stroke-linecap="round"
        />
      </>
    )}
  </>
);

export function Doll({ wears, isGlad }: { wears: readonly string[]; isGlad: boolean }) {
  const worn = garments.filter(([name]) => wears.includes(name));
  return (
    <g class="dress-up-doll" data-glad={isGlad}>
      <ellipse cx="100" cy="189" rx="42" ry="6" fill="#54341a" opacity=".16" />
      {body}
      {worn
        .filter(([name]) => name !== 'muetze' && name !== 'schal')
        .map(([name, drawing]) => (
          <g key={name} class="dress-up-worn">
            {drawing}
          </g>
        ))}
      {head(isGlad)}
      {worn
        .filter(([name]) => name === 'muetze' || name === 'schal')
        .map(([name, drawing]) => (
          <g key={name} class="dress-up-worn">
            {drawing}
          </g>
        ))}
    </g>
  );
}
