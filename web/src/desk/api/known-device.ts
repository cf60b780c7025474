/**
 * The proof that somebody was in at this device before, so that no stranger's wrong passwords lock it out. It stays when
 * they sign out, and opens nothing by itself.
 */
import { storedText } from '../../device/stored';

const proof = storedText('device', 'kaktus.desk.device');

export const readDevice = (): string => proof.read() ?? '';

export const keepDevice = (text: string): void => void proof.write(text);
