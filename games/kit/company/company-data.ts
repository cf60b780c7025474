/** How those who play along are drawn and how they speak, as the build writes it into two files of the product. */
export type Pose = 'rest' | 'show' | 'wonder' | 'cheer' | 'clap' | 'clap-wide';

/** Parts of a drawing, from the back to the front; the head turns around 0 0 of its place. */
export type CompanionDrawing = {
  /** The sheet on which it stands, and that part of it that is touched. */
  box: string;
  touched: readonly [x: number, y: number, width: number, height: number];
  body: string;
  before: string;
  head: { place: string; back: string; skull: string; below: string; above: string };
  eyes: { open: string; happy: string };
  brows: { level: string; raised: string };
  /** From closed to wide open. */
  mouths: readonly string[];
  laugh: string;
  doubt: string;
  poses: Record<Pose, { behind: string; before: string; turn: number; head?: string }>;
};

export type CompanionData = { name: string; drawing: CompanionDrawing };
/** The one of the lesson, and Kaktus, who is in every lesson. */
export type Company = { own: CompanionData; kaktus: CompanionData };

/** How wide the mouth is open while a recording is heard: a digit from 0 to 3 for each moment of it. */
export type Mouths = Readonly<Record<string, string>>;

export const companyFile = 'company/drawings.js';
export const mouthsFile = 'company/mouths.js';
