/** The mascot: one body in one pot; a pose chooses the arms, the face and what he wears or holds. */
import type { ReactNode } from 'react';
import { Envelope } from './envelope';
import { GoldenKey } from './golden-key';
import { Headphones } from './headphones';
import { KaktusArm } from './kaktus-arm';
import { KaktusBody } from './kaktus-body';
import { KaktusFace, type Eyes, type Mouth } from './kaktus-face';
import { KaktusFlower } from './kaktus-flower';
import { KaktusPot } from './kaktus-pot';
import styles from './kaktus.module.css';
import { Magnifier } from './magnifier';
import { Nightcap } from './nightcap';
import { Stars } from './stars';
import { Thought } from './thought';

export type Pose =
  'waves' | 'claps' | 'thinks' | 'listens' | 'looks' | 'sleeps' | 'envelope' | 'key';

type Look = {
  lean: number;
  eyes: Eyes;
  mouth: Mouth;
  behind: ReactNode;
  worn?: ReactNode;
  held?: ReactNode;
  flower?: string;
};

const restingLeft = <KaktusArm d="M58 122C42 127 34 119 34 106" />;

const looks: Record<Pose, Look> = {
  waves: {
    lean: -3,
    eyes: 'open',
    mouth: 'laugh',
    behind: (
      <>
        {restingLeft}
        <g className={styles.wave}>
          <KaktusArm d="M142 118C163 118 171 100 170 76" />
        </g>
      </>
    ),
  },
  claps: {
    lean: 0,
    eyes: 'happy',
    mouth: 'laugh',
    behind: <Stars />,
    held: (
      <>
        <g className={styles.clapLeft}>
          <KaktusArm d="M48 127C52 148 76 158 90 141" />
        </g>
        <g className={styles.clapRight}>
          <KaktusArm d="M152 127C148 148 124 158 110 141" />
        </g>
      </>
    ),
  },
  thinks: {
    lean: 3,
    eyes: 'up',
    mouth: 'pondering',
    behind: (
      <>
        {restingLeft}
        <Thought />
      </>
    ),
    held: <KaktusArm d="M152 127C152 151 126 155 114 136" />,
  },
  listens: {
    lean: -4,
    eyes: 'happy',
    mouth: 'smile',
    behind: restingLeft,
    worn: <Headphones />,
    held: <KaktusArm d="M146 130C166 133 174 119 163 108" />,
  },
  looks: {
    lean: 3,
    eyes: 'one',
    mouth: 'surprised',
    behind: restingLeft,
    held: (
      <>
        <Magnifier />
        <KaktusArm d="M143 140C150 158 168 158 170 146" />
      </>
    ),
  },
  sleeps: {
    lean: 4,
    eyes: 'asleep',
    mouth: 'breathing',
    behind: (
      <>
        <KaktusArm d="M58 120C44 123 36 130 34 139" />
        <KaktusArm d="M142 120C156 123 164 130 166 139" />
      </>
    ),
    worn: <Nightcap />,
    flower: 'translate(66 66) rotate(-20) scale(.72)',
  },
  envelope: {
    lean: 0,
    eyes: 'open',
    mouth: 'smile',
    behind: null,
    held: (
      <>
        <Envelope />
        <KaktusArm d="M47 120C38 136 45 151 59 152" />
        <KaktusArm d="M153 120C162 136 155 151 141 152" />
      </>
    ),
  },
  key: {
    lean: -3,
    eyes: 'open',
    mouth: 'laugh',
    behind: restingLeft,
    held: (
      <>
        <GoldenKey />
        <KaktusArm d="M148 124C158 132 169 124 171 110" />
      </>
    ),
  },
};

export function Kaktus({
  pose,
  className,
  title,
}: {
  pose: Pose;
  className?: string;
  title?: string;
}) {
  const {
    lean,
    eyes,
    mouth,
    behind,
    worn,
    held,
    flower = 'translate(119 43) rotate(14)',
  } = looks[pose];
  const spoken = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    <svg
      viewBox="0 0 200 200"
      className={[styles.kaktus, className].filter(Boolean).join(' ')}
      {...spoken}
    >
      <ellipse cx="102" cy="193" rx="52" ry="5" fill="#26233A" opacity=".16" />
      <g className={styles.breath}>
        <g transform={`rotate(${lean} 100 165)`}>
          {behind}
          <KaktusBody />
          {worn}
          <KaktusFlower place={flower} />
          <KaktusFace eyes={eyes} mouth={mouth} />
        </g>
      </g>
      <KaktusPot />
      {held && (
        <g className={styles.breath}>
          <g transform={`rotate(${lean} 100 165)`}>{held}</g>
        </g>
      )}
    </svg>
  );
}
