/** The slim bar above a lesson: back, the lesson's title, the other lessons, full screen. */
import type { CSSProperties, RefObject } from 'react';
import { useWords } from '../../i18n/language';
import { PlayIcon, type PlayIconName } from '../../ui/play-icon';
import styles from './stage-bar.module.css';

type StageBarProps = {
  title: string;
  colour: string;
  panelId: string;
  panelOpen: boolean;
  panelButton: RefObject<HTMLButtonElement | null>;
  full: boolean;
  onBack: () => void;
  onPanel: () => void;
  onFull: () => void;
};

export function StageBar(props: StageBarProps) {
  const words = useWords('viewer');
  const { title, colour, panelId, panelOpen, panelButton, full, onBack, onPanel, onFull } = props;
  const face = (icon: PlayIconName, text: string) => (
    <>
      <PlayIcon name={icon} />
      <span className={styles.text}>{text}</span>
    </>
  );
  return (
    <div className={styles.bar} style={{ '--tile': colour } as CSSProperties}>
      <button type="button" className={styles.button} title={words.back} onClick={onBack}>
        {face('back', words.back)}
      </button>
      <h1 lang="de" className={styles.title}>
        {title}
      </h1>
      <div className={styles.end}>
        <button
          ref={panelButton}
          type="button"
          className={styles.button}
          title={words.lessons}
          aria-expanded={panelOpen}
          aria-controls={panelId}
          onClick={onPanel}
        >
          {face('lessons', words.lessons)}
        </button>
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
