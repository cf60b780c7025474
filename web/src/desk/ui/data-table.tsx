/** A table of the desk: as wide as its panel, scrolled sideways on a phone, with a sentence if it is empty. */
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names';
import styles from './data-table.module.css';

export type Column<Row> = {
  name: string;
  /** Figures stand at the end of their column. */
  figure?: boolean;
  cell: (row: Row) => ReactNode;
};

type DataTableProps<Row> = {
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  keyOf: (row: Row) => string | number;
  empty: string;
};

export function DataTable<Row>({ caption, columns, rows, keyOf, empty }: DataTableProps<Row>) {
  if (rows.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <div className={styles.scroller} role="group" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name, figure }) => (
              <th key={name} scope="col" className={classNames(figure && styles.figure)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ name, figure, cell }) => (
                <td key={name} className={classNames(figure && styles.figure)}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
