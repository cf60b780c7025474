/** Parts of drawings that were made before the build, and the place behind a game. */
import type { JSX } from 'preact';
import './drawn.css';

type Props = Omit<JSX.IntrinsicElements['g'], 'dangerouslySetInnerHTML'> & {
  svg: string | undefined;
};

export function Drawn({ svg, ...more }: Props) {
  return <g {...more} dangerouslySetInnerHTML={{ __html: svg ?? '' }} />;
}

/** `bright` when a game speaks of the morning, however late it is. */
export function Backdrop({ svg, hour = 'day' }: { svg: string; hour?: 'day' | 'bright' }) {
  return (
    <svg
      class="scene backdrop"
      data-hour={hour}
      viewBox="0 0 1000 400"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
