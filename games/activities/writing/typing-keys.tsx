/** The large keys to type with: the letters in even rows, and the umlauts below them. */
import { useRef } from 'preact/hooks';
import { letterLabel } from '../../kit/speech/letter-names';
import type { ChoiceState } from '../../kit/series/series-sheet';
import { useBoxSize } from '../../kit/stage/use-box-size';
import { keyGrid } from './key-grid';
import { keyId } from './rules';

type Props = {
  keys: readonly string[];
  /** What is written on a key. */
  faceOf: (key: string) => string;
  thingOf: (id: string) => string;
  stateOf: (id: string) => ChoiceState;
  onPress: (id: string) => void;
};

const isUmlaut = /[äöüß]/;

export function TypingKeys({ keys, faceOf, thingOf, stateOf, onPress }: Props) {
  const plain = keys.filter((key) => !isUmlaut.test(key));
  const room = useRef<HTMLDivElement>(null);
  const { width, height } = useBoxSize(room);
  const { columns, inRow, rows } = keyGrid(width, height, plain.length);
  const keyOf = (letter: string) => {
    const id = keyId(letter);
    const face = faceOf(letter);
    return (
      <button
        key={letter}
        type="button"
        class="writing-key"
        data-thing={thingOf(id)}
        data-state={stateOf(id)}
        aria-label={letterLabel(face)}
        aria-disabled={stateOf(id) === 'away'}
        onClick={() => onPress(id)}
      >
        {face}
      </button>
    );
  };
  return (
    <div
      ref={room}
      class="writing-keys"
      role="group"
      aria-label="Tasten"
      style={{ '--rows': rows, '--columns': columns, '--in-row': inRow }}
    >
      <div class="writing-row">{plain.map(keyOf)}</div>
      <div class="writing-row">{keys.filter((key) => isUmlaut.test(key)).map(keyOf)}</div>
    </div>
  );
}
