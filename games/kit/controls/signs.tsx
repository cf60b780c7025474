/** The signs on buttons, drawn as thick rounded lines that need no reading. */
import type { VNode } from 'preact';

export type Sign = 'ear' | 'sound-on' | 'sound-off' | 'back' | 'next' | 'again' | 'home' | 'map';

const line = {
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': 4.5,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const;

const loudspeaker = <path d="M6 19H13L23 10V38L13 29H6Z" {...line} fill="currentColor" />;

export const signs: Record<Sign, VNode> = {
  ear: (
    <path
      d="M15 21C15 12 20 7 27 7S39 12 39 20C39 28 31 29 31 35.5C31 40 28 42 24.5 42C21 42 18.5 40 18 37M22.5 21C22.5 16.5 24.5 14.5 27 14.5S31.5 16.5 31.5 20C31.5 24.5 25 24 25 29.5M8 13Q4.5 21 8 29"
      {...line}
      stroke-width="4"
    />
  ),
  'sound-on': (
    <>
      {loudspeaker}
      <path d="M31 17Q35.5 24 31 31M37 11Q45 24 37 37" {...line} />
    </>
  ),
  'sound-off': (
    <>
      {loudspeaker}
      <path d="M31 18L43 30M43 18L31 30" {...line} />
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
