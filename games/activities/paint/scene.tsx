/** The picture to be painted: what has no colour yet is paper with a dashed edge. */
import type { Spot } from '../../kit/piece';

export const spots: Record<string, { name: string; at: Spot }> = {
  ballon: { name: 'der Ballon', at: [18, 24, 21, 34] },
  wolke: { name: 'die Wolke', at: [52, 10, 29, 18] },
  dach: { name: 'das Dach', at: [50, 36, 36, 18] },
  haus: { name: 'das Haus', at: [50, 59, 30, 24] },
  baum: { name: 'der Baum', at: [86, 47, 24, 38] },
  katze: { name: 'die Katze', at: [13, 75, 20, 26] },
  auto: { name: 'das Auto', at: [79, 84, 32, 20] },
  blume: { name: 'die Blume', at: [36, 83, 18, 24] },
  schmetterling: { name: 'der Schmetterling', at: [84, 13, 24, 22] },
};

const inks: Record<string, string> = {
  rot: '#E5352F',
  blau: '#3F86DB',
  gelb: '#FFCC33',
  gruen: '#4DA668',
  orange: '#FF8A2B',
  lila: '#8E5BC4',
  rosa: '#F78FB3',
  braun: '#8F5B35',
  schwarz: '#3A3644',
  weiss: '#FFFFFF',
  grau: '#9AA0A8',
};
const rainbow = ['#E5352F', '#FF8A2B', '#FFCC33', '#4DA668', '#3F86DB', '#8E5BC4'];

type Props = { colours: Record<string, string> };

