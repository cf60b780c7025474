/** Parts of drawings that were made before the build, and the place behind a game. */
import type { JSX } from 'preact';
import './drawn.css';

type Props = Omit<JSX.IntrinsicElements['g'], 'dangerouslySetInnerHTML'> & {
  svg: string | undefined;
};

export function Drawn({ svg, ...more }: Props) {
  return <g {...more} dangerouslySetInnerHTML={{ __html: svg ?? '' }} />;
}

export function Backdrop({ svg }: { svg: string }) {
  return (
    <svg
      class="scene backdrop"
      viewBox="0 0 1000 400"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
