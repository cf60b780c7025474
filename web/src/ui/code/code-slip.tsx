/** Shows which character of a code was probably misread, with a button that corrects it. */
import type { Hint } from '../../api/schema.gen';
import { useWords } from '../../i18n/language';
import { Button } from '../forms/button';
import styles from './code-slip.module.css';
import { groupedCode } from './code-typing';

type CodeSlipProps = { code: string; slip: Hint; onCorrect: (code: string) => void };

export function CodeSlip({ code, slip, onCorrect }: CodeSlipProps) {
  const words = useWords('activation');
  const { place, typed, meant } = slip;
  const before = groupedCode(code.slice(0, place));
  const behind = groupedCode(code).slice(before.length);
  return (
    <div className={styles.slip}>
      <p className={styles.code} aria-hidden="true">
        {before.slice(0, -1)}
        <mark className={styles.place}>{before.slice(-1)}</mark>
        {behind}
      </p>
      <Button
        look="quiet"
        onClick={() => onCorrect(code.slice(0, place - 1) + meant + code.slice(place))}
      >
        {words.correct(typed, meant)}
      </Button>
    </div>
  );
}
