/** On which screen a lesson is previewed: a choice of four, and a stage of that size, made smaller where it must be. */
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useDeskWords } from '../i18n/words';
import styles from './preview-size.module.css';

const sizes = {
  phone: { width: 390, height: 844 },
  phoneOnItsSide: { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
};

export type PreviewSize = keyof typeof sizes;

const names = Object.keys(sizes) as PreviewSize[];

/** What fits the screen at hand best. */
export const firstPreviewSize = (): PreviewSize => (window.innerWidth < 600 ? 'phone' : 'desktop');

type SizeChoiceProps = { size: PreviewSize; onChoose: (size: PreviewSize) => void };

export function SizeChoice({ size, onChoose }: SizeChoiceProps) {
  const words = useDeskWords('lessons').previewSizes;
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{words.heading}</legend>
      {names.map((one) => (
        <label key={one} className={styles.option}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={one === size}
            onChange={() => onChoose(one)}
          />
          {words[one]}
        </label>
      ))}
    </fieldset>
  );
}

/** Of the window's height, so that the choice above the stage stays in sight. */
const maxShareOfWindow = 0.8;

function scaleFor({ width, height }: { width: number; height: number }, room: number): number {
  return Math.min(1, room / width, (window.innerHeight * maxShareOfWindow) / height);
}

/** The lesson stays the same when the size changes: it is drawn anew, and not started again. */
export function SizedStage({ size, children }: { size: PreviewSize; children: ReactNode }) {
  const words = useDeskWords('lessons').previewSizes;
  const place = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const { width, height } = sizes[size];
  useLayoutEffect(() => {
    const element = place.current!;
    const fit = () => setScale(scaleFor({ width, height }, element.clientWidth));
    fit();
    // Not by a ResizeObserver: with one, Firefox lays out the lesson before its style sheets are there.
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, [width, height]);
  return (
    <div ref={place}>
      <div
        className={styles.stage}
        data-size={size}
        style={{ inlineSize: width * scale, blockSize: height * scale }}
      >
        <div
          className={styles.screen}
          style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
        >
          {children}
        </div>
      </div>
      <p className={styles.caption}>{words.caption(width, height, Math.round(scale * 100))}</p>
    </div>
  );
}
