/** What is said at the end of a game or a lesson: 'Super!' only if it was. */
import type { Stars } from 'kaktus-shared/bridge';

export const praises: Record<Stars, string> = { 3: 'Super!', 2: 'Gut gemacht!', 1: 'Geschafft!' };
