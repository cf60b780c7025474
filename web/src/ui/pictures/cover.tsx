/** A small book cover: a picture, a title, and what is pinned on it. */
import { useState, type CSSProperties, type ReactNode } from 'react';
import { LogoMark } from '../art/mascot/logo-mark';
import type { BookUse } from './book-use';
import styles from './cover.module.css';

type CoverProps = {
  /** German, as everything in the catalogue. */
  title: string;
  thumb: string;
  /** One of the colours that `lessonColour` names. */
  colour: string;
  use?: BookUse | undefined;
  /** Whether something stands beside the title. */
  beside?: boolean;
  children?: ReactNode;
};

export function Cover({ title, thumb, colour, use, beside, children }: CoverProps) {
  const [pictureFailed, setPictureFailed] = useState(false);
  const hasPicture = thumb !== '' && !pictureFailed;
  return (
    <span
      className={styles.cover}
      data-use={use}
      data-beside={beside || undefined}
      style={{ '--tile': `var(${colour})` } as CSSProperties}
    >
      <span className={styles.picture}>
        {hasPicture ? (
          <img
            src={thumb}
            alt=""
            width="320"
            height="240"
            draggable={false}
            onError={() => setPictureFailed(true)}
          />
        ) : (
          <LogoMark />
        )}
      </span>
      <span lang="de" className={styles.title}>
        {title}
      </span>
      {children}
    </span>
  );
}
