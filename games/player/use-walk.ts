/** Lets Kaktus walk along the path to a spot; a second choice while he walks takes him there at once. */
import { useRef, useState } from 'preact/hooks';
import { wayBetween, type Trail } from './trail';

const longestMs = 850;
const spotMs = 260;

export function useWalk(trail: Trail, from: number, onArrived: (spot: number) => void) {
  const walker = useRef<HTMLDivElement>(null);
  const [goal, setGoal] = useState<number | null>(null);

  const walkTo = (spot: number) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (still || goal !== null || spot === from || !walker.current) return onArrived(spot);
    setGoal(spot);
    const steps = wayBetween(trail, from, spot).map(([x, y]) => ({ left: `${x}%`, top: `${y}%` }));
    const duration = Math.min(longestMs, Math.abs(spot - from) * spotMs);
    const walk = walker.current.animate(steps, { duration, fill: 'forwards' });
    // Leaving the map cancels the walk, which is no arrival.
    walk.onfinish = () => walker.current && onArrived(spot);
  };

  return { walker, goal, walkTo };
}
