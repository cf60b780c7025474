/** A sheet of paper in the landscape: one heading, one column; narrow for forms and messages, wider for texts. */
import type { ReactNode } from 'react';
import { Kaktus } from '../art/mascot/kaktus';
import type { Pose } from '../art/mascot/pose';
import { classNames } from '../class-names';
import styles from './sheet.module.css';

type SheetProps = {
  heading: ReactNode;
  /** The mascot, standing on the edge of the paper. */
  pose?: Pose;
  kind?: 'form' | 'text' | 'message';
  children?: ReactNode;
};

export function Sheet({ heading, pose, kind = 'form', children }: SheetProps) {
  return (
    <div className={styles.place}>
      <div className={classNames(styles.sheet, styles[kind], pose && styles.withPose)}>
        {pose && <Kaktus pose={pose} className={styles.pose} />}
        <h1 className={styles.heading}>{heading}</h1>
        <div className={styles.body}>{children}</div>
      </div>
    </div>
  );
}