export function Scene({ colours }: Props) {
  const paint = (part: string) => {
    const ink = inks[colours[part] ?? ''];
    return ink
      ? { fill: ink, class: 'paint-done' }
      : { fill: '#FFF8EC', stroke: '#A98F69', 'stroke-width': 2.5, 'stroke-dasharray': '7 6' };
  };
  const wing = (turn: number, size: number, ink: number) => (
    <ellipse
      cx={size * 0.95}
      rx={size}
      ry={size * 0.62}
      transform={`rotate(${turn})`}
      {...(colours['schmetterling'] ? { fill: rainbow[ink] } : paint('schmetterling'))}
    />
  );
  return (
    <svg viewBox="0 0 480 400" aria-hidden="true">
      <path d="M0 0H480V400H0Z" fill="#CFEAF3" />
      <circle cx="30" cy="22" r="62" fill="#FFE08A" />
      <circle cx="30" cy="22" r="44" fill="#FFC145" />
      <path d="M0 250C80 196 150 232 240 220S400 190 480 226V400H0Z" fill="#C9E2A8" />
      <path d="M0 296C120 262 220 286 300 282S420 262 480 276V400H0Z" fill="#A6CF88" />
      <path d="M480 330C400 318 340 336 300 400H480Z" fill="#E9CFA4" />
      <path d="M238 284Q236 330 216 400H268Q254 330 264 284Z" fill="#F1DFBE" />

      <g class="paint-part">
        <path
          d="M216 74Q190 74 190 55T216 37Q222 18 246 22Q262 8 280 24Q306 22 306 46Q318 74 286 74Z"
          {...paint('wolke')}
        />
      </g>
      <g class="paint-part">
        <path d="M86 148Q82 176 92 196T84 232" fill="none" stroke="#8F7A5C" stroke-width="2.5" />
        <path d="M86 138L78 150H94Z" {...paint('ballon')} />
        <path d="M86 140Q44 112 44 76T86 34T128 76T86 140Z" {...paint('ballon')} />
        <path
          d="M62 72Q64 54 78 49"
          fill="none"
          stroke="#fff"
          stroke-width="7"
          stroke-linecap="round"
          opacity=".75"
        />
      </g>
      <g class="paint-part">
        <path d="M404 258H424L430 316H398Z" fill="#9A6B42" />
        <path
          d="M413 112Q446 112 450 146Q478 160 468 194Q476 228 446 236Q430 268 402 258Q366 262 362 232Q338 214 354 184Q350 150 380 144Q384 112 413 112Z"
          {...paint('baum')}
        />
        <path
          d="M384 176q8-12 20-10M420 210q12 4 20-6M392 226q10 6 18 0"
          fill="none"
          stroke="#26233A"
          stroke-width="4"
          stroke-linecap="round"
          opacity=".22"
        />
      </g>
      <g class="paint-part">
        <path d="M174 180H306V286H174Z" {...paint('haus')} />
        <path d="M224 286V242Q224 226 240 226T256 242V286Z" fill="#7B4B2C" />
        <circle cx="249" cy="262" r="3.5" fill="#FFC145" />
        <g fill="#FFF3C4" stroke="#7B4B2C" stroke-width="4">
          <rect x="186" y="206" width="28" height="30" rx="5" />
          <rect x="266" y="206" width="28" height="30" rx="5" />
          <path d="M200 206V236M280 206V236M186 221H214M266 221H294" stroke-width="3" />
        </g>
      </g>
      <g class="paint-part">
        <path d="M272 118H294V160H272Z" fill="#C4603F" />
        <path
          d="M154 184L232 114Q240 108 248 114L326 184Q328 188 322 188H158Q152 188 154 184Z"
          {...paint('dach')}
        />
      </g>
      <g class="paint-part">
        <path
          d="M88 338Q108 342 106 320Q104 308 112 306"
          fill="none"
          stroke={inks[colours['katze'] ?? ''] ?? '#A98F69'}
          stroke-width="9"
          stroke-linecap="round"
        />
        <path d="M36 350Q30 300 62 298T90 350Z" {...paint('katze')} />
        <path
          d="M34 262L36 238L54 250Q62 247 70 250L88 238L90 262Q96 276 90 288Q82 302 62 302T34 288Q28 276 34 262Z"
          {...paint('katze')}
        />
        <g fill="#FFC145">
          <ellipse cx="50" cy="272" rx="6.5" ry="7.5" />
          <ellipse cx="74" cy="272" rx="6.5" ry="7.5" />
        </g>
        <circle cx="50" cy="273" r="3.6" fill="#26233A" />
        <circle cx="74" cy="273" r="3.6" fill="#26233A" />
        <path d="M58 283H66L62 288Z" fill="#F7867E" />
        <path
          d="M30 282L44 284M30 292L44 290M94 282L80 284M94 292L80 290"
          stroke="#FFF8EC"
          stroke-width="2"
        />
      </g>
      <g class="paint-part">
        <path
          d="M176 384Q174 356 172 340M174 372Q156 374 152 360Q170 356 174 372"
          fill="none"
          stroke="#2F8A57"
          stroke-width="6"
          stroke-linecap="round"
        />
        {[0, 60, 120, 180, 240, 300].map((turn) => (
          <ellipse
            key={turn}
            cx="172"
            cy="302"
            rx="11"
            ry="15"
            transform={`rotate(${turn} 172 321)`}
            {...paint('blume')}
          />
        ))}
        <circle cx="172" cy="321" r="10" fill="#FFC145" />
      </g>
      <g class="paint-part">
        <path
          d="M312 352Q312 334 330 332L346 312Q350 306 358 306H398Q406 306 411 312L424 330Q446 332 446 350V362Q446 366 440 366H318Q312 366 312 362Z"
          {...paint('auto')}
        />
        <path d="M348 330L357 316H374V330ZM382 316H398L408 330H382Z" fill="#E5F4FA" />
        <circle cx="440" cy="346" r="5" fill="#FFF0C9" />
        {[344, 414].map((x) => (
          <g key={x}>
            <circle cx={x} cy="366" r="17" fill="#3A3644" />
            <circle cx={x} cy="366" r="7" fill="#E5DCCB" />
          </g>
        ))}
      </g>
      <g class="paint-part" transform="translate(404 54) rotate(-12)">
        {wing(-32, 26, 0)}
        {wing(212, 26, 5)}
        {wing(36, 20, 2)}
        {wing(144, 20, 4)}
        {colours['schmetterling'] && (
          <g fill="#FFF8EC">
            <circle cx="26" cy="-15" r="6" />
            <circle cx="-26" cy="-15" r="6" />
            <circle cx="18" cy="13" r="4.5" fill="#FF8A2B" />
            <circle cx="-18" cy="13" r="4.5" fill="#4DA668" />
          </g>
        )}
        <path
          d="M0-14Q-4-32-14-34M0-14Q4-32 14-34"
          fill="none"
          stroke="#3A3644"
          stroke-width="2.5"
          stroke-linecap="round"
        />
        <ellipse rx="5.5" ry="20" fill="#3A3644" />
      </g>
    </svg>
  );
}
