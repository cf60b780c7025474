/** The large keys to type with: the letters in even rows, and the umlauts below them. */
import { letterLabel } from '../../kit/speech/letter-names';
import type { ChoiceState } from '../../kit/series/series-sheet';
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
const umlauts = 4;
/** As many keys in a row as fit, in rows of about the same length; the umlauts always have one row. */
function rowsOf(keys: number, perRow: number) {
  const rows = Math.ceil(keys / perRow);
  return { rows, columns: Math.max(umlauts, Math.ceil(keys / rows)) };
}

export function TypingKeys({ keys, faceOf, thingOf, stateOf, onPress }: Props) {
  const plain = keys.filter((key) => !isUmlaut.test(key));
  const tall = rowsOf(plain.length, plain.length > 15 ? 6 : 5);
  const wide = rowsOf(plain.length, 8);
  const layout = {
    '--rows': tall.rows,
    '--columns': tall.columns,
    '--rows-wide': wide.rows,
    '--columns-wide': wide.columns,
  };
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
    <div class="writing-keys" role="group" aria-label="Tasten" style={layout}>
      <div class="writing-row">{plain.map(keyOf)}</div>
      <div class="writing-row">{keys.filter((key) => isUmlaut.test(key)).map(keyOf)}</div>
    </div>
  );
}
