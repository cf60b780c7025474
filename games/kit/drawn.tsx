/** A part of a drawing that was made before the build. */
export function Drawn({ svg, look }: { svg: string | undefined; look?: string }) {
  return <g class={look} dangerouslySetInnerHTML={{ __html: svg ?? '' }} />;
}
