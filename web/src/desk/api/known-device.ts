/**
 * The proof that somebody has signed in on this device before, so that a stranger's wrong passwords do not lock it out.
 * It survives the sign-out, and grants no access by itself.
 */
import { storedText } from '../../device/stored';

const proof = storedText('device', 'kaktus.desk.device');

export const readDevice = (): string => proof.read() ?? '';

export const keepDevice = (text: string): void => void proof.write(text);
