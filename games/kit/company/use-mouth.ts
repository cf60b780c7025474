/** How wide a companion's mouth is open: as loud as the recording is at this moment. */
import { useEffect, useState } from 'preact/hooks';
import type { Speaker } from '../speech/speaker';
import { moduleAt } from '../prefetch';
import type { Mouths } from './company-data';

/** For what the device says by itself: nobody knows how loud it is. */
const unknownMouth = '1213';

/** `share` is how much of the recording has been heard. */
export function mouthAt(levels: string | undefined, share: number): number {
  if (share >= 1) return 0;
  if (levels === undefined) return share > 0 ? Number(unknownMouth[Math.floor(share * 97) % 4]) : 0;
  return Number(levels[Math.floor(share * levels.length)] ?? 0);
}

/** Whoever wants less motion sees a mouth that stays as it is. */
export function useMouth(speaker: Speaker, file: string): number {
  const [open, setOpen] = useState(0);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let mouths: Mouths = {};
    moduleAt(file).then(
      (module) => (mouths = module.default as Mouths),
      () => {},
    );
    return speaker.watch((recording, share) => setOpen(mouthAt(mouths[recording], share)));
  }, []);

  return open;
}
