/** Turns the sound of a lesson on and off. */
import { BigButton } from '../controls/big-button';

export function SoundSwitch({ on, onSwitch }: { on: boolean; onSwitch: (on: boolean) => void }) {
  return (
    <BigButton
      name="Ton"
      sign={on ? 'sound-on' : 'sound-off'}
      pressed={on}
      onPress={() => onSwitch(!on)}
    />
  );
}
