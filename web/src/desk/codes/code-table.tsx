/** The codes that were found, each with its state and the ways to revoke or replace it. */
import type { BatchCode } from '../../api/schema.gen';
import { Link } from '../../router/link';
import { Button } from '../../ui/forms/button';
import { stateTones } from '../ui/code-states';
import { DataTable } from '../ui/data-table';
import { StateMark } from '../ui/state-mark';
import { useCodeWords } from './code-words';
import styles from './codes.module.css';

export type CodeChange = { code: BatchCode; replace: boolean };

type CodeTableProps = {
  codes: BatchCode[];
  onChange: (change: CodeChange) => void;
  isTicked: (number: number) => boolean;
  onTick: (number: number, ticked: boolean) => void;
};

function CodeActions({
  code,
  onChange,
}: {
  code: BatchCode;
  onChange: CodeTableProps['onChange'];
}) {
  const words = useCodeWords().list;
  return (
    <span className={styles.buttons}>
      <Button
        look="text"
        aria-label={words.revokeCode(code.shown)}
        onClick={() => onChange({ code, replace: false })}
      >
        {words.revoke}
      </Button>
      <Button
        look="text"
        aria-label={words.replaceCode(code.shown)}
        onClick={() => onChange({ code, replace: true })}
      >
        {words.replace}
      </Button>
    </span>
  );
}

export function CodeTable({ codes, onChange, isTicked, onTick }: CodeTableProps) {
  const words = useCodeWords();
  const momentOf = (code: BatchCode) => code.revokedAt ?? code.activatedAt;
  return (
    <DataTable
      caption={words.list.heading}
      rows={codes}
      keyOf={({ id }) => id}
      empty={words.list.none}
      columns={[
        {
          name: words.columns.number,
          figure: true,
          cell: ({ number, shown }) =>
            number !== null && (
              <label className={styles.tick}>
                <input
                  type="checkbox"
                  aria-label={words.select.tick(shown)}
                  checked={isTicked(number)}
                  onChange={(event) => onTick(number, event.target.checked)}
                />
                {words.number(number)}
              </label>
            ),
        },
        {
          name: words.columns.code,
          cell: ({ id, shown }) => (
            <Link to={`/desk/codes/${id}`} className={styles.codes}>
              {shown}
            </Link>
          ),
        },
        {
          name: words.columns.state,
          cell: ({ state }) => (
            <StateMark tone={stateTones[state]}>{words.list.states[state]}</StateMark>
          ),
        },
        {
          name: words.columns.printed,
          cell: ({ printed }) => (printed ? words.list.printed : ''),
        },
        {
          name: words.columns.when,
          cell: (code) => (momentOf(code) ? words.day(new Date(momentOf(code) as string)) : ''),
        },
        { name: words.columns.reason, cell: ({ reason }) => reason },
        {
          name: words.columns.actions,
          cell: (code) =>
            code.state !== 'revoked' && <CodeActions code={code} onChange={onChange} />,
        },
      ]}
    />
  );
}
