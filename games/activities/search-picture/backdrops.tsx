/** The painted ground of the search pictures; it stretches to any page, so nothing on it needs to keep its shape. */
import type { VNode } from 'preact';

export const backdrops: Record<'zoo' | 'walk', VNode> = {
  zoo: (
    <>
      <path d="M0 0H100V100H0Z" fill="#D6EEF2" />
      <path d="M0 20Q18 6 36 14T70 10T100 16V100H0Z" fill="#CFE5B0" />
      <path d="M0 34Q24 24 50 32T100 28V100H0Z" fill="#B9DA95" />
      <path d="M0 62Q30 52 56 60T100 56V100H0Z" fill="#A7CE84" />
      <path
        d="M40 100Q30 82 52 72T60 50T40 34T48 18L53 17Q50 28 52 34T74 52T64 76T58 100Z"
        fill="#F3DDB0"
      />
      <path d="M0 88Q24 80 44 88T100 84V100H0Z" fill="#98C276" />
    </>
  ),
  walk: (
    <>
      <path d="M0 0H100V100H0Z" fill="#BFD9F2" />
      <path d="M0 0H100V14Q60 22 0 12Z" fill="#A9C6EA" />
      <path d="M0 40L18 24L30 34L48 20L66 36L80 26L100 40V100H0Z" fill="#C9C3DE" />
      <path d="M0 44Q26 34 52 42T100 38V100H0Z" fill="#CFE5B0" />
      <path d="M0 62Q34 52 60 62T100 58V100H0Z" fill="#B5D78F" />
      <path
        d="M24 100Q34 88 30 80T48 66T58 54T54 43L57 42Q64 50 62 58T58 70T42 84T46 100Z"
        fill="#F3DDB0"
      />
      <path d="M0 88Q24 80 52 90T100 84V100H0Z" fill="#9CC878" />
    </>
  ),
};
