/** Those who come to the stall: people of the family. */
import { Guest } from '../../kit/stage/guest';
import drawings from './drawings.json';

const { customers } = drawings;

export function Customer({ kind, isGlad }: { kind: number; isGlad: boolean }) {
  return <Guest guest={customers[kind % customers.length]!} isGlad={isGlad} />;
}
