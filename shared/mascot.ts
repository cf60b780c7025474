/**
 * Kaktus, the mascot, as pieces of SVG on a square of 200: pages and lessons combine them into poses of their own.
 * Text and not elements, because the two sides use different libraries; nothing from outside is ever put into it.
 */
const ink = '#26233A';

/** His shadow on the ground. */
export const shadow = `<ellipse cx="102" cy="193" rx="52" ry="5" fill="${ink}" opacity=".16"/>`;

/** One short arm: a thick rounded line with a paper shadow below and a lit edge above. */
export const arm = (d: string) =>
  `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="#1F7A4D" stroke-width="23"/><path d="${d}" stroke="#4AAB74" stroke-width="20" transform="translate(-.8 -1.2)"/><path d="${d}" stroke="#84D09C" stroke-width="4.5" transform="translate(-3.5 -4)"/></g>`;

export const restingLeft = arm('M58 122C42 127 34 119 34 106');
export const wavingRight = arm('M142 118C163 118 171 100 170 76');

/** The round green body with its ribs and highlights. */
export const body =
  '<path d="M64 63l-6-5M51 87l-7-3M136 63l6-5M149 87l7-3M82 51l-3-7" stroke="#1F7A4D" stroke-width="3" stroke-linecap="round"/>' +
  '<path d="M100 44C136 44 152 74 152 107C152 139 136 162 100 162C64 162 48 139 48 107C48 74 64 44 100 44Z" fill="#41A16B"/>' +
  '<path d="M114 46C140 53 152 79 152 107C152 139 136 162 100 162C126 156 140 136 140 104C140 78 130 57 114 46Z" fill="#23804F"/>' +
  '<path d="M114 46C130 57 140 78 140 104C140 136 126 156 100 162H112C123 140 126 78 105 44.2Z" fill="#338F5E"/>' +
  '<path d="M100 44C82 60 72 116 84 160H110C124 122 118 62 104 44Z" fill="#4FB079"/>' +
  '<path d="M76 53C58 65 51 86 52 112C57 88 63 70 76 53Z" fill="#93D8A8"/>';

/** Spines on the body, for large drawings. */
export const spines =
  '<path d="M66 79l3 4 3-4M97 63l3 4 3-4M128 78l3 4 3-4M60 138l3 4 3-4M134 138l3 4 3-4" fill="none" stroke="#F8EFCF" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>';

const ring = (petal: string, at = '') =>
  [0, 72, 144, 216, 288]
    .map((turn) => `<ellipse cy="-12" ${petal} transform="${at}rotate(${turn})"/>`)
    .join('');

/** The petals of the one flower he is proud of; the shade below them is for large drawings. */
export const petals = ring('rx="9" ry="10.5" fill="#F9A8B8"');
export const petalShade = /* @__PURE__ */ ring(
  'rx="9.5" ry="11" fill="#E8657A"',
  'translate(1 2) ',
);
export const flowerPlace = 'translate(119 43) rotate(14)';

/** The terracotta pot and its rim, drawn in front of the body so that he sits in it. */
export const pot =
  '<path d="M64 160H136L128 188Q126.5 194 120 194H80Q73.5 194 72 188Z" fill="#C4603F"/>' +
  '<path d="M120 160H136L128 188Q126.5 194 120 194H110Q116 180 120 160Z" fill="#A94C31"/>';
export const rim =
  '<rect x="56" y="149" width="88" height="19" rx="9" fill="#DB7B55"/>' +
  '<path d="M124 149H135Q144 149 144 158.5T135 168H118Q124 160 124 149Z" fill="#C4603F"/>';

/** A face is made of cheeks, eyes and a mouth. */
export const cheeks =
  '<ellipse cx="68" cy="114" rx="8.5" ry="6" fill="#FF9C8A" opacity=".92"/><ellipse cx="132" cy="114" rx="8.5" ry="6" fill="#FF9C8A" opacity=".92"/>';

export const faceLine = (d: string, width = 4) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"/>`;

export const dotEye = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="7.8" fill="${ink}"/><circle cx="${x + 2}" cy="${y - 2.5}" r="2.6" fill="#fff"/>`;

export const openEyes = dotEye(80, 100) + dotEye(120, 100);
export const happyEyes = faceLine('M72 102Q80 91 88 102M112 102Q120 91 128 102');

export const smile = faceLine('M90 113Q100 124 110 113');
export const laugh = `<path d="M88 111H112Q112 127 100 127T88 111Z" fill="${ink}" stroke="${ink}" stroke-width="2" stroke-linejoin="round"/><path d="M92.5 122Q100 116 107.5 122Q105 126.5 100 126.5T92.5 122Z" fill="#F7867E"/>`;
