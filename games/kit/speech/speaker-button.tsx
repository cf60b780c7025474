/** The ear that lets the child hear the instruction again; it always sits in the upper right corner. */
import { BigButton } from '../controls/big-button';
import type { Speaker } from './speaker';

export function SpeakerButton({ speaker }: { speaker: Speaker }) {
  return (
    <BigButton
      name="Noch einmal hören"
      sign="ear"
      look="sun"
      onPress={() => void speaker.repeat()}
    />
  );
}
