/** The upper end of a plot's scale: the next round number, so that its half is a whole one. */
export function roundedUp(most: number): number {
  if (most <= 2) return 2;
  const power = 10 ** Math.floor(Math.log10(most));
  const steps = power === 1 ? [2, 4, 6, 8, 10] : [1, 2, 4, 5, 6, 8, 10];
  return steps.map((step) => step * power).find((end) => end >= most)!;
}

/** Which steps have a label below the plot: the first, the last, and some between. */
export function namedSteps(count: number, most: number): Set<number> {
  if (count <= most) return new Set(Array.from({ length: count }, (_, place) => place));
  const gap = (count - 1) / (most - 1);
  return new Set(Array.from({ length: most }, (_, place) => Math.round(place * gap)));
}
