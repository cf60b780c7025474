/** The drawings of the pages where children choose and play; apart from Icon, which the first page has to load. */
import { classNames } from '../class-names';

const drawings = {
  back: 'M14.5 5.5L8 12l6.5 6.5',
  forward: 'M9.5 5.5L16 12l-6.5 6.5',
  lessons: 'M4.5 5h5v5h-5ZM4.5 14h5v5h-5ZM13.5 7.5h6M13.5 16.5h6',
  grow: 'M4.5 9.5v-5h5M14.5 4.5h5v5M19.5 14.5v5h-5M9.5 19.5h-5v-5',
  shrink: 'M9.5 4.5v5h-5M19.5 9.5h-5v-5M14.5 19.5v-5h5M4.5 14.5h5v5',
  play: 'M8 5.5v13l10.5-6.5Z',
  read: 'M12 7C9.5 5 6.5 4.8 3.5 5.2v13c3-.4 6-.2 8.5 1.8c2.5-2 5.5-2.2 8.5-1.8v-13C17.5 4.8 14.5 5 12 7ZM12 7v13',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.3-3.3a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-5.7 0L5 13.3a4 4 0 0 0 5.7 5.7l1.5-1.5',
  star: 'M12 3.5l2.6 5.5l6 .8l-4.4 4.2l1.1 6L12 17.1l-5.3 2.9l1.1-6L3.4 9.8l6-.8Z',
};

/** Those that point the way in which the page is read. */
const directed: PlayIconName[] = ['back', 'forward', 'lessons'];

export type PlayIconName = keyof typeof drawings;

export function PlayIcon({ name, className }: { name: PlayIconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill={name === 'star' || name === 'play' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames(className, directed.includes(name) && 'mirrored')}
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
