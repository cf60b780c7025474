/** Parts of drawings that were made before the build, and the place behind a game. */
import './drawn.css';

export function Drawn({ svg, look }: { svg: string | undefined; look?: string }) {
  return <g class={look} dangerouslySetInnerHTML={{ __html: svg ?? '' }} />;
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
