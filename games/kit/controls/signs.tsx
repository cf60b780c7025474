/** The signs on buttons, drawn as thick rounded lines that need no reading. */
import type { VNode } from 'preact';

export type Sign =
  | 'speaker'
  | 'sound-on'
  | 'sound-off'
  | 'back'
  | 'next'
  | 'again'
  | 'home'
  | 'map';

const line = {
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': 4.5,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const;

const note = (
  <>
    <ellipse cx="15" cy="35" rx="6.5" ry="5.5" fill="currentColor" />
    <ellipse cx="34" cy="31" rx="6.5" ry="5.5" fill="currentColor" />
    <path d="M20 35V13L39 9V31" {...line} />
  </>
);

export const signs: Record<Sign, VNode> = {
  speaker: (
    <>
      <path d="M8 19H15L25 10V38L15 29H8Z" {...line} fill="currentColor" />
      <path d="M32 17Q36.5 24 32 31M38 11Q46 24 38 37" {...line} fill="none" />
    </>
  ),
  'sound-on': note,
  'sound-off': (
    <>
      <g opacity=".45">{note}</g>
      <path d="M8 8L40 40" {...line} stroke-width="5.5" />
    </>
  ),
  back: <path d="M29 10L14 24L29 38" {...line} stroke-width="6.5" />,
  next: <path d="M19 10L34 24L19 38" {...line} stroke-width="6.5" />,
  again: (
    <>
      <path d="M37 17A15 15 0 1 0 39 27" {...line} />
      <path d="M39 8V18H29" {...line} />
    </>
  ),
  map: (
    <>
      <path d="M6 12L18 8L30 12L42 8V36L30 40L18 36L6 40Z" {...line} stroke-width="4" />
      <path d="M18 9V35M30 13V39" {...line} stroke-width="3" />
    </>
  ),
  home: <path d="M7 24L24 9L41 24M12 21V39H36V21M21 39V30H27V39" {...line} />,
};
