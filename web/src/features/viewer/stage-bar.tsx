/** The slim bar above a lesson: back, the lesson's title, the panel next to it, full screen. */
import type { CSSProperties, ReactNode, RefObject } from 'react';
import { useWords } from '../../i18n/language';
import { PlayIcon, type PlayIconName } from '../../ui/pictures/play-icon';
import styles from './stage-bar.module.css';

type StageBarProps = {
  title: string;
  colour: string;
  backName: string;
  /** The panel's, which is absent where a lesson stands alone. */
  panelId?: string;
  panelOpen?: boolean;
  panelButton?: RefObject<HTMLButtonElement | null>;
  full: boolean;
  onBack: () => void;
  onPanel?: () => void;
  onFull: () => void;
  /** The next step, if there is one. */
  children?: ReactNode;
};

export function StageBar(props: StageBarProps) {
  const words = useWords('viewer');
  const { title, colour, backName, panelId, panelOpen, panelButton, full } = props;
  const { onBack, onPanel, onFull, children } = props;
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
        {children}
        {panelId !== undefined && (
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
