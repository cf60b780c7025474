/** What differs between poses: how far he leans, his face, arms, and what he wears or holds. All but `lean` is SVG. */
export type Pose = {
  lean: number;
  face: string;
  behind?: string;
  worn?: string;
  held?: string;
  /** Where the flower sits, if not in its usual place. */
  flowerPlace?: string;
};
