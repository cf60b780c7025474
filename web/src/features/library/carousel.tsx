/** A row of tiles that is turned page by page, with its arrows, its dots or the arrow keys, but never dragged. */
import {
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../i18n/language';
import { CarouselControls } from './carousel-controls';
import { pageShowing, pagesOf } from './carousel-pages';
import styles from './carousel.module.css';
import type { Drawn } from './use-drawn-rows';
import { useSlidesInView } from './use-slides-in-view';

type CarouselProps = {
  label: string;
  slides: { key: string; content: ReactNode }[];
  drawn: Drawn;
  start: number;
  /** Called with the lesson that the page begins with, so that another visit can start there. */
  onTurned: (anchor: number) => void;
};

export function Carousel({ label, slides, drawn, start, onTurned }: CarouselProps) {
  const words = useWords('library');
  const track = useRef<HTMLUListElement>(null);
  const pageLength = useSlidesInView();
  const pages = pagesOf(slides.length, pageLength);
  const [place, setPlace] = useState({ anchor: start, turned: false });
  const current = pageShowing(pages, place.anchor);
  const { first, last } = pages[current]!;

  const turn = (page: number) => {
    const anchor = page * pageLength;
    flushSync(() => setPlace({ anchor, turned: true }));
    onTurned(anchor);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const right = document.documentElement.dir === 'rtl' ? -1 : 1;
    const step = { ArrowLeft: -right, ArrowRight: right }[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const onTile = track.current?.contains(document.activeElement);
    if (!pages[current + step]) return;
    turn(current + step);
    if (onTile) track.current?.querySelector<HTMLElement>('li:not([inert]) a')?.focus();
  };

  /** The partly visible tiles are inert, so a tap on one arrives here. */
  const onTap = ({ clientX }: MouseEvent) => {
    const tapped = [...(track.current?.children ?? [])].findIndex((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return left <= clientX && clientX < right;
    });
    if (tapped > last) turn(current + 1);
    if (tapped !== -1 && tapped < first) turn(current - 1);
  };

  return (
    <div
      role="group"
      aria-roledescription={words.carousel}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      <div className={styles.window} onClick={onTap}>
        <ul
          ref={track}
          className={styles.track}
          style={{ '--first': first, '--count': slides.length } as CSSProperties}
        >
          {slides.map(({ key, content }, index) => {
            const inView = first <= index && index <= last;
            return (
              <li key={key} className={styles.slide} inert={!inView}>
                {(inView ? drawn !== 'nothing' : drawn === 'all') && content}
              </li>
            );
          })}
        </ul>
      </div>
      <div className={styles.board} aria-hidden="true" />
      {pages.length > 1 && <CarouselControls pages={pages} current={current} onTurn={turn} />}
      <p role="status" className="visually-hidden">
        {place.turned && words.shown(first + 1, last + 1, slides.length)}
      </p>
    </div>
  );
}
