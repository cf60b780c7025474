/** Batches as a table, each with its figures and its last day. */
import type { DeskBatch } from '../../../api/schema.gen';
import { Link } from '../../../router/link';
import { DataTable, type Column } from '../../ui/data-table';
import { isBeingMade, isBeingRemoved, useBookTitle } from '../code-calls';
import { useCodeWords } from '../code-words';
import styles from '../codes.module.css';
import { asDay } from '../activations/periods';

export function BatchTable({ batches, empty }: { batches: DeskBatch[]; empty: string }) {
  const words = useCodeWords();
  const titleOf = useBookTitle();
  const figure = (
    name: 'made' | 'unused' | 'activated' | 'expired' | 'revoked',
  ): Column<DeskBatch> => ({
    name: words.columns[name],
    figure: true,
    cell: (batch) => words.number(batch[name]),
  });
  return (
    <DataTable
      caption={words.batches}
      rows={batches}
      keyOf={({ id }) => id}
      empty={empty}
      columns={[
        {
          name: words.columns.batch,
          cell: (batch) => (
            <>
              <Link to={`/desk/codes/batches/${batch.id}`}>
                {batch.name || words.batch(batch.id)}
              </Link>{' '}
              <BatchMark batch={batch} />
            </>
          ),
        },
        { name: words.columns.book, cell: ({ book }) => titleOf(book) },
        figure('unused'),
        figure('made'),
        figure('activated'),
        figure('expired'),
        figure('revoked'),
        {
          name: words.page.redeemBy,
          figure: true,
          cell: ({ redeemBy }) => (redeemBy ? words.day(asDay(redeemBy)) : '–'),
        },
        {
          name: words.columns.created,
          figure: true,
          cell: ({ createdAt }) => words.day(new Date(createdAt)),
        },
      ]}
    />
  );
}

function BatchMark({ batch }: { batch: DeskBatch }) {
  const words = useCodeWords();
  const marks = [
    isBeingRemoved(batch) && words.batchList.beingRemoved,
    batch.revokedAt && words.batchRevoked,
    isBeingMade(batch) && words.beingMade,
    batch.imported && words.imported,
  ];
  const mark = marks.find(Boolean);
  return mark ? <span className={styles.state}>{mark}</span> : null;
}
