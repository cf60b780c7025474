/** Drawn pictures that come in one file, and what happens in them. */

/** Times are in milliseconds. */
export type SceneAction = {
  lasts: number;
  /** As the page opens, before the sentences. */
  atOnce?: true;
  noise?: string;
  noiseAt: number;
  parts: { part: string; frames: Keyframe[] }[];
};

/** What several pictures share, and each picture. */
export type Scenes = { symbols: string; pages: string[]; actions: (SceneAction | null)[] };

/** A part of the running story; in the last one, she whom all are looking for is found. */
export type Episode = Omit<Scenes, 'actions'> & {
  actions: SceneAction[];
  hours: string[];
  isFound: boolean;
};
