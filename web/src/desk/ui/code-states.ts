/** How the state of a code is coloured; its name always stands next to it. */
import type { DeskCode } from '../../api/schema.gen';
import type { Tone } from './state-mark';

export const stateTones: Record<DeskCode['state'], Tone> = {
  unused: 'plain',
  activated: 'good',
  expired: 'plain',
  revoked: 'bad',
  too_late: 'bad',
};
