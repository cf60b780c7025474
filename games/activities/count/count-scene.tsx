/** A meadow, a pond or the evening sky, with as many things in it as are to be counted. */
import { layOut, type CountTask, type Kind } from './rules';
import { things } from './things';

const pond = (
  <>
    <path d="M0 0H480V400H0Z" fill="#B9DE9A" />
    <path
      d="M40 80C120 10 380 0 440 90S480 330 400 370S90 400 40 330S-10 140 40 80Z"
      fill="#8FD0E6"
    />
    <path
      d="M90 90q40-14 80 0M300 330q40-14 80 0M300 70q30-12 60 0M80 320q30-12 60 0"
      fill="none"
      stroke="#C6EAF4"
      stroke-width="7"
      stroke-linecap="round"
    />
    <path
      d="M14 400Q20 340 8 300M30 400Q34 350 44 320M462 400Q456 350 470 300"
      fill="none"
      stroke="#4E9B57"
      stroke-width="8"
      stroke-linecap="round"
    />
  </>
);

const meadow = (
  <>
    <path d="M0 0H480V400H0Z" fill="#D9EEF2" />
    <path d="M0 60C120 10 220 50 300 34S420 20 480 40V400H0Z" fill="#CDE6AE" />
    <path d="M0 240C140 190 240 240 340 214S440 210 480 220V400H0Z" fill="#B3D791" />
    <path
      d="M30 120l6-16M44 122l2-14M420 150l4-16M434 152l6-12M60 350l6-16M76 352l2-14M400 350l4-16M414 352l6-12"
      stroke="#82B868"
      stroke-width="5"
      stroke-linecap="round"
    />
  </>
);

const evening = (
  <>
    <path d="M0 0H480V400H0Z" fill="#34406B" />
    <path d="M0 0H480V150Q240 240 0 150Z" fill="#2A3358" />
    <path d="M432 20A34 34 0 1 0 462 66A28 28 0 1 1 432 20Z" fill="#FFE9A8" />
    <path d="M0 372C120 340 240 372 340 352S440 350 480 360V400H0Z" fill="#23304A" />
  </>
);

const grounds: Record<Kind, typeof pond> = {
  aepfel: meadow,
  blumen: meadow,
  pilze: meadow,
  enten: pond,
  fische: pond,
  sterne: evening,
};

export function CountScene({ task, at }: { task: CountTask; at: number }) {
  if (task.kind === 'bus') return null;
  const { kind } = task;
  return (
    <svg viewBox="0 0 480 400" aria-hidden="true">
      {grounds[kind]}
      {layOut(task.count, at).map(([x, y, turn], place) => (
        <g key={place} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <g class="count-thing" style={{ '--place': place }}>
            {things[kind]}
          </g>
        </g>
      ))}
    </svg>
  );
}
