/** How a score becomes stars: none before the end, then one for playing, two for most of it, three for nearly all. */
import type { Stars } from 'kaktus-shared/bridge';

export type Result = {
  /** Whether the lesson says that it is over, passed or not. */
  ended: boolean;
  failed?: boolean;
  /** From 0 to 1; absent if the lesson counts no points. */
  share?: number;
};

export function starsFor({ ended, failed, share }: Result): Stars | 0 {
  if (!ended) return 0;
  if (failed) return 1;
  if (share === undefined) return 3;
  return share >= 0.9 ? 3 : share >= 0.6 ? 2 : 1;
}

/** The part of the points that was reached; undefined if the numbers make no sense. */
export function shareOf(raw: unknown, min: unknown, max: unknown): number | undefined {
  const [points, lowest, highest] = [raw, min || 0, max || 100].map(Number);
  if (raw === '' || raw === null || raw === undefined) return undefined;
  const share = (points! - lowest!) / (highest! - lowest!);
  return Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : undefined;
}
