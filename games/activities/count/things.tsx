/** The things to be counted, each drawn around its middle and about 70 wide. */
import type { VNode } from 'preact';
import type { Kind } from './rules';

const star = 'M0-36L10-12L36-10L16 7L23 33L0 19L-23 33L-16 7L-36-10L-10-12Z';

export const things: Record<Kind, VNode> = {
  aepfel: (
    <>
      <path
        d="M0-18Q10-28 24-20Q38-8 28 16Q18 36 0 30Q-18 36-28 16Q-38-8-24-20Q-10-28 0-18Z"
        fill="#E5352F"
      />
      <path d="M24-20Q38-8 28 16Q18 36 4 31Q26 14 24-20Z" fill="#B9222A" />
      <path
        d="M-20-8Q-22 2-18 10"
        fill="none"
        stroke="#FFB4A2"
        stroke-width="6"
        stroke-linecap="round"
      />
      <path
        d="M0-18Q0-28 4-34"
        fill="none"
        stroke="#7B4B2C"
        stroke-width="5"
        stroke-linecap="round"
      />
      <path d="M4-26Q12-40 28-36Q22-22 4-26Z" fill="#4DA668" />
    </>
  ),
  blumen: (
    <>
      <path
        d="M0 8Q2 26-2 38M0 30Q14 30 18 18Q4 16 0 30"
        fill="#4DA668"
        stroke="#4DA668"
        stroke-width="5"
        stroke-linecap="round"
      />
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <ellipse
          key={turn}
          cy="-24"
          rx="9"
          ry="12"
          fill="#F78FB3"
          transform={`rotate(${turn} 0 -8)`}
        />
      ))}
      <circle cy="-8" r="9" fill="#FFC145" />
    </>
  ),
  enten: (
    <>
      <path d="M-34 4Q-30 26 0 26T34 0Q24 4 14 0Q4-6-8-2Q-24 4-34 4Z" fill="#FFCC33" />
      <circle cx="14" cy="-14" r="17" fill="#FFCC33" />
      <path d="M-14 6Q0 0 10 8Q4 20-8 18Q-14 14-14 6Z" fill="#F0A81E" />
      <path d="M28-16Q42-18 44-11Q40-4 28-7Z" fill="#FF8A2B" />
      <circle cx="19" cy="-19" r="3.5" fill="#26233A" />
      <path
        d="M-36 32Q-18 26 0 32T36 32"
        fill="none"
        stroke="#fff"
        stroke-width="5"
        stroke-linecap="round"
      />
    </>
  ),
  sterne: (
    <>
      <path d={star} fill="#FFC145" stroke="#FFC145" stroke-width="6" stroke-linejoin="round" />
      <path
        d="M0-30L-8-8L-30-7"
        fill="none"
        stroke="#FFE9A8"
        stroke-width="6"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <circle cx="-8" cy="3" r="3.5" fill="#7A4A24" />
      <circle cx="8" cy="3" r="3.5" fill="#7A4A24" />
      <path
        d="M-6 11Q0 17 6 11"
        fill="none"
        stroke="#7A4A24"
        stroke-width="3"
        stroke-linecap="round"
      />
    </>
  ),
  fische: (
    <>
      <path d="M18 0L40-18Q36 0 40 18Z" fill="#E56A3C" />
      <path d="M-36 2Q-20-26 6-20Q22-14 26 0Q22 16 6 22Q-20 28-36 2Z" fill="#FF9F68" />
      <path d="M-6-21Q4 0-6 23M8-19Q16 0 8 21" fill="none" stroke="#FFE3CC" stroke-width="6" />
      <circle cx="-20" cy="-4" r="5.5" fill="#fff" />
      <circle cx="-21" cy="-4" r="3" fill="#26233A" />
    </>
  ),
  pilze: (
    <>
      <path d="M-10 0Q-14 30-16 34H16Q14 30 10 0Z" fill="#FFF3DC" />
      <path d="M-36 2Q-34-34 0-34T36 2Q20 10 0 10T-36 2Z" fill="#D8402F" />
      <g fill="#FFF8EC">
        <circle cx="-16" cy="-12" r="6" />
        <circle cx="8" cy="-20" r="7" />
        <circle cx="20" cy="-4" r="5" />
        <circle cx="-2" cy="-1" r="4.5" />
      </g>
    </>
  ),
};
