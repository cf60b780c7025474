/** The slim bar above a lesson: back, the lesson's title, the panel next to it, full screen. */
import type { CSSProperties, ReactNode, RefObject } from 'react';
import { useWords } from '../../i18n/language';
import { PlayIcon, type PlayIconName } from '../../ui/play-icon';
import styles from './stage-bar.module.css';

type StageBarProps = {
  title: string;
  colour: string;
  backName: string;
  /** Absent where a lesson stands alone. */
  panel?: { id: string; open: boolean; button: RefObject<HTMLButtonElement | null> };
  full: boolean;
  onBack: () => void;
  onPanel?: () => void;
  onFull: () => void;
  /** The next step, if there is one. */
  children?: ReactNode;
};

export function StageBar(props: StageBarProps) {
  const words = useWords('viewer');
  const { title, colour, backName, panel, full, onBack, onPanel, onFull } = props;
  const face = (icon: PlayIconName, text: string) => (
    <>
      <PlayIcon name={icon} />
      <span className={styles.text}>{text}</span>
    </>
  );
  return (
    <div className={styles.bar} style={{ '--tile': colour } as CSSProperties}>
      <button type="button" className={styles.button} title={backName} onClick={onBack}>
        {face('back', backName)}
      </button>
      <h1 lang="de" className={styles.title}>
        {title}
      </h1>
      <div className={styles.end}>
        {props.children}
        {panel && (
          <button
            ref={panel.button}
            type="button"
            className={styles.button}
            title={words.lessons}
            aria-expanded={panel.open}
            aria-controls={panel.id}
            onClick={onPanel}
          >
            {face('lessons', words.lessons)}
          </button>
        )}
        <button
          type="button"
          className={styles.button}
          title={full ? words.leaveFullScreen : words.fullScreen}
          onClick={onFull}
        >
          {face(full ? 'shrink' : 'grow', full ? words.leaveFullScreen : words.fullScreen)}
        </button>
      </div>
    </div>
  );
}
